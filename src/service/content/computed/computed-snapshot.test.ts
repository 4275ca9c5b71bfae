/** The pages that sources generate: limits, nesting, failures, and what another process reads of them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GeneratedContent, GeneratedPage } from '../../../content/computed/computed-source.ts'
import { maximumNesting } from '../../../content/computed/computed-source.ts'
import { parseCanonical } from '../../../content/document/canonical.ts'
import type { Json, JsonObject } from '../../../content/document/document.ts'
import type { PageEntry } from '../../../content/revision/revision.ts'
import type { Writing } from '../../../contract/documents/schemas.ts'
import type { TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import type { Context } from '../../context.ts'
import { snapshotOf } from '../revisions/content-snapshot.ts'
import type { ComputedSource } from './computed-source.ts'
import { registerComputedSource, SourceFailure } from './computed-source.ts'
import { hasComputedPages, withComputedPages } from './computed-snapshot.ts'
import { pageDocument } from './computed-text.ts'
import { generatedSearchText } from './generated-search-text.ts'

const page = (title: string, more: object = {}): GeneratedPage =>
  ({ type: 'document', id: title, title, ...more }) as GeneratedPage

/** What a declaration asks for. */
const nameIn = (props: JsonObject | undefined): string => {
  const of = props?.['of']
  return typeof of === 'string' ? of : ''
}

describe.each(engines)('pages of content sources on %s', (engine) => {
  let service: TestService
  let place: { organization: string; space: string }
  /** What the source gives, by its property `of`. */
  let pages: Map<string, () => GeneratedContent>
  let texts: (of: string) => Writing
  let asked: string[]
  let inputs: Json
  beforeEach(async () => {
    service = await startTestService(engine)
    const mara = await service.person('mara')
    const organization = await service.organization('Halden', mara)
    place = { organization, space: await service.space(organization, mara) }
    pages = new Map()
    texts = (of) => ({ markdown: `Text of ${of}.` })
    asked = []
    inputs = 1
    registerComputedSource(service.ctx.store, 'test:', source)
  })
  afterEach(() => service.close())

  const source: ComputedSource = {
    find: (_ctx, _db, _place, declarations) =>
      Promise.resolve(
        declarations.map(({ props }) =>
          nameIn(props) === 'gone' ? { ok: false, message: 'It was removed.' } : { ok: true, inputs },
        ),
      ),
    pages: async (_ctx, { declaration: { props } }) => {
      asked.push(`pages ${nameIn(props)}`)
      const value = pages.get(nameIn(props))
      if (!value) throw new SourceFailure('The source is down.')
      return Promise.resolve({ value: value() })
    },
    document: async (_ctx, { declaration: { props } }) => {
      asked.push(`text ${nameIn(props)}`)
      return Promise.resolve({ value: texts(nameIn(props)) })
    },
    searchText: (_ctx, requests) =>
      Promise.resolve(requests.map(({ declaration: { props } }) => `words of ${nameIn(props)}`)),
  }
  const computed = (id: string, of: string, more: Partial<PageEntry> = {}): PageEntry => ({
    ...{ kind: 'page', id, type: 'computed', title: id, slug: id, parent: null, order: id },
    ...{ computed: { type: 'test:pages', props: { of } }, ...more },
  })
  const numbered = (count: number, of: (at: number) => string): PageEntry[] =>
    Array.from({ length: count }, (_, at) => computed(`c${String(at).padStart(3, '0')}`, of(at)))
  const read = (entries: readonly PageEntry[], ctx: Context = service.ctx) =>
    withComputedPages(ctx, place, snapshotOf('root', entries))
  /** The service as another process, which has nothing in memory. */
  const otherProcess = (): Context => {
    const store = { ...service.ctx.store }
    registerComputedSource(store, 'test:', source)
    return { ...service.ctx, store }
  }
  const textOf = async (snapshot: Awaited<ReturnType<typeof read>>, id: string, ctx = service.ctx) => {
    const entry = snapshot.pages.get(id)
    const document = entry && (await pageDocument(ctx, ctx.store.read, place, { snapshot, entry }))
    return document && JSON.stringify(parseCanonical(await document.read()).nodes)
  }
  const statusOf = ({ computed: made }: Awaited<ReturnType<typeof read>>, id: string) =>
    made?.statuses.get(id)

  it('say why there are none: no source, removed, failing, or an answer that cannot be used', async () => {
    pages.set('twice', () => ({ pages: [page('a'), page('a')] }))
    const snapshot = await read([
      computed('unknown', 'x', { computed: { type: 'nobody:pages' } }),
      computed('gone', 'gone'),
      computed('down', 'nothing'),
      computed('twice', 'twice'),
    ])
    expect(snapshot.pages.size).toBe(4)
    expect(statusOf(snapshot, 'unknown')).toEqual({
      state: 'unavailable',
      message: 'The source of this page is not available.',
    })
    expect(statusOf(snapshot, 'gone')).toEqual({ state: 'unavailable', message: 'It was removed.' })
    expect(statusOf(snapshot, 'down')).toMatchObject({ state: 'failed', message: 'The source is down.' })
    expect(statusOf(snapshot, 'twice')).toMatchObject({
      state: 'failed',
      message: 'Two of its pages have the id “a”.',
    })
    expect(await textOf(snapshot, 'gone')).toContain('It was removed.')
    expect(await textOf(snapshot, 'down')).toContain('could not be generated')
    expect(hasComputedPages(snapshotOf('root', []))).toBe(false)
  })

  it('are read by another process without asking the source again', async () => {
    pages.set('pets', () => ({ pages: [page('cat', { computed: { props: { of: 'cat' } } })] }))
    const first = await read([computed('pets', 'pets')])
    const [cat = ''] = [...(first.computed?.generatedBy.keys() ?? [])]
    expect(await textOf(first, cat)).toContain('Text of cat.')
    expect(asked).toEqual(['pages pets', 'text cat'])
    const other = otherProcess()
    const second = await read([computed('pets', 'pets')], other)
    expect([...second.pages.keys()]).toEqual([...first.pages.keys()])
    expect(await textOf(second, cat, other)).toContain('Text of cat.')
    expect(asked).toHaveLength(2)
    expect(await generatedSearchText(service.ctx, place, first)).toEqual(new Map([[cat, 'words of cat']]))
    inputs = 2
    pages.delete('pets')
    // What it gave last is shown while it fails.
    const third = await read([computed('pets', 'pets')])
    expect([third.pages.has(cat), statusOf(third, 'pets')?.state]).toEqual([true, 'outdated'])
  })

  it('have their own ids in copies of a page, which share its seed', async () => {
    pages.set('pets', () => ({ pages: [page('cat'), page('Cat', { id: undefined })] }))
    const one = computed('one', 'pets', { computedSeed: 'seed' })
    const copy = computed('two', 'pets', { computedSeed: 'seed' })
    const alone = await read([one])
    const both = await read([one, copy])
    expect(both.pages.size).toBe(6)
    for (const id of alone.pages.keys()) expect(both.pages.has(id)).toBe(true)
    const below = [...both.pages.values()].filter(({ parent }) => parent === 'two')
    expect(below.map(({ slug }) => slug)).toEqual(['cat', 'cat-2'])
  })

  it('come from a hundred pages of a space at most, nested ones included', async () => {
    pages.set('pets', () => ({ pages: [page('cat')] }))
    pages.set('many', () => ({
      pages: Array.from({ length: 3 }, (_, at) =>
        page(`more${at}`, { type: 'computed', computed: { type: 'test:pages', props: { of: 'pets' } } }),
      ),
    }))
    const tooMany = 'A space can have 100 pages from content sources.'
    const flat = await read(numbered(102, () => 'pets'))
    expect(flat.computed?.generatedBy.size).toBe(100)
    expect(['c099', 'c100', 'c101'].map((id) => statusOf(flat, id)?.message)).toEqual([
      ...[undefined, tooMany, tooMany],
    ])
    const nested = await read(numbered(98, (at) => (at === 0 ? 'many' : 'pets')))
    const statuses = [...(nested.computed?.statuses.values() ?? [])].map(({ message }) => message)
    expect([statuses.length, statuses.filter((message) => message === tooMany).length]).toEqual([101, 1])
  })

  it('are nested a few levels deep, also if a source declares itself', async () => {
    pages.set('self', () => ({
      pages: [page('again', { type: 'computed', computed: { type: 'test:pages', props: { of: 'self' } } })],
    }))
    const snapshot = await read([computed('self', 'self')])
    expect(snapshot.pages.size).toBe(maximumNesting + 2)
    const messages = [...(snapshot.computed?.statuses.values() ?? [])].map(({ message }) => message)
    expect(messages.at(-1)).toBe('Content sources are nested too deeply.')
    expect(new Set(snapshot.computed?.generatedBy.values())).toEqual(new Set(['self']))
  })

  it('are twenty thousand at most: a source that gives more has none, and the next may have some', async () => {
    const many = Array.from({ length: 4500 }, (_, at) => page(`p${at}`))
    pages.set('many', () => ({ pages: many }))
    pages.set('few', () => ({ pages: [page('cat')] }))
    const snapshot = await read([...numbered(5, () => 'many'), computed('last', 'few')])
    expect(snapshot.computed?.generatedBy.size).toBe(4 * 4500 + 1)
    expect(statusOf(snapshot, 'c004')).toMatchObject({
      state: 'failed',
      message: 'Sources generate more than 20000 pages in this space.',
    })
    expect(statusOf(snapshot, 'last')?.state).toBe('current')
    expect(await textOf(snapshot, 'c004')).toContain('could not be generated')
  })

  it('have no text that is larger than a page may be', async () => {
    pages.set('pets', () => ({ pages: [page('cat', { computed: { props: { of: 'cat' } } })] }))
    texts = () => ({ markdown: 'x\n\n'.repeat(200_000) })
    const snapshot = await read([computed('pets', 'pets')])
    const [cat = ''] = [...(snapshot.computed?.generatedBy.keys() ?? [])]
    // A busy machine needs longer to parse it than a reader waits.
    await expect.poll(() => textOf(snapshot, cat), { timeout: 20_000 }).toContain('could not be generated')
  })
})
