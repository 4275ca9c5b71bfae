/** Hostnames by name: ownership, and verification against a fake DNS table. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { buildSitesApp } from '../sites-app.ts'
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

describe.each(engines)('hostnames by name on %s', (engine) => {
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

  it('are read, checked and removed by those with the right on the site', async () => {
    const { at, id, org, prove } = await asking(mara, 'Halden')
    expect((await mara('GET', path)).body).toMatchObject({
      ...{ object: 'custom-hostname', hostname: name, target: { type: 'site', site: id }, isActive: false },
    })
    const early = await mara('PATCH', path)
    expect(early.body).toMatchObject({ isActive: false, problem: expect.any(String) as string })
    prove()
    expect((await mara('PATCH', path)).body).toMatchObject({
      ...{ isActive: true, status: 'active' },
      connectionProblem: expect.stringContaining('cannot be resolved') as string,
    })
    expect((await mara('GET', at)).body['health']).toMatchObject({
      hostnameProblem: expect.stringContaining('cannot be resolved') as string,
    })
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

  it('are hidden from everyone else, even while pending', async () => {
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

  it('serve their own proof once their DNS points here, unless several sites claim the name', async () => {
    const sites = buildSitesApp(service.ctx)
    const proofAt = async (host: string) => {
      const answer = await sites.inject({
        method: 'GET',
        url: '/.well-known/recto-site',
        headers: { host },
      })
      return answer.statusCode === 200 ? answer.body.trim() : answer.statusCode
    }
    expect(await proofAt(name)).toBe(404)
    const { at } = await asking(mara, 'Halden')
    const { body } = await mara('GET', `${at}/hostname`)
    const { file } = body['proof'] as { file: { content: string } }
    expect(await proofAt(name)).toBe(file.content)
    expect(await proofAt(`${name.toUpperCase()}:8080`)).toBe(file.content)
    expect(await proofAt('other.example.invalid')).toBe(404)
    const { at: second } = await asking(olga, 'Elsewhere')
    expect(await proofAt(name)).toBe(404)
    await olga('DELETE', `${second}/hostname`)
    expect(await proofAt(name)).toBe(file.content)
    await sites.close()
  })

  it('need no proof where the operator trusts them', async () => {
    await service.close()
    service = await startTestService(engine, { TRUSTED_HOSTNAMES: 'docs.intranet, *.corp.invalid' })
    mara = await service.person('mara')
    const org = await service.organization('Halden', mara)
    const make = async () => {
      const { id } = (await mara('POST', `/orgs/${org}/sites`, { title: 'Docs' })).body
      return `/orgs/${org}/sites/${String(id)}`
    }
    const [site, other] = [await make(), await make()]
    for (const [hostname, isActive] of [
      ['docs.intranet', true],
      ['handbook.corp.invalid', true],
      ['corp.invalid', false],
      ['notcorp.invalid', false],
      ['docs.intranet', true],
    ] as const) {
      const { body } = await mara('PUT', `${site}/hostname`, { hostname })
      expect(body, hostname).toMatchObject({ hostname, isActive })
      expect((await mara('GET', site)).body['hostname'], hostname).toBe(isActive ? hostname : undefined)
    }
    const late = await mara('PUT', `${other}/hostname`, { hostname: 'docs.intranet' })
    expect([late.status, late.body.error?.reason]).toEqual([409, 'already-taken'])
  })

  it('have at least two labels', async () => {
    for (const wrong of [
      'example',
      '10.0.0.55',
      'Docs.example.org',
      'docs..example.org',
      'docs.example.org%2fa',
    ])
      expect((await mara('GET', `/custom-hostnames/${wrong}`)).status, wrong).toBeGreaterThanOrEqual(400)
  })
})
