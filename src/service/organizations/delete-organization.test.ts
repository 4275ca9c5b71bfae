/** The end of an organization: who is out, what is free, and that nothing of it stays but its record. */
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { purgeTrash } from '../spaces/purge-trash.ts'
import { tables } from '../storage/copy-store.ts'
import { dropDeletedOrganizations } from './delete-organization.ts'

describe.each(engines)('deleting an organization on %s', (engine) => {
  let service: TestService
  let mara: Client
  let kim: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    kim = await service.person('kim')
    org = await service.organization('Halden', mara)
    await service.member(org, kim, 'create')
  })
  afterEach(() => service.close())

  /** Tables in which an id of the organization or of something in it still stands. */
  const holding = async (...ids: readonly string[]): Promise<string[]> => {
    const found = []
    for (const [table] of tables) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(service.ctx.store.read)
      const text = JSON.stringify(rows)
      if (ids.some((id) => text.includes(id))) found.push(table)
    }
    return found
  }

  it('only administrators can delete it; it ends all access and keeps only its record', async () => {
    const id = async (answer: ReturnType<Client>) => String((await answer).body['id'])
    await mara('PATCH', `/orgs/${org}`, { hostname: 'halden', emailDomains: ['halden.example'] })
    const collection = await id(mara('POST', `/orgs/${org}/collections`, { title: 'Products' }))
    const space = await id(mara('POST', `/orgs/${org}/spaces`, { title: 'Guide', parent: collection }))
    await mara('POST', `/spaces/${space}/change-requests`, { subject: 'One' })
    await mara('POST', `/spaces/${space}/comments`, { body: { markdown: 'Words.' } })
    const team = await id(mara('PUT', `/orgs/${org}/teams`, { title: 'T', members: [kim.person] }))
    await mara('POST', `/spaces/${space}/permissions`, { teams: [team], role: 'read' })
    await mara('POST', `/orgs/${org}/invites`, { emails: ['ana@example.org'] })
    await mara('POST', `/orgs/${org}/saml`, { label: 'Halden ID' })
    const site = await id(mara('POST', `/orgs/${org}/sites`, { title: 'Docs' }))
    await mara('PUT', `/orgs/${org}/first-steps/dismissal`)
    const other = await service.organization('Elsewhere', mara)
    const kept = await id(mara('POST', `/orgs/${other}/spaces`, { title: 'Kept' }))

    expect((await kim('DELETE', `/orgs/${org}`)).status).toBe(403)
    expect((await mara('DELETE', `/orgs/${org}`)).status).toBe(204)
    for (const path of [`/orgs/${org}`, `/spaces/${space}`, `/collections/${collection}`])
      for (const client of [mara, kim]) expect((await client('GET', path)).status).toBe(404)
    // The name is free.
    expect((await mara('PATCH', `/orgs/${other}`, { hostname: 'halden' })).status).toBe(200)

    await purgeTrash(service.ctx)
    expect(await dropDeletedOrganizations(service.ctx)).toBe(1)
    const record = ['events', 'audit_events', 'audit_heads', 'notifications', 'jobs']
    const left = await holding(org, space, collection, team, site)
    expect(left.filter((table) => !record.includes(table))).toEqual([])
    expect((await mara('GET', `/spaces/${kept}`)).status).toBe(200)
    expect(await dropDeletedOrganizations(service.ctx)).toBe(0)
    // Done already.
    expect((await mara('DELETE', `/orgs/${org}`)).status).toBe(204)
  })
})
