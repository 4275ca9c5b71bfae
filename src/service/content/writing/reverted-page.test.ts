/** Pages and blocks reverted to a revision, through the API. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('reverted pages on %s', (engine) => {
  let service: TestService
  let mara: Client
  let space: string
  let first: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    space = await service.space(await service.organization('Halden', mara), mara, { editMode: 'live' })
    first = await putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'lamp', title: 'Lamp', document: paragraphs('Trim it.', 'Light it.'), description: 'Oil' },
        { id: 'tower', type: 'group', title: 'Tower' },
        { id: 'stairs', title: 'Stairs', parent: 'tower', document: paragraphs('Climb.') },
        { id: 'shop', type: 'link', title: 'Shop', target: { kind: 'url', url: 'https://example.org/' } },
      ],
    })
  })
  afterEach(() => service.close())

  const write = (...changes: readonly object[]) => mara('POST', `/spaces/${space}/content`, { changes })
  const done = async (...changes: readonly object[]): Promise<string> => {
    const { status, body } = await write(...changes)
    expect([status, body.error]).toEqual([200, undefined])
    return String(body['revision'])
  }
  const page = async (id: string) =>
    (await mara('GET', `/spaces/${space}/content/page/${id}?format=document`)).body
  const markdown = async (id: string) =>
    (await mara.done('GET', `/spaces/${space}/content/page/${id}?format=markdown`))['markdown']
  const keysOf = async (id: string) =>
    ((await page(id))['document'] as { nodes: { key: string }[] }).nodes.map(({ key }) => key)

  it('removes blocks of a page that did not exist then, and keeps the page', async () => {
    await done(
      { operation: 'insert_page', ref: 'new', title: 'Horn', document: { markdown: 'Blow.\n\nWait.' } },
      { operation: 'insert_page', into: 'new', title: 'Below' },
    )
    const horn = await mara.done('GET', `/spaces/${space}/content/path/horn`)
    const id = String(horn['id'])
    const [blow = ''] = await keysOf(id)
    await done({ operation: 'revert_page', page: id, revision: first, block: [blow] })
    expect(await markdown(id)).toBe('# Horn\n\nWait.\n')
    expect((await mara('GET', `/spaces/${space}/content/path/horn/below`)).status).toBe(200)
    await done({ operation: 'revert_page', page: id, revision: first })
    expect((await mara('GET', `/spaces/${space}/content/page/${id}`)).status).toBe(404)
  })

  it('reverts blocks inside of others, and removes those that are new there', async () => {
    const list = (...items: readonly string[]) => items.map((text) => `* ${text}`).join('\n')
    const old = await done({
      operation: 'update_page',
      page: 'lamp',
      document: { markdown: `Before.\n\n${list('One', 'The second of these items', 'Three')}\n` },
    })
    interface Node {
      readonly key: string
      readonly nodes: readonly Node[]
    }
    const itemsNow = async () =>
      ((await page('lamp'))['document'] as { nodes: Node[] }).nodes[1]?.nodes.map(({ key }) => key) ?? []
    const [, two = '', three] = await itemsNow()
    await done({
      operation: 'update_page',
      page: 'lamp',
      document: {
        markdown: `Before, changed.\n\n${list('One', 'The second of those items', 'New', 'Three')}\n`,
      },
    })
    const added = (await itemsNow())[2] ?? ''
    expect(await itemsNow()).toMatchObject({ 1: two, 3: three })
    await done({ operation: 'revert_page', page: 'lamp', revision: old, block: [two, added, 'unknown'] })
    expect(await markdown('lamp')).toBe(
      '# Lamp\n\nBefore, changed.\n\n* One\n* The second of these items\n* Three\n',
    )
    expect((await itemsNow())[1]).toBe(two)
  })

  it('changes nothing of a page without a text when blocks are given', async () => {
    const renamed = await done(
      { operation: 'update_page', page: 'tower', title: 'Keep' },
      { operation: 'update_page', page: 'shop', title: 'Store' },
    )
    for (const id of ['tower', 'shop'])
      expect(await done({ operation: 'revert_page', page: id, revision: first, block: ['b1'] })).toBe(renamed)
  })

  it('restores a deleted page under its id, at the top if its parent is gone, with all it had', async () => {
    await done({ operation: 'delete_page', page: 'tower' }, { operation: 'delete_page', page: 'shop' })
    await done({ operation: 'revert_page', page: 'stairs', revision: first })
    expect(await page('stairs')).toMatchObject({ title: 'Stairs', path: 'stairs' })
    await done(
      { operation: 'revert_page', page: 'tower', revision: first },
      { operation: 'revert_page', page: 'shop', revision: first },
    )
    expect(await page('tower')).toMatchObject({ type: 'group', title: 'Tower' })
    expect(await page('shop')).toMatchObject({ type: 'link', href: 'https://example.org/' })
    // Its parent is back.
    await done({ operation: 'revert_page', page: 'stairs', revision: first })
    expect(await page('stairs')).toMatchObject({ path: 'tower/stairs' })
    expect(await keysOf('stairs')).toEqual(['b1'])
  })

  it('removes options that were not set then, and says which path is taken', async () => {
    await done({
      operation: 'update_page',
      page: 'lamp',
      slug: 'light',
      icon: 'star',
      description: '',
      hidden: true,
      document: { markdown: 'Other.' },
    })
    await done({ operation: 'insert_page', title: 'Another', slug: 'lamp' })
    const refused = await write({ operation: 'revert_page', page: 'lamp', revision: first })
    expect([refused.status, refused.body.error?.reason]).toEqual([409, 'already-taken'])
    await done({ operation: 'delete_page', page: await idAt('lamp') })
    await done({ operation: 'revert_page', page: 'lamp', revision: first })
    const lamp = await page('lamp')
    expect(lamp).toMatchObject({ path: '', slug: 'lamp', description: 'Oil' })
    expect([lamp['icon'], lamp['hidden']]).toEqual([undefined, undefined])
    expect(await keysOf('lamp')).toEqual(['b1', 'b2'])
  })
  const idAt = async (path: string) =>
    String((await mara.done('GET', `/spaces/${space}/content/path/${path}`))['id'])

  it('knows the revisions of its own space only', async () => {
    const other = await service.space(await service.organization('Other', mara), mara)
    const foreign = String((await mara.done('GET', `/spaces/${other}`))['revision'])
    for (const revision of [foreign, 'none'])
      expect((await write({ operation: 'revert_page', page: 'lamp', revision })).status).toBe(404)
    expect((await write({ operation: 'revert_page', page: 'nobody', revision: first })).status).toBe(404)
  })
})
