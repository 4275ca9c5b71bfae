import { expect, test as base, type Page } from '@playwright/test'
import { startService, type ServiceProcess } from '../src/testing/processes/service-process.ts'

/** A response of the API, parsed as JSON. */
export type ApiAnswer = { status: number; body: unknown }

export type World = {
  /** Calls the API as the owner of the instance, to set up what the journey itself does not cover. */
  api: (method: string, path: string, body?: unknown) => Promise<ApiAnswer>
}

/** Merge rules have their own journeys; in the others two people would need each other for every merge. */
export const withoutMergeRules = async ({ url, admin }: ServiceProcess): Promise<void> => {
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' }
  const listed = await fetch(`${url}/v1/orgs`, { headers })
  const { items } = (await listed.json()) as { items: readonly { id: string }[] }
  for (const { id } of items) {
    const body = JSON.stringify({ mergeRules: { type: 'none' } })
    const answer = await fetch(`${url}/v1/orgs/${id}`, { method: 'PATCH', headers, body })
    expect(answer.status, await answer.text()).toBe(200)
  }
}

/** What published sites embed to draw diagrams is served below this address. */
export const framesOf = ({ integrationsUrl }: ServiceProcess): string => `${integrationsUrl}/frames`

/**
 * Base fixtures of all journeys: a service per worker that is empty except for its owner (`service.admin`),
 * and a page on it. Relative URLs in `page.goto` refer to the service. A journey fails if the page throws or
 * violates its content security policy.
 */
export const test = base.extend<World, { service: ServiceProcess; scene: string }>({
  /** Test files with their own scene get their own service: for screens that list everything in the instance. */
  scene: ['', { option: true, scope: 'worker' }],

  service: [
    async ({ scene }, run) => {
      // Used only so that each scene gets its own worker.
      void scene
      const service = await startService()
      await withoutMergeRules(service)
      await run(service)
      await service.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ service }, run) => run(service.url),

  api: async ({ service }, run) => {
    await run(async (method, path, body) => {
      const answer = await fetch(`${service.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${service.admin.token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
    })
  },

  page: async ({ page, service }, run) => {
    const slowdown = Number(process.env['BROWSER_SLOWDOWN'] ?? 1)
    if (slowdown > 1) {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    }
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      const text = message.text()
      // Chromium reports handlers in documents that a sanitizer only parses: those that clean a diagram's labels.
      const isParsed = text.startsWith('Executing inline event handler')
      if (isParsed && message.location().url.startsWith(framesOf(service))) return
      if (/content security policy/i.test(text)) faults.push(text)
    })
    await run(page)
    expect(faults, 'the page threw, or asked for what its content policy refuses').toEqual([])
  },
})

/**
 * Signs in the owner of the instance through the API, in the page's context, and returns the id of their
 * organization. It opens no screen: most journeys go to one by its address. The sign-in form has its own journeys.
 */
export const signIn = async ({ request }: Page, { admin, url }: ServiceProcess): Promise<string> => {
  const { email, password } = admin
  const answer = await request.post(`${url}/v1/sessions`, {
    data: { email, password },
    headers: { origin: url },
  })
  expect(answer.status()).toBe(201)
  const listed = await request.get(`${url}/v1/orgs`)
  const { items } = (await listed.json()) as { items: readonly { id: string; title: string }[] }
  const own = items.find(({ title }) => title === 'My organization')
  expect(own, 'the organization that the service was started with').toBeDefined()
  return own?.id ?? ''
}

/** Signs in the owner and opens the home screen of their organization, whose id it returns. */
export const openHome = async (page: Page, service: ServiceProcess): Promise<string> => {
  const org = await signIn(page, service)
  await page.goto(`/o/${org}`)
  await expect(page.getByRole('heading', { level: 1, name: 'My organization' })).toBeVisible()
  return org
}

/** Calls the API and fails unless it succeeds. */
export const done = async <Body>(
  api: World['api'],
  method: string,
  path: string,
  body?: unknown,
): Promise<Body> => {
  const answer = await api(method, `/v1${path}`, body)
  expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  // The contract's tests check the shape.
  return answer.body as Body
}

export { expect }
