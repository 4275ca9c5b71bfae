/** Finding what is no page, on both engines. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

type Row = Record<string, unknown>
const idOf = ({ body }: Answer) => String(body['id'])
const of = ({ body }: Answer, kind: 'spaces' | 'changeRequests' | 'comments') => body[kind] as Row[]

describe.each(engines)('finding things on %s', (engine) => {
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
        { spaces: [], changeRequests: [], comments: [] },
      ])
  })

  it('shows nothing of a space that the caller does not see, or that is in the trash', async () => {
    const closed = idOf(await mara('POST', `/orgs/${org}/spaces`, { title: 'Hidden harbour' }))
    await mara('POST', `/spaces/${closed}/change-requests`, { subject: 'Harbour' })
    await mara('POST', `/spaces/${closed}/comments`, { body: { markdown: 'harbour' } })
    await mara('PATCH', `/spaces/${closed}`, { defaultLevel: null })
    const ivo = await service.person('ivo')
    await service.member(org, ivo, 'read')
    const nothing = { spaces: [], changeRequests: [], comments: [] }
    expect((await find('harbour', ivo)).body).toEqual(nothing)
    expect(of(await find('harbour'), 'comments')).toHaveLength(1)
    await mara('DELETE', `/spaces/${closed}`)
    expect((await find('harbour')).body).toEqual(nothing)
    expect((await find('harbour', await service.person('stranger'))).status).toBe(404)
  })

  it('reads few of the comments that may hold what is asked, and none that is far too long', async () => {
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

  it('shows few of each', async () => {
    for (let n = 0; n < 7; n += 1) await mara('POST', `/orgs/${org}/spaces`, { title: `Quay ${n}` })
    expect(of(await find('quay'), 'spaces')).toHaveLength(5)
    expect(of(await find('quay', mara, '&limit=7'), 'spaces')).toHaveLength(7)
    expect((await find('quay', mara, '&limit=0')).status).toBe(422)
    expect((await find('quay', mara, '&limit=21')).status).toBe(422)
  })
})
