/** Joining by a verified domain, finding organizations by domain and host name, and what agents are told. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('organizations on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const verify = ({ person }: Client) =>
    service.ctx.store.write((db) =>
      db.updateTable('persons').set({ verified_at: service.ctx.now() }).where('id', '=', person).execute(),
    )

  it('lets people with a verified address of an allowed domain join with the default role', async () => {
    const kim = await service.person('kim')
    await mara('PATCH', `/orgs/${org}`, { emailDomains: ['Example.org'], defaultRole: 'comment' })
    const unverified = await kim('POST', `/orgs/${org}/join`)
    expect([unverified.status, unverified.body.error?.reason]).toEqual([400, 'bad-content'])
    expect((await kim('GET', '/email-domains/example.org/orgs')).status).toBe(404)
    await verify(kim)
    expect((await kim('POST', `/orgs/${org}/join`)).status).toBe(204)
    expect((await kim('POST', `/orgs/${org}/join`)).status).toBe(204)
    const member = await mara('GET', `/orgs/${org}/members/${kim.person}`)
    expect(member.body['role']).toBe('comment')
    expect((await kim('POST', '/orgs/o_nowhere/join')).status).toBe(404)
    // Whoever was shut out does not come in again by this door.
    await mara('PUT', `/orgs/${org}/members/${kim.person}/disabled`)
    expect((await kim('POST', `/orgs/${org}/join`)).status).toBe(404)
    expect((await kim('GET', `/orgs/${org}`)).status).toBe(404)
  })

  it('offers an organization to people of a domain that is confirmed', async () => {
    const kim = await service.person('kim')
    await verify(kim)
    const paths = ['/email-domains/example.org/o', '/email-domains/EXAMPLE.org/orgs']
    const offered = () =>
      Promise.all(paths.map(async (path) => (await kim.done('GET', path))['organizations']))
    await mara.done('PATCH', `/orgs/${org}`, { emailDomains: ['example.org'] })
    expect(await offered()).toEqual([[], []])
    const root = await service.person('root', { operator: true })
    await service.member(org, root, 'admin')
    await root.done('PUT', `/orgs/${org}/sign-on/domains/example.org`)
    const teaser = [{ id: org, title: 'Halden', permissions: { view: false } }]
    expect(await offered()).toMatchObject([teaser, teaser])
    expect((await kim('GET', '/email-domains/example.com/orgs')).status).toBe(404)
  })

  it('lets somebody join in two windows at once', async () => {
    const kim = await service.person('kim')
    await mara('PATCH', `/orgs/${org}`, { emailDomains: ['example.org'] })
    await verify(kim)
    const joined = await Promise.all([1, 2, 3].map(() => kim('POST', `/orgs/${org}/join`)))
    expect(joined.map(({ status }) => status)).toEqual([204, 204, 204])
  })

  it('finds an organization that was created with a domain in capitals', async () => {
    const root = await service.person('root', { operator: true })
    const made = await root.done('POST', '/orgs', { title: 'Lindenhof', emailDomains: ['Example.ORG'] })
    expect(made['emailDomains']).toEqual(['example.org'])
    const kim = await service.person('kim')
    await verify(kim)
    const { body } = await kim('GET', '/email-domains/example.org/orgs')
    expect(body['organizations']).toMatchObject([{ id: made['id'] }])
  })

  it('trusts an address verified by an invite of the operator only', async () => {
    // An administrator of their own organization invites an address of somebody else's domain, and opens the link.
    await mara('PATCH', `/orgs/${org}`, { emailDomains: ['example.org'] })
    const eve = await service.person('eve')
    const own = await service.organization('Own', eve)
    const root = await service.person('root', { operator: true })
    await service.member(own, root, 'admin')
    const use = async (by: Client, email: string) => {
      const made = await by('POST', `/orgs/${own}/invites`, { emails: [email], role: 'read' })
      const [invite] = made.body['invites'] as { urls: { app: string } }[]
      const token = new URL(invite?.urls.app ?? '').pathname.split('/').at(-1) ?? ''
      const answer = await service.anonymous('POST', `/invites/${token}/account`, {
        displayName: 'Somebody',
        password: 'a quiet river at noon',
      })
      expect(answer.status).toBe(201)
      const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? ''
      const headers = { cookie, origin: service.ctx.config.baseUrl }
      return (await service.anonymous('POST', `/orgs/${org}/join`, undefined, headers)).status
    }
    expect(await use(eve, 'made-up@example.org')).toBe(400)
    expect(await use(root, 'known@example.org')).toBe(204)
  })

  it('does not confuse a domain with one that contains it', async () => {
    const kim = await service.person('kim')
    await verify(kim)
    await mara('PATCH', `/orgs/${org}`, { emailDomains: ['my.example.org', 'example.org.net'] })
    expect((await kim('POST', `/orgs/${org}/join`)).status).toBe(400)
    expect((await kim('GET', '/email-domains/example.org/orgs')).body['organizations']).toEqual([])
  })

  it('finds the organization of a hostname', async () => {
    await mara('PATCH', `/orgs/${org}`, { hostname: 'halden' })
    const kim = await service.person('kim')
    expect((await kim('GET', '/subdomains/halden')).body).toEqual({
      object: 'subdomain',
      subdomain: 'halden',
      target: { type: 'organization', organization: org },
      isActive: true,
    })
    expect((await kim('GET', '/subdomains/nothing')).status).toBe(404)
    expect((await service.anonymous('GET', '/subdomains/halden')).status).toBe(401)
  })

  it('stores normalized agent instructions, which administrators write and members read', async () => {
    const kim = await service.person('kim')
    await service.member(org, kim, 'create')
    const path = `/orgs/${org}/agent-instructions`
    const empty = await kim('GET', path)
    expect(empty.body).toMatchObject({
      updatedBy: mara.person,
      instructions: { object: 'document', nodes: [] },
    })
    const text = (words: string) => ({
      object: 'document',
      data: { schemaVersion: 1 },
      nodes: [
        {
          object: 'block',
          type: 'paragraph',
          isVoid: false,
          data: {},
          nodes: [{ object: 'text', leaves: [{ object: 'leaf', text: words, marks: [] }] }],
        },
      ],
    })
    expect((await kim('PUT', path, { instructions: text('No.') })).status).toBe(403)
    const written = await mara('PUT', path, { instructions: text('Say it short.') })
    expect(written.status).toBe(200)
    expect(JSON.stringify((await kim('GET', path)).body['instructions'])).toContain('Say it short.')
    await mara('PUT', path, { instructions: text('Say it short.') })
    const events = await service.ctx.store.read
      .selectFrom('events')
      .select('data')
      .where('kind', '=', 'organization.agent-instructions-updated')
      .execute()
    expect(events).toHaveLength(1)
    expect((await mara('PUT', path, { instructions: 'text' })).status).toBe(422)
    const stranger = await service.person('eve')
    expect((await stranger('GET', path)).status).toBe(404)
  })
})
