/** What the policy of published pages blocks: reported by browsers, listed for editors, and allowed on request. */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { mostBlockedHosts } from '../../../contract/sites/blocked-hosts.ts'
import { scriptOf } from '../../../testing/fixtures/integration-script.ts'
import { install, publish } from '../../../testing/fixtures/integrations.ts'
import type { SiteService, TestSite } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { addBlockedHost } from './blocked-hosts.store.ts'
import { blockedHostIn } from './policy-reports.ts'

const report = (address: unknown, directive: unknown = 'connect-src') =>
  JSON.stringify({ 'csp-report': { 'blocked-uri': address, 'effective-directive': directive } })

test.each([
  [report('https://a.example.org/x?y=secret'), { directive: 'connect-src', host: 'a.example.org' }],
  [report('wss://a.example.org:8443'), { directive: 'connect-src', host: 'a.example.org:8443' }],
  [report('http://a.example.org/x'), { directive: 'connect-src', host: 'http://a.example.org' }],
  [report('https://A.example.org', 'script-src-elem'), { directive: 'script-src', host: 'a.example.org' }],
  [report('inline', 'script-src-elem'), undefined],
  [report('data'), undefined],
  [report('blob:https://a.example.org/1'), undefined],
  [report('https://a.example.org', 'base-uri'), undefined],
  [report('https://a.example.org', 'constructor'), undefined],
  [report(`https://${'a.'.repeat(200)}org`), undefined],
  [report(7), undefined],
  ['{"csp-report":{}}', undefined],
  ['[]', undefined],
  ['', undefined],
])('reads of %j what was blocked: %j', (text, expected) => expect(blockedHostIn(text)).toEqual(expected))

const script = scriptOf(
  `return new Response('window.ran = true', { headers: { 'content-type': 'text/javascript' } })`,
)

describe.each(engines)('hosts that published pages may not use, on %s', (engine) => {
  let opened: SiteService
  let site: TestSite
  let installedAt: string
  beforeEach(async () => {
    opened = await startSiteService(engine)
    const { mara, org } = opened
    site = await opened.siteOf('Docs', [
      await opened.spaceOf('Guide', { pages: [{ id: 'home', title: 'Home' }] }),
    ])
    await publish(mara, org, {
      ...{ name: 'gauge', script, scopes: ['site:script:inject'] },
      more: { contentSecurityPolicy: 'connect-src https://api.example.org' },
    })
    installedAt = `/integrations/gauge/installations/${await install(mara, org, 'gauge')}/sites`
    await mara.done('POST', installedAt, { siteId: site.id })
  })
  afterEach(() => opened.close())

  const send = async (payload: string, headers: Record<string, string> = {}) => {
    const answer = await opened.sites.inject({
      ...{ method: 'POST', url: `${site.base}/~policy-report`, payload },
      headers: { 'content-type': 'application/csp-report', 'sec-fetch-site': 'same-origin', ...headers },
    })
    return answer.statusCode
  }
  const listed = async () =>
    (await opened.mara('GET', `${site.at}/blocked-hosts`)).body as unknown as {
      host: string
      directive: string
    }[]
  const hosts = async () => (await listed()).map(({ directive, host }) => `${directive} ${host}`)
  const policy = async () => String((await opened.get(site.base)).headers['content-security-policy'])
  const directive = async (name: string) =>
    (await policy())
      .split('; ')
      .find((one) => one.startsWith(`${name} `))
      ?.split(' ')
      .slice(1)

  it('are listed after a report of a page, without anything else that it says', async () => {
    expect(await directive('report-uri')).toEqual([`${site.base}/~policy-report`])
    expect(await send(report('https://cdn.example.net/a?reader=mara', 'script-src-elem'))).toBe(204)
    expect(await send(report('https://log.example.net/'))).toBe(204)
    expect((await hosts()).toSorted()).toEqual(['connect-src log.example.net', 'script-src cdn.example.net'])
    expect(await listed()).toMatchObject([
      { firstBlockedAt: expect.any(String) as string, lastBlockedAt: expect.any(String) as string },
      {},
    ])
    const rows = await opened.service.ctx.store.read.selectFrom('site_blocked_hosts').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('mara')
  })

  it('are not taken from other pages, from what is no report, nor for a site without scripts', async () => {
    expect(await send(report('https://a.example.org'), { 'sec-fetch-site': 'cross-site' })).toBe(404)
    expect(await send('{')).toBe(204)
    expect(await send('x'.repeat(70_000))).toBe(413)
    expect(await send(report('https://a.example.org'), { 'content-type': 'text/plain' })).toBe(404)
    await opened.mara.done('DELETE', `${installedAt}/${site.id}`)
    expect(await directive('report-uri')).toBeUndefined()
    expect(await send(report('https://a.example.org'))).toBe(404)
    expect(await listed()).toEqual([])
  })

  it('are for those who edit the site', async () => {
    const rita = await opened.service.person('rita')
    await opened.service.member(opened.org, rita, 'read')
    expect((await rita('GET', `${site.at}/blocked-hosts`)).status).toBe(403)
    const eve = await opened.service.person('eve')
    expect((await eve('GET', `${site.at}/blocked-hosts`)).status).toBe(404)
  })

  it('are bounded in number and forgotten after a while', async () => {
    const { store, now } = opened.service.ctx
    const name = { organization: opened.org, id: site.id }
    const add = (host: string) =>
      store.write((db) => addBlockedHost(db, name, { directive: 'img-src', host }, now()))
    for (let at = 0; at <= mostBlockedHosts; at += 1) await add(`h${at}.example.org`)
    expect(await listed()).toHaveLength(mostBlockedHosts)
    await store.write((db) =>
      db
        .updateTable('site_blocked_hosts')
        .set({ last_at: '2020-01-01T00:00:00.000Z' })
        .where('host', '!=', 'h1.example.org')
        .execute(),
    )
    expect(await hosts()).toEqual(['img-src h1.example.org'])
    await add('new.example.org')
    expect((await hosts()).toSorted()).toEqual(['img-src h1.example.org', 'img-src new.example.org'])
    expect(await store.read.selectFrom('site_blocked_hosts').select('host').execute()).toHaveLength(2)
  })

  it('may all be used over HTTPS where the site says so', async () => {
    await send(report('https://log.example.net/'))
    expect(await directive('connect-src')).toEqual(["'self'", 'https://api.example.org'])
    expect(await opened.mara.done('GET', site.at)).toMatchObject({ scriptSources: 'declared' })
    const updated = await opened.mara.done('PATCH', site.at, { scriptSources: 'any-https' })
    expect(updated).toMatchObject({ scriptSources: 'any-https' })
    expect(await directive('connect-src')).toEqual(["'self'", 'https:', 'wss:', 'https://api.example.org'])
    expect(await directive('script-src')).toContain('https:')
    expect(await directive('default-src')).toEqual(["'none'"])
    expect(await directive('base-uri')).toEqual(["'none'"])
    expect(await directive('form-action')).toEqual(["'self'"])
    // What was blocked before says nothing about the setting now.
    expect(await listed()).toEqual([])
    expect((await opened.mara('PATCH', site.at, { scriptSources: 'all' })).status).toBe(422)
    // Nor does it keep the same report from being written again.
    await opened.mara.done('PATCH', site.at, { scriptSources: 'declared' })
    await send(report('https://log.example.net/'))
    expect(await hosts()).toEqual(['connect-src log.example.net'])
    await opened.mara.done('PATCH', site.at, { scriptSources: 'any-https' })
    await opened.mara.done('DELETE', `${installedAt}/${site.id}`)
    expect(await directive('connect-src')).toEqual(["'self'"])
  })
})
