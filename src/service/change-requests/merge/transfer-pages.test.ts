/** Transfers of pages between change requests, on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { linking, paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

type Json = Readonly<Record<string, unknown>>

describe.each(engines)('transferring pages between change requests on %s', (engine) => {
  let service: TestService
  let mara: Client
  let noor: Client
  let org: string
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    noor = await service.person('noor')
    org = await service.organization('Halden', mara)
    await service.member(org, noor, 'edit')
    space = await service.space(org, mara)
    await putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'care', title: 'Care', document: paragraphs('Oil it.', 'Dry it.', 'Wax it.') },
        { id: 'parts', title: 'Parts', document: paragraphs('A foot.') },
        { id: 'feet', title: 'Feet', parent: 'parts', document: paragraphs('Four.') },
      ],
    })
  })
  afterEach(() => service.close())

  const begin = async (...changes: readonly Json[]) => {
    const made = (await noor('POST', `/spaces/${space}/change-requests`, {})).body
    const id = String(made['id'])
    const at = `/spaces/${space}/change-requests/${id}`
    const ids = changes.length === 0 ? [] : await write(at, ...changes)
    return { id, at, ids }
  }
  const write = async (at: string, ...changes: readonly Json[]): Promise<string[]> => {
    const { status, body } = await noor('POST', `${at}/content?compat=false`, { changes })
    expect([status, body.error]).toEqual([200, undefined])
    return (body['changes'] as Json[]).map((change) => String((change['page'] as Json | undefined)?.['id']))
  }
  const rewrite = (page: string, ...texts: readonly string[]): Json => ({
    operation: 'update_page',
    page,
    document: { document: paragraphs(...texts) },
  })
  const changesOf = async (at: string): Promise<string[]> =>
    ((await mara('GET', `${at}/changes?limit=100`)).body['changes'] as Json[])
      .map((change) => `${String(change['type'])} ${String((change['page'] as Json)['title'])}`)
      .sort()
  const transfer = (from: string, to: string, pages: readonly string[], keep?: boolean, by = noor) =>
    by('POST', `${from}/transfer-pages`, { pages, to, ...(keep !== undefined && { keep }) })

  it("copies pages and merges them with the target's other changes", async () => {
    const one = await begin(
      rewrite('care', 'Oil it often.', 'Dry it.', 'Wax it.'),
      rewrite('parts', 'A leg.'),
      { operation: 'insert_page', title: 'News', into: 'parts' },
    )
    const two = await begin(rewrite('care', 'Oil it.', 'Dry it.', 'Wax it well.'))
    const answer = await transfer(one.at, two.id, ['care', one.ids[2] ?? ''])
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ id: two.id, status: 'draft' })
    expect(await changesOf(two.at)).toEqual(['page_created News', 'page_edited Care'])
    const { body } = await mara('GET', `${two.at}/content/page/care?format=markdown`)
    expect(body['markdown']).toBe('# Care\n\nOil it often.\n\nDry it.\n\nWax it well.\n')
    // The source still has all of it.
    expect(await changesOf(one.at)).toEqual(['page_created News', 'page_edited Care', 'page_edited Parts'])
    expect((await transfer(one.at, two.id, ['care'])).body.error?.reason).toBe('nothing-to-change')
  })

  it('moves pages, and both change requests merge', async () => {
    const one = await begin(
      rewrite('care', 'Oil it often.', 'Dry it.', 'Wax it.'),
      { operation: 'insert_page', title: 'News' },
      { operation: 'delete_page', page: 'feet' },
    )
    const two = await begin()
    expect((await transfer(one.at, two.id, ['care', one.ids[1] ?? '', 'feet'], false)).status).toBe(200)
    expect(await changesOf(one.at)).toEqual([])
    expect(await changesOf(two.at)).toEqual(['page_created News', 'page_deleted Feet', 'page_edited Care'])
    expect((await mara('POST', `${two.at}/merge`)).body['result']).toBe('merge')
    expect((await noor('POST', `${one.at}/update`)).body['result']).toBe('update')
    expect(await changesOf(one.at)).toEqual([])
  })

  it('changes nothing if the target has conflicting edits, and names them', async () => {
    const one = await begin(
      rewrite('care', 'Oil it often.', 'Dry it.', 'Wax it.'),
      rewrite('parts', 'A leg.'),
    )
    const two = await begin(rewrite('care', 'Oil it once.', 'Dry it.', 'Wax it.'))
    const heads = [(await mara('GET', one.at)).body['revision'], (await mara('GET', two.at)).body['revision']]
    const answer = await transfer(one.at, two.id, ['parts', 'care'], false)
    expect(answer.status).toBe(409)
    expect(answer.body.error).toMatchObject({
      reason: 'content-conflict',
      conflicts: [{ path: 'body.pages', page: 'care', block: 'b1' }],
    })
    expect([
      (await mara('GET', one.at)).body['revision'],
      (await mara('GET', two.at)).body['revision'],
    ]).toEqual(heads)
  })

  it('rejects unchanged pages, pages without their new parent, and the same change request', async () => {
    const one = await begin(
      rewrite('care', 'Oil it often.', 'Dry it.', 'Wax it.'),
      { operation: 'insert_page', title: 'News', ref: 'news' },
      { operation: 'insert_page', title: 'Old news', into: 'news' },
    )
    const two = await begin()
    const [, news = '', old = ''] = one.ids
    const refused = async (pages: readonly string[], to = two.id, keep?: boolean) => {
      const { status, body } = await transfer(one.at, to, pages, keep)
      return [status, body.error?.details?.[0]?.path]
    }
    expect(await refused(['parts'])).toEqual([400, 'body.pages.0'])
    expect(await refused(['care', 'none'])).toEqual([400, 'body.pages.1'])
    expect(await refused([old])).toEqual([400, 'body.pages'])
    // Moving only the parent page would leave its child without a parent.
    expect(await refused([news], two.id, false)).toEqual([400, 'body.pages'])
    expect(await refused(['care'], one.id)).toEqual([400, 'body.to'])
    expect(await refused([])).toEqual([422, 'body.pages'])
    expect((await transfer(one.at, 'none', ['care'])).status).toBe(404)
    expect(await changesOf(two.at)).toEqual([])
    expect((await transfer(one.at, two.id, [news, old])).status).toBe(200)
    expect(await changesOf(two.at)).toEqual(['page_created News', 'page_created Old news'])
  })

  it('copies from an archived change request, which cannot be changed until it is reopened', async () => {
    const one = await begin(
      rewrite('care', 'Oil it often.', 'Dry it.', 'Wax it.'),
      rewrite('parts', 'A leg.'),
    )
    await noor('PATCH', one.at, { status: 'archived' })
    const two = await begin()
    expect((await transfer(one.at, two.id, ['care'], false)).body.error?.reason).toBe('state-forbids')
    expect((await transfer(one.at, two.id, ['care'])).status).toBe(200)
    const three = await begin(rewrite('parts', 'A hinge.'))
    expect((await transfer(three.at, one.id, ['parts'])).body.error?.reason).toBe('state-forbids')
    await mara('POST', `${two.at}/merge`)

    expect((await noor('PATCH', one.at, { status: 'open' })).body).toMatchObject({
      status: 'open',
      outdated: true,
    })
    expect((await mara('GET', `${one.at}/preview?of=update`)).body).toMatchObject({ conflicts: { count: 0 } })
    expect((await noor('POST', `${one.at}/update`)).body['result']).toBe('update')
    // What was harvested is main's already.
    expect(await changesOf(one.at)).toEqual(['page_edited Parts'])
    expect((await mara('POST', `${one.at}/merge`)).body['result']).toBe('merge')
  })

  it('takes along what the pages use: covers, reusable content, and what that uses in turn', async () => {
    const one = await begin()
    const base64 = Buffer.from('A drawing.').toString('base64')
    const insert = {
      operation: 'insert_files',
      files: ['cover', 'drawing', 'other'].map((name) => ({ name, base64 })),
    }
    const stored = (await noor('POST', `${one.at}/content?compat=false`, { changes: [insert] })).body
    const [cover = '', drawing = ''] = (stored['insertedFiles'] as Json[]).map(({ id }) => String(id))
    const reused = {
      operation: 'insert_reusable_content',
      title: 'Steps',
      document: { document: linking([{ kind: 'file', file: drawing }]) },
    }
    const written = (await noor('POST', `${one.at}/content?compat=false`, { changes: [reused] })).body
    const reusableContent = String((written['changes'] as Json[])[0]?.['reusableContent'])
    await write(one.at, {
      operation: 'update_page',
      page: 'care',
      cover: { ref: { kind: 'file', file: cover } },
      document: { document: linking([{ kind: 'reusable-content', reusableContent }]) },
    })
    const two = await begin()
    expect((await transfer(one.at, two.id, ['care'])).status).toBe(200)
    const { items } = (await mara('GET', `${two.at}/content/files`)).body as { items: Json[] }
    expect(items.map(({ name }) => String(name)).sort()).toEqual(['cover', 'drawing'])
    const path = `${two.at}/content/reusable-contents/${reusableContent}`
    expect((await mara('GET', path)).body).toMatchObject({ title: 'Steps' })
  })

  it('loses nothing in two opposite concurrent transfers', async () => {
    const one = await begin(rewrite('care', 'Oil it often.', 'Dry it.', 'Wax it.'))
    const two = await begin(rewrite('parts', 'A leg.'))
    const answers = await Promise.all([
      transfer(one.at, two.id, ['care'], false),
      transfer(two.at, one.id, ['parts'], false),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([...(await changesOf(one.at)), ...(await changesOf(two.at))].sort()).toEqual([
      'page_edited Care',
      'page_edited Parts',
    ])
  })
})
