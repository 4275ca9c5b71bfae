/** Hostnames by name: ownership, and verification against a fake DNS table. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

const records = new Map<string, string>()
vi.mock('node:dns/promises', async (original) => ({
  ...(await original<typeof import('node:dns/promises')>()),
  resolveTxt: (name: string) => {
    const text = records.get(name)
    return text === undefined ? Promise.reject(new Error('ENOTFOUND')) : Promise.resolve([[text]])
  },
}))

const name = 'docs.example.invalid'
const path = `/custom-hostnames/${name}`

describe.each(engines)('host names by their name on %s', (engine) => {
  let service: TestService
  let mara: Client
  let olga: Client
  beforeEach(async () => {
    records.clear()
    service = await startTestService(engine)
    mara = await service.person('mara')
    olga = await service.person('olga')
  })
  afterEach(() => service.close())

  /** A site of a new organization that claims the name. Returns its API URL and the proof. */
  const asking = async (client: Client, title: string) => {
    const org = await service.organization(title, client)
    const { id } = (await client('POST', `/orgs/${org}/sites`, { title })).body
    const at = `/orgs/${org}/sites/${String(id)}`
    const { body } = await client('PUT', `${at}/hostname`, { hostname: name })
    const { dns } = body['proof'] as { dns: { name: string; value: string } }
    return { org, at, id, prove: () => records.set(dns.name, dns.value) }
  }

  it('is read, checked again and taken away by those who may do so on its site', async () => {
    const { at, id, org, prove } = await asking(mara, 'Halden')
    expect((await mara('GET', path)).body).toMatchObject({
      ...{ object: 'custom-hostname', hostname: name, target: { site: id }, isActive: false },
    })
    const early = await mara('PATCH', path)
    expect(early.body).toMatchObject({ isActive: false, problem: expect.any(String) as string })
    prove()
    expect((await mara('PATCH', path)).body).toMatchObject({ isActive: true, status: 'active' })
    expect((await mara('GET', at)).body['hostname']).toBe(name)
    const reader = await service.person('rolf')
    await service.member(org, reader, 'read')
    expect((await reader('GET', path)).status).toBe(200)
    expect((await reader('PATCH', path)).status).toBe(403)
    expect((await reader('DELETE', path)).status).toBe(403)
    expect((await mara('DELETE', path)).status).toBe(204)
    expect((await mara('DELETE', path)).status).toBe(204)
    expect((await mara('GET', path)).status).toBe(404)
    expect((await mara('GET', at)).body).not.toHaveProperty('hostname')
  })

  it('is of nobody else, whoever asks and whatever waits for it', async () => {
    const stranger = await olga('GET', path)
    const { prove, at } = await asking(mara, 'Halden')
    const hidden = await olga('GET', path)
    expect([hidden.status, hidden.body.error?.message]).toEqual([404, stranger.body.error?.message])
    // Both are pending: each sees only its own, and one of them verifies the name.
    const other = await asking(olga, 'Elsewhere')
    expect((await olga('GET', path)).body).toMatchObject({ target: { site: other.id } })
    prove()
    expect((await olga('PATCH', path)).body).toMatchObject({ isActive: false })
    expect((await mara('PATCH', path)).body).toMatchObject({ isActive: true })
    expect((await olga('GET', path)).body).toMatchObject({ target: { site: other.id }, isActive: false })
    other.prove()
    const late = await olga('PATCH', path)
    expect([late.status, late.body.error?.reason]).toEqual([409, 'already-taken'])
    expect((await olga('DELETE', path)).status).toBe(204)
    expect((await mara('GET', at)).body['hostname']).toBe(name)
  })

  it('is a name of three parts', async () => {
    for (const wrong of ['example.org', 'Docs.example.org', 'docs..example.org', 'docs.example.org%2fa'])
      expect((await mara('GET', `/custom-hostnames/${wrong}`)).status, wrong).toBeGreaterThanOrEqual(400)
  })
})
