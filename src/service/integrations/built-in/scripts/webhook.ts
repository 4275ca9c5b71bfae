/**
 * The script of the webhook integration: sends events to an address, signed, and tries again. It runs in the runtime of
 * integrations and is one module, so it imports nothing.
 *
 * Every delivery has the header `X-Recto-Signature: t=<seconds>,v1=<hex>`, the HMAC-SHA-256 of `<seconds>.<body>` with the
 * configured secret; receivers written for GitBook find the same under `X-GitBook-Signature`.
 */
interface WebhookEvent {
  readonly type: string
  readonly eventId: string
}

interface Settings {
  readonly url?: string
  readonly secret?: string
  readonly contentUpdates?: boolean
  readonly pageViews?: boolean
  readonly feedback?: boolean
}

interface WebhookEnvironment {
  readonly installation?: { readonly configuration: Settings }
  readonly spaceInstallation?: { readonly configuration: Settings }
  readonly siteInstallation?: { readonly configuration: Settings }
}

/** The setting that turns a type of event on or off. */
const settingOf: Readonly<Record<string, keyof Settings>> = {
  space_content_updated: 'contentUpdates',
  site_view: 'pageViews',
  page_feedback: 'feedback',
}

const maxAttempts = 4
const attemptMilliseconds = 5000

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const signature = async (secret: string, body: string): Promise<string> => {
  const seconds = Math.floor(Date.now() / 1000)
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${seconds}.${body}`))
  return `t=${seconds},v1=${hex(signed)}`
}

const headersFor = async (event: WebhookEvent, body: string, secret: string | undefined) => {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-recto-event': event.type,
    'x-recto-delivery': event.eventId,
  }
  if (secret !== undefined && secret !== '') {
    const value = await signature(secret, body)
    headers['x-recto-signature'] = value
    headers['x-gitbook-signature'] = value
  }
  return headers
}

/** Sends once: undefined if it was received, else why not, and whether trying again can help. */
const attempt = async (
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<{ readonly problem: string; readonly again: boolean } | undefined> => {
  try {
    const signal = AbortSignal.timeout(attemptMilliseconds)
    const { ok, status } = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    if (ok) return undefined
    return { problem: `status ${status}`, again: status >= 500 || status === 429 }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error), again: true }
  }
}

const deliver = async (event: WebhookEvent, url: string, secret: string | undefined): Promise<Response> => {
  const body = JSON.stringify(event)
  for (let tries = 1; ; tries += 1) {
    const failed = await attempt(url, body, await headersFor(event, body, secret))
    if (failed === undefined) {
      console.info(`Delivered ${event.type} at attempt ${tries}`)
      return new Response('OK')
    }
    console.warn(`Attempt ${tries} failed: ${failed.problem}`)
    if (!failed.again || tries === maxAttempts)
      return Response.json({ error: `The receiver answered ${failed.problem}.` }, { status: 502 })
    // One, two and four seconds, so that many deliveries do not come back at the same moment.
    await wait(1000 * 2 ** (tries - 1) * (0.75 + Math.random() / 2))
  }
}

const partText = async (form: FormData, name: string): Promise<string> => {
  const part = form.get(name)
  return part === null ? '{}' : new Response(part).text()
}

export default {
  async fetch(request: Request): Promise<Response> {
    const form = await request.formData()
    const event = JSON.parse(await partText(form, 'event')) as WebhookEvent
    const { installation, spaceInstallation, siteInstallation } = JSON.parse(
      await partText(form, 'environment'),
    ) as WebhookEnvironment
    const setting = settingOf[event.type]
    if (setting === undefined) return new Response('Not handled', { status: 406 })
    const settings: Settings = {
      ...installation?.configuration,
      ...(spaceInstallation ?? siteInstallation)?.configuration,
    }
    if (settings[setting] === false || settings.url === undefined || settings.url === '')
      return new Response('OK')
    return deliver(event, settings.url, settings.secret)
  },
}
