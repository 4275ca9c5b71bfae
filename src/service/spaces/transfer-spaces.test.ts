/** Copies of spaces, and spaces and collections that go to another organization. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { fsck } from '../installation/fsck.ts'
import { rank } from '../../contract/roles/roles.ts'
import type { Role } from '../../contract/roles/roles.ts'
import { titleOfCopy } from './duplicate-space.ts'

describe.each(engines)('copies and transfers on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const make = async (
    client: Client,
    what: 'spaces' | 'collections',
    title: string,
    parent?: string,
    organization = org,
  ) => {
    const { status, body } = await client('POST', `/orgs/${organization}/${what}`, {
      title,
      ...(parent !== undefined && { parent }),
    })
    expect(status).toBe(201)
    return String(body['id'])
  }
  const titles = async (client: Client, path: string) =>
    ((await client('GET', path)).body['items'] as { title: string }[]).map(({ title }) => title)
  const grant = (thing: string, kind: 'space' | 'collection', person: string, role: Role | null) =>
    service.ctx.store.write((db) =>
      db
        .insertInto('grants')
        .values({
          organization: org,
          thing,
          thing_kind: kind,
          grantee: person,
          grantee_kind: 'person',
          role: rank(role),
          created_at: service.ctx.now(),
        })
        .onConflict((conflict) => conflict.columns(['thing', 'grantee']).doUpdateSet({ role: rank(role) }))
        .execute(),
    )
  const rowsOf = async (table: 'revisions' | 'objects' | 'blobs', space: string) =>
    service.ctx.store.read.selectFrom(table).selectAll().where('space', '=', space).execute()
  const eventsOf = async (subject: string) =>
    (
      await service.ctx.store.read
        .selectFrom('events')
        .select(['kind', 'organization', 'data'])
        .where('subject', '=', subject)
        .orderBy('arrival')
        .execute()
    ).map(({ kind, organization, data }) => ({
      kind,
      organization,
      data: JSON.parse(data) as Record<string, unknown>,
    }))

  const withContent = async (parent?: string) => {
    const space = await make(mara, 'spaces', 'Guide', parent)
    const file = { id: 'f1', name: 'note.txt', contentType: 'text/plain' }
    for (const text of ['First words.', 'Other words.']) {
      await putContent(service.ctx, space, mara.person, {
        pages: [
          { id: 'p1', title: 'Start', document: paragraphs(text) },
          { id: 'p2', title: 'Below', parent: 'p1', document: paragraphs('Deep.') },
        ],
        files: [{ ...file, bytes: new TextEncoder().encode(`${text} As a file.`) }],
        variables: { version: '4' },
      })
    }
    return space
  }

  it('duplicates the current content next to the original, without history', async () => {
    const space = await withContent()
    const other = await make(mara, 'spaces', 'Other')
    await mara('POST', `/spaces/${space}/change-requests`, { subject: 'Mine' })
    await mara('POST', `/spaces/${space}/comments`, { body: { markdown: 'Well.' } })
    const { status, body, headers } = await mara('POST', `/spaces/${space}/duplicate`)
    expect(status).toBe(201)
    const copy = String(body['id'])
    expect(String(headers['location'])).toContain(`/spaces/${copy}`)
    expect(body).toMatchObject({
      title: 'Guide (copy)',
      editMode: 'locked',
      comments: 0,
      changeRequests: 0,
      permissions: { admin: true },
    })
    expect(await titles(mara, `/orgs/${org}/spaces`)).toEqual(['Guide', 'Guide (copy)', 'Other'])
    const read = async (id: string) => {
      const { body: content } = await mara('GET', `/spaces/${id}/content/page/p1?format=markdown`)
      return content['markdown']
    }
    expect(await read(copy)).toContain('Other words.')
    expect(await read(copy)).toBe(await read(space))
    const pages = await mara('GET', `/spaces/${copy}/content/pages`)
    expect(pages.body['pages']).toMatchObject([{ id: 'p1', pages: [{ id: 'p2', path: 'p1/p2' }] }])
    // One revision, without parents, and of each table only what that one stands on.
    const [revision, ...more] = await rowsOf('revisions', copy)
    expect(more).toEqual([])
    expect(revision).toMatchObject({ type: 'edits', parents: '[]', main_number: 1 })
    expect((await rowsOf('blobs', space)).length).toBe(2)
    expect((await rowsOf('blobs', copy)).length).toBe(1)
    expect((await rowsOf('objects', copy)).length).toBeLessThan((await rowsOf('objects', space)).length)
    expect((await fsck(service.ctx.store)).problems).toEqual([])
    expect(await eventsOf(copy)).toMatchObject([{ kind: 'space.created', data: { copyOf: space } }])
    // Each goes its own way from here.
    await putContent(service.ctx, copy, mara.person, {
      pages: [{ id: 'p1', document: paragraphs('Only here.') }],
    })
    expect(await read(space)).toContain('Other words.')
    expect(other).not.toBe(copy)
  })

  it('shows a copy only to people who can see the original', async () => {
    const space = await withContent()
    await mara('PATCH', `/spaces/${space}`, { defaultLevel: null })
    const kim = await service.person('kim')
    const lou = await service.person('lou')
    for (const person of [kim, lou]) await service.member(org, person, 'create')
    await grant(space, 'space', lou.person, 'create')
    expect((await kim('POST', `/spaces/${space}/duplicate`)).status).toBe(404)
    const { status, body } = await lou('POST', `/spaces/${space}/duplicate`)
    expect(status).toBe(201)
    const copy = String(body['id'])
    expect((await kim('GET', `/spaces/${copy}`)).status).toBe(404)
    expect((await lou('GET', `/spaces/${copy}`)).body['permissions']).toMatchObject({ admin: true })
  })

  it('duplicates a space only where the caller can create spaces', async () => {
    const closed = await make(mara, 'collections', 'Closed')
    await mara('PATCH', `/collections/${closed}`, { defaultLevel: null })
    const space = await withContent(closed)
    const guest = await service.person('guest')
    await service.member(org, guest, null)
    await grant(space, 'space', guest.person, 'create')
    const { status, body } = await guest('POST', `/spaces/${space}/duplicate`)
    expect([status, body.error?.reason]).toEqual([403, 'role-too-low'])
    await grant(space, 'space', guest.person, 'review')
    expect((await guest('POST', `/spaces/${space}/duplicate`)).status).toBe(403)
    await mara('DELETE', `/spaces/${space}`)
    expect((await mara('POST', `/spaces/${space}/duplicate`)).status).toBe(404)
  })

  it('transfers a space to another organization with its history and change requests', async () => {
    const outer = await make(mara, 'collections', 'Outer')
    const space = await withContent(outer)
    const request = await mara('POST', `/spaces/${space}/change-requests`, { subject: 'Mine' })
    const comment = await mara('POST', `/spaces/${space}/comments`, { body: { markdown: 'Well.' } })
    const ines = await service.person('ines')
    const elsewhere = await service.organization('Elsewhere', ines)
    const stays = await service.person('stays')
    const comes = await service.person('comes')
    for (const person of [stays, comes]) await service.member(org, person, null)
    await service.member(elsewhere, comes, null)
    for (const person of [stays, comes]) await grant(space, 'space', person.person, 'edit')
    const move = (by: Client, organization: string) =>
      by('POST', `/spaces/${space}/transfer`, { organization })
    expect((await move(mara, elsewhere)).status).toBe(404)
    await service.member(elsewhere, mara, 'review')
    expect((await move(mara, elsewhere)).status).toBe(403)
    expect((await move(mara, org)).status).toBe(409)
    expect((await move(ines, elsewhere)).status).toBe(404)
    await service.ctx.store.write((db) =>
      db
        .updateTable('members')
        .set({ role: rank('create') })
        .where('organization', '=', elsewhere)
        .where('person', '=', mara.person)
        .execute(),
    )
    await make(ines, 'spaces', 'Theirs', undefined, elsewhere)
    const { status, body } = await move(mara, elsewhere)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: space, organization: elsewhere, changeRequests: 1, comments: 1 })
    expect(body['parent']).toBeUndefined()
    expect(await titles(ines, `/orgs/${elsewhere}/spaces`)).toEqual(['Theirs', 'Guide'])
    expect(await titles(mara, `/orgs/${org}/spaces`)).toEqual([])
    expect((await stays('GET', `/spaces/${space}`)).status).toBe(404)
    expect((await comes('GET', `/spaces/${space}`)).body['permissions']).toMatchObject({ edit: true })
    const there = await ines('GET', `/spaces/${space}/change-requests/${String(request.body['id'])}`)
    expect(there.body['number']).toBe(1)
    const listed = await ines('GET', `/orgs/${elsewhere}/change-requests?status=draft`)
    expect(listed.body['count']).toBe(1)
    expect((await mara('GET', `/orgs/${org}/change-requests?status=draft`)).body['count']).toBe(0)
    expect((await ines('GET', `/spaces/${space}/comments/${String(comment.body['id'])}`)).status).toBe(200)
    const told = (await eventsOf(space)).filter(({ kind }) => kind === 'space.transferred')
    expect(told.map(({ organization }) => organization)).toEqual([org, elsewhere])
    expect(told[0]?.data['droppedGrants']).toEqual([{ thing: space, grantee: stays.person }])
    expect((await fsck(service.ctx.store)).problems).toEqual([])
  })

  it('transfers a collection with its content and leaves the trash behind', async () => {
    const above = await make(mara, 'collections', 'Above')
    const outer = await make(mara, 'collections', 'Outer', above)
    const inner = await make(mara, 'collections', 'Inner', outer)
    const deep = await make(mara, 'spaces', 'Deep', inner)
    const gone = await make(mara, 'spaces', 'Gone', inner)
    await mara('DELETE', `/spaces/${gone}`)
    const ines = await service.person('ines')
    const elsewhere = await service.organization('Elsewhere', ines)
    await service.member(elsewhere, mara, 'create')
    const { status, body } = await mara('POST', `/collections/${outer}/transfer`, { organization: elsewhere })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: outer, organization: elsewhere })
    expect(body['parent']).toBeUndefined()
    expect(await titles(ines, `/orgs/${elsewhere}/collections`)).toEqual(['Outer', 'Inner'])
    expect((await ines('GET', `/spaces/${deep}`)).body).toMatchObject({
      parent: inner,
      organization: elsewhere,
    })
    expect(await titles(mara, `/orgs/${org}/collections`)).toEqual(['Above'])
    expect((await ines('GET', `/spaces/${gone}`)).status).toBe(404)
    const back = await mara('POST', `/spaces/${gone}/restore`)
    expect(back.body).toMatchObject({ organization: org })
    expect(back.body['parent']).toBeUndefined()
  })

  it('does not transfer a collection that contains spaces the caller has no rights on', async () => {
    const outer = await make(mara, 'collections', 'Outer')
    const secret = await make(mara, 'spaces', 'Secret', outer)
    await mara('PATCH', `/spaces/${secret}`, { defaultLevel: null })
    const thief = await service.person('thief')
    await service.member(org, thief, 'create')
    const lair = await service.organization('Lair', thief)
    const take = () => thief('POST', `/collections/${outer}/transfer`, { organization: lair })
    const { status, body } = await take()
    expect([status, body.error?.reason]).toEqual([403, 'role-too-low'])
    expect(body.error?.message).not.toContain('Secret')
    await mara('PATCH', `/spaces/${secret}`, { defaultLevel: 'inherit' })
    const inner = await make(mara, 'collections', 'Inner', outer)
    await mara('PATCH', `/collections/${inner}`, { defaultLevel: 'read' })
    expect((await take()).status).toBe(403)
    await mara('PATCH', `/collections/${inner}`, { defaultLevel: 'inherit' })
    expect((await take()).status).toBe(200)
  })

  it('shows people to those who share an organization with them', async () => {
    const kim = await service.person('kim')
    const stranger = await service.person('stranger')
    await service.organization('Elsewhere', stranger)
    await service.member(org, kim, null)
    expect((await mara('GET', `/users/${kim.person}`)).body).toMatchObject({
      object: 'user',
      id: kim.person,
      displayName: 'kim',
    })
    expect((await kim('GET', `/users/${kim.person}`)).status).toBe(200)
    const missing = await mara('GET', '/users/u_nobody')
    const hidden = await mara('GET', `/users/${stranger.person}`)
    expect([missing.status, hidden.status]).toEqual([404, 404])
    expect(hidden.body.error?.message).toBe(missing.body.error?.message)
    await service.ctx.store.write((db) =>
      db.updateTable('members').set({ disabled: 1 }).where('person', '=', kim.person).execute(),
    )
    expect((await kim('GET', `/users/${mara.person}`)).status).toBe(404)
  })
})

describe('the title of a copy', () => {
  it.each([
    ['Guide', 'Guide (copy)'],
    ['x'.repeat(43), `${'x'.repeat(43)} (copy)`],
    ['x'.repeat(50), `${'x'.repeat(42)}… (copy)`],
    [`${'x'.repeat(41)}😀😀😀😀`, `${'x'.repeat(41)}… (copy)`],
  ])('of %s', (title, copy) => {
    expect(titleOfCopy(title)).toBe(copy)
    expect(copy.length).toBeLessThanOrEqual(50)
  })
})
