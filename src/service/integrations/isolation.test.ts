/** What a script cannot reach: the network of the service, other integrations, other organizations. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptOf } from '../../testing/fixtures/integration-script.ts'
import { deliver, eventsOf, install, publish } from '../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

/** A task names calls to make; the answer lists the status of each. */
const caller = scriptOf(`
  if (event.type !== 'task') return new Response('OK')
  const results = []
  for (const { url, method = 'GET', headers = {}, as } of event.task.calls) {
    const token = as === undefined ? {} : { authorization: 'Bearer ' + environment.apiTokens[as] }
    try {
      const answer = await fetch(url.replace('{api}', environment.apiEndpoint), { method, headers: { ...token, ...headers }, redirect: 'manual' })
      results.push([answer.status, (await answer.text()).slice(0, 2000)])
    } catch (error) { results.push([0, String(error)]) }
  }
  console.log(JSON.stringify({ results, environment }))
  return new Response('OK')`)

interface CallMade {
  readonly url: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly as?: 'integration'
}

describe.each(engines)('a script (%s)', (engine) => {
  let service: TestService
  let mara: Client
  let theo: Client
  let org: string
  let foreignInstallation: string
  let foreignSpace: string
  const reached: string[] = []
  const secret = createServer((request, response) => {
    reached.push(request.url ?? '')
    response.end('secret')
  })
  beforeAll(async () => {
    secret.listen(0, '127.0.0.1')
    service = await startTestService(engine)
    ;[mara, theo] = await Promise.all([service.person('mara'), service.person('theo')])
    org = await service.organization('Halden', mara)
    const foreign = await service.organization('Tern', theo)
    foreignSpace = await service.space(foreign, theo)
    deliver(service)
    const scopes = ['space:metadata:read', 'space:content:read']
    await publish(mara, org, {
      name: 'caller',
      script: caller,
      scopes,
      more: { secrets: { key: 'own-secret' } },
    })
    await publish(theo, foreign, {
      name: 'other',
      script: caller,
      more: { secrets: { key: 'foreign-secret' } },
    })
    foreignInstallation = await install(theo, foreign, 'other')
    await install(mara, org, 'caller')
    await eventsOf(service, 'other', 1)
  })
  afterAll(async () => {
    secret.close()
    await service.close()
  })

  let tasks = 0
  const call = async (...calls: readonly CallMade[]) => {
    await mara.done('POST', '/integrations/caller/tasks', { task: { calls } })
    tasks += 1
    const [event] = await eventsOf(service, 'caller', tasks, 'task')
    expect(event).toMatchObject({ status: 'success' })
    const { trace } = (await mara.done('GET', `/integrations/caller/events/${event?.id}`)) as unknown as {
      readonly trace: { readonly logs: readonly { readonly message: string }[] }
    }
    return trace.logs[0]?.message ?? ''
  }
  const statuses = async (...calls: readonly CallMade[]) => {
    const line = await call(...calls)
    return [...line.matchAll(/\[(\d+),"/g)].map(([, status]) => Number(status))
  }

  it('reaches no address of the machine or its network', async () => {
    const { port } = secret.address() as AddressInfo
    const hosts = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433']
    const own = await statuses(...hosts.map((host) => ({ url: `http://${host}:${port}/` })))
    expect(own).toEqual(hosts.map(() => 403))
    const networks = ['10.0.0.1', '172.16.0.1', '192.168.0.1', '169.254.169.254', '100.64.0.1', '[fd00::1]']
    const other = await statuses(...networks.map((host) => ({ url: `http://${host}/latest/meta-data/` })))
    expect(other).toEqual(networks.map(() => 403))
    expect(reached).toEqual([])
  })

  it('cannot claim another destination by a header', async () => {
    const { port } = secret.address() as AddressInfo
    const forged = { host: `127.0.0.1:${port}`, 'x-forwarded-host': `127.0.0.1:${port}`, 'x-proto': 'http' }
    const [status] = await statuses({ url: '{api}/v1/user', headers: forged })
    expect(status).toBe(401)
    expect(reached).toEqual([])
  })

  it('sees neither secrets nor configurations of other integrations', async () => {
    const line = await call({ url: '{api}/v1/integrations/other', as: 'integration' })
    expect(line).toContain('own-secret')
    expect(line).not.toContain('foreign-secret')
    expect(line).toContain('"results":[[404')
  })

  it('can use its token on nothing of others, and for nothing beyond its scopes', async () => {
    const installation = `{api}/v1/integrations/other/installations/${foreignInstallation}`
    const calls: readonly CallMade[] = [
      { url: installation },
      { url: installation, method: 'DELETE' },
      { url: `{api}/v1/integrations/caller/installations/${foreignInstallation}` },
      { url: '{api}/v1/integrations/other/events' },
      { url: '{api}/v1/integrations/other/tasks', method: 'POST' },
      { url: `{api}/v1/spaces/${foreignSpace}` },
      { url: `{api}/v1/spaces/${foreignSpace}/content` },
      { url: `{api}/v1/orgs/${org}/members` },
    ]
    const got = await statuses(...calls.map((one) => ({ ...one, as: 'integration' as const })))
    expect(got).toHaveLength(calls.length)
    // Deleting what one does not see succeeds, and deletes nothing.
    const [status, deleted, ...more] = got
    expect(deleted).toBe(204)
    for (const refused of [status, ...more]) expect([403, 404, 422]).toContain(refused)
    expect((await theo('GET', `/integrations/other/installations/${foreignInstallation}`)).status).toBe(200)
  })
})
