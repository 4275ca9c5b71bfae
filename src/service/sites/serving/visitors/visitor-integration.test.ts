/** Visitors of a site whom an integration signs in: through the real runtime, at a provider on this machine. */
import { createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { block, document, paragraph } from '../../../../testing/fixtures/blocks.ts'
import { scriptOf } from '../../../../testing/fixtures/integration-script.ts'
import { eventsOf, install, publish } from '../../../../testing/fixtures/integrations.ts'
import type { OidcProvider } from '../../../../testing/fixtures/visitors/oidc-provider.ts'
import { startOidcProvider } from '../../../../testing/fixtures/visitors/oidc-provider.ts'
import type { SiteService, TestSite } from '../../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../../testing/fixtures/site-service.ts'
import { visitorScopes, visitorScript } from '../../../../testing/fixtures/visitors/visitor-integration.ts'
import { engines } from '../../../../testing/stores/test-store.ts'

interface Response {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

describe.each(engines)('visitors signed in by an integration on %s', (engine) => {
  let provider: OidcProvider
  let opened: SiteService
  let space: string
  let installation: string
  let integrationsOrigin: string
  let port: number

  const publishOidc = (scopes: readonly string[] = visitorScopes, more: object = {}) =>
    publish(opened.mara, opened.org, { name: 'oidc', script: visitorScript(provider), scopes, more })
  const sitesAt = () => `/integrations/oidc/installations/${installation}/sites`
  const installOn = ({ id }: TestSite) => opened.mara.done('POST', sitesAt(), { siteId: id })
  const choose = ({ at }: TestSite, body: object = { backend: 'integration', integration: 'oidc' }) =>
    opened.mara('PATCH', `${at}/publishing/auth`, body)
  /** A published site for visitors whom the integration signs in. */
  const site = async (title: string, visibility = 'visitor-auth'): Promise<TestSite> => {
    const made = await opened.siteOf(title, [space], { visibility })
    await installOn(made)
    expect((await choose(made)).status).toBe(200)
    return made
  }
  const endpointOf = ({ id }: TestSite) =>
    opened.service.ctx.addresses.integrationEndpoint('oidc', installation, { kind: 'site', id })

  beforeAll(async () => {
    provider = await startOidcProvider({ ada: { plan: 'pro' }, tom: { plan: 'free' } })
    opened = await startSiteService(engine, { OUTGOING_ALLOW: provider.host })
    const { service, mara, org } = opened
    await service.integrationsApp.listen({ port: 0, host: '127.0.0.1' })
    port = (service.integrationsApp.server.address() as AddressInfo).port
    integrationsOrigin = new URL(service.ctx.config.integrationsUrl).origin
    const isPro = 'visitor.claims.plan == "pro"'
    space = await opened.spaceOf('Guide', {
      pages: [
        { id: 'home', title: 'Home', document: document(paragraph('Hush.')) },
        {
          id: 'more',
          title: 'More',
          document: document(
            paragraph('For visitors.'),
            block('if', { expression: isPro }, [paragraph('For professionals.')]),
          ),
        },
      ],
    })
    await publishOidc()
    installation = await install(mara, org, 'oidc')
  })
  afterAll(async () => {
    await opened.close()
    await provider.stop()
  })

  /** Requests a URL of a site, of the integration or of the provider, without following redirects. */
  const request = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { origin, pathname, search } = new URL(url, opened.service.ctx.config.sitesUrl)
    if (origin === new URL(opened.service.ctx.config.sitesUrl).origin) {
      const headers = Object.fromEntries(new Headers(init.headers))
      const answer = await opened.sites.inject({ method: 'GET', url: `${pathname}${search}`, headers })
      const entries = Object.entries(answer.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ])
      return { status: answer.statusCode, headers: new Headers(entries), text: answer.body }
    }
    const to = origin === integrationsOrigin ? `http://127.0.0.1:${port}` : origin
    const answer = await fetch(`${to}${pathname}${search}`, { ...init, redirect: 'manual' })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const locationOf = ({ headers }: Response): string => headers.get('location') ?? ''
  const cookieOf = ({ headers }: Response): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? ''

  /** From the page that a stranger opens to the URL with a token. */
  const comeBack = async (page: string, person: string): Promise<string> => {
    const sent = await request(page)
    expect(sent.status).toBe(302)
    const begun = await request(locationOf(sent))
    expect([begun.status, begun.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
    const authorized = await request(locationOf(begun), {
      method: 'POST',
      body: new URLSearchParams({ person }),
    })
    const back = await request(locationOf(authorized), { headers: { cookie: cookieOf(begun) } })
    expect(back.text).toBe('')
    return locationOf(back)
  }
  /** The cookie of a visitor who signed in. */
  const signIn = async (page: string, person: string): Promise<string> =>
    cookieOf(await request(await comeBack(page, person)))
  const keyOf = async ({ at }: TestSite) =>
    new TextEncoder().encode(String((await opened.mara.done('GET', `${at}/publishing/auth`))['privateKey']))
  const tokenBy = (key: Uint8Array, seconds = 3600) =>
    new SignJWT({ plan: 'pro' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(key)

  it('are sent to the provider and come back to the page that they wanted', async () => {
    const docs = await site('Round')
    const page = `${docs.base}/more`
    const sent = await request(page)
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
    expect(locationOf(sent)).toBe(`${endpointOf(docs)}/~visitor?location=%2Fmore`)
    const url = await comeBack(page, 'ada')
    expect(url).toContain(`${opened.service.ctx.config.sitesUrl}${page}?jwt_token=`)
    const entered = await request(url)
    expect([entered.status, locationOf(entered)]).toEqual([302, page])
    expect(entered.headers.get('set-cookie')).toMatch(
      new RegExp(`^recto-visit=.*; Path=${docs.base}; HttpOnly; SameSite=Lax; Max-Age=3(600|5\\d\\d)$`),
    )
    const shown = await request(page, { headers: { cookie: cookieOf(entered) } })
    expect(shown.text).toContain('For professionals.')
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    expect(shown.headers.get('vary')).toContain('cookie')
    // What is cached for one visitor reaches neither another one nor a stranger.
    const other = await request(page, { headers: { cookie: await signIn(page, 'tom') } })
    expect(other.text).toContain('For visitors.')
    expect(other.text).not.toContain('For professionals.')
    expect((await request(page)).status).toBe(302)
    // What a script or a picture requests cannot sign anybody in.
    const picture = await request(page, { headers: { 'sec-fetch-mode': 'no-cors' } })
    expect([picture.status, locationOf(picture)]).toEqual([401, ''])
  })

  it('are sent on with what the provider may know, and nothing else', async () => {
    const docs = await site('Hints')
    const sent = await request(`${docs.base}/more?login_hint=ada&other=1&invitation=i`)
    expect(locationOf(sent)).toBe(`${endpointOf(docs)}/~visitor?location=%2Fmore&invitation=i&login_hint=ada`)
    await opened.mara.done('GET', '/integrations/oidc/events')
    const begun = await request(locationOf(sent), { headers: { cookie: 'own=1; recto-visit=x' } })
    expect(new URL(locationOf(begun)).searchParams.get('login_hint')).toBe('ada')
    const [event] = await eventsOf(opened.service, 'oidc', 1, 'fetch_visitor_authentication')
    expect(event?.payload).toEqual({
      ...{ eventId: event?.id, type: 'fetch_visitor_authentication', installationId: installation },
      ...{ siteId: docs.id, location: '/more' },
      ...{ searchParams: { invitation: '', login_hint: '' }, cookies: { own: '' } },
    })
  })

  it('are signed in by an integration that can, and by no other', async () => {
    const docs = await opened.siteOf('Choice', [space], { visibility: 'visitor-auth' })
    const refused = async (integration: string) => {
      const { status, body } = await choose(docs, { backend: 'integration', integration })
      return [status, body.error?.details?.[0]?.path, body.error?.message]
    }
    const field = 'body.integration'
    expect(await refused('nothing')).toEqual([422, field, expect.stringContaining('not installed')])
    expect(await refused('oidc')).toEqual([422, field, expect.stringContaining('not installed')])
    const plain = {
      name: 'plain',
      script: scriptOf(`return new Response('')`),
      scopes: ['site:metadata:read'],
    }
    await publish(opened.mara, opened.org, plain)
    const installed = await install(opened.mara, opened.org, 'plain')
    await opened.mara.done('POST', `/integrations/plain/installations/${installed}/sites`, {
      siteId: docs.id,
    })
    expect(await refused('plain')).toEqual([422, field, expect.stringContaining('site:visitor:auth')])
    for (const body of [
      { backend: 'integration' },
      { integration: 'oidc' },
      { backend: 'custom', integration: 'oidc' },
      { backend: 'integration', integration: '../x' },
      { backend: 'other' },
    ])
      expect([body, (await choose(docs, body)).status]).toEqual([body, 422])
    await installOn(docs)
    const paused = (on: boolean) =>
      opened.mara.done('PATCH', `/integrations/oidc/installations/${installation}`, { paused: on })
    await paused(true)
    expect(await refused('oidc')).toEqual([422, field, expect.stringContaining('paused')])
    await paused(false)
    const before = await opened.mara.done('GET', `${docs.at}/publishing/auth`)
    expect(before).toMatchObject({ backend: 'custom', integrations: [{ name: 'oidc', title: 'Example' }] })
    const { body } = await choose(docs, { backend: 'integration', integration: 'OIDC' })
    expect(body).toMatchObject({ backend: 'integration', integration: 'oidc' })
    expect(body['keyId']).not.toBe(before['keyId'])
    expect(body).not.toHaveProperty('problem')
    // Repeating the choice changes nothing.
    expect((await choose(docs)).body['keyId']).toBe(body['keyId'])
  })

  it('cannot be sent to another host or site', async () => {
    const docs = await site('Places')
    const begin = (query: string, init?: RequestInit) => request(`${endpointOf(docs)}/~visitor${query}`, init)
    const locations = [
      ...['//evil.example', '/\\evil.example', '\\\\evil.example', 'https://evil.example', '@evil.example'],
      ...[
        '.evil.example',
        ':1@evil.example',
        '/../other',
        '/a/%2e%2e/other',
        '/a/..%2fother',
        '/a%5c..',
        '',
        'a',
      ],
      ...['/\t/evil.example', '/a\n', '/a?x=1', '/a#x', `/${'a'.repeat(2048)}`, '/a b', '/\0'],
    ]
    for (const location of locations) {
      const { status, headers } = await begin(`?${new URLSearchParams({ location })}`)
      expect([location, status, headers.get('location')]).toEqual([location, 400, null])
    }
    expect((await begin('?action=login')).status).toBe(400)
    expect((await begin(`?login_hint=${'a'.repeat(1025)}`)).status).toBe(400)
    expect((await begin('?location=%2Fa%2520b')).status).toBe(302)
    // Only the path and the query count; headers by which a proxy would speak change nothing.
    const forged = await begin('?location=/more', {
      headers: {
        'x-forwarded-host': 'evil.example',
        'x-original-url': '/~visitor?location=//evil.example',
        'x-location': '//evil.example',
        'x-http-method-override': 'POST',
      },
    })
    const authorize = new URL(locationOf(forged))
    expect(authorize.origin).toBe(provider.issuer)
    expect(authorize.searchParams.get('redirect_uri')).toBe(`${endpointOf(docs)}/callback`)
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect([method, (await begin('', { method })).status]).toEqual([method, 404])
    expect((await request(`${endpointOf(docs)}/~visitor/deeper`)).status).toBe(404)
  })

  it('are not asked for at sites that do not use the integration', async () => {
    const other = await opened.siteOf('Custom', [space], { visibility: 'visitor-auth' })
    await installOn(other)
    expect((await request(`${endpointOf(other)}/~visitor?location=/`)).status).toBe(404)
    expect((await request(other.base)).status).toBe(404)
  })

  it('get in with a valid token of this site only', async () => {
    const [docs, other] = [await site('First'), await site('Second')]
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const exp = Math.floor(Date.now() / 1000) + 3600
    const unsigned = `${part({ alg: 'none' })}.${part({ exp })}`
    // The secret that an integration has on sites whose visitors it does not sign in.
    const { keys } = opened.service.ctx
    const half = (at: number) => keys.sign('integration-signing', `site ${installation} ${docs.id}/${at}`)
    const ordinarySecret = new TextEncoder().encode(half(1) + half(2))
    const tokens: Record<string, string> = {
      'of another site': await tokenBy(await keyOf(other)),
      expired: await tokenBy(await keyOf(docs), -1),
      'without a signature': `${unsigned}.`,
      'without an algorithm': `${unsigned}.${createHmac('sha256', await keyOf(docs))
        .update(unsigned)
        .digest('base64url')}`,
      'of another key': await tokenBy(ordinarySecret),
      garbage: 'x',
    }
    for (const [name, token] of Object.entries(tokens)) {
      const refused = await request(`${docs.base}/more?jwt_token=${token}`)
      expect([name, refused.status]).toEqual([name, 401])
      expect(refused.headers.get('content-type')).toContain('text/html')
      expect(refused.text).toContain('Your sign-in is invalid or has expired.')
      expect(refused.text).not.toContain('First')
      const kept = await request(`${docs.base}/more`, { headers: { cookie: `recto-visit=${token}` } })
      expect([name, kept.status]).toEqual([name, 302])
    }
    expect((await request(`${docs.base}?jwt_token=${await tokenBy(await keyOf(docs))}`)).status).toBe(302)
    // A session of one site opens no other.
    const cookie = await signIn(`${docs.base}/more`, 'ada')
    expect((await request(`${docs.base}/more`, { headers: { cookie } })).status).toBe(200)
    expect((await request(`${other.base}/more`, { headers: { cookie } })).status).toBe(302)
  })

  it('cannot complete the sign-in of somebody else', async () => {
    const docs = await site('Mixed')
    const begun = await request(locationOf(await request(docs.base)))
    const authorized = await request(locationOf(begun), {
      method: 'POST',
      body: new URLSearchParams({ person: 'ada' }),
    })
    expect((await request(locationOf(authorized))).status).toBe(400)
    const another = await request(locationOf(await request(docs.base)))
    const refused = await request(locationOf(authorized), { headers: { cookie: cookieOf(another) } })
    expect(refused.status).toBe(403)
  })

  it('sign out here and at the provider', async () => {
    const docs = await site('Leaving')
    const left = await request(`${docs.base}/~logout`)
    expect([left.status, locationOf(left)]).toEqual([302, `${endpointOf(docs)}/~visitor?action=logout`])
    expect(left.headers.get('set-cookie')).toBe(
      `recto-visit=; Path=${docs.base}; HttpOnly; SameSite=Lax; Max-Age=0`,
    )
    expect(left.headers.get('cache-control')).toBe('private, no-store')
    const told = await request(locationOf(left))
    expect(locationOf(told)).toContain(`${provider.issuer}/logout?`)
    // The site's own URL comes first; without either the visitor gets a message.
    await choose(docs, { logoutURL: 'https://example.org/bye' })
    expect(locationOf(await request(`${docs.base}/~logout`))).toBe('https://example.org/bye')
    await choose(docs, { backend: 'custom', logoutURL: null })
    const message = await request(`${docs.base}/~logout`)
    expect([message.status, message.headers.get('set-cookie')]).toEqual([
      200,
      expect.stringContaining('Max-Age=0'),
    ])
    expect(message.text).toContain('You are signed out')
    const look = await opened.mara.done('GET', `${docs.at}/customization`)
    const german = { ...look, internationalization: { locale: 'de' } }
    await opened.mara.done('PUT', `${docs.at}/customization`, german)
    const translated = await request(`${docs.base}/~logout`)
    expect(translated.text).toContain('<html lang="de">')
    expect(translated.text).toContain('Sie sind abgemeldet')
  })

  it('get a message, and never the site, when the integration is removed or loses its scope', async () => {
    const docs = await site('Removed')
    const page = `${docs.base}/more`
    const cookie = await signIn(page, 'ada')
    const signedIn = () => request(page, { headers: { cookie } })
    expect((await signedIn()).status).toBe(200)
    await choose(docs, { fallbackURL: 'https://example.org/help' })
    const expectMessage = async (answer: Response) => {
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'private, no-store'])
      expect(answer.text).toContain('Sign-in is not available')
      expect(answer.text).toContain('href="https://example.org/help"')
      expect(answer.text).not.toContain('For visitors.')
    }
    const problem = async () => (await opened.mara.done('GET', `${docs.at}/publishing/auth`))['problem']

    const pause = (paused: boolean) =>
      opened.mara.done('PATCH', `/integrations/oidc/installations/${installation}`, { paused })
    await pause(true)
    expect(await problem()).toBe('paused')
    await expectMessage(await request(page))
    expect((await signedIn()).status).toBe(200)
    await pause(false)
    expect((await request(page)).status).toBe(302)

    await publishOidc(['site:metadata:read'])
    expect(await problem()).toBe('not-granted')
    await expectMessage(await request(page))
    await expectMessage(await signedIn())
    expect((await request(`${endpointOf(docs)}/~visitor`)).status).toBe(404)
    await publishOidc()
    expect((await request(page)).status).toBe(302)
    await opened.mara.done('DELETE', `${sitesAt()}/${docs.id}`)
    expect(await problem()).toBe('not-installed')
    expect((await opened.mara.done('GET', `${docs.at}/publishing/auth`))['integrations']).toEqual([
      { name: 'oidc', title: 'Example', problem: 'not-installed' },
    ])
    await expectMessage(await request(page))
    await expectMessage(await signedIn())
    await expectMessage(await request(`${page}?jwt_token=${await tokenBy(await keyOf(docs))}`))
  })

  it('sign in again after the backend changed, and not after a new key', async () => {
    const docs = await site('Keys')
    const page = `${docs.base}/more`
    const cookie = await signIn(page, 'ada')
    const status = async () => (await request(page, { headers: { cookie } })).status
    await opened.mara.done('POST', `${docs.at}/publishing/auth/regenerate`)
    expect(await status()).toBe(200)
    // The integration signs with the new key at once.
    expect((await request(page, { headers: { cookie: await signIn(page, 'tom') } })).status).toBe(200)
    await opened.mara.done('POST', `${docs.at}/publishing/auth/regenerate`)
    expect(await status()).not.toBe(200)
    const again = await signIn(page, 'ada')
    await choose(docs, { backend: 'custom' })
    expect((await request(page, { headers: { cookie: again } })).status).toBe(404)
  })

  it('are told apart on a site that is open', async () => {
    const docs = await site('Open', 'public')
    const page = `${docs.base}/more`
    const anonymous = await request(page)
    expect([anonymous.status, anonymous.text.includes('For professionals.')]).toEqual([200, false])
    const begun = await request(`${endpointOf(docs)}/~visitor?location=/more`)
    expect(begun.status).toBe(302)
    const cookie = `recto-visit=${await tokenBy(await keyOf(docs))}`
    const known = await request(page, { headers: { cookie } })
    expect(known.text).toContain('For professionals.')
    expect(known.headers.get('cache-control')).toBe('private, no-store')
    expect((await request(page)).text).not.toContain('For professionals.')
    await opened.mara.done('DELETE', `${sitesAt()}/${docs.id}`)
    const afterwards = await request(page, { headers: { cookie } })
    expect([afterwards.status, afterwards.text.includes('For professionals.')]).toEqual([200, false])
  })
})
