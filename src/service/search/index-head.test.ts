/** Bringing the index of a space to its head, and stopping on the way. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import type { SearchTables } from './full-text.ts'
import { followHead } from './index-head.ts'

const pageCount = 50

describe.each(engines)('the index of a space on %s', (engine) => {
  let service: TestService
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    const mara = await service.person('mara')
    space = await service.space(await service.organization('Halden', mara), mara)
    const pages = Array.from({ length: pageCount }, (_, at) => ({
      id: `p${at}`,
      document: paragraphs(`Text ${at}.`),
    }))
    await putContent(service.ctx, space, mara.person, { pages })
  })
  afterEach(() => service.close())

  const indexed = async (): Promise<string[]> => {
    const rows = await service.ctx.store.read
      .withTables<SearchTables>()
      .selectFrom('search_pages')
      .select('page')
      .where('space', '=', space)
      .execute()
    return rows.map(({ page }) => page)
  }

  it('stops within a few pages, and goes on later with those that are left', async () => {
    const { ctx } = service
    const stopping = new AbortController()
    const write: typeof ctx.store.write = (work) => {
      stopping.abort()
      return ctx.store.write(work)
    }
    const watched = { ...ctx, store: { ...ctx.store, write } }
    await expect(followHead(watched, space, { signal: stopping.signal })).rejects.toThrow('aborted')
    const first = await indexed()
    expect(first.length).toBeGreaterThan(0)
    expect(first.length).toBeLessThan(pageCount)
    await followHead(ctx, space)
    expect((await indexed()).toSorted()).toEqual(
      Array.from({ length: pageCount }, (_, at) => `p${at}`).toSorted(),
    )
  })
})
