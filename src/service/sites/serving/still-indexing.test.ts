/** A search while pages are still being indexed says that results may be missing: on a site, and in a space. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { SiteService } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import type { SearchTables } from '../../search/full-text.ts'

const pagesWith = (word: string) => ({
  pages: [{ id: 'lamps', title: 'Lamps', document: paragraphs(`Light the ${word}.`) }],
})

describe.each(engines)('search behind the content on %s', (engine) => {
  let opened: SiteService
  beforeEach(async () => {
    opened = await startSiteService(engine)
  })
  afterEach(() => opened.close())

  /** Nobody else can move the index of the space until the returned function is called. */
  const holdIndex = async (space: string): Promise<() => Promise<void>> => {
    const { promise: held, resolve: tellHeld } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const write = opened.service.ctx.store.write(async (db) => {
      await db
        .withTables<SearchTables>()
        .updateTable('search_heads')
        .set((row) => ({ root: row.ref('root') }))
        .where('space', '=', space)
        .execute()
      tellHeld()
      await released
    })
    await held
    return async () => {
      release()
      await write
    }
  }

  it('says so with what it found, and with nothing', async () => {
    const { service, mara } = opened
    const space = await opened.spaceOf('Guide', pagesWith('lantern'))
    const { base } = await opened.siteOf('Docs', [space])
    const onSite = async (query: string): Promise<unknown> =>
      JSON.parse((await opened.get(`${base}/~search.json?q=${query}`)).body)
    const found = [expect.objectContaining({ title: 'Lamps' })]
    expect(await onSite('lantern')).toEqual({ results: found })
    await putContent(service.ctx, space, mara.person, pagesWith('beacon'))
    const release = await holdIndex(space)
    try {
      expect(await onSite('lamps')).toEqual({ results: found, indexing: true })
      expect(await onSite('beacon')).toEqual({ results: [], indexing: true })
      expect((await opened.get(`${base}/~search?q=beacon`)).body).toContain(
        'Some pages are still being indexed, so results may be missing.',
      )
      const { body } = await mara('GET', `/spaces/${space}/search?query=beacon`)
      expect(body['understood']).toMatchObject({ indexing: true })
    } finally {
      await release()
    }
    expect(await onSite('beacon')).toEqual({ results: found })
    expect((await mara('GET', `/spaces/${space}/search?query=beacon`)).body['understood']).toEqual({
      words: 'all',
    })
  })
})
