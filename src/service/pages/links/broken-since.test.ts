/** Since when links are broken and why, found in the history of the space, on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ContentReference } from '../../../content/document/document.ts'
import { countQueries } from '../../../testing/stores/watched-queries.ts'
import { linking, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

interface Item {
  readonly status: string
  readonly source: { readonly id: string }
  readonly target: { readonly reference: Readonly<Record<string, string>> }
  readonly brokenSince?: {
    readonly cause: string
    readonly at: string
    readonly by: { readonly displayName: string }
    readonly revision: { readonly id: string; readonly number: number }
    readonly changeRequest?: { readonly number: number; readonly subject: string }
  }
  readonly formerTarget?: { readonly title?: string; readonly path?: string }
}

const page = (id: string): ContentReference => ({ kind: 'page', page: id })
const url = (address: string): ContentReference => ({ kind: 'url', url: address })
const picture = { id: 'f1', name: 'plan.png', contentType: 'image/png', bytes: new Uint8Array([1, 2, 3]) }

describe.each(engines)('broken links on %s', (engine) => {
  let service: TestService
  let mara: Client
  let rune: Client
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    rune = await service.person('rune')
    const org = await service.organization('Halden', mara)
    await service.member(org, rune, 'admin')
    space = await service.space(org, mara, { editMode: 'live' })
  })
  afterEach(() => service.close())

  const links = async (): Promise<readonly Item[]> =>
    (await mara('GET', `/spaces/${space}/links?limit=1000`)).body['items'] as readonly Item[]
  /** "source → target: cause number title path" for each broken link. */
  const table = async () =>
    (await links())
      .filter(({ status }) => status === 'broken')
      .map(({ source, target, brokenSince, formerTarget }) =>
        [
          `${source.id} → ${target.reference['url'] ?? target.reference['anchor'] ?? target.reference['page'] ?? target.reference['file']}:`,
          brokenSince?.cause,
          brokenSince?.revision.number,
          ...(formerTarget ? [formerTarget.title, formerTarget.path ?? ''] : []),
        ].join(' '),
      )
  const write = async (who: Client, ...changes: readonly object[]): Promise<void> => {
    const answer = await who('POST', `/spaces/${space}/content`, { changes })
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  }
  const text = (id: string, references: readonly ContentReference[], heading?: string) => ({
    operation: 'update_page',
    page: id,
    document: { document: linking(references, heading) },
  })
  const put = (files: (typeof picture)[], ...home: readonly ContentReference[]) =>
    putContent(service.ctx, space, mara.person, {
      pages: [
        { id: 'home', title: 'Home', document: linking(home) },
        { id: 'setup', title: 'Set up', slug: 'set-up', document: linking([], 'Start') },
      ],
      files,
    })

  it('return the revision that added them or deleted their target', async () => {
    await put([], page('setup'))
    expect(await table()).toEqual([])
    await write(mara, text('home', [page('setup'), url('../old.md')]))
    await write(rune, { operation: 'delete_page', page: 'setup' })
    await write(mara, text('home', [page('setup'), url('../old.md'), url('../older.md')]))
    await write(mara, { operation: 'update_page', page: 'home', title: 'The home' })
    expect(await table()).toEqual([
      'home → setup: target 4 Set up set-up',
      'home → ../old.md: link 3',
      'home → ../older.md: link 5',
    ])
    const [setup] = await links()
    expect(setup?.brokenSince?.by.displayName).toBe('rune')
  })

  it('name the change request that was merged, and the person who merged it', async () => {
    await put([], page('setup'))
    const { body: draft } = await mara('POST', `/spaces/${space}/change-requests`, { subject: 'Old things' })
    const at = `/spaces/${space}/change-requests/${String(draft['id'])}`
    const changes = [
      { operation: 'delete_page', page: 'setup' },
      text('home', [url('gone.md'), page('setup')]),
    ]
    expect((await mara('POST', `${at}/content`, { changes })).status).toBe(200)
    expect((await rune('POST', `${at}/merge`)).body['result']).toBe('merge')
    const [gone, setup] = await links()
    const merged = { by: { displayName: 'rune' }, changeRequest: { number: 1, subject: 'Old things' } }
    expect(gone?.brokenSince).toMatchObject({ cause: 'link', ...merged })
    expect(setup?.brokenSince).toMatchObject({ cause: 'target', ...merged })
    // For a change request the history of main is not searched.
    const open = await mara('GET', `${at}/content/page/home/links`)
    expect((open.body['items'] as readonly Item[])[0]?.brokenSince).toBeUndefined()
  })

  it('are traced to deleted files, sections and reusable content through the history of the space', async () => {
    const file: ContentReference = { kind: 'file', file: 'f1' }
    const section: ContentReference = { kind: 'anchor', anchor: 'start', page: 'setup' }
    await put([picture], file, section)
    for (const title of ['One', 'Two', 'Three'])
      await write(mara, { operation: 'update_page', page: 'setup', title })
    expect(await table()).toEqual([])
    await write(mara, { operation: 'delete_file', file: 'f1' })
    await write(mara, text('setup', [], 'Begin'))
    await write(mara, { operation: 'insert_page', title: 'More', document: { markdown: 'More.' } })
    expect(await table()).toEqual(['home → f1: target 6 plan.png ', 'home → start: target 7'])
  })

  it('are broken since they were added if the page was already gone', async () => {
    await put([], page('setup'))
    await write(mara, text('home', []), { operation: 'delete_page', page: 'setup' })
    await write(mara, text('home', [page('setup')]))
    expect(await table()).toEqual(['home → setup: link 4 Set up set-up'])
    await write(mara, text('home', [url('https://example.org')]))
    await write(mara, text('home', [page('setup')]))
    // Repaired and broken again: the search finds one of the two times, always the same.
    expect(await table()).toEqual(['home → setup: link 4 Set up set-up'])
  })

  it('return when and at which revision they were checked, even if none is broken', async () => {
    await put([])
    const { body } = await mara('GET', `/spaces/${space}/links?status=broken`)
    expect([body['count'], body['checked']]).toMatchObject([0, { revision: { number: 2 } }])
    expect(Date.parse(String((body['checked'] as { at: string }).at))).not.toBeNaN()
  })

  it('take as many queries for one link as for a thousand', async () => {
    const many = (count: number) =>
      putContent(service.ctx, space, mara.person, {
        pages: Array.from({ length: count }, (_, place) => ({
          id: `p${place}`,
          title: `Page ${place}`,
          document: linking([url(`../${place}.md`)], 'Start'),
        })),
      })
    const reads = async () => {
      const count = await countQueries(service.ctx.store, async () => {
        expect((await mara('GET', `/spaces/${space}/links?status=broken&limit=1000`)).status).toBe(200)
      })
      expect(count).toBeGreaterThan(0)
      return count
    }
    await many(1)
    await reads()
    await many(1)
    const one = await reads()
    await many(1000)
    await mara('GET', `/spaces/${space}/links?limit=1`)
    expect(await reads()).toBeLessThanOrEqual(one + 4)
  })
})
