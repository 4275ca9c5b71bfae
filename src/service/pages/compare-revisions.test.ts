/** Differences between any two revisions, and documents and reusable content read by id. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('two revisions on %s', (engine) => {
  let service: TestService
  let mara: Client
  let space: string
  let first: string
  let second: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    space = await service.space(await service.organization('Halden', mara), mara)
    const write = (content: Parameters<typeof putContent>[3]) =>
      putContent(service.ctx, space, mara.person, content)
    const notice = (text: string) => [{ id: 'notice', document: paragraphs(text) }]
    first = await write({
      pages: [{ id: 'welcome', title: 'Welcome', document: paragraphs('Hello.') }, { id: 'old' }],
      reusableContents: notice('Mind the wind.'),
    })
    second = await write({
      pages: [{ id: 'welcome', title: 'Start', document: paragraphs('Hello.') }, { id: 'new' }],
      reusableContents: notice('Mind the rain.'),
    })
  })
  afterEach(() => service.close())

  const compare = async (from: string, to: string) =>
    (await mara('GET', `/spaces/${space}/compare?from=${from}&to=${to}`)).body['changes'] as readonly {
      readonly type: string
    }[]

  it('differ in both directions, and not from themselves', async () => {
    const forward = await compare(first, second)
    expect(forward.map(({ type }) => type).toSorted()).toEqual([
      'page_created',
      'page_deleted',
      'page_edited',
      'reusable_content_edited',
    ])
    expect(forward).toContainEqual(
      expect.objectContaining({
        type: 'page_edited',
        attributes: expect.objectContaining({ title: { before: 'Welcome', after: 'Start' } }),
      }),
    )
    expect(await compare(second, first)).toContainEqual(
      expect.objectContaining({
        type: 'page_edited',
        attributes: expect.objectContaining({ title: { before: 'Start', after: 'Welcome' } }),
      }),
    )
    expect(await compare(first, first)).toEqual([])
  })

  it('cannot be compared if one belongs to another space', async () => {
    const org = await service.organization('Varde', mara)
    const other = await service.space(org, mara)
    const foreign = await putContent(service.ctx, other, mara.person, { pages: [{ id: 'welcome' }] })
    const { status } = await mara('GET', `/spaces/${space}/compare?from=${first}&to=${foreign}`)
    expect(status).toBe(404)
  })

  it('serve reusable content as it was, and its document by id', async () => {
    const at = `reusable-contents/notice`
    const was = (await mara('GET', `/spaces/${space}/revisions/${first}/${at}`)).body
    const is = (await mara('GET', `/spaces/${space}/content/${at}`)).body
    expect(is).toMatchObject({ id: 'notice', title: 'notice' })
    expect(is['document']).not.toBe(was['document'])
    const read = async (id: unknown, of = space) => mara('GET', `/spaces/${of}/documents/${String(id)}`)
    expect((await read(was['document'])).body).toEqual(paragraphs('Mind the wind.'))
    expect((await read(is['document'])).body).toEqual(paragraphs('Mind the rain.'))
    expect((await mara('GET', `/spaces/${space}/content/reusable-contents/none`)).status).toBe(404)
  })

  it('serve a document only in its own space, and no internal tree nodes', async () => {
    const { body } = await mara('GET', `/spaces/${space}/content/page/welcome`)
    const document = String(body['documentId'])
    expect((await mara('GET', `/spaces/${space}/documents/${document}`)).status).toBe(200)
    const other = await service.space(await service.organization('Varde', mara), mara)
    expect((await mara('GET', `/spaces/${other}/documents/${document}`)).status).toBe(404)
    const { root } = await service.ctx.store.read
      .selectFrom('revisions')
      .select('root')
      .where('space', '=', space)
      .where('id', '=', second)
      .executeTakeFirstOrThrow()
    expect((await mara('GET', `/spaces/${space}/documents/${root}`)).status).toBe(404)
  })
})
