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
  let person: string
  beforeEach(async () => {
    service = await startTestService(engine)
    const mara = await service.person('mara')
    space = await service.space(await service.organization('Halden', mara), mara)
    person = mara.person
    await put('Text')
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

  const put = (word: string, count = pageCount) =>
    putContent(service.ctx, space, person, {
      pages: Array.from({ length: pageCount }, (_, at) => ({
        id: `p${at}`,
        document: paragraphs(`${at < count ? word : 'Text'} ${at}.`),
      })),
    })
  /** Pages whose indexed text has the word. */
  const pagesWith = async (word: string): Promise<number> => {
    const rows = await service.ctx.store.read
      .withTables<SearchTables>()
      .selectFrom('search_texts')
      .select('sections')
      .execute()
    return rows.filter(({ sections }) => sections.includes(`${word} `)).length
  }
  /** Follows the head, and stops after the first pages. */
  const followInPart = async (): Promise<void> => {
    const { ctx } = service
    const stopping = new AbortController()
    let writes = 0
    const write: typeof ctx.store.write = (work) => {
      writes += 1
      // The first one says where the index is going.
      if (writes === 2) stopping.abort()
      return ctx.store.write(work)
    }
    const watched = { ...ctx, store: { ...ctx.store, write } }
    await expect(followHead(watched, space, { signal: stopping.signal })).rejects.toThrow('aborted')
  }

  it('stops within a few pages, and goes on later with those that are left', async () => {
    const { ctx } = service
    await followInPart()
    const first = await indexed()
    expect(first.length).toBeGreaterThan(0)
    expect(first.length).toBeLessThan(pageCount)
    await followHead(ctx, space)
    expect((await indexed()).toSorted()).toEqual(
      Array.from({ length: pageCount }, (_, at) => `p${at}`).toSorted(),
    )
  })

  it('keeps no text of a head that it was on the way to', async () => {
    const { ctx } = service
    await followHead(ctx, space)
    await put('Draft')
    await followInPart()
    expect(await pagesWith('Draft')).toBeGreaterThan(0)
    // The same content as before, with the same root.
    await put('Text')
    await followHead(ctx, space)
    expect([await pagesWith('Draft'), await pagesWith('Text')]).toEqual([0, pageCount])
  })

  it('takes over from another process that is on the way to an older head', async () => {
    const { ctx } = service
    await followHead(ctx, space)
    await put('Old')
    let other: Promise<void> | undefined
    let writes = 0
    const write: typeof ctx.store.write = async (work) => {
      writes += 1
      if (writes === 3) {
        // The other process has indexed its first pages.
        await put('New')
        other = followHead(ctx, space)
        await other
      }
      return ctx.store.write(work)
    }
    // A store of its own, as in another process.
    await followHead({ ...ctx, store: { ...ctx.store, write } }, space)
    expect([writes > 2, await pagesWith('Old'), await pagesWith('New')]).toEqual([true, 0, pageCount])
  })

  it('follows a change of a few pages in one transaction', async () => {
    const { ctx } = service
    await followHead(ctx, space)
    await put('Few', 3)
    let writes = 0
    const write: typeof ctx.store.write = (work) => {
      writes += 1
      return ctx.store.write(work)
    }
    await followHead({ ...ctx, store: { ...ctx.store, write } }, space)
    expect([writes, await pagesWith('Few')]).toEqual([1, 3])
  })
})
