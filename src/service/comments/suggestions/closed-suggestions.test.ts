/** Suggestions that are closed twice, without their thread, or with nothing left to change; and lists of many. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

type Row = Readonly<Record<string, unknown>>

describe.each(engines)('closed suggestions on %s', (engine) => {
  let service: TestService
  let mara: Client
  let ivo: Client
  let space: string
  let at: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    ivo = await service.person('ivo')
    const org = await service.organization('Halden', mara)
    await service.member(org, ivo, 'comment')
    space = await service.space(org, mara)
    await putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'p1', title: 'One', document: paragraphs('First.', 'Second.', 'Third.') },
        { id: 'p2', title: 'Two', document: paragraphs('Other.') },
        { id: 'group', type: 'group', title: 'Group' },
      ],
    })
    const { id } = await mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'Words' })
    at = `/spaces/${space}/change-requests/${String(id)}`
  })
  afterEach(() => service.close())

  const suggest = async (markdown: string, more: object = {}): Promise<Row> =>
    ivo.done('POST', `${at}/suggestions`, { page: 'p1', node: 'b1', replacement: { markdown }, ...more })
  const write = (...texts: readonly string[]) =>
    mara.done('POST', `${at}/content`, {
      changes: [{ operation: 'update_page', page: 'p1', document: { document: paragraphs(...texts) } }],
    })
  const head = async () => (await mara.done('GET', at))['revision']
  const openThreads = async () => (await mara.done('GET', at))['comments']
  const threadOf = ({ comment }: Row) => `${at}/comments/${String(comment)}`
  const close = (how: 'accept' | 'dismiss', { id }: Row, by = mara) =>
    by('POST', `${at}/suggestions/${String(id)}/${how}`)
  const reasons = async (person: Client) =>
    (
      await service.ctx.store.read
        .selectFrom('notifications')
        .select('reason')
        .where('person', '=', person.person)
        .execute()
    ).map(({ reason }) => reason)

  it('are accepted without a revision if the text is there already', async () => {
    const made = await suggest('New.')
    await write('New.', 'Second.', 'Third.')
    const before = await head()
    const accepted = await close('accept', made)
    expect(accepted.status).toBe(200)
    expect(accepted.body).toMatchObject({ revision: before, items: [{ id: made['id'], state: 'accepted' }] })
    expect((accepted.body['items'] as Row[])[0]).not.toHaveProperty('revision')
    expect([await head(), await openThreads()]).toEqual([before, 0])
    expect((await mara.done('GET', threadOf(made)))['status']).toBe('resolved')
    expect((await close('accept', made)).body.error?.reason).toBe('state-forbids')
    expect(await reasons(ivo)).toEqual(['suggestion-answered'])
  })

  it('need no thread', async () => {
    const [one, two] = [await suggest('New.'), await suggest('Newer.', { node: 'b2' })]
    for (const made of [one, two]) expect((await mara('DELETE', threadOf(made))).status).toBe(204)
    expect(await openThreads()).toBe(0)
    expect((await close('accept', one)).status).toBe(200)
    expect((await close('dismiss', two)).status).toBe(200)
    expect(await openThreads()).toBe(0)
  })

  it('count their thread once, however they are closed at the same time', async () => {
    const made = await suggest('New.')
    const before = await head()
    const answers = await Promise.all([
      close('accept', made),
      close('dismiss', made, ivo),
      close('accept', made),
      mara('PUT', threadOf(made), { resolved: true }),
    ])
    const [first, second, third, thread] = answers.map(({ status }) => status)
    expect([first, second, third].filter((status) => status === 200)).toHaveLength(1)
    expect([first, second, third].filter((status) => status === 412)).toHaveLength(2)
    expect([thread, await openThreads()]).toEqual([200, 0])
    const { items } = await mara.done('GET', `${at}/suggestions?state=all`)
    const [{ state, revision } = {}] = items as Row[]
    expect(state === 'accepted' ? revision : before).toBe(await head())
    expect((await mara('GET', threadOf(made))).body['status']).toBe('resolved')
  })

  it('are listed page by page, by state and page, with their number', async () => {
    const made: Row[] = []
    for (const node of ['b1', 'b2', 'b3']) made.push(await suggest('New.', { node }))
    made.push(await suggest('New.', { page: 'p2' }))
    await close('dismiss', made[1] ?? {}, ivo)
    const list = async (query: string) => {
      const ids: unknown[] = []
      let count: unknown
      for (let page = ''; ;) {
        const body = await ivo.done('GET', `${at}/suggestions?limit=2&count=true&${query}${page}`)
        ids.push(...(body['items'] as Row[]).map(({ id }) => id))
        count = body['count']
        const next = body['next'] as { page: string } | undefined
        if (next === undefined) return [count, ids]
        page = `&page=${encodeURIComponent(next.page)}`
      }
    }
    const ids = made.map(({ id }) => id)
    expect(await list('state=all')).toEqual([4, ids])
    expect(await list('state=open')).toEqual([3, [ids[0], ids[2], ids[3]]])
    expect(await list('state=dismissed')).toEqual([1, [ids[1]]])
    expect(await list('state=open&targetPage=p1')).toEqual([2, [ids[0], ids[2]]])
    expect(await list('state=accepted')).toEqual([0, []])
  })

  it('are refused where there is no text, and with more blocks than may replace one', async () => {
    const refused = async (body: object) => {
      const answer = await ivo('POST', `${at}/suggestions`, { page: 'p1', node: 'b1', ...body })
      return [answer.status, answer.body.error?.details?.[0]?.path]
    }
    const markdown = 'New.'
    expect(await refused({ page: 'group', replacement: { markdown } })).toEqual([400, 'body.page'])
    const blocks = (count: number) => Array.from({ length: count }, (_, place) => `Text ${place}.`)
    expect(await refused({ replacement: { markdown: blocks(201).join('\n\n') } })).toEqual([
      400,
      'body.replacement',
    ])
    expect(await refused({ replacement: { document: paragraphs(...blocks(201)) } })).toEqual([
      400,
      'body.replacement',
    ])
    const made = await suggest('', { replacement: { document: paragraphs(...blocks(200)) } })
    expect((await close('accept', made)).status).toBe(200)
  })

  it('keep the rights of the one who answers, not of the one who suggested', async () => {
    const made = await suggest('New.')
    const org = String((await mara.done('GET', `/spaces/${space}`))['organization'])
    expect((await close('accept', made, ivo)).status).toBe(403)
    await mara.done('PATCH', `/orgs/${org}/members/${ivo.person}`, { role: 'read' })
    expect((await close('dismiss', made, ivo)).status).toBe(403)
    await mara.done('DELETE', `/orgs/${org}/members/${ivo.person}`)
    expect((await close('dismiss', made, ivo)).status).toBe(404)
    const accepted = await close('accept', made)
    expect(accepted.status).toBe(200)
    expect((accepted.body['items'] as Row[])[0]).toMatchObject({ createdBy: { id: ivo.person } })
  })
})
