/** Suggested wording through the API, on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Answer, Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

type Row = Record<string, unknown>
const idOf = ({ body }: Answer) => String(body['id'])
const items = ({ body }: Answer) => body['items'] as Row[]

describe.each(engines)('suggestions on %s', (engine) => {
  let service: TestService
  let mara: Client
  let ivo: Client
  let org: string
  let space: string
  let change: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    ivo = await member('ivo', 'comment')
    space = await service.space(org, mara)
    await putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'p1', title: 'One', document: paragraphs('The first words of it.', 'Second.') },
        { id: 'p2', title: 'Two', document: paragraphs('Other.') },
      ],
    })
    change = idOf(await mara('POST', `/spaces/${space}/change-requests`, { subject: 'Words' }))
  })
  afterEach(() => service.close())

  const member = async (name: string, role: 'read' | 'comment' | 'edit') => {
    const client = await service.person(name)
    await service.member(org, client, role)
    return client
  }
  const at = (rest = '') => `/spaces/${space}/change-requests/${change}/suggestions${rest}`
  const suggest = (markdown: string, more: Row = {}, who = ivo) =>
    who('POST', at(), { page: 'p1', node: 'b1', replacement: { markdown }, ...more })
  const page = async (id = 'p1') => {
    const { body } = await mara(
      'GET',
      `/spaces/${space}/change-requests/${change}/content/page/${id}?format=document`,
    )
    return (
      body['document'] as { nodes: { key: string; nodes: { leaves: { text: string }[] }[] }[] }
    ).nodes.map(({ key, nodes }) => [
      key,
      nodes.flatMap(({ leaves }) => leaves.map(({ text }) => text)).join(''),
    ])
  }
  const write = async (...texts: string[]) => {
    const { status } = await mara('POST', `/spaces/${space}/change-requests/${change}/content`, {
      changes: [{ operation: 'update_page', page: 'p1', document: { document: paragraphs(...texts) } }],
    })
    expect(status).toBe(200)
  }
  const head = async () => (await mara('GET', `/spaces/${space}/change-requests/${change}`)).body['revision']
  const contributors = async () =>
    (
      await service.ctx.store.read
        .selectFrom('contributors')
        .select('person')
        .where('change_request', '=', change)
        .execute()
    ).map(({ person }) => person)
  const listed = async (state = 'open') => items(await ivo('GET', at(`?state=${state}`)))

  it('have a URL, returned on creation', async () => {
    const made = await suggest('The wind sensor reads every minute.')
    const address = String(made.headers['location'])
    expect([made.status, new URL(address).pathname.split('/').at(-1)]).toEqual([201, made.body['id']])
    const read = await ivo('GET', new URL(address).pathname)
    const { thread: _, ...rest } = made.body
    expect([read.status, read.body]).toEqual([200, rest])
    expect((await ivo('GET', `${new URL(address).pathname}x`)).status).toBe(404)
  })

  it('are threads until accepted, then content written by their author', async () => {
    const made = await suggest('The first words of **all**.', { message: { markdown: 'It reads better.' } })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      state: 'open',
      fit: 'fresh',
      page: { id: 'p1', title: 'One' },
      node: 'b1',
    })
    const thread = made.body['thread'] as Row
    expect(thread['target']).toMatchObject({ suggestion: idOf(made) })
    expect(await contributors()).toEqual([])
    expect((await ivo('POST', at(`/${idOf(made)}/accept`))).status).toBe(403)
    const done = await mara('POST', at(`/${idOf(made)}/accept`))
    expect(done.status).toBe(200)
    expect(done.body['revision']).toBe(await head())
    expect(await page()).toEqual([
      ['b1', 'The first words of all.'],
      ['b2', 'Second.'],
    ])
    // Proposing and accepting wording is not writing it, so both can still approve.
    expect(await contributors()).toEqual([])
    expect(await listed()).toEqual([])
    expect(await listed('accepted')).toMatchObject([
      { settledBy: { id: mara.person }, revision: done.body['revision'] },
    ])
    const discussion = await ivo(
      'GET',
      `/spaces/${space}/change-requests/${change}/comments/${String(thread['id'])}`,
    )
    expect(discussion.body['status']).toBe('resolved')
    const twice = await mara('POST', at(`/${idOf(made)}/accept`))
    expect([twice.status, twice.body.error?.reason]).toEqual([412, 'state-forbids'])
  })

  it('are merged with later changes of the block, and say so beforehand', async () => {
    const made = await suggest('Whole new words.\n\nAnd one more.')
    await write('The first words of it.', 'Second, changed.')
    expect(await listed()).toMatchObject([{ fit: 'fresh' }])
    expect((await mara('POST', at(`/${idOf(made)}/accept`))).status).toBe(200)
    const [first, second, third] = await page()
    expect(first).toEqual(['b1', 'Whole new words.'])
    expect(second?.[1]).toBe('And one more.')
    expect(third).toEqual(['b2', 'Second, changed.'])
  })

  it('never overwrite changed text: return a conflict with all three texts and write nothing', async () => {
    const made = await suggest('The first words of all.')
    await write('The first words of them.', 'Second.')
    expect(await listed()).toMatchObject([{ fit: 'conflicts', current: { object: 'document' } }])
    const before = await head()
    const refused = await mara('POST', at(`/${idOf(made)}/accept`))
    expect([refused.status, refused.body.error?.reason]).toEqual([409, 'content-conflict'])
    const [conflict] = (refused.body.error as unknown as { conflicts: Row[] }).conflicts
    expect(JSON.stringify(conflict?.['theirs'])).toContain('of them')
    expect(JSON.stringify(conflict?.['yours'])).toContain('of all')
    expect(await head()).toBe(before)
    await write('Second.')
    expect(await listed()).toMatchObject([{ id: idOf(made) }])
    expect((await listed())[0]?.['fit']).toMatch(/gone|conflicts/)
    expect((await mara('POST', at(`/${idOf(made)}/dismiss`))).body['state']).toBe('dismissed')
  })

  it('accepted together are written as one revision, all or none', async () => {
    const [one, two, bad] = [
      idOf(await suggest('One.')),
      idOf(await suggest('Two.', { node: 'b2' })),
      idOf(await suggest('Bad.', { page: 'p2' })),
    ]
    await mara('POST', `/spaces/${space}/change-requests/${change}/content`, {
      changes: [{ operation: 'delete_page', page: 'p2' }],
    })
    const before = await head()
    const refused = await mara('POST', at('/accept'), { ids: [one, two, bad] })
    expect(refused.status).toBe(409)
    expect([await head(), (await listed()).length]).toEqual([before, 3])
    const done = await mara('POST', at('/accept'), { ids: [one, two] })
    expect(done.status).toBe(200)
    expect(await page()).toEqual([
      ['b1', 'One.'],
      ['b2', 'Two.'],
    ])
    expect(items(done).map((item) => item['revision'])).toEqual([await head(), await head()])
  })

  it('that change the same text are rejected together, and the conflicting ones are named', async () => {
    const [one, two, three] = [
      idOf(await suggest('The first words of all.')),
      idOf(await suggest('The first words of them.')),
      idOf(await suggest('Two.', { node: 'b2' })),
    ]
    expect((await listed()).map(({ fit }) => fit)).toEqual(['fresh', 'fresh', 'fresh'])
    const refused = await mara('POST', at('/accept'), { ids: [one, two, three] })
    expect([refused.status, refused.body.error?.reason]).toEqual([409, 'content-conflict'])
    expect(refused.body.error?.message).toContain('or with another suggestion')
    const { conflicts } = refused.body.error as unknown as { conflicts: Row[] }
    expect(conflicts.map(({ path }) => path)).toEqual(['body.ids.1'])
    expect((await mara('POST', at('/accept'), { ids: [one, three] })).status).toBe(200)
    expect(await listed()).toMatchObject([{ id: two, fit: 'conflicts' }])
  })

  it('accepted concurrently for one block: one succeeds, the other fails', async () => {
    const made = idOf(await suggest('One of two.'))
    const answers = await Promise.all([1, 2].map(() => mara('POST', at(`/${made}/accept`))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
  })

  it.each([
    ['what stands there already', { replacement: { markdown: 'The first words of it.' } }, 409],
    ['a block that is not there', { node: 'b9' }, 400],
    ['a page of nobody', { page: 'p9' }, 400],
    ['a revision of nobody', { revision: 'rnone' }, 404],
    ['a replacement of another kind', { replacement: 7 }, 422],
  ])('refuses %s', async (_name, more, status) => {
    expect((await suggest('New.', more)).status).toBe(status)
    expect(await listed()).toEqual([])
  })

  it('can delete a block; readers cannot suggest or dismiss', async () => {
    const reader = await member('rea', 'read')
    expect((await suggest('No.', {}, reader)).status).toBe(403)
    const made = idOf(await ivo('POST', at(), { page: 'p1', node: 'b2', replacement: {} }))
    expect((await reader('POST', at(`/${made}/dismiss`))).status).toBe(403)
    const other = await member('oda', 'comment')
    expect((await other('POST', at(`/${made}/dismiss`))).status).toBe(403)
    expect((await mara('POST', at(`/${made}/accept`))).status).toBe(200)
    expect(await page()).toEqual([['b1', 'The first words of it.']])
  })

  it('cannot be made in merged or archived change requests', async () => {
    const made = idOf(await suggest('New.'))
    await mara('PATCH', `/spaces/${space}/change-requests/${change}`, { status: 'archived' })
    expect((await suggest('Newer.')).status).toBe(412)
    expect((await mara('POST', at(`/${made}/accept`))).status).toBe(412)
    expect((await ivo('POST', at(`/${made}/dismiss`))).status).toBe(200)
  })
})
