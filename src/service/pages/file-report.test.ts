/** The file report, on both engines. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Block, RichTextDocument } from '../../content/document/document.ts'
import { emptyDocument } from '../../content/document/document.ts'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { contentSnapshot } from '../content/revisions/content-snapshot.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import { imagesWithoutAlt } from './file-report.ts'
import { linkGraph } from './links/link-graph.ts'

const picture = (key: string, file: string, alt?: string): Block => ({
  ...{ object: 'block', type: 'images', key: `${key}s`, data: {} },
  nodes: [
    {
      ...{ object: 'block', type: 'image', key, isVoid: true },
      data: { ref: { kind: 'file', file }, ...(alt !== undefined && { alt }) },
    },
  ],
})
const pictures = (...nodes: Block[]): RichTextDocument => ({ ...emptyDocument, nodes })
const bytes = (text: string) => new TextEncoder().encode(text)

describe.each(engines)('the file report on %s', (engine) => {
  let service: TestService
  let mara: Client
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    const org = await service.organization('Halden', mara)
    space = await service.space(org, mara)
  })
  afterEach(() => service.close())

  const report = async () => (await mara('GET', `/spaces/${space}/file-report`)).body

  it('lists unused files, duplicates, and images without alternative text', async () => {
    expect(await report()).toEqual({ unused: [], uses: {}, duplicates: [], withoutAltText: [] })
    const file = (id: string, text: string) => ({
      ...{ id, name: `${id}.png`, contentType: 'image/png', bytes: bytes(text) },
    })
    const files = [file('map', 'one'), file('copy', 'one'), file('old', 'two')]
    await putContent(service.ctx, space, mara.person, {
      files,
      pages: [
        {
          id: 'a',
          title: 'Maps',
          document: pictures(
            picture('p', 'map', 'The harbour'),
            picture('q', 'copy'),
            picture('r', 'map', ' '),
          ),
        },
        { id: 'b', title: 'More maps', document: pictures(picture('p', 'map', 'The harbour again')) },
      ],
    })
    expect(await report()).toEqual({
      unused: ['old'],
      // Two uses on one page count as one.
      uses: { map: 2, copy: 1 },
      duplicates: [['copy', 'map']],
      withoutAltText: [
        { page: { id: 'a', title: 'Maps' }, block: 'q', file: 'copy' },
        { page: { id: 'a', title: 'Maps' }, block: 'r', file: 'map' },
      ],
    })
    await putContent(service.ctx, space, mara.person, {
      files,
      pages: [{ id: 'a', document: pictures(picture('p', 'old', 'Old')) }],
    })
    expect(await report()).toMatchObject({ unused: ['copy', 'map'], withoutAltText: [] })
  })

  describe('what is stored of a document', () => {
    const page = { id: 'a', title: 'Maps', document: pictures(picture('p', 'map')) }
    /** The images that a process finds that has read nothing yet, when `change` was made to the stored rows. */
    const foundAfter = async (change: (links: string) => string) => {
      const { store } = service.ctx
      const { root } = await revisionOf(
        store.read,
        space,
        await putContent(service.ctx, space, mara.person, { pages: [page] }),
      )
      await report()
      const tables = { document_links: {} as { space: string; links: string } }
      await store.write(async (db) => {
        const rows = db.withTables<typeof tables>()
        const { links } = await rows
          .selectFrom('document_links')
          .select('links')
          .where('space', '=', space)
          .executeTakeFirstOrThrow()
        await rows
          .updateTable('document_links')
          .set({ links: change(links) })
          .where('space', '=', space)
          .execute()
      })
      const elsewhere = { ...service.ctx, store: { ...store } }
      const snapshot = await contentSnapshot(store, store.read, space, root)
      return imagesWithoutAlt(await linkGraph(elsewhere, space, snapshot))
    }
    const missing = { page: { id: 'a', title: 'Maps' }, block: 'p' }

    it('is read instead of its text', async () => {
      const found = await foundAfter((links) => links.replaceAll('"map"', '"row"'))
      expect(found).toEqual([{ ...missing, file: 'row' }])
    })

    it('is extracted again where an earlier version stored less', async () => {
      const found = await foundAfter((links) => links.replace(/,"silentPictures":.*\]/, ''))
      expect(found).toEqual([{ ...missing, file: 'map' }])
    })
  })

  it('loses no image while another request starts with a small revision', async () => {
    const page = (at: number, more: readonly Block[] = []) => ({
      ...{ id: `p${at}`, order: `a${String(at).padStart(4, '0')}` },
      document: at < 10 ? pictures(picture(`k${at}`, `f${at}`), ...more) : paragraphs(`Text ${at}.`),
    })
    const { store } = service.ctx
    const put = async (pages: readonly ReturnType<typeof page>[]) => {
      const { root } = await revisionOf(
        store.read,
        space,
        await putContent(service.ctx, space, mara.person, { pages }),
      )
      return contentSnapshot(store, store.read, space, root)
    }
    const many = Array.from({ length: 1100 }, (_, at) => page(at))
    const small = await put([page(0)])
    const before = await put(many)
    const after = await put(many.map((one, at) => (at === 0 ? page(0, [picture('new', 'new')]) : one)))
    await linkGraph(service.ctx, space, before)
    const graphs = await Promise.all([
      linkGraph(service.ctx, space, after),
      linkGraph(service.ctx, space, small),
    ])
    const [all = [], few = []] = graphs.map((graph) => imagesWithoutAlt(graph))
    expect([all.length, few.length]).toEqual([11, 1])
    expect(all.slice(0, 4).map(({ block }) => block)).toEqual(['k0', 'new', 'k1', 'k2'])
  })

  it('requires access to the space', async () => {
    const stranger = await service.person('stranger')
    expect((await stranger('GET', `/spaces/${space}/file-report`)).status).toBe(404)
  })
})
