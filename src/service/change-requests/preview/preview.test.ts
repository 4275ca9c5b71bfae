/** Previews of updates, merges and reverts, compared with what they then do; on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import { emptyDocument, plainText } from '../../../content/document/document.ts'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

type Json = Readonly<Record<string, unknown>>

/** A paragraph with a link, and blocks as a document. */
const link = (key: string, ref: Json): Block => ({
  object: 'block',
  type: 'paragraph',
  key,
  data: {},
  nodes: [{ object: 'inline', type: 'link', data: { ref: ref as never }, nodes: [plainText('there')] }],
})
const heading = (key: string, text: string): Block => ({
  object: 'block',
  type: 'heading-2',
  key,
  data: {},
  nodes: [plainText(text)],
})
const document = (...nodes: Block[]): RichTextDocument => ({ ...emptyDocument, nodes })

describe.each(engines)('previews on %s', (engine) => {
  let service: TestService
  let mara: Client
  let noor: Client
  let org: string
  let space: string
  let other: string
  let hidden: string
  const spaceNamed = async (title: string): Promise<string> => await service.space(org, mara, { title })
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    noor = await service.person('noor')
    org = await service.organization('Halden', mara)
    await service.member(org, noor, 'edit')
    space = await spaceNamed('Guide')
    other = await spaceNamed('Handbook')
    hidden = await spaceNamed('Board')
    await mara('PATCH', `/spaces/${hidden}`, { defaultLevel: null })
    await putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'welcome', title: 'Welcome', document: document(link('b1', { kind: 'page', page: 'setup' })) },
        {
          id: 'setup',
          title: 'Set up',
          document: document(heading('h1', 'Feet'), link('b1', { kind: 'page', page: 'gone' })),
        },
        { id: 'care', title: 'Care', parent: 'setup', document: paragraphs('Oil it.', 'Dry it.', 'Wax it.') },
      ],
    })
    for (const [at, ref] of [
      [other, { kind: 'anchor', anchor: 'feet', page: 'setup', space }],
      [hidden, { kind: 'page', page: 'care', space }],
    ] as const)
      await putContent(service.ctx, at, mara.person, {
        pages: [{ id: 'start', title: 'Start', document: document(link('b1', ref)) }],
      })
  })
  afterEach(() => service.close())

  const begin = async (subject: string): Promise<string> =>
    `/spaces/${space}/change-requests/${String((await noor('POST', `/spaces/${space}/change-requests`, { subject })).body['id'])}`
  const write = async (at: string, ...changes: readonly Json[]): Promise<void> => {
    const { status, body } = await noor('POST', `${at}/content?compat=false`, { changes })
    expect([status, body.error]).toEqual([200, undefined])
  }
  const rewrite = (page: string, text: RichTextDocument): Json => ({
    operation: 'update_page',
    page,
    document: { document: text },
  })
  const preview = async (at: string, of: string, by = mara, more = '') =>
    (await by('GET', `${at}/preview?of=${of}${more}`)).body

  it('returns the pages, addresses and links that a merge affects, across the organization', async () => {
    const at = await begin('Tidy')
    await write(
      at,
      { operation: 'update_page', page: 'setup', slug: 'set-up', title: 'Setting up' },
      rewrite('setup', document(heading('h1', 'Legs'))),
      { operation: 'delete_page', page: 'care' },
      { operation: 'insert_page', title: 'Repairs', into: 'setup' },
    )
    expect(await preview(at, 'merge')).toMatchObject({
      of: 'merge',
      count: 3,
      counts: { added: 1, removed: 1, renamed: 1, changed: 1, moved: 0 },
      addresses: {
        count: 2,
        items: [
          { page: 'care', title: 'Care', before: 'setup/care' },
          { page: 'setup', before: 'setup', after: 'set-up' },
        ],
      },
      links: {
        // The heading and the page are gone: one link from each of the other spaces breaks.
        broken: {
          count: 2,
          hidden: 0,
          items: [
            { spaceTitle: 'Board', source: { id: 'start' }, targetTitle: 'Care' },
            { spaceTitle: 'Handbook', source: { id: 'start', title: 'Start' }, targetTitle: 'Setting up' },
          ].sort((a, b) =>
            (a.spaceTitle === 'Board' ? hidden : other) < (b.spaceTitle === 'Board' ? hidden : other)
              ? -1
              : 1,
          ),
        },
        fixed: { count: 1, items: [{ space, source: { id: 'setup' }, reference: { page: 'gone' } }] },
      },
      conflicts: { count: 0, open: 0 },
      sites: [],
    })
    const pages = (await preview(at, 'merge'))['items'] as Json[]
    expect(Object.fromEntries(pages.map(({ title, path, what }) => [title, [path, what]]))).toEqual({
      Care: ['setup/care', ['removed']],
      'Setting up': ['set-up', ['renamed', 'text', 'options']],
      Repairs: ['set-up/repairs', ['added']],
    })
    // Noor cannot see the board.
    expect(((await preview(at, 'merge', noor))['links'] as Json)['broken']).toMatchObject({
      count: 1,
      hidden: 1,
    })
    const first = await preview(at, 'merge', mara, '&limit=2')
    const next = (first['next'] as { page: string }).page
    const second = await preview(at, 'merge', mara, `&limit=2&page=${encodeURIComponent(next)}`)
    expect([...(first['items'] as Json[]), ...(second['items'] as Json[])]).toEqual(pages)

    // After the merge everything is as previewed: the old address redirects and the links are broken.
    await mara('POST', `${at}/merge`)
    expect((await mara('GET', `/spaces/${space}/content/path/setup`)).body).toMatchObject({ path: 'set-up' })
    const links = await mara('GET', `/spaces/${other}/links?status=broken`)
    expect(links.body['count']).toBe(1)
  })

  it('reports whether links to other spaces are broken', async () => {
    await putContent(service.ctx, other, mara.person, {
      pages: [
        { id: 'start', title: 'Start', document: document(heading('h9', 'Legs')) },
        { id: 'rules', title: 'Rules', document: paragraphs('Knock.') },
      ],
    })
    const at = await begin('Lead elsewhere')
    const links: readonly Json[] = [
      { kind: 'page', page: 'rules', space: other },
      { kind: 'page', page: 'lost', space: other },
      { kind: 'anchor', anchor: 'legs', page: 'start', space: other },
      { kind: 'anchor', anchor: 'arms', page: 'start', space: other },
      { kind: 'page', page: 'start', space: hidden },
    ]
    await write(
      at,
      rewrite('care', document(...links.map((reference, place) => link(`k${place}`, reference)))),
    )
    const brokenFor = async (by: Client): Promise<ReadonlySet<string>> => {
      const { broken } = (await preview(at, 'merge', by))['links'] as { broken: { items: Json[] } }
      const targets = broken.items.map(({ reference }) => {
        const { page, anchor } = reference as { page: string; anchor?: string }
        return anchor === undefined ? page : `${page}#${anchor}`
      })
      expect(broken.items).toHaveLength(new Set(targets).size)
      return new Set(targets)
    }
    expect(await brokenFor(mara)).toEqual(new Set(['lost', 'start#arms']))
    // Noor cannot see the board, so for her that link is broken.
    expect(await brokenFor(noor)).toEqual(new Set(['lost', 'start', 'start#arms']))
    const report = await mara('GET', `${at}/content/page/care/links`)
    expect((report.body['items'] as Json[]).map(({ status }) => status)).toEqual([
      'ok',
      'broken',
      'ok',
      'broken',
      'ok',
    ])
    // Main repairs it there: nothing of this space has changed, and the preview reflects it.
    await putContent(service.ctx, other, mara.person, {
      pages: [
        { id: 'start', title: 'Start', document: document(heading('h9', 'Arms')) },
        { id: 'lost', title: 'Found', document: paragraphs('Here.') },
      ],
    })
    expect(await brokenFor(mara)).toEqual(new Set(['rules', 'start#legs']))
  })

  it('is marked incomplete if pages have too many words to compare', async () => {
    // Two pages of 26,000 words each, all different: the change request removes all of them.
    const many = (from: string) =>
      paragraphs(Array.from({ length: 26_000 }, (_, place) => `${from}${place.toString(36)}`).join(' '))
    await putContent(service.ctx, space, mara.person, {
      pages: ['m', 'n'].map((id) => ({ id: `many-${id}`, title: id, document: many(`${id}w`) })),
    })
    const at = await begin('Many words')
    await write(at, rewrite('many-m', paragraphs('Few.')), rewrite('many-n', paragraphs('Few.')))
    expect((await preview(at, 'merge'))['words']).toEqual({ count: 0, items: [], complete: false })
  })

  it('returns the words that a search no longer finds', async () => {
    const at = await begin('Words')
    await write(at, rewrite('care', paragraphs('Grease it.', 'Dry it daily.')), {
      operation: 'update_page',
      page: 'welcome',
      title: 'Waxing',
    })
    // Wax begins waxing, and there is more to dry; welcome is still the address of a page, and not searched.
    expect((await preview(at, 'merge'))['words']).toEqual({
      count: 2,
      items: ['oil', 'welcome'],
      complete: true,
    })
    expect((await preview(at, 'update'))['words']).toEqual({ count: 0, items: [], complete: true })
    const found = async (word: string) =>
      (await mara('GET', `/spaces/${space}/search?query=${word}`)).body['count']
    expect(await found('oil')).toBe(1)
    await mara('POST', `${at}/merge`)
    expect([await found('oil'), await found('welcome')]).toEqual([0, 0])
  })

  it('returns what an update changes, its conflicts, and what it resolves automatically', async () => {
    const [one, two] = [await begin('One'), await begin('Two')]
    await write(
      one,
      rewrite('care', paragraphs('Oil it.', 'Dry it at once.', 'Wax it well.')),
      { operation: 'delete_page', page: 'welcome' },
      { operation: 'insert_page', title: 'Parts' },
    )
    await write(two, rewrite('care', paragraphs('Oil it often.', 'Dry it slowly.', 'Wax it.')))
    await mara('POST', `${one}/merge`)
    const before = await preview(two, 'update')
    expect(before).toMatchObject({
      of: 'update',
      count: 3,
      counts: { added: 1, removed: 1, changed: 1 },
      conflicts: { count: 1, open: 1 },
      addresses: { count: 0 },
      resolved: {
        count: 1,
        items: [
          {
            kind: 'both',
            subject: { kind: 'page', id: 'care', title: 'Care' },
            main: ['text'],
            change: ['text'],
            mainBlocks: 2,
            changeBlocks: 2,
          },
        ],
      },
    })
    const [conflict] = (await mara('GET', `${two}/conflicts`)).body['items'] as Json[]
    await noor('PUT', `${two}/conflicts/${String(conflict?.['id'])}`, { choice: 'change' })
    expect((await preview(two, 'update'))['conflicts']).toEqual({ count: 1, open: 0 })
    // A merge takes no answers.
    expect((await preview(two, 'merge'))['conflicts']).toEqual({ count: 1, open: 1 })
    await noor('POST', `${two}/update`)
    expect(await preview(two, 'update')).toMatchObject({ count: 0, conflicts: { count: 0 } })
  })

  it('returns the links of the change request that an update breaks', async () => {
    const [one, two] = [await begin('One'), await begin('Two')]
    await write(one, { operation: 'delete_page', page: 'care' })
    await write(two, rewrite('welcome', document(link('b1', { kind: 'page', page: 'care' }))))
    await mara('POST', `${one}/merge`)
    expect((await preview(two, 'update'))['links']).toMatchObject({
      broken: { count: 1, hidden: 0, items: [{ source: { id: 'welcome' }, targetTitle: 'Care' }] },
      fixed: { count: 0 },
    })
  })

  it('returns what a revert undoes, and its conflicts', async () => {
    const at = await begin('Wax')
    await write(at, rewrite('care', paragraphs('Oil it.', 'Dry it.', 'Polish it.')), {
      operation: 'insert_page',
      title: 'Polish',
    })
    await mara('POST', `${at}/merge`)
    expect(await preview(at, 'revert')).toMatchObject({
      count: 2,
      counts: { removed: 1, changed: 1 },
      conflicts: { count: 0 },
    })
    const later = await begin('Later')
    await write(later, rewrite('care', paragraphs('Oil it.', 'Dry it.', 'Polish it twice.')))
    await mara('POST', `${later}/merge`)
    expect(await preview(at, 'revert')).toMatchObject({ counts: { removed: 1 }, conflicts: { count: 1 } })
    expect((await mara('GET', `${at}/preview?of=merge`)).body.error?.reason).toBe('state-forbids')
    expect((await mara('GET', `${later}/preview?of=nothing`)).status).toBe(422)
    const open = await begin('Open')
    expect((await mara('GET', `${open}/preview?of=revert`)).body.error?.reason).toBe('state-forbids')
  })
})
