/** Teams, who is in them, and who may say so. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

interface TeamMemberItem {
  readonly organization: { readonly id: string }
  readonly team: { readonly role: string }
}

describe.each(engines)('teams on %s', (engine) => {
  let service: TestService
  let mara: Client
  let kim: Client
  let lou: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    kim = await service.person('kim')
    await service.member(org, kim, 'edit')
    lou = await service.person('lou')
    await service.member(org, lou, 'read')
  })
  afterEach(() => service.close())

  const make = async (title: string, members: readonly Client[] = []) => {
    const made = await mara('PUT', `/orgs/${org}/teams`, {
      title,
      members: members.map(({ person }) => person),
    })
    expect(made.status).toBe(201)
    expect(String(made.headers['location'])).toContain(`/v1/orgs/${org}/teams/${String(made.body['id'])}`)
    return String(made.body['id'])
  }
  const titles = async (query = '', by = mara) => {
    const { body } = await by('GET', `/orgs/${org}/teams${query}`)
    return (body['items'] as { title: string }[]).map(({ title }) => title)
  }
  const people = async (team: string, query = '') => {
    const { status, body } = await mara('GET', `/orgs/${org}/teams/${team}/members${query}`)
    expect(status).toBe(200)
    return (body['items'] as TeamMemberItem[]).map(({ organization, team: { role } }) => [
      organization.id,
      role,
    ])
  }
  const kinds = async () =>
    (
      await service.ctx.store.read
        .selectFrom('events')
        .select(['kind', 'data'])
        .where('kind', 'like', 'team.%')
        .orderBy('arrival')
        .execute()
    ).map(({ kind, data }) => [kind, JSON.parse(data) as unknown])

  it('creates, lists, renames and deletes teams', async () => {
    const docs = await make('Docs', [kim, lou])
    await make('Writers')
    expect(await titles()).toEqual(['Docs', 'Writers'])
    expect(await titles('?title=DOC')).toEqual(['Docs'])
    expect(await titles('?title=_ocs')).toEqual([])
    const renamed = await mara('PATCH', `/orgs/${org}/teams/${docs}`, { title: 'Reviewers' })
    expect(renamed.body).toMatchObject({ title: 'Reviewers', members: 2, permissions: { admin: true } })
    expect((await mara('PATCH', `/orgs/${org}/teams/${docs}`, { title: 'x'.repeat(65) })).status).toBe(422)
    expect((await kim('PATCH', `/orgs/${org}/teams/${docs}`, { title: 'Ours' })).status).toBe(403)
    expect((await kim('DELETE', `/orgs/${org}/teams/${docs}`)).status).toBe(403)
    expect((await mara('DELETE', `/orgs/${org}/teams/${docs}`)).status).toBe(204)
    expect((await mara('DELETE', `/orgs/${org}/teams/${docs}`)).status).toBe(204)
    expect((await mara('GET', `/orgs/${org}/teams/${docs}`)).status).toBe(404)
    expect(await kinds()).toMatchObject([
      ['team.created', { title: 'Docs', members: [kim.person, lou.person] }],
      ['team.created', { title: 'Writers' }],
      ['team.updated', { from: 'Docs', to: 'Reviewers' }],
      ['team.deleted', { from: { title: 'Reviewers' }, to: null }],
    ])
  })

  it('rejects a team with non-members, names them, and creates nothing', async () => {
    const eve = await service.person('eve')
    const refused = await mara('PUT', `/orgs/${org}/teams`, {
      title: 'Odd',
      members: [kim.person, eve.person, 'u_nobody'],
    })
    expect([refused.status, refused.body.error?.details]).toEqual([
      400,
      [
        { path: 'body.members.1', message: 'Is not a member of the organization.' },
        { path: 'body.members.2', message: 'Is not a member of the organization.' },
      ],
    ])
    expect(await titles()).toEqual([])
    const log = await mara('GET', `/orgs/${org}/audit-events?action=change.refused`)
    expect(log.body['items']).toMatchObject([
      { actor: { id: mara.person }, target: { id: 'createTeam' }, after: { reason: 'bad-content' } },
    ])
  })

  it('lets only team owners change its members', async () => {
    const docs = await make('Docs', [kim])
    const other = await make('Other')
    const path = `/orgs/${org}/teams/${docs}/members`
    expect((await kim('PUT', `${path}/${lou.person}`, {})).status).toBe(403)
    expect((await mara('PUT', `${path}/${kim.person}`, { role: 'owner' })).status).toBe(204)
    expect((await kim('GET', `/orgs/${org}`)).body['permissions']).toMatchObject({ ownTeam: true })
    expect((await kim('GET', '/orgs')).body['items']).toMatchObject([{ permissions: { ownTeam: true } }])
    expect((await lou('GET', `/orgs/${org}`)).body['permissions']).toMatchObject({ ownTeam: false })
    expect((await kim('PUT', `${path}/${lou.person}`, {})).status).toBe(204)
    expect(await people(docs)).toEqual([
      [kim.person, 'owner'],
      [lou.person, 'member'],
    ])
    expect(await people(docs, '?search=lou')).toEqual([[lou.person, 'member']])
    // Without a role somebody keeps theirs.
    expect((await mara('PUT', `${path}/${kim.person}`, {})).status).toBe(204)
    expect(await people(docs, '?search=kim')).toEqual([[kim.person, 'owner']])
    expect((await kim('PUT', `/orgs/${org}/teams/${other}/members/${kim.person}`, {})).status).toBe(403)
    expect((await lou('DELETE', `${path}/${kim.person}`)).status).toBe(403)
    expect((await kim('DELETE', `${path}/${lou.person}`)).status).toBe(204)
    expect((await kim('DELETE', `${path}/${lou.person}`)).status).toBe(204)
    expect(await titles(`?owner=${kim.person}`)).toEqual(['Docs'])
    expect(await titles(`?owner=${mara.person}`)).toEqual(['Docs', 'Other'])
    expect(await titles(`?owner=${lou.person}`)).toEqual([])
    const mine = await lou('GET', `/orgs/${org}/members/${kim.person}/teams?title=doc`)
    expect(mine.body['items']).toMatchObject([{ team: { title: 'Docs' }, member: { role: 'owner' } }])
  })

  it('changes many members atomically; a person in both lists is removed', async () => {
    const docs = await make('Docs', [kim])
    const path = `/orgs/${org}/teams/${docs}/members`
    const stranger = await service.person('eve')
    const refused = await mara('PUT', path, { add: [lou.person, stranger.person], remove: [kim.person] })
    expect([refused.status, refused.body.error?.details?.[0]?.path]).toEqual([400, 'body.add.1'])
    expect(await people(docs)).toEqual([[kim.person, 'member']])
    const done = await mara('PUT', path, {
      add: [lou.person, mara.person],
      remove: [lou.person],
      memberships: { [kim.person]: { role: 'owner' } },
    })
    expect(done.status).toBe(204)
    expect(await people(docs)).toEqual([
      [kim.person, 'owner'],
      [mara.person, 'member'],
    ])
    const told = (await kinds()).length
    expect((await mara('PUT', path, { add: [kim.person] })).status).toBe(204)
    expect((await kinds()).length).toBe(told)
  })

  it('gives access through a team and removes it with the team', async () => {
    const space = String((await mara('POST', `/orgs/${org}/spaces`, { title: 'S' })).body['id'])
    const docs = await make('Docs', [lou])
    await mara('POST', `/spaces/${space}/permissions`, { teams: [docs], role: 'review' })
    const may = async () =>
      ((await lou('GET', `/spaces/${space}`)).body['permissions'] as { review: boolean }).review
    expect(await may()).toBe(true)
    expect((await mara('GET', `/orgs/${org}/teams/${docs}`)).body['spaces']).toBe(1)
    await mara('DELETE', `/orgs/${org}/teams/${docs}`)
    expect(await may()).toBe(false)
    expect((await mara('GET', `/spaces/${space}/permissions/teams`)).body['count']).toBe(0)
  })

  it('rows 1 and 2: reaches no team through another organization', async () => {
    const docs = await make('Docs', [kim])
    const eve = await service.person('eve')
    const elsewhere = await service.organization('Elsewhere', eve)
    const path = `/orgs/${elsewhere}/teams/${docs}`
    expect((await eve('GET', path)).status).toBe(404)
    expect((await eve('GET', `${path}/members`)).status).toBe(404)
    expect((await eve('PATCH', path, { title: 'Ours' })).status).toBe(404)
    expect((await eve('PUT', `${path}/members`, { remove: [kim.person] })).status).toBe(404)
    expect((await eve('PUT', `${path}/members/${eve.person}`, {})).status).toBe(404)
    expect((await eve('DELETE', `${path}/members/${kim.person}`)).status).toBe(204)
    expect((await eve('DELETE', path)).status).toBe(204)
    expect(await people(docs)).toEqual([[kim.person, 'member']])
  })

  it('shows guests only their own teams', async () => {
    const guest = await service.person('guest')
    await service.member(org, guest, null)
    const docs = await make('Docs', [guest, kim])
    expect((await guest('GET', `/orgs/${org}/teams`)).status).toBe(403)
    expect((await guest('GET', `/orgs/${org}/teams/${docs}`)).status).toBe(403)
    expect((await guest('GET', `/orgs/${org}/teams/${docs}/members`)).status).toBe(403)
    expect((await guest('GET', `/orgs/${org}/members/${kim.person}/teams`)).status).toBe(404)
    expect((await guest('GET', `/orgs/${org}/members/${guest.person}/teams`)).body['count']).toBe(1)
  })
})
