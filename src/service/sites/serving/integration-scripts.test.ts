/** Scripts that integrations add to published pages: what is loaded, and what the policy of the pages allows for it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptOf } from '../../../testing/fixtures/integration-script.ts'
import { install, publish } from '../../../testing/fixtures/integrations.ts'
import type { BlockSite } from '../../../testing/fixtures/site-blocks.ts'
import { startBlockSite, tideBlock } from '../../../testing/fixtures/site-blocks.ts'
import { engines } from '../../../testing/stores/test-store.ts'

const script = scriptOf(`return event.type === 'fetch_published_script'
  ? new Response('window.ran = true', { headers: { 'content-type': 'text/javascript' } })
  : new Response('', { status: 406 })`)

describe.each(engines)('scripts of integrations on published pages (%s)', (engine) => {
  let site: BlockSite
  beforeAll(async () => {
    site = await startBlockSite(engine, script, { home: [tideBlock('level')] })
    await publish(site.mara, site.org, {
      ...{ name: 'gauge', script, scopes: ['site:script:inject', 'site:script:cookies'] },
      more: {
        contentSecurityPolicy: [
          "script-src 'self' https://cdn.example.org; connect-src https://*.example.org; style-src-elem https://css.example.org",
          "default-src *; frame-ancestors *; base-uri *; form-action https://evil.example; img-src 'none'",
        ].join('; '),
      },
    })
  })
  afterAll(() => site.close())

  const scriptsIn = (body: string) => {
    const text = / data-scripts="([^"]*)"/.exec(body)?.[1]
    return text === undefined
      ? undefined
      : (JSON.parse(text.replaceAll('&quot;', '"')) as { urls: string[]; consent: boolean })
  }
  const directive = (policy: unknown, name: string) =>
    String(policy)
      .split('; ')
      .find((one) => one.startsWith(`${name} `))
      ?.split(' ')
      .slice(1)

  it('are on every page from the moment of the installation on, and no longer than it', async () => {
    expect(scriptsIn((await site.get(site.base)).body)).toBeUndefined()
    const installation = await install(site.mara, site.org, 'gauge')
    const at = `/integrations/gauge/installations/${installation}/sites`
    await site.mara.done('POST', at, { siteId: site.id })
    const { body, headers } = await site.get(site.base)
    const found = scriptsIn(body)
    expect(found?.consent).toBe(true)
    expect(found?.urls).toEqual([
      `${site.service.ctx.addresses.integrationEndpoint('gauge', installation, { kind: 'site', id: site.id })}/script.js?version=1.${/\d+$/.exec(found?.urls[0] ?? '')?.[0]}`,
    ])
    const policy = headers['content-security-policy']
    const { origin } = new URL(site.service.ctx.config.integrationsUrl)
    expect(directive(policy, 'script-src')).toEqual(
      expect.arrayContaining([origin, 'https://cdn.example.org']),
    )
    expect(directive(policy, 'style-src')).toContain('https://css.example.org')
    expect(directive(policy, 'connect-src')).toEqual(["'self'", 'https://*.example.org'])
    // Only sources of what is loaded are added.
    expect(directive(policy, 'default-src')).toEqual(["'none'"])
    expect(directive(policy, 'base-uri')).toEqual(["'none'"])
    expect(directive(policy, 'form-action')).toEqual(["'self'"])
    expect(directive(policy, 'img-src')).toEqual(["'self'", 'https:', 'http:', 'data:'])
    expect(directive(policy, 'frame-ancestors')).not.toContain('*')
    // A browser keeps the policy of a page that it is told to show again.
    const seen = { 'if-none-match': String(headers['etag']) }
    expect((await site.get(site.base, seen)).status).toBe(304)
    await site.mara.done('PATCH', site.at, { scriptSources: 'any-https' })
    const loosened = await site.get(site.base, seen)
    expect(loosened.status).toBe(200)
    expect(directive(loosened.headers['content-security-policy'], 'script-src')).toContain('https:')
    await site.mara.done('PATCH', site.at, { scriptSources: 'declared' })
    expect((await site.get(site.base)).headers['content-security-policy']).toBe(policy)
    const missing = await site.get(`${site.base}/nowhere`)
    expect(scriptsIn(missing.body)).toEqual(found)
    expect(directive(missing.headers['content-security-policy'], 'script-src')).toContain(origin)
    await site.mara.done('DELETE', `${at}/${site.id}`)
    expect(scriptsIn((await site.get(site.base)).body)).toBeUndefined()
  })
})
