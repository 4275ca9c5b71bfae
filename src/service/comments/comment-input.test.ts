/** What comments and changes of them refuse, and what each role may do. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { longestComment } from '../../contract/documents/limits.ts'
import type { CommentSetup, Row } from '../../testing/fixtures/comments.ts'
import { idOf, openComments, say } from '../../testing/fixtures/comments.ts'
import { paragraphs } from '../../testing/fixtures/space-content.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('comment validation and permissions on %s', (engine) => {
  let setup: CommentSetup
  beforeEach(async () => {
    setup = await openComments(engine)
  })
  afterEach(() => setup.service.close())

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
    const { mara, onSpace, written } = setup
    const before = await written()
    expect((await mara('POST', onSpace(), body)).status).toBe(status)
    expect(await written()).toBe(before)
  })

  it('takes the longest comment, reply and review, and refuses longer ones as Markdown and as a document', async () => {
    const { mara, onSpace, space, changeRequest, addChangeRequest, member, written } = setup
    await addChangeRequest(mara)
    const ivo = await member('ivo', 'review')
    const longest = 'x'.repeat(longestComment)
    const thread = idOf(await mara('POST', onSpace(), say('As it is')))
    const at = `/spaces/${space}/change-requests/${changeRequest}`
    const post = (address: string, body: object, by = mara) => by('POST', address, body)
    const posts: readonly ((text: object) => ReturnType<typeof post>)[] = [
      (body) => post(onSpace(), { body }),
      (body) => post(`${onSpace()}/${thread}/replies`, { body }),
      (comment) => post(`${at}/reviews`, { status: 'changes-requested', comment }, ivo),
      (body) => mara('PUT', `${onSpace()}/${thread}`, { body }),
    ]
    for (const given of posts) {
      const before = await written()
      expect((await given({ markdown: `${longest}x` })).status).toBe(422)
      expect((await given({ document: paragraphs(`${longest}x`) })).status).toBe(422)
      expect(await written()).toBe(before)
      const taken = await given({ markdown: longest })
      expect(taken.status, JSON.stringify(taken.body).slice(0, 300)).toBeLessThan(300)
    }
  })

  it('rejects invalid changes completely, and writes nothing if nothing changes', async () => {
    const { mara, onSpace, written } = setup
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

  it('lets each role do what it may, and returns its permissions', async () => {
    const { service, mara, member, addChangeRequest, onSpace, onChange } = setup
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
})
