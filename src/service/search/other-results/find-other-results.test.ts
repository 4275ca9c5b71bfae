/** Finding what is no page, on both engines. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

type Row = Record<string, unknown>
const idOf = ({ body }: Answer) => String(body['id'])
const of = ({ body }: Answer, kind: 'spaces' | 'sites' | 'members' | 'changeRequests' | 'comments') =>
  body[kind] as Row[]

describe.each(engines)('finding other results on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const find = (query: string, by = mara, more = '') =>
    by('GET', `/orgs/${org}/find?query=${encodeURIComponent(query)}${more}`)

  it('finds spaces by title, change requests by subject and number, comments by text', async () => {
    const space = idOf(await mara('POST', `/orgs/${org}/spaces`, { title: 'Ferry manual' }))
    const change = await mara('POST', `/spaces/${space}/change-requests`, {
      subject: 'Spell out the ferry rules',
    })
    const number = change.body['number'] as number
    const thread = await mara('POST', `/spaces/${space}/change-requests/${idOf(change)}/comments`, {
      body: { markdown: 'Is the **ferry** late? It is 100% sure_thing.' },
    })
    await mara('POST', `/spaces/${space}/comments`, { body: { markdown: 'Another paragraph of text.' } })

    const all = await find('ferr')
    expect(of(all, 'spaces')).toMatchObject([{ id: space, title: 'Ferry manual', marks: [[0, 4]] }])
    expect(of(all, 'changeRequests')).toMatchObject([
      { number, subject: 'Spell out the ferry rules', status: 'draft', space: { title: 'Ferry manual' } },
    ])
    expect(of(all, 'comments')).toMatchObject([
      {
        id: idOf(thread),
        body: 'Is the ferry late? It is 100% sure_thing.',
        marks: [[7, 11]],
        changeRequest: { number },
        urls: { app: expect.stringContaining(`comment=${idOf(thread)}`) as unknown },
      },
    ])
    for (const query of [`#${number}`, String(number)])
      expect(of(await find(query), 'changeRequests')).toMatchObject([{ number }])
    // Words of the stored form are no words of the comment; signs of SQL are letters like any other.
    expect(of(await find('leaf'), 'comments')).toEqual([])
    expect(of(await find('sure_thing'), 'comments')).toHaveLength(1)
    expect(of(await find('sureXthing'), 'comments')).toEqual([])
    expect(of(await find('ferry late rules'), 'comments')).toEqual([])
    for (const query of ['%', '_', "'", '!', '""', '#'])
      expect([query, (await find(query)).body]).toEqual([
        query,
        { spaces: [], sites: [], members: [], changeRequests: [], generatedPages: [], comments: [] },
      ])
  })

  it('finds sites by title and members by name, as far as the caller may see them', async () => {
    const site = await mara('POST', `/orgs/${org}/sites`, { title: 'Harbour handbook', visibility: 'public' })
    const harriet = await service.person('harriet')
    await service.member(org, harriet, 'read')
    const found = await find('har')
    expect(of(found, 'sites')).toEqual([
      {
        ...{ id: idOf(site), title: 'Harbour handbook', published: false, marks: [[0, 3]] },
        urls: { app: expect.stringMatching(`/o/${org}/sites/${idOf(site)}/structure$`) as unknown },
      },
    ])
    const { id: person } = (await harriet('GET', '/user')).body
    expect(of(found, 'members')).toMatchObject([
      { id: person, urls: { app: expect.stringMatching(`/o/${org}/people/${String(person)}$`) as unknown } },
    ])
    // Guests see neither members nor sites that they have no access to.
    const guest = await service.person('gus')
    await service.member(org, guest, null)
    expect((await find('har', guest)).body).toMatchObject({ sites: [], members: [] })
    await mara.done('PUT', `/orgs/${org}/sites/${idOf(site)}/permissions/default-level`, {
      defaultLevel: null,
    })
    expect(of(await find('har', harriet), 'sites')).toEqual([])
    expect(of(await find('har'), 'sites')).toHaveLength(1)
    expect(of(await find('bour'), 'sites')).toEqual([])
  })

  it('reveals nothing of a hidden space or one in the trash', async () => {
    const closed = idOf(await mara('POST', `/orgs/${org}/spaces`, { title: 'Hidden harbour' }))
    await mara('POST', `/spaces/${closed}/change-requests`, { subject: 'Harbour' })
    await mara('POST', `/spaces/${closed}/comments`, { body: { markdown: 'harbour' } })
    await mara('PATCH', `/spaces/${closed}`, { defaultLevel: null })
    const ivo = await service.person('ivo')
    await service.member(org, ivo, 'read')
    const nothing = {
      spaces: [],
      sites: [],
      members: [],
      changeRequests: [],
      generatedPages: [],
      comments: [],
    }
    expect((await find('harbour', ivo)).body).toEqual(nothing)
    expect(of(await find('harbour'), 'comments')).toHaveLength(1)
    await mara('DELETE', `/spaces/${closed}`)
    expect((await find('harbour')).body).toEqual(nothing)
    expect((await find('harbour', await service.person('stranger'))).status).toBe(404)
  })

  it('reads only some of the candidate comments, and none that is far too long', async () => {
    const space = idOf(await mara('POST', `/orgs/${org}/spaces`, { title: 'Quay' }))
    const post = async (markdown: string) =>
      idOf(await mara('POST', `/spaces/${space}/comments`, { body: { markdown } }))
    const short = await post('The needle is here.')
    // Comments from before their length was bounded: cutting all of this into words takes a minute.
    const text = 'a.b.c.d.e.f.g.h needle '.repeat(400_000)
    const leaf = { object: 'leaf', text, marks: [] }
    const body = JSON.stringify({
      object: 'document',
      data: {},
      nodes: [{ object: 'block', type: 'paragraph', data: {}, nodes: [{ object: 'text', leaves: [leaf] }] }],
    })
    for (let count = 0; count < 6; count += 1) {
      service.later(1)
      const id = await post('Long.')
      await service.ctx.store.write((db) =>
        db.updateTable('comments').set({ body }).where('id', '=', id).execute(),
      )
    }
    expect(of(await find('needle a b c d e f g h'), 'comments')).toEqual([])
    expect(of(await find('needle'), 'comments')).toMatchObject([{ id: short }])
  })

  it('lists open change requests before others, the latest first, and above all the one with the number', async () => {
    const space = idOf(await mara('POST', `/orgs/${org}/spaces`, { title: 'Quay' }))
    for (const subject of ['Ferry first', 'Ferry second', 'Ferry third', 'Ferry 1']) {
      service.later(60)
      const change = await mara('POST', `/spaces/${space}/change-requests`, { subject })
      if (subject === 'Ferry third')
        await mara.done('PATCH', `/spaces/${space}/change-requests/${idOf(change)}`, { status: 'archived' })
    }
    const subjects = async (query: string) =>
      of(await find(query), 'changeRequests').map(({ subject }) => subject)
    expect(await subjects('ferry')).toEqual(['Ferry 1', 'Ferry second', 'Ferry first', 'Ferry third'])
    expect(await subjects('1')).toEqual(['Ferry first', 'Ferry 1'])
  })

  it('finds words in any case, in any script', async () => {
    for (const title of ['Übersicht', 'ÉTUDE', 'Οδηγός', 'ПРИСТАНЬ', 'İskele'])
      await mara('POST', `/orgs/${org}/spaces`, { title })
    for (const [query, title] of [
      ['übersicht', 'Übersicht'],
      ['ÜBERSICHT', 'Übersicht'],
      ['étude', 'ÉTUDE'],
      ['ΟΔΗΓΌΣ', 'Οδηγός'],
      ['пристань', 'ПРИСТАНЬ'],
      ['İskele', 'İskele'],
    ] as const)
      expect([query, of(await find(query), 'spaces')]).toMatchObject([query, [{ title }]])
  })

  it('limits the results of each kind', async () => {
    for (let n = 0; n < 7; n += 1) await mara('POST', `/orgs/${org}/spaces`, { title: `Quay ${n}` })
    expect(of(await find('quay'), 'spaces')).toHaveLength(5)
    expect(of(await find('quay', mara, '&limit=7'), 'spaces')).toHaveLength(7)
    expect((await find('quay', mara, '&limit=0')).status).toBe(422)
    expect((await find('quay', mara, '&limit=21')).status).toBe(422)
  })
})
