/** Comments, replies and reactions through the API, on a space and on a change request: what they show and keep. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CommentSetup, Row } from '../../testing/fixtures/comments.ts'
import { idOf, openComments, say } from '../../testing/fixtures/comments.ts'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('comments on %s', (engine) => {
  let setup: CommentSetup
  beforeEach(async () => {
    setup = await openComments(engine)
  })
  afterEach(() => setup.service.close())

  it('returns every field of a comment on a block', async () => {
    const { service, mara, space, revision, member, onSpace } = setup
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

  it('keeps no reply of a thread that is deleted at the same time', async () => {
    const { service, mara, onSpace } = setup
    for (let round = 0; round < 8; round += 1) {
      const id = idOf(await mara('POST', onSpace(), say('Question')))
      await Promise.all([
        ...['One', 'Two', 'Three'].map(async (text) => {
          const { status } = await mara('POST', `${onSpace()}/${id}/replies`, say(text))
          expect([200, 404]).toContain(status)
        }),
        mara('DELETE', `${onSpace()}/${id}`),
      ])
    }
    const left = await service.ctx.store.read.selectFrom('replies').selectAll().execute()
    expect(left).toEqual([])
  })

  it('returns every field of a reply', async () => {
    const { mara, member, onSpace } = setup
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

  it('stores a body written as Markdown or as a document', async () => {
    const { mara, onSpace } = setup
    const document = paragraphs('From a **program**.')
    const asDocument = idOf(await mara('POST', onSpace(), { body: { document } }))
    const rule = idOf(await mara('POST', onSpace(), say('---\na: b\n---\n\nNot front matter.')))
    const read = async (id: string, format: string) =>
      (await mara('GET', `${onSpace()}/${id}?format=${format}`)).body['body'] as Row
    expect((await read(asDocument, 'document'))['document']).toEqual(document)
    expect((await read(asDocument, 'markdown'))['markdown']).toContain('From a \\*\\*program')
    expect((await read(rule, 'markdown'))['markdown']).toContain('a: b')
  })

  it('finds a change request by id and number, and separates its comments from those of the space', async () => {
    const { service, mara, space, revision, changeRequest, addChangeRequest, onSpace, onChange } = setup
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
    const { created_at, updated_at } = await service.ctx.store.read
      .selectFrom('change_requests')
      .select(['created_at', 'updated_at'])
      .executeTakeFirstOrThrow()
    expect(updated_at > created_at).toBe(true)
  })

  it('can target a table cell', async () => {
    const { service, mara, space, onSpace } = setup
    await putContent(service.ctx, space, mara.person, {
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

  it('deletes a thread with its replies and reactions, and records events', async () => {
    const { service, mara, onSpace, kinds } = setup
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
    const { read } = service.ctx.store
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
