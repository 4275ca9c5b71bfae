/** Comments, replies and reactions through the API, on a space and on a change request. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../testing/content.ts'
import type { Answer, Client, TestService } from '../../testing/service.ts'
import { startTestService } from '../../testing/service.ts'
import { engines } from '../../testing/stores.ts'

type Row = Record<string, unknown>
const idOf = ({ body }: Answer) => String(body['id'])
const items = ({ body }: Answer) => body['items'] as Row[]
const texts = (answer: Answer) =>
  items(answer).map(({ body }) => (body as { markdown: string }).markdown.trim())

describe.each(engines)('comments on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let space: string
  let revision: string
  let changeRequest: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    space = await service.space(org, mara)
    revision = await putContent(service.around, space, mara.person, {
      pages: [
        { id: 'p1', document: paragraphs('First.', 'Second.') },
        { id: 'p2', document: paragraphs('Other.') },
        { id: 'p3', type: 'computed' },
      ],
    })
    changeRequest = 'q1'
  })
  afterEach(() => service.close())

  const member = async (name: string, role: 'read' | 'comment' | 'edit' | 'review') => {
    const client = await service.person(name)
    await service.member(org, client, role)
    return client
  }
  const addChangeRequest = async (creator: Client) => {
    const now = service.around.now()
    await service.around.store.write((db) =>
      db
        .insertInto('change_requests')
        .values({
          space,
          id: changeRequest,
          organization: org,
          number: 7,
          subject: 'Better words',
          description: null,
          status: 'open',
          created_by: creator.person,
          revision,
          revision_initial: revision,
          revision_merged_ancestor: revision,
          revision_merged: null,
          merged_by: null,
          merged_at: null,
          open_comments: 0,
          cluster: null,
          created_at: now,
          updated_at: now,
        })
        .execute(),
    )
  }
  const onSpace = () => `/spaces/${space}/comments`
  const onChange = (name = changeRequest) => `/spaces/${space}/change-requests/${name}/comments`
  const say = (markdown: string, more: Row = {}) => ({ body: { markdown }, ...more })
  const counted = async () => {
    const row = await service.around.store.read
      .selectFrom('spaces')
      .leftJoin('change_requests', 'change_requests.space', 'spaces.id')
      .select(['spaces.open_comments as ofSpace', 'change_requests.open_comments as ofChange'])
      .where('spaces.id', '=', space)
      .executeTakeFirstOrThrow()
    return [row.ofSpace, row.ofChange]
  }
  const written = async () => {
    const { read } = service.around.store
    const [comments, replies, reactions, events] = await Promise.all([
      read.selectFrom('comments').selectAll().orderBy('id').execute(),
      read.selectFrom('replies').selectAll().orderBy('id').execute(),
      read.selectFrom('reactions').selectAll().orderBy('emoji').execute(),
      read.selectFrom('events').select('id').where('kind', 'like', 'comment%').execute(),
    ])
    return JSON.stringify([comments, replies, reactions, events, await counted()])
  }
  const kinds = async () => {
    const rows = await service.around.store.read
      .selectFrom('events')
      .select(['kind', 'space'])
      .where('kind', 'like', 'comment%')
      .orderBy('arrival')
      .execute()
    expect(rows.every((row) => row.space === space)).toBe(true)
    return rows.map(({ kind }) => kind)
  }

  it('shows every field of a comment on a block of a page', async () => {
    const ivo = await member('ivo', 'comment')
    const made = await ivo('POST', onSpace(), say('Is this *so*?', { page: 'p1', node: 'b2' }))
    expect(made.status).toBe(200)
    const id = idOf(made)
    await mara('POST', `${onSpace()}/${id}/replies`, say('It is.'))
    service.later(60)
    const last = await mara('POST', `${onSpace()}/${id}/replies`, say('Now it is.'))
    await mara('PUT', `${onSpace()}/${id}`, { resolved: true, addedReactions: ['👍'] })
    await ivo('PUT', `${onSpace()}/${id}`, { addedReactions: ['👍', '🎉'], body: { markdown: 'Is it?' } })
    const { body } = await ivo('GET', `${onSpace()}/${id}`)
    const user = { object: 'user', id: mara.person, displayName: 'mara' }
    expect(body).toEqual({
      object: 'comment',
      id,
      postedBy: expect.objectContaining({ object: 'user', id: ivo.person, displayName: 'ivo' }) as unknown,
      postedAt: made.body['postedAt'],
      editedAt: expect.stringMatching(/Z$/) as unknown,
      reactions: [
        {
          emoji: '👍',
          count: 2,
          users: [
            { user: expect.objectContaining(user) as unknown, reactedAt: expect.any(String) as unknown },
            {
              user: expect.objectContaining({ id: ivo.person }) as unknown,
              reactedAt: expect.any(String) as unknown,
            },
          ],
        },
        { emoji: '🎉', count: 1, users: [expect.anything()] },
      ],
      replies: 2,
      repliers: [
        { updatedAt: last.body['postedAt'], count: 2, user: expect.objectContaining(user) as unknown },
      ],
      body: { markdown: expect.stringMatching(/^Is it\?\s*$/) as unknown },
      target: { node: { id: 'b2' }, page: { id: 'p1' }, space, revision },
      urls: {
        location: expect.stringMatching(new RegExp(`/v1/spaces/${space}/comments/${id}$`)) as unknown,
        app: expect.stringContaining(`?comment=${id}`) as unknown,
      },
      permissions: { view: true, edit: true, reply: true, delete: true, resolve: true },
      anchor: {
        state: 'anchored',
        page: { id: 'p1', title: 'p1' },
        node: { id: 'b2' },
        words: 'Second.',
      },
      mentions: [],
      status: 'resolved',
      resolvedAt: expect.stringMatching(/Z$/) as unknown,
      resolvedBy: expect.objectContaining(user) as unknown,
    })
  })

  it('shows every field of a reply', async () => {
    const id = idOf(await mara('POST', onSpace(), say('Question')))
    const ivo = await member('ivo', 'read')
    const made = await mara('POST', `${onSpace()}/${id}/replies`, say('Answer'))
    expect(made.status).toBe(200)
    await mara('PUT', `${onSpace()}/${id}/replies/${idOf(made)}`, {
      ...say('A better answer'),
      addedReactions: ['👀'],
    })
    const { body } = await ivo('GET', `${onSpace()}/${id}/replies/${idOf(made)}?format=document`)
    expect(body).toEqual({
      object: 'comment-reply',
      id: idOf(made),
      postedBy: expect.objectContaining({ id: mara.person }) as unknown,
      postedAt: made.body['postedAt'],
      editedAt: expect.stringMatching(/Z$/) as unknown,
      reactions: [{ emoji: '👀', count: 1, users: [expect.anything()] }],
      body: { document: expect.objectContaining({ object: 'document' }) as unknown },
      mentions: [],
      urls: {
        location: expect.stringMatching(new RegExp(`/comments/${id}/replies/${idOf(made)}$`)) as unknown,
        app: expect.stringContaining(`?comment=${id}`) as unknown,
      },
      permissions: { view: true, edit: false, reply: false, delete: false },
    })
    expect(JSON.stringify(body['body'])).toContain('A better answer')
  })

  it('keeps a body as it was meant, written as Markdown or as a document', async () => {
    const document = paragraphs('From a **program**.')
    const asDocument = idOf(await mara('POST', onSpace(), { body: { document } }))
    const rule = idOf(await mara('POST', onSpace(), say('---\na: b\n---\n\nNot front matter.')))
    const read = async (id: string, format: string) =>
      (await mara('GET', `${onSpace()}/${id}?format=${format}`)).body['body'] as Row
    expect((await read(asDocument, 'document'))['document']).toEqual(document)
    expect((await read(asDocument, 'markdown'))['markdown']).toContain('From a \\*\\*program')
    expect((await read(rule, 'markdown'))['markdown']).toContain('a: b')
  })

  it('counts open threads of a space and of its change requests apart', async () => {
    await addChangeRequest(mara)
    const first = idOf(await mara('POST', onSpace(), say('One')))
    const second = idOf(await mara('POST', onSpace(), say('Two')))
    const third = idOf(await mara('POST', onChange(), say('Three')))
    await mara('POST', `${onSpace()}/${first}/replies`, say('A reply counts for nothing.'))
    expect(await counted()).toEqual([2, 1])
    for (const resolved of [true, true]) await mara('PUT', `${onSpace()}/${first}`, { resolved })
    expect(await counted()).toEqual([1, 1])
    await mara('PUT', `${onSpace()}/${first}`, { resolved: false })
    expect(await counted()).toEqual([2, 1])
    expect((await mara('GET', `${onSpace()}/${first}`)).body).not.toHaveProperty('resolvedBy')
    await mara('PUT', `${onSpace()}/${first}`, { resolved: true })
    expect((await mara('DELETE', `${onSpace()}/${first}`)).status).toBe(204)
    expect(await counted()).toEqual([1, 1])
    await mara('DELETE', `${onSpace()}/${second}`)
    await mara('DELETE', `${onChange()}/${third}`)
    expect(await counted()).toEqual([0, 0])
    expect((await mara('GET', `/spaces/${space}`)).body['comments']).toBe(0)
  })

  it('counts once what two people do at the same moment', async () => {
    const id = idOf(await mara('POST', onSpace(), say('One')))
    await mara('POST', onSpace(), say('Two'))
    await Promise.all([1, 2, 3, 4].map(() => mara('PUT', `${onSpace()}/${id}`, { resolved: true })))
    expect(await counted()).toEqual([1, null])
    await Promise.all([1, 2, 3, 4].map(() => mara('PUT', `${onSpace()}/${id}`, { addedReactions: ['👍'] })))
    expect((await mara('GET', `${onSpace()}/${id}`)).body['reactions']).toMatchObject([{ count: 1 }])
    await Promise.all([1, 2, 3].map(() => mara('DELETE', `${onSpace()}/${id}`)))
    expect(await counted()).toEqual([1, null])
  })

  it('finds a change request by id and by number, and keeps its comments apart from those of the space', async () => {
    await addChangeRequest(mara)
    service.later(60)
    const made = await mara('POST', onChange('7'), say('Here', { page: 'p2', node: 'b1' }))
    expect(made.body['target']).toEqual({
      node: { id: 'b1' },
      page: { id: 'p2' },
      changeRequest,
      space,
      revision,
    })
    expect(made.body['urls']).toEqual({
      location: expect.stringContaining(`/change-requests/${changeRequest}/comments/`) as unknown,
      app: expect.stringContaining('/changes/7/discussion?comment=') as unknown,
    })
    expect((await mara('GET', `${onChange()}/${idOf(made)}`)).status).toBe(200)
    expect((await mara('GET', `${onSpace()}/${idOf(made)}`)).status).toBe(404)
    expect((await mara('GET', onSpace())).body).toMatchObject({ count: 0, items: [] })
    expect((await mara('GET', onChange('8'))).status).toBe(404)
    const { created_at, updated_at } = await service.around.store.read
      .selectFrom('change_requests')
      .select(['created_at', 'updated_at'])
      .executeTakeFirstOrThrow()
    expect(updated_at > created_at).toBe(true)
  })

  it('lists by place, status, page and author, in either order, page by page', async () => {
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
    expect(texts(await list(''))).toEqual(['e', 'd', 'c', 'b', 'a'])
    expect(texts(await list('order=asc'))).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(texts(await list('status=open'))).toEqual(['e', 'd', 'c', 'a'])
    expect(texts(await list('status=resolved'))).toEqual(['b'])
    expect(texts(await list('targetPage=p1'))).toEqual(['b', 'a'])
    expect(texts(await list(`authors=${ivo.person}`))).toEqual(['d', 'b'])
    expect(texts(await list(`authors=${ivo.person}&authors=${mara.person}&order=asc&targetPage=p2`))).toEqual(
      ['c'],
    )
    expect((await list('targetPage=p1')).body['count']).toBe(2)
    expect(JSON.stringify((await list('format=document')).body)).not.toContain('"markdown"')

    const seen: string[] = []
    let page = ''
    do {
      const answer = await list(`limit=2&order=asc${page}`)
      expect(answer.body['count']).toBe(5)
      seen.push(...texts(answer))
      const next = answer.body['next'] as { page: string } | undefined
      page = next ? `&page=${encodeURIComponent(next.page)}` : ''
    } while (page !== '')
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'e'])
    const token = ((await list('limit=1')).body['next'] as { page: string }).page
    expect((await list(`page=${token}&status=open`)).body.error?.reason).toBe('bad-page-token')
    expect((await list('page=x')).status).toBe(400)
    expect((await list('limit=0')).body).toMatchObject({ count: 5, items: [] })
  })

  it('lists replies, the oldest first, page by page', async () => {
    await addChangeRequest(mara)
    for (const place of [onSpace(), onChange()]) {
      const id = idOf(await mara('POST', place, say('Thread')))
      for (const text of ['r1', 'r2', 'r3']) {
        await mara('POST', `${place}/${id}/replies`, say(text))
        service.later(1)
      }
      const first = await mara('GET', `${place}/${id}/replies?limit=2`)
      expect([texts(first), first.body['count']]).toEqual([['r1', 'r2'], 3])
      const { page } = first.body['next'] as { page: string }
      const rest = await mara('GET', `${place}/${id}/replies?limit=2&page=${page}`)
      expect([texts(rest), rest.body['next']]).toEqual([['r3'], undefined])
      const [reply] = items(first)
      expect((await mara('DELETE', `${place}/${id}/replies/${String(reply?.['id'])}`)).status).toBe(204)
      expect((await mara('GET', `${place}/${id}`)).body['replies']).toBe(2)
      expect(texts(await mara('GET', `${place}/${id}/replies`))).toEqual(['r2', 'r3'])
    }
  })

  it('asks the same number of queries for one comment as for twenty', async () => {
    const ivo = await member('ivo', 'comment')
    const { store } = service.around
    const queries = async () => {
      const executor = store.read.getExecutor()
      const asked: unknown[] = []
      const real = executor.executeQuery.bind(executor)
      executor.executeQuery = ((query: never) => {
        asked.push(query)
        return real(query)
      }) as typeof real
      await mara('GET', onSpace())
      executor.executeQuery = real
      return asked.length
    }
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

  it.each([
    ['an empty body', { body: {} }, 422],
    ['white space', { body: { markdown: ' \n\n ' } }, 422],
    ['a document without words', { body: { document: paragraphs('', ' ') } }, 422],
    ['no body', {}, 422],
    ['an unknown member', { body: { markdown: 'x' }, author: 'u1' }, 422],
    ['text that cannot be stored', { body: { markdown: 'a\0b' } }, 422],
    [
      'a document of the future',
      { body: { document: { ...paragraphs('x'), data: { schemaVersion: 99 } } } },
      400,
    ],
    ['a page that is not there', { body: { markdown: 'x' }, page: 'p9' }, 400],
    ['a block of another page', { body: { markdown: 'x' }, page: 'p2', node: 'b2' }, 400],
    ['a block without its page', { body: { markdown: 'x' }, node: 'b1' }, 400],
    [
      'a cell of what is no table',
      { body: { markdown: 'x' }, page: 'p1', node: 'b1', tableCell: { record: 'r', definition: 'd' } },
      400,
    ],
    ['a computed page', { body: { markdown: 'x' }, page: 'p3' }, 412],
  ])('refuses %s, and writes nothing', async (_what, body, status) => {
    const before = await written()
    expect((await mara('POST', onSpace(), body)).status).toBe(status)
    expect(await written()).toBe(before)
  })

  it('refuses bad changes whole, and writes nothing where nothing changes', async () => {
    const id = idOf(await mara('POST', onSpace(), say('As it is')))
    await mara('PUT', `${onSpace()}/${id}`, { addedReactions: ['👍'] })
    const before = await written()
    const put = async (body: unknown) => (await mara('PUT', `${onSpace()}/${id}`, body)).status
    expect(await put({ body: {}, addedReactions: ['🎉'], resolved: true })).toBe(422)
    expect(await put({ addedReactions: ['x'.repeat(51)] })).toBe(422)
    expect(await put({ addedReactions: [''] })).toBe(422)
    expect(await put({ resolved: 'yes' })).toBe(422)
    expect(await put({})).toBe(200)
    expect(
      await put({ ...say('As it is'), resolved: false, addedReactions: ['👍'], removedReactions: ['🎉'] }),
    ).toBe(200)
    expect(await written()).toBe(before)
    expect((await mara('GET', `${onSpace()}/${id}`)).body).not.toHaveProperty('editedAt')
  })

  it('points at a cell of a table', async () => {
    await putContent(service.around, space, mara.person, {
      pages: [
        {
          id: 'p1',
          document: {
            ...paragraphs(),
            nodes: [
              {
                object: 'block',
                type: 'table',
                key: 'bt',
                data: {
                  definition: { col: { id: 'col', type: 'number', title: 'N' } },
                  records: { row: { orderIndex: 'a0', values: { col: 3 } } },
                  view: { type: 'grid', columns: ['col'] },
                },
              },
            ],
          },
        },
      ],
    })
    const cell = (record: string) =>
      mara('POST', onSpace(), say('x', { page: 'p1', node: 'bt', tableCell: { record, definition: 'col' } }))
    expect((await cell('row')).body['target']).toMatchObject({
      tableCell: { record: 'row', definition: 'col' },
    })
    expect((await cell('gone')).status).toBe(400)
  })

  it('lets each role do what it may, and tells it', async () => {
    const [reader, author, other, editor, reviewer] = await Promise.all([
      member('reader', 'read'),
      member('author', 'comment'),
      member('other', 'comment'),
      member('editor', 'edit'),
      member('reviewer', 'review'),
    ])
    await addChangeRequest(editor)
    const stranger = await service.person('stranger')
    const allowed: Row = {}
    for (const [place, name] of [
      [onSpace(), 'space'],
      [onChange(), 'change'],
    ] as const) {
      for (const [who, client] of Object.entries({
        reader,
        author,
        other,
        editor,
        reviewer,
        mara,
        stranger,
      })) {
        const id = idOf(await author('POST', place, say('Mine')))
        const reply = idOf(await author('POST', `${place}/${id}/replies`, say('Mine too')))
        const one = `${place}/${id}`
        const read = await client('GET', one)
        const tries = {
          r: read.status,
          c: (await client('POST', place, say('x'))).status,
          e: (await client('PUT', one, say(`Changed by ${who}`))).status,
          s: (await client('PUT', one, { resolved: true })).status,
          a: (await client('PUT', one, { addedReactions: ['👍'] })).status,
          p: (await client('POST', `${one}/replies`, say('x'))).status,
          E: (await client('PUT', `${one}/replies/${reply}`, say(`Changed by ${who}`))).status,
          D: (await client('DELETE', `${one}/replies/${reply}`)).status,
          d: (await client('DELETE', one)).status,
        }
        allowed[`${name} ${who}`] = Object.entries(tries)
          .filter(([, status]) => status < 300)
          .map(([letter]) => letter)
          .join('')
        const { edit, delete: remove, reply: replies } = (read.body['permissions'] ?? {}) as Row
        if (who !== 'stranger')
          expect([who, edit, remove, replies]).toEqual([
            who,
            tries.e === 200,
            tries.d === 204,
            tries.p === 200,
          ])
        if (who === 'stranger') expect((await author('GET', one)).status).toBe(200)
      }
    }
    // r read, c comment, e edit, s settle, a react, p reply, E and D edit and delete a reply, d delete.
    // A deletion of what one cannot see answers 204 without effect.
    expect(allowed).toEqual({
      'space reader': 'r',
      'space author': 'rcesapEDd',
      'space other': 'rcap',
      'space editor': 'rcap',
      'space reviewer': 'rcsapDd',
      'space mara': 'rcsapDd',
      'space stranger': 'Dd',
      'change reader': 'r',
      'change author': 'rcesapEDd',
      'change other': 'rcap',
      'change editor': 'rcsap',
      'change reviewer': 'rcsapDd',
      'change mara': 'rcsapDd',
      'change stranger': 'Dd',
    })
  })

  it('deletes a thread with its replies and all reactions, and says what happened', async () => {
    const id = idOf(await mara('POST', onSpace(), say('Thread', { page: 'p1' })))
    const reply = idOf(await mara('POST', `${onSpace()}/${id}/replies`, say('Reply')))
    const stays = idOf(await mara('POST', onSpace(), say('Stays')))
    for (const one of [id, `${id}/replies/${reply}`, stays])
      await mara('PUT', `${onSpace()}/${one}`, { addedReactions: ['👍', '🎉'] })
    await mara('PUT', `${onSpace()}/${stays}`, { removedReactions: ['🎉'] })
    await mara('PUT', `${onSpace()}/${id}`, { resolved: true })
    await mara('PUT', `${onSpace()}/${id}`, { resolved: false })
    expect((await mara('DELETE', `${onSpace()}/${id}`)).status).toBe(204)
    expect((await mara('DELETE', `${onSpace()}/${id}`)).status).toBe(204)
    for (const path of [id, `${id}/replies`, `${id}/replies/${reply}`])
      expect((await mara('GET', `${onSpace()}/${path}`)).status).toBe(404)
    const { read } = service.around.store
    expect(await read.selectFrom('replies').selectAll().execute()).toEqual([])
    expect(await read.selectFrom('reactions').select(['target', 'emoji']).execute()).toEqual([
      { target: stays, emoji: '👍' },
    ])
    expect(await kinds()).toEqual([
      'comment.created',
      'comment-reply.created',
      'comment.created',
      'comment.updated',
      'comment-reply.updated',
      'comment.updated',
      'comment.updated',
      'comment.resolved',
      'comment.reopened',
      'comment.deleted',
    ])
  })
})
