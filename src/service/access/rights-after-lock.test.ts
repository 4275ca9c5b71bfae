/** A request that waits for the lock on its organization has the rights of after the wait, on PostgreSQL. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { holdOrganization } from '../../testing/stores/held-table.ts'

let service: TestService
let mara: Client
let kim: Client
let org: string
beforeEach(async () => {
  service = await startTestService('postgres')
  mara = await service.person('mara')
  kim = await service.person('kim')
  org = await service.organization('Halden', mara)
  await service.member(org, kim, 'admin')
})
afterEach(() => service.close())

const idOf = ({ id }: Readonly<Record<string, unknown>>): string => String(id)

it('refuses what somebody may no longer do, and leaves no trace of it', async () => {
  const lou = await service.person('lou')
  await service.member(org, lou, 'read')
  const space = await service.space(org, mara)
  const collection = idOf(await mara.done('POST', `/orgs/${org}/collections`, { title: 'All' }))
  const site = idOf(await mara.done('POST', `/orgs/${org}/sites`, { title: 'Docs' }))
  const team = idOf(await mara.done('PUT', `/orgs/${org}/teams`, { title: 'Writers' }))
  const things = [`/spaces/${space}`, `/collections/${collection}`, `/orgs/${org}/sites/${site}`]
  for (const thing of things)
    await mara.done('POST', `${thing}/permissions`, { users: [lou.person], teams: [team], role: 'edit' })
  const member = `/orgs/${org}/members/${kim.person}`
  const requests: readonly (readonly [method: string, path: string, body?: unknown])[] = [
    ['PATCH', member, { role: 'admin' }],
    ['DELETE', `${member}/disabled`],
    ['PUT', `/orgs/${org}/members/${lou.person}/disabled`],
    ['DELETE', `/orgs/${org}/members/${lou.person}`],
    ['POST', `/orgs/${org}/members/${lou.person}/hand-over`, { to: kim.person }],
    ['PUT', `/orgs/${org}/teams`, { title: 'Others' }],
    ['PATCH', `/orgs/${org}/teams/${team}`, { title: 'Theirs' }],
    ['PUT', `/orgs/${org}/teams/${team}/members/${kim.person}`, { role: 'owner' }],
    ['DELETE', `/orgs/${org}/teams/${team}`],
    ['POST', `/orgs/${org}/invites`, { emails: ['zoe@example.org'], role: 'admin' }],
    ...things.flatMap(
      (thing) =>
        [
          ['POST', `${thing}/permissions`, { users: [kim.person], role: 'admin' }],
          ['PATCH', `${thing}/permissions/users/${lou.person}`, { role: 'admin' }],
          ['DELETE', `${thing}/permissions/users/${lou.person}`],
          ['PATCH', `${thing}/permissions/teams/${team}`, { role: 'admin' }],
          ['DELETE', `${thing}/permissions/teams/${team}`],
        ] as const,
    ),
    ['PATCH', `/spaces/${space}`, { defaultLevel: 'admin' }],
    ['PATCH', `/collections/${collection}`, { defaultLevel: 'admin' }],
  ]
  const tables = ['members', 'grants', 'teams', 'team_members', 'invites', 'spaces', 'collections'] as const
  const state = () =>
    Promise.all(
      tables.map(async (table) => {
        const rows = await service.ctx.store.read.selectFrom(table).selectAll().execute()
        return rows.map((row) => JSON.stringify(row)).toSorted()
      }),
    )
  const before = await state()
  for (const [method, path, body] of requests) {
    const demoted = `update members set role = 2 where person = '${kim.person}'`
    const held = await holdOrganization(service.ctx.config.databaseUrl ?? '', org, [demoted])
    const answer = kim(method as 'PUT', path, body)
    await held.waiting(1)
    await held.release()
    const { status } = await answer
    expect([method, path, status]).toEqual([method, path, 403])
    await mara.done('PATCH', member, { role: 'admin' })
  }
  expect(await state()).toEqual(before)
})

it('lets one of two administrators who demote each other win', async () => {
  const lou = await service.person('lou')
  await service.member(org, lou, 'admin')
  const held = await holdOrganization(service.ctx.config.databaseUrl ?? '', org, [])
  const demote = (by: Client, whom: Client) =>
    by('PATCH', `/orgs/${org}/members/${whom.person}`, { role: null })
  const answers = [demote(kim, lou), demote(lou, kim)]
  await held.waiting(2)
  await held.release()
  expect((await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 403,
  ])
})
