/** Lists of comments and replies: filters, order, pages, and what they cost. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/stores/watched-queries.ts'
import type { CommentSetup, Row } from '../../testing/fixtures/comments.ts'
import { idOf, itemsOf, openComments, say, textsOf } from '../../testing/fixtures/comments.ts'
import type { Answer, Client } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('comment lists on %s', (engine) => {
  let setup: CommentSetup
  beforeEach(async () => {
    setup = await openComments(engine)
  })
  afterEach(() => setup.service.close())

  it('filters by place, status, page and author, in both orders, with paging', async () => {
    const { service, mara, member, onSpace } = setup
    const ivo = await member('ivo', 'comment')
    const posts: [Client, Row][] = [
      [mara, say('a', { page: 'p1' })],
      [ivo, say('b', { page: 'p1', node: 'b1' })],
      [mara, say('c', { page: 'p2' })],
      [ivo, say('d')],
      [mara, say('e')],
    ]
    const ids: string[] = []
    for (const [client, body] of posts) {
      ids.push(idOf(await client('POST', onSpace(), body)))
      service.later(1)
    }
    await mara('PUT', `${onSpace()}/${ids[1]}`, { resolved: true })
    const list = (query: string) => mara('GET', `${onSpace()}?${query}`)
    expect(textsOf(await list(''))).toEqual(['e', 'd', 'c', 'b', 'a'])
    expect(textsOf(await list('order=asc'))).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(textsOf(await list('status=open'))).toEqual(['e', 'd', 'c', 'a'])
    expect(textsOf(await list('status=resolved'))).toEqual(['b'])
    expect(textsOf(await list('targetPage=p1'))).toEqual(['b', 'a'])
    expect(textsOf(await list(`authors=${ivo.person}`))).toEqual(['d', 'b'])
    expect(
      textsOf(await list(`authors=${ivo.person}&authors=${mara.person}&order=asc&targetPage=p2`)),
    ).toEqual(['c'])
    expect((await list('targetPage=p1')).body['count']).toBe(2)
    expect(JSON.stringify((await list('format=document')).body)).not.toContain('"markdown"')

    const seen: string[] = []
    let page = ''
    do {
      const answer = await list(`limit=2&order=asc${page}`)
      expect(answer.body['count']).toBe(5)
      seen.push(...textsOf(answer))
      const next = answer.body['next'] as { page: string } | undefined
      page = next ? `&page=${encodeURIComponent(next.page)}` : ''
    } while (page !== '')
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'e'])
    const token = ((await list('limit=1')).body['next'] as { page: string }).page
    expect((await list(`page=${token}&status=open`)).body.error?.reason).toBe('bad-page-token')
    expect((await list('page=x')).status).toBe(400)
    expect((await list('limit=0')).body).toMatchObject({ count: 5, items: [] })
  })

  it('ends a page of long texts before its limit without skipping any', async () => {
    const { service, mara, onSpace } = setup
    const ids: string[] = []
    for (let count = 0; count < 7; count += 1) {
      ids.push(idOf(await mara('POST', onSpace(), say('Thread'))))
      service.later(1)
    }
    const thread = ids[0] ?? ''
    for (let count = 0; count < 3; count += 1) {
      await mara('POST', `${onSpace()}/${thread}/replies`, say('Reply'))
      service.later(1)
    }
    // From before the length of a comment was bounded: 3 MB, of which a page has room for one.
    const long = JSON.stringify({
      object: 'document',
      data: {},
      nodes: [
        {
          object: 'block',
          type: 'paragraph',
          data: {},
          nodes: [{ object: 'text', leaves: [{ object: 'leaf', text: 'long '.repeat(600_000), marks: [] }] }],
        },
      ],
    })
    await service.ctx.store.write(async (db) => {
      const some = ids.slice(2, 5)
      await db.updateTable('comments').set({ body: long }).where('id', 'in', some).execute()
      await db.updateTable('replies').set({ body: long }).execute()
    })
    const sizes = async (path: string, order: 'asc' | 'desc') => {
      const seen: string[] = []
      const counts: number[] = []
      for (let page: string | undefined = ''; page !== undefined;) {
        const at: string = page === '' ? '' : `&page=${encodeURIComponent(page)}`
        const answer: Answer = await mara(
          'GET',
          `${path}?limit=1000&format=document${order === 'asc' ? '&order=asc' : ''}${at}`,
        )
        expect(JSON.stringify(answer.body).length).toBeLessThan(5_000_000)
        seen.push(...itemsOf(answer).map(({ id }) => String(id)))
        counts.push(itemsOf(answer).length)
        page = (answer.body['next'] as { page: string } | undefined)?.page
      }
      return { seen, counts }
    }
    expect(await sizes(onSpace(), 'asc')).toEqual({ seen: ids, counts: [3, 1, 3] })
    expect((await sizes(onSpace(), 'desc')).seen).toEqual(ids.toReversed())
    expect((await sizes(`${onSpace()}/${thread}/replies`, 'desc')).counts).toEqual([1, 1, 1])
    expect((await mara('GET', `${onSpace()}?limit=0`)).body).toMatchObject({ count: 7, items: [] })
  })

  it('lists replies oldest first, with paging', async () => {
    const { service, mara, addChangeRequest, onSpace, onChange } = setup
    await addChangeRequest(mara)
    for (const place of [onSpace(), onChange()]) {
      const id = idOf(await mara('POST', place, say('Thread')))
      for (const text of ['r1', 'r2', 'r3']) {
        await mara('POST', `${place}/${id}/replies`, say(text))
        service.later(1)
      }
      const first = await mara('GET', `${place}/${id}/replies?limit=2`)
      expect([textsOf(first), first.body['count']]).toEqual([['r1', 'r2'], 3])
      const { page } = first.body['next'] as { page: string }
      const rest = await mara('GET', `${place}/${id}/replies?limit=2&page=${page}`)
      expect([textsOf(rest), rest.body['next']]).toEqual([['r3'], undefined])
      const [reply] = itemsOf(first)
      expect((await mara('DELETE', `${place}/${id}/replies/${String(reply?.['id'])}`)).status).toBe(204)
      expect((await mara('GET', `${place}/${id}`)).body['replies']).toBe(2)
      expect(textsOf(await mara('GET', `${place}/${id}/replies`))).toEqual(['r2', 'r3'])
    }
  })

  it('takes the same number of queries for one comment as for twenty', async () => {
    const { service, mara, member, onSpace } = setup
    const ivo = await member('ivo', 'comment')
    const queries = () => countQueries(service.ctx.store, () => mara('GET', onSpace()))
    const post = async () => {
      const id = idOf(await ivo('POST', onSpace(), say('More', { page: 'p1' })))
      await mara('POST', `${onSpace()}/${id}/replies`, say('Yes'))
      await mara('PUT', `${onSpace()}/${id}`, { addedReactions: ['👍'] })
    }
    await post()
    const forOne = await queries()
    for (let more = 0; more < 19; more += 1) await post()
    expect(forOne).toBeGreaterThan(4)
    expect(await queries()).toBe(forOne)
  })
})
