/** How often a page is found first by its own title, in real and in generated documentation. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { corpusFolder, generateCorpus, readFolder } from '../../testing/generators/corpus.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { importFiles } from '../../testing/fixtures/folder-transfer.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { findPages } from './find-pages.ts'
import { followHead } from './index-head.ts'
import { runQuery } from './run-query.ts'

const wanted = 0.98

interface PageItem {
  readonly id: string
  readonly title: string
  readonly type: string
  readonly pages?: readonly PageItem[]
}

describe.each(engines)('a title on %s', { timeout: 240_000 }, (engine) => {
  let service: TestService
  let mara: Client
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
  })
  afterEach(() => service.close())

  it('finds its page first', async () => {
    const { ctx } = service
    const folder = corpusFolder()
    const files = folder ? readFolder(folder.path) : generateCorpus(11, 120)
    const org = await service.organization('Halden', mara)
    const { space } = await importFiles(ctx, org, mara.person, files)
    await followHead(ctx, space)
    const { body } = await mara('GET', `/spaces/${space}/content`)
    const titles = new Map<string, string[]>()
    const visit = (list: readonly PageItem[]): void => {
      for (const { id, title, type, pages } of list) {
        if (type === 'document') titles.set(title, [...(titles.get(title) ?? []), id])
        visit(pages ?? [])
      }
    }
    visit(body['pages'] as PageItem[])
    const share = async (queries: readonly string[]): Promise<number> => {
      let first = 0
      for (const query of queries) {
        const { found } = await runQuery(ctx, { space }, query, (asked) =>
          findPages(ctx, { space }, asked, undefined, 5),
        )
        if (titles.get(query)?.includes(found.rows[0]?.page ?? '') === true) first += 1
      }
      return first / queries.length
    }
    const all = [...titles.keys()]
    // Words of short titles are in many pages, and so are hardest to rank.
    const short = all.toSorted((a, b) => a.length - b.length).slice(0, Math.ceil(all.length / 3))
    expect(short.length).toBeGreaterThan(5)
    expect(await share(short)).toBeGreaterThanOrEqual(wanted)
    expect(await share(all)).toBeGreaterThanOrEqual(wanted)
  })
})
