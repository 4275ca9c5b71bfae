/** Which email domains lead people to a provider: those that a DNS record or an operator has confirmed. */
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeIdentityProvider } from '../../../testing/fixtures/identity-provider.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines, openTestStore } from '../../../testing/stores/test-store.ts'
import { migrate } from '../../storage/migrations/migrate.ts'

const records = new Map<string, string[]>()
vi.mock('node:dns/promises', async (original) => ({
  ...(await original<typeof import('node:dns/promises')>()),
  resolveTxt: (name: string) => {
    const texts = records.get(name)
    return texts === undefined
      ? Promise.reject(new Error('ENOTFOUND'))
      : Promise.resolve(texts.map((text) => [text.slice(0, 10), text.slice(10)]))
  },
}))

const idp = makeIdentityProvider()

describe.each(engines)('email domains on %s', (engine) => {
  let service: TestService
  let mara: Client
  beforeEach(async () => {
    records.clear()
    service = await startTestService(engine)
    mara = await service.person('mara')
  })
  afterEach(() => service.close())

  /** An organization with an active provider that names the domains. */
  const claim = async (title: string, by: Client, ...emailDomains: string[]): Promise<string> => {
    const org = await service.organization(title, by)
    await by.done('PATCH', `/orgs/${org}`, { emailDomains })
    await by.done('POST', `/orgs/${org}/saml`, {
      ...{ label: 'ID', entityID: idp.entityId, ssoURL: idp.ssoUrl, certificate: idp.certificate },
    })
    await service.ctx.store.write((db) =>
      db
        .updateTable('saml_providers')
        .set({ activated_at: service.ctx.now() })
        .where('organization', '=', org)
        .execute(),
    )
    return org
  }
  const offered = async (email: string) => {
    const { items } = await service.anonymous.done('GET', `/sign-on?email=${email}`)
    return (items as { organization: string }[]).map(({ organization }) => organization)
  }
  const domainsOf = async (org: string, by = mara) =>
    (await by.done('GET', `/orgs/${org}/sign-on`))['domains'] as {
      domain: string
      confirmed: boolean
      record: { name: string; type: string; value: string }
    }[]
  const confirm = (org: string, domain: string, by = mara) =>
    by('PUT', `/orgs/${org}/sign-on/domains/${domain}`)
  const publish = async (org: string, by = mara) => {
    for (const { record } of await domainsOf(org, by))
      records.set(record.name, [...(records.get(record.name) ?? []), record.value])
  }

  it('lead nobody to a provider until their DNS record is found', async () => {
    const org = await claim('Halden', mara, 'Halden.example')
    expect(await offered('kim@halden.example')).toEqual([])
    const refused = await confirm(org, 'halden.example')
    expect([refused.status, refused.body.error?.reason]).toEqual([412, 'state-forbids'])
    expect(refused.body.error?.message).toContain('_recto.halden.example was not found')
    await publish(org)
    const { status, body } = await confirm(org, 'HALDEN.example')
    expect(status).toBe(200)
    expect(body['domains']).toMatchObject([{ domain: 'halden.example', confirmed: true }])
    expect(await offered('kim@halden.example')).toEqual(['Halden'])
    const { items } = await mara.done('GET', `/orgs/${org}/audit-events?limit=1`)
    expect(items).toMatchObject([{ after: { confirmedDomains: ['halden.example'] } }])
  })

  it('are not confirmed by the record of another organization', async () => {
    const eve = await service.person('eve')
    const org = await claim('Halden', mara, 'halden.example')
    const other = await claim('Halden ', eve, 'halden.example')
    await publish(org)
    expect((await confirm(other, 'halden.example', eve)).body.error?.message).toContain(
      'has a different value',
    )
    expect((await confirm(org, 'halden.example')).status).toBe(200)
    expect((await confirm(other, 'halden.example')).status).toBe(404)
    expect(await offered('kim@halden.example')).toEqual(['Halden'])
  })

  it('need no record where an operator of the installation adds or confirms them', async () => {
    const root = await service.person('root', { operator: true })
    const org = await claim('Halden', mara, 'halden.example')
    await service.member(org, root, 'admin')
    // Saving what an administrator has claimed confirms nothing.
    await root.done('PATCH', `/orgs/${org}`, { emailDomains: ['halden.example', 'fjord.example'] })
    expect(await offered('kim@halden.example')).toEqual([])
    expect(await offered('kim@fjord.example')).toEqual(['Halden'])
    expect((await confirm(org, 'halden.example', root)).status).toBe(200)
    expect(await offered('kim@halden.example')).toEqual(['Halden'])
  })

  it('stay confirmed while others are added, and must be confirmed again after they were removed', async () => {
    const org = await claim('Halden', mara, 'halden.example')
    await publish(org)
    await confirm(org, 'halden.example')
    const save = (...emailDomains: string[]) => mara.done('PATCH', `/orgs/${org}`, { emailDomains })
    await save('fjord.example', 'halden.example')
    expect(await offered('kim@halden.example')).toEqual(['Halden'])
    expect(await offered('kim@fjord.example')).toEqual([])
    await save('fjord.example')
    expect((await confirm(org, 'halden.example')).status).toBe(404)
    await save('fjord.example', 'halden.example')
    expect(await offered('kim@halden.example')).toEqual([])
  })

  it('are confirmed by administrators only', async () => {
    const org = await claim('Halden', mara, 'halden.example')
    const kim = await service.person('kim')
    await service.member(org, kim, 'create')
    await publish(org)
    expect((await confirm(org, 'halden.example', kim)).status).toBe(403)
  })

  it('of older stores are confirmed where an operator administers the organization', async () => {
    const test = await openTestStore(engine, 57)
    const now = service.ctx.now()
    const people = { root: 1, mara: 0 }
    try {
      await test.store.write(async (db) => {
        for (const [id, operator] of Object.entries(people)) {
          await sql`insert into persons (id, email, display_name, operator, created_at, updated_at)
            values (${id}, ${`${id}@example.org`}, ${id}, ${operator}, ${now}, ${now})`.execute(db)
          await sql`insert into organizations (id, title, email_domains, default_role, sso, ai, invite_links,
            merge_rules, created_at, updated_at)
            values (${id}, ${id}, '["halden.example"]', 0, 0, 0, 0, '{}', ${now}, ${now})`.execute(db)
        }
        for (const [organization, person, role] of [
          ['root', 'root', 6],
          ['mara', 'mara', 6],
          ['mara', 'root', 5],
        ])
          await sql`insert into members (organization, person, role, disabled, sso, joined_at)
            values (${organization}, ${person}, ${role}, 0, 0, ${now})`.execute(db)
      })
      await migrate(test.store, () => now)
      const rows = await test.store.read
        .selectFrom('organizations')
        .select(['id', 'confirmed_domains'])
        .orderBy('id')
        .execute()
      expect(rows).toEqual([
        { id: 'mara', confirmed_domains: '[]' },
        { id: 'root', confirmed_domains: '["halden.example"]' },
      ])
    } finally {
      await test.close()
    }
  })
})
