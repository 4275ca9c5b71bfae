/** The service behind the proxies of `deploy/`, with their own configuration: what a proxy can break. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner, firstOrganization } from '../testing/processes/owner-client.ts'
import type { Ask } from '../testing/processes/owner-client.ts'
import type { ServiceProcess } from '../testing/processes/service-process.ts'
import { startService } from '../testing/processes/service-process.ts'
import { askHttps, openHttps } from '../testing/deploy/https-request.ts'
import type { Proxy } from '../testing/deploy/start-proxy.ts'
import { proxyNames, startProxy } from '../testing/deploy/start-proxy.ts'

const hosts = {
  dashboard: 'recto.example.org',
  sites: 'docs.example.org',
  integrations: 'integrations.example.org',
}
const service: ServiceProcess = await startService({
  env: {
    BASE_URL: `https://${hosts.dashboard}`,
    SITES_URL: `https://${hosts.sites}`,
    INTEGRATIONS_URL: `https://${hosts.integrations}`,
    TRUST_PROXY: '127.0.0.1',
  },
})
afterAll(() => service.stop())

describe.each(proxyNames)('behind %s', async (name) => {
  const proxy: Proxy | string = await startProxy(name, Number(new URL(service.url).port))
  if (typeof proxy === 'string') process.stderr.write(`Tests behind ${name} are left out: ${proxy}\n`)
  afterAll(async () => {
    if (typeof proxy !== 'string') await proxy.stop()
  })
  const ports = (): Proxy => proxy as Proxy
  const authorization = `Bearer ${service.admin.token}`
  const ask: Ask = asOwner(service)
  let organization: string
  const liveSpace = async (title: string): Promise<string> => {
    const body = { title, editMode: 'live' }
    return (await ask<{ id: string }>('POST', `/orgs/${organization}/spaces`, body)).id
  }
  beforeAll(async () => {
    organization = await firstOrganization(ask)
  })

  describe.skipIf(typeof proxy === 'string')('', () => {
    it('the dashboard, the API and other origins answer under their host names', async () => {
      const { https } = ports()
      const page = await askHttps(https, { host: hosts.dashboard, path: '/' })
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      const user = await askHttps(https, {
        host: hosts.dashboard,
        path: '/v1/user',
        headers: { authorization },
      })
      expect([user.status, (JSON.parse(user.text) as { object: string }).object]).toEqual([200, 'user'])
      // The API is on the dashboard's origin alone.
      for (const host of [hosts.sites, hosts.integrations])
        expect((await askHttps(https, { host, path: '/v1/user', headers: { authorization } })).status).toBe(
          404,
        )
    })

    it('a site is read, under the address that the service gives it', async () => {
      const space = await liveSpace('Lamp')
      await ask('POST', `/spaces/${space}/content`, {
        changes: [{ operation: 'insert_page', title: 'Lamp', document: { markdown: 'Light it at dusk.' } }],
      })
      const site = await ask<{ id: string }>('POST', `/orgs/${organization}/sites`, {
        ...{ title: `Behind ${name}`, spaces: [space] },
      })
      await ask('POST', `/orgs/${organization}/sites/${site.id}/publish`)
      const { urls } = await ask<{ urls: { published: string } }>(
        'GET',
        `/orgs/${organization}/sites/${site.id}`,
      )
      const address = new URL(urls.published)
      expect(address.origin).toBe(`https://${hosts.sites}`)
      const read = await askHttps(ports().https, { host: address.host, path: address.pathname })
      expect([read.status, read.text.includes('Light it at dusk.')]).toEqual([200, true])
    })

    it('plain HTTP leads to HTTPS', async () => {
      const answer = await fetch(`http://127.0.0.1:${ports().http}/v1/user`, {
        ...{ redirect: 'manual' as const, headers: { host: hosts.dashboard } },
      })
      expect([301, 308]).toContain(answer.status)
      expect(answer.headers.get('location')).toMatch(/^https:/)
    })

    it('an event arrives while its stream goes on', async () => {
      const stream = await openHttps(ports().https, {
        ...{ host: hosts.dashboard, path: `/v1/orgs/${organization}/events`, headers: { authorization } },
      })
      let heard = ''
      stream.on('data', (chunk: Buffer) => (heard += chunk.toString()))
      stream.on('error', () => {})
      // It begins with its position.
      await expect.poll(() => heard, { timeout: 20_000 }).toMatch(/^id: \d+$/m)
      await ask('POST', `/orgs/${organization}/collections`, { title: `Told by ${name}` })
      await expect.poll(() => heard, { timeout: 20_000 }).toMatch(/collection/)
      expect(stream.complete).toBe(false)
      stream.destroy()
    })

    it('a body arrives that is nearly as large as the service takes', async () => {
      const space = await liveSpace(`Files ${name}`)
      const base64 = Buffer.alloc(7e6, 7).toString('base64')
      const sent = await askHttps(ports().https, {
        ...{ host: hosts.dashboard, path: `/v1/spaces/${space}/content`, method: 'POST' },
        headers: { authorization },
        body: JSON.stringify({
          changes: [{ operation: 'insert_files', files: [{ name: 'a.bin', base64 }] }],
        }),
      })
      expect(sent.status).toBe(200)
    })

    it('the address of a client is the one that the proxy saw, whatever the client sends', async () => {
      const made = await askHttps(ports().https, {
        ...{ host: hosts.dashboard, path: `/v1/orgs/${organization}/spaces`, method: 'POST' },
        headers: { authorization, 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' },
        body: JSON.stringify({ title: `From ${name}` }),
      })
      expect(made.status).toBe(201)
      const { items } = await ask<{ items: { source: { address: string } | null }[] }>(
        'GET',
        `/orgs/${organization}/audit-events?limit=5`,
      )
      expect(items[0]?.source?.address).toBe('127.0.0.1')
    })
  })
})
