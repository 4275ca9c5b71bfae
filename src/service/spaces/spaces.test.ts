/** Spaces and collections through the API. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('spaces and collections on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const make = async (client: Client, what: 'spaces' | 'collections', title: string, parent?: string) => {
    const { status, body, headers } = await client('POST', `/orgs/${org}/${what}`, {
      title,
      ...(parent !== undefined && { parent }),
    })
    expect(status).toBe(201)
    expect(String(headers['location'])).toContain(String(body['id']))
    return String(body['id'])
  }
  const titles = async (client: Client, path: string) => {
    const { body } = await client('GET', path)
    return (body['items'] as { title: string }[]).map(({ title }) => title)
  }
  const one = async (client: Client, path: string) =>
    (await client('GET', path)).body as Record<string, unknown>

  it('gives a new space its documented defaults and its creator full access', async () => {
    const { body } = await mara('POST', `/orgs/${org}/spaces`, {})
    expect(body).toMatchObject({
      object: 'space',
      title: 'Untitled',
      editMode: 'locked',
      visibility: 'private',
      organization: org,
      mergeRules: { type: 'inherit' },
      defaultLevel: null,
      comments: 0,
      changeRequests: 0,
      permissions: { admin: true, merge: true, triggerGitSync: false },
    })
    expect(body['emoji']).not.toBe('')
    expect(await one(mara, `/spaces/${String(body['id'])}`)).toMatchObject({
      id: body['id'],
      revision: body['revision'],
    })
  })

  it('rejects instructions that are too long or invalid, and stores nothing', async () => {
    for (const body of [
      { title: 'x'.repeat(51) },
      { emoji: 'x'.repeat(51) },
      { emoji: 'abc' },
      { emoji: '📗📘' },
      { description: 'x'.repeat(201) },
      { id: 's1' },
      { organization: 'o1' },
      { language: 'tlh' },
    ]) {
      expect((await mara('POST', `/orgs/${org}/spaces`, body)).status).toBe(422)
    }
    expect((await mara('POST', `/orgs/${org}/spaces`, { title: 'x'.repeat(50) })).status).toBe(201)
    expect(await titles(mara, `/orgs/${org}/spaces`)).toHaveLength(1)
  })

  it('stores a description and an emoji, takes them away again and copies them with the space', async () => {
    const { body } = await mara('POST', `/orgs/${org}/spaces`, {
      ...{ title: 'Guide', emoji: '1f4d7', description: '  How the harbor works ' },
    })
    const space = `/spaces/${String(body['id'])}`
    expect(body).toMatchObject({ emoji: '1f4d7', description: 'How the harbor works' })
    expect((await mara('POST', `${space}/duplicate`)).body).toMatchObject({
      description: 'How the harbor works',
    })
    expect((await mara('PATCH', space, { emoji: 'beef' })).body.error?.message).toContain('emoji')
    expect((await mara('PATCH', space, { emoji: '🇳🇴' })).body).toMatchObject({
      ...{ emoji: '🇳🇴', description: 'How the harbor works' },
    })
    const plain = (await mara('PATCH', space, { emoji: '', description: '' })).body
    expect(plain).toMatchObject({ emoji: '' })
    expect(plain['description']).toBeUndefined()
  })

  it('row 11: never sets fields that the server owns', async () => {
    const id = await make(mara, 'spaces', 'Guide')
    for (const field of [
      'id',
      'organization',
      'revision',
      'createdAt',
      'deletedAt',
      'permissions',
      'comments',
      'visibility',
      'parent',
    ]) {
      const { status, body } = await mara('PATCH', `/spaces/${id}`, { [field]: 'x' })
      expect([field, status]).toEqual([field, 422])
      expect(body.error?.details?.[0]?.message).toContain(field)
    }
  })

  it('pages through a list by key, with the total that the caller sees', async () => {
    for (let number = 0; number < 7; number += 1) await make(mara, 'spaces', `Space ${number}`)
    const seen: string[] = []
    let page = ''
    do {
      const { body } = await mara('GET', `/orgs/${org}/spaces?limit=3${page}`)
      expect(body['count']).toBe(7)
      seen.push(...(body['items'] as { title: string }[]).map(({ title }) => title))
      const next = body['next'] as { page: string } | undefined
      page = next ? `&page=${encodeURIComponent(next.page)}` : ''
    } while (page !== '')
    expect(seen).toEqual(Array.from({ length: 7 }, (_, number) => `Space ${number}`))
    const { body } = await mara('GET', `/orgs/${org}/spaces?limit=3`)
    const token = encodeURIComponent((body['next'] as { page: string }).page)
    expect((await mara('GET', `/orgs/${org}/collections?page=${token}`)).status).toBe(400)
    expect((await mara('GET', `/orgs/${org}/spaces?deleted=true&page=${token}`)).status).toBe(400)
    expect((await mara('GET', `/orgs/${org}/spaces?limit=1001`)).status).toBe(422)
    expect((await mara('GET', `/orgs/${org}/spaces?limit=0`)).body['items']).toEqual([])
  })

  it('lists the latest update first on request, page by page', async () => {
    const ids: string[] = []
    for (const title of ['A', 'B', 'C', 'D']) ids.push(await make(mara, 'spaces', title))
    await mara('PATCH', `/spaces/${ids[1] ?? ''}`, { title: 'B again' })
    type Item = { readonly id: string; readonly updatedAt: string }
    const all = (await mara('GET', `/orgs/${org}/spaces`)).body['items'] as Item[]
    const latest = all
      .toSorted((a, b) => (`${a.updatedAt} ${a.id}` < `${b.updatedAt} ${b.id}` ? 1 : -1))
      .map(({ id }) => id)
    const { body: first } = await mara('GET', `/orgs/${org}/spaces?order=updated&limit=3`)
    const page = encodeURIComponent((first['next'] as { page: string }).page)
    const { body: second } = await mara('GET', `/orgs/${org}/spaces?order=updated&limit=3&page=${page}`)
    const listed = [...(first['items'] as Item[]), ...(second['items'] as Item[])].map(({ id }) => id)
    expect(listed).toEqual(latest)
    expect((await mara('GET', `/orgs/${org}/spaces?page=${page}`)).status).toBe(400)
  })

  it('moves before and after siblings of both kinds, and reports when nothing would change', async () => {
    const [a, b, c] = [
      await make(mara, 'spaces', 'A'),
      await make(mara, 'collections', 'B'),
      await make(mara, 'spaces', 'C'),
    ]
    const order = async () => {
      const rows = await service.ctx.store.read.selectFrom('spaces').select(['title', 'position']).execute()
      const more = await service.ctx.store.read
        .selectFrom('collections')
        .select(['title', 'position'])
        .execute()
      return [...rows, ...more]
        .toSorted((x, y) => (x.position < y.position ? -1 : 1))
        .map(({ title }) => title)
        .join('')
    }
    expect(await order()).toBe('ABC')
    expect(
      (await mara('POST', `/spaces/${c}/move`, { position: { before: { type: 'space', space: a } } })).status,
    ).toBe(200)
    expect(await order()).toBe('CAB')
    expect(
      (await mara('POST', `/collections/${b}/move`, { position: { after: { type: 'space', space: c } } }))
        .status,
    ).toBe(200)
    expect(await order()).toBe('CBA')
    expect(
      (
        await mara('POST', `/spaces/${a}/move`, {
          position: { after: { type: 'collection', collection: b } },
        })
      ).status,
    ).toBe(409)
    const bad = [
      { position: { before: { type: 'space', space: a }, after: { type: 'space', space: c } } },
      { position: {} },
      { position: { before: { type: 'space', space: 'nobody' } } },
      { position: { before: { type: 'collection', collection: a } } },
    ]
    for (const body of bad) expect((await mara('POST', `/spaces/${c}/move`, body)).status).toBe(400)
    expect((await mara('POST', `/spaces/${c}/move`, {})).status).toBe(422)
    expect(await order()).toBe('CBA')
  })

  it('never lets a collection contain itself', async () => {
    const outer = await make(mara, 'collections', 'Outer')
    const inner = await make(mara, 'collections', 'Inner', outer)
    expect((await mara('POST', `/collections/${outer}/move`, { parent: inner })).status).toBe(400)
    expect((await mara('POST', `/collections/${outer}/move`, { parent: outer })).status).toBe(400)
    expect((await mara('POST', `/collections/${inner}/move`, { parent: null })).status).toBe(200)
    expect((await mara('POST', `/collections/${outer}/move`, { parent: inner })).status).toBe(200)
  })

  it('limits how deep collections can be nested', async () => {
    const made: string[] = []
    for (let level = 0; level < 63; level += 1)
      made.push(await make(mara, 'collections', 'Level', made.at(-1)))
    const deepest = made.at(-1) ?? ''
    const { status } = await mara('POST', `/orgs/${org}/collections`, { title: 'x', parent: deepest })
    expect(status).toBe(400)
    await make(mara, 'spaces', 'Deep', deepest)
    const top = await make(mara, 'collections', 'Top')
    const above = await make(mara, 'collections', 'Above')
    await mara('POST', `/collections/${top}/move`, { parent: above })
    expect((await mara('POST', `/collections/${above}/move`, { parent: made[61] })).status).toBe(400)
    expect((await mara('POST', `/collections/${above}/move`, { parent: made[60] })).status).toBe(200)
  })

  it('keeps a deleted space for 7 days, visible only to those who can restore it', async () => {
    const collection = await make(mara, 'collections', 'Products')
    const id = await make(mara, 'spaces', 'Guide', collection)
    const reader = await service.person('reader')
    await service.member(org, reader, 'read')
    expect((await reader('GET', `/spaces/${id}`)).status).toBe(200)
    expect((await reader('DELETE', `/spaces/${id}`)).status).toBe(403)
    expect((await mara('DELETE', `/spaces/${id}`)).status).toBe(204)
    expect((await mara('DELETE', `/spaces/${id}`)).status).toBe(204)
    expect((await reader('GET', `/spaces/${id}`)).status).toBe(404)
    const { deletedAt, deletedBy } = (await mara('GET', `/spaces/${id}`)).body
    expect(deletedAt).toBeDefined()
    expect(deletedBy).toMatchObject({ object: 'user', displayName: 'mara' })
    const { items } = (await mara('GET', `/orgs/${org}/spaces?deleted=true`)).body as { items: object[] }
    expect(items).toMatchObject([{ deletedBy }])
    expect((await mara('PATCH', `/spaces/${id}`, { title: 'x' })).status).toBe(404)
    expect(await titles(mara, `/orgs/${org}/spaces`)).toEqual([])
    expect(await titles(mara, `/orgs/${org}/spaces?deleted=true`)).toEqual(['Guide'])
    expect(await titles(reader, `/orgs/${org}/spaces?deleted=true`)).toEqual([])
    expect((await mara('DELETE', `/collections/${collection}`)).status).toBe(204)
    expect((await mara('POST', `/spaces/${id}/restore`)).body['parent']).toBeUndefined()
    expect((await mara('POST', `/spaces/${id}/restore`)).status).toBe(412)
    await mara('DELETE', `/spaces/${id}`)
    service.later(7 * 24 * 3600 + 60)
    expect((await mara('POST', `/spaces/${id}/restore`)).status).toBe(412)
  })

  it('moves the spaces of a deleted collection to the trash, including nested ones', async () => {
    const outer = await make(mara, 'collections', 'Outer')
    const inner = await make(mara, 'collections', 'Inner', outer)
    await make(mara, 'spaces', 'Deep', inner)
    expect((await mara('DELETE', `/collections/${outer}`)).status).toBe(204)
    expect(await titles(mara, `/orgs/${org}/collections`)).toEqual([])
    expect(await titles(mara, `/orgs/${org}/spaces?deleted=true`)).toEqual(['Deep'])
  })

  it('shows each person what they can see and do', async () => {
    const closed = await make(mara, 'collections', 'Closed')
    expect(
      (await mara('PATCH', `/collections/${closed}`, { defaultLevel: null })).body['defaultLevel'],
    ).toBeNull()
    const inside = await make(mara, 'spaces', 'Inside', closed)
    const outside = await make(mara, 'spaces', 'Outside')
    const reader = await service.person('reader')
    await service.member(org, reader, 'edit')
    const guest = await service.person('guest')
    await service.member(org, guest, null)
    expect(await titles(reader, `/orgs/${org}/spaces`)).toEqual(['Outside'])
    expect(await titles(guest, `/orgs/${org}/spaces`)).toEqual([])
    expect((await reader('GET', `/spaces/${inside}`)).status).toBe(404)
    expect((await reader('GET', `/spaces/${outside}`)).body['permissions']).toMatchObject({
      edit: true,
      merge: false,
      create: false,
      admin: false,
    })
    expect((await reader('POST', `/orgs/${org}/spaces`, {})).status).toBe(403)
    expect((await reader('POST', `/orgs/${org}/spaces`, { parent: closed })).status).toBe(404)
    expect((await reader('PATCH', `/spaces/${outside}`, { title: 'Mine' })).status).toBe(403)
    const level = await mara('PATCH', `/collections/${closed}`, { defaultLevel: 'create' })
    expect(level.body).toMatchObject({
      defaultLevel: 'create',
      defaultLevelSource: { kind: 'collection', id: closed },
    })
    expect((await mara('GET', `/spaces/${inside}`)).body).toMatchObject({
      defaultLevel: 'create',
      defaultLevelSource: { kind: 'collection', id: closed },
    })
    expect((await reader('GET', `/spaces/${inside}`)).body['permissions']).toMatchObject({
      ...{ merge: true, create: true, admin: false },
    })
    expect((await reader('POST', `/orgs/${org}/spaces`, { parent: closed, title: 'New' })).status).toBe(201)
    expect((await reader('PATCH', `/spaces/${inside}`, { defaultLevel: 'admin' })).status).toBe(403)
  })

  it('row 1: rejects a parent from another organization', async () => {
    const stranger = await service.person('stranger')
    const elsewhere = await service.organization('Elsewhere', stranger)
    await service.member(elsewhere, mara, 'admin')
    const { body } = await mara('POST', `/orgs/${elsewhere}/collections`, { title: 'Theirs' })
    const theirs = String(body['id'])
    const id = await make(mara, 'spaces', 'Guide')
    expect((await mara('POST', `/orgs/${org}/spaces`, { parent: theirs })).status).toBe(400)
    expect((await mara('POST', `/spaces/${id}/move`, { parent: theirs })).status).toBe(400)
    expect(
      (
        await mara('POST', `/spaces/${id}/move`, {
          position: { before: { type: 'collection', collection: theirs } },
        })
      ).status,
    ).toBe(400)
    expect((await stranger('POST', `/orgs/${elsewhere}/spaces`, { parent: 'c_none' })).status).toBe(404)
  })

  it('row 1: does not move next to a resource that the caller cannot see', async () => {
    const writer = await service.person('writer')
    await service.member(org, writer, null)
    const own = await make(mara, 'spaces', 'Own')
    const ownCollection = await make(mara, 'collections', 'Own too')
    const hidden = await make(mara, 'spaces', 'Hidden')
    const hiddenCollection = await make(mara, 'collections', 'Hidden too')
    const allow = (kind: string, id: string) =>
      mara.done('POST', `/${kind}/${id}/permissions`, { users: [writer.person], role: 'create' })
    await allow('spaces', own)
    await allow('collections', ownCollection)
    const besides = (space: string, collection: string) => [
      { type: 'space', space },
      { type: 'collection', collection },
    ]
    for (const thing of [`spaces/${own}`, `collections/${ownCollection}`])
      for (const side of ['before', 'after']) {
        const at = (beside: object) => writer('POST', `/${thing}/move`, { position: { [side]: beside } })
        const answers = []
        for (const beside of [...besides(hidden, hiddenCollection), ...besides('nobody', 'nobody')]) {
          const { status, body } = await at(beside)
          answers.push([status, body.error?.reason, body.error?.message])
        }
        expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
        expect(answers[0]?.slice(0, 2)).toEqual([400, 'bad-position'])
      }
    // A sibling that is seen still takes it.
    await writer.done('POST', `/spaces/${own}/move`, {
      position: { after: { type: 'collection', collection: ownCollection } },
    })
  })

  it('does not allow merge rules together with live editing', async () => {
    const id = await make(mara, 'spaces', 'Guide')
    const rules = { type: 'rules', rules: [{ rule: 'require_change_request_subject' }] }
    expect((await mara('PATCH', `/spaces/${id}`, { mergeRules: rules })).status).toBe(200)
    const { status, body } = await mara('PATCH', `/spaces/${id}`, { editMode: 'live' })
    expect([status, body.error?.reason]).toEqual([412, 'state-forbids'])
    expect(
      (await mara('PATCH', `/spaces/${id}`, { editMode: 'live', mergeRules: { type: 'none' } })).status,
    ).toBe(200)
  })

  it('writes and sends nothing when nothing changes', async () => {
    const id = await make(mara, 'spaces', 'Guide')
    const before = await one(mara, `/spaces/${id}`)
    service.later(10)
    expect((await mara('PATCH', `/spaces/${id}`, { title: 'Guide' })).status).toBe(200)
    expect(await one(mara, `/spaces/${id}`)).toEqual(before)
    const events = await service.ctx.store.read
      .selectFrom('events')
      .select('kind')
      .where('subject', '=', id)
      .execute()
    expect(events.map(({ kind }) => kind)).toEqual(['space.created'])
  })
})
