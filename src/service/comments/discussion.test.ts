/** Where threads stand after edits, whom they name, who is to answer them: through the API, on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Answer, Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

type Row = Record<string, unknown>
const idOf = ({ body }: Answer) => String(body['id'])
const items = ({ body }: Answer) => body['items'] as Row[]

describe.each(engines)('a discussion on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let space: string
  let change: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    space = await service.space(org, mara)
    await putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'p1', title: 'Ports', document: paragraphs('It listens on port 4000 at first.', 'Second.') },
        { id: 'p2', title: 'Other', document: paragraphs('Other.') },
      ],
    })
    change = idOf(await mara('POST', `/spaces/${space}/change-requests`, { subject: 'Words' }))
  })
  afterEach(() => service.close())

  const member = async (name: string, role: 'read' | 'comment' | 'edit' | 'review' | null) => {
    const client = await service.person(name)
    await service.member(org, client, role)
    return client
  }
  const threads = () => `/spaces/${space}/change-requests/${change}/comments`
  const say = async (more: Row, markdown = 'Really?') => {
    const answer = await mara('POST', threads(), { body: { markdown }, ...more })
    expect(answer.status).toBe(200)
    return idOf(answer)
  }
  const write = async (...changes: Row[]) => {
    const { status } = await mara('POST', `/spaces/${space}/change-requests/${change}/content`, { changes })
    expect(status).toBe(200)
  }
  const text = (page: string, ...texts: string[]) =>
    write({ operation: 'update_page', page, document: { document: paragraphs(...texts) } })
  const anchor = async (id: string) =>
    (await mara('GET', `${threads()}/${id}`)).body['anchor'] as Row | undefined
  const quote = { text: 'port 4000', prefix: 'listens on ', suffix: ' at first' }
  const notificationReasons = async (person: Client) =>
    (
      await service.ctx.store.read
        .selectFrom('notifications')
        .select('reason')
        .where('person', '=', person.person)
        .orderBy('created_at')
        .execute()
    ).map(({ reason }) => reason)

  it('follows quoted text through edits, deletion and restoration of its page', async () => {
    const id = await say({ page: 'p1', node: 'b1', quote })
    const place = { page: { id: 'p1', title: 'Ports' }, side: 'change', quote }
    expect(await anchor(id)).toMatchObject({ state: 'anchored', node: { id: 'b1' }, ...place })
    await text('p1', 'By the way, it listens on port 4000 at first.', 'Second.')
    expect(await anchor(id)).toMatchObject({ state: 'anchored', node: { id: 'b1' }, ...place })
    await text('p1', 'By the way, it listens on port 5000.', 'Second.')
    expect(await anchor(id)).toMatchObject({
      state: 'changed',
      node: { id: 'b1' },
      words: 'It listens on port 4000 at first.',
      ...place,
    })
    await write({ operation: 'update_page', page: 'p1', title: 'All ports' })
    await write({ operation: 'delete_page', page: 'p1' })
    // The title of the page as the space still has it.
    expect(await anchor(id)).toMatchObject({ state: 'orphaned', page: { id: 'p1', title: 'Ports' } })
    expect(items(await mara('GET', threads())).map((one) => one['id'])).toEqual([id])
    await write({ operation: 'revert_page', page: 'p1' })
    expect(await anchor(id)).toMatchObject({ state: 'anchored', node: { id: 'b1' }, ...place })
  })

  it('follows a block whose key changed in an update', async () => {
    // Both sides insert the same paragraph: main's key stands, and what is said of the change's goes along.
    await text('p2', 'Other.', 'Both say so.')
    const { body } = await mara(
      'GET',
      `/spaces/${space}/change-requests/${change}/content/page/p2?format=document`,
    )
    const nodes = (body['document'] as { nodes: { key: string }[] }).nodes
    const id = await say({ page: 'p2', node: nodes[1]?.key, quote: { text: 'Both say' } })
    await putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'p1', title: 'Ports', document: paragraphs('It listens on port 4000 at first.', 'Second.') },
        {
          id: 'p2',
          title: 'Other',
          document: {
            ...paragraphs('Other.', 'Both say so.'),
            nodes: paragraphs('Other.', 'Both say so.').nodes.map((node, at) => ({
              ...node,
              key: at === 1 ? 'mains' : 'b1',
            })),
          },
        },
      ],
    })
    const updated = await mara('POST', `/spaces/${space}/change-requests/${change}/update`)
    expect(updated.body['result']).toBe('update')
    expect(await anchor(id)).toMatchObject({ state: 'anchored', node: { id: 'mains' } })
  })

  it('comments on deleted content on the side of main', async () => {
    await text('p1', 'It listens on port 4000 at first.')
    const id = await say({ page: 'p1', node: 'b2' }, 'Why did this go?')
    expect(await anchor(id)).toMatchObject({ state: 'anchored', side: 'main', words: 'Second.' })
    await write({ operation: 'delete_page', page: 'p2' })
    const page = await say({ page: 'p2' }, 'And this page?')
    expect(await anchor(page)).toMatchObject({ state: 'anchored', side: 'main', page: { title: 'Other' } })
  })

  it('returns row and column of a cell', async () => {
    await write({
      operation: 'update_page',
      page: 'p2',
      document: { markdown: '| Option | Default |\n| --- | --- |\n| port | 4000 |\n' },
    })
    const read = await mara(
      'GET',
      `/spaces/${space}/change-requests/${change}/content/page/p2?format=document`,
    )
    const table = (read.body['document'] as { nodes: Row[] }).nodes[0] as {
      key: string
      data: { records: Row; view: { columns: string[] } }
    }
    const record = Object.keys(table.data.records)[0]
    const definition = table.data.view.columns[1]
    const id = await say({ page: 'p2', node: table.key, tableCell: { record, definition } })
    expect(await anchor(id)).toMatchObject({
      state: 'anchored',
      words: '4000',
      cell: { row: 'port', column: 'Default' },
    })
    await write({
      operation: 'update_page',
      page: 'p2',
      document: { markdown: '| Option | Default |\n| --- | --- |\n| port | 5000 |\n' },
    })
    expect(await anchor(id)).toMatchObject({ state: 'changed', words: '4000' })
  })

  it.each([
    ['words that do not stand there', { page: 'p1', node: 'b1', quote: { text: 'port 9000' } }],
    ['words without a block', { page: 'p1', quote: { text: 'port 4000' } }],
    ['a block of another page', { page: 'p2', node: 'b2' }],
    ['a page of nobody', { page: 'p9' }],
  ])('refuses %s', async (_name, target) => {
    const { status, body } = await mara('POST', threads(), { body: { markdown: 'So?' }, ...target })
    expect([status, body.error?.reason]).toEqual([400, 'bad-content'])
    expect((await mara('GET', threads())).body['count']).toBe(0)
  })

  it('row 1: rejects a page, block and thread of another space like missing ones', async () => {
    const other = await service.space(org, mara, { title: 'Other' })
    await putContent(service.ctx, other, mara.person, {
      pages: [{ id: 'q1', title: 'Secret', document: paragraphs('Hidden.') }],
    })
    const foreign = idOf(await mara('POST', `/spaces/${other}/comments`, { body: { markdown: 'x' } }))
    const page = await mara('POST', threads(), { body: { markdown: 'x' }, page: 'q1', node: 'b1' })
    expect(page.status).toBe(400)
    expect(JSON.stringify(page.body)).not.toContain('Secret')
    for (const path of [`${threads()}/${foreign}`, `/spaces/${space}/comments/${foreign}`])
      expect((await mara('GET', path)).status).toBe(404)
  })

  it('notifies mentioned people once, and returns them as people', async () => {
    const ivo = await member('ivo', 'comment')
    const mention = `Ask [@ivo](/users/${ivo.person} "mention") about it.`
    const id = await say({}, mention)
    const { body } = await mara('GET', `${threads()}/${id}`)
    expect(body['mentions']).toEqual([expect.objectContaining({ id: ivo.person, displayName: 'ivo' })])
    expect((body['body'] as Row)['markdown']).toContain(`[@ivo](/users/${ivo.person} "mention")`)
    expect(await notificationReasons(ivo)).toEqual(['mentioned'])
    // What the text says of its own does not matter; nor does saying it again.
    await mara('PUT', `${threads()}/${id}`, { body: { markdown: `${mention} Please.` } })
    expect(await notificationReasons(ivo)).toEqual(['mentioned'])
    const found = await mara('GET', `${threads()}?mentions=${ivo.person}`)
    expect(items(found).map((one) => one['id'])).toEqual([id])
    expect((await mara('GET', `${threads()}?mentions=${mara.person}`)).body['count']).toBe(0)
    const reply = await mara('POST', `${threads()}/${await say({})}/replies`, { body: { markdown: mention } })
    expect(reply.body['mentions']).toHaveLength(1)
    expect((await mara('GET', `${threads()}?mentions=${ivo.person}`)).body['count']).toBe(2)
  })

  it('row 30: mentioning a stranger reveals no name and notifies nobody', async () => {
    const outsider = await service.person('a-stranger')
    const guest = await member('a-guest', null)
    for (const { person } of [outsider, guest]) {
      const id = await say({}, `Hey [@you](/users/${person} "mention")`)
      const { body } = await mara('GET', `${threads()}/${id}?format=markdown`)
      expect(body['mentions']).toEqual([])
      expect(JSON.stringify(body)).not.toMatch(/stranger|a-guest/)
      expect((body['body'] as Row)['markdown']).toContain('@somebody')
    }
    expect([...(await notificationReasons(outsider)), ...(await notificationReasons(guest))]).toEqual([])
  })

  it('finds people who can see the space by prefix, up to the limit', async () => {
    const ivo = await member('Ivo Lind', 'read')
    await member('Lindis Berg', 'comment')
    await member('Linnea Guest', null)
    await service.person('Lind Outside')
    const names = async (query: string) =>
      items(await mara('GET', `/spaces/${space}/people?query=${query}`)).map((one) => one['displayName'])
    expect(await names('lin')).toEqual(['Ivo Lind', 'Lindis Berg'])
    expect(await names('LINDIS')).toEqual(['Lindis Berg'])
    expect(await names('%25')).toEqual([])
    expect(await names('_vo')).toEqual([])
    expect(items(await mara('GET', `/spaces/${space}/people?limit=1`))).toHaveLength(1)
    expect((await mara('GET', `/spaces/${space}/people?limit=51`)).status).toBe(422)
    expect((await ivo('GET', `/spaces/${space}/people`)).status).toBe(403)
  })

  it('assigns a thread to somebody who can reply, and unassigns it', async () => {
    const [ivo, reader] = [await member('ivo', 'comment'), await member('rea', 'read')]
    const id = await say({})
    const given = await mara('PUT', `${threads()}/${id}`, { assignee: ivo.person })
    expect(given.body['assignee']).toMatchObject({ displayName: 'ivo' })
    expect(await notificationReasons(ivo)).toEqual(['assigned'])
    expect(items(await mara('GET', `${threads()}?assignee=${ivo.person}`))).toHaveLength(1)
    for (const person of [reader.person, 'unobody']) {
      const { status, body } = await mara('PUT', `${threads()}/${id}`, { assignee: person })
      expect([status, body.error?.reason]).toEqual([412, 'state-forbids'])
    }
    expect((await mara('PUT', `${threads()}/${id}`, { assignee: null })).body['assignee']).toBeUndefined()
    expect(items(await mara('GET', `${threads()}?assignee=${ivo.person}`))).toEqual([])
  })
})
