/** What is listed of a translation after its source or its result changed elsewhere. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TranslationWorld } from '../../../testing/fixtures/translations/translation-world.ts'
import { translationWorld } from '../../../testing/fixtures/translations/translation-world.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('units of translations on %s', (engine) => {
  let world: TranslationWorld
  beforeEach(async () => {
    world = await translationWorld(engine)
  })
  afterEach(() => world.close())

  it('tell nothing of a translated space that moved to another organization', async () => {
    const { mara, service, at } = world
    const start = await world.page('Start', 'One house.')
    const id = await world.create()
    const { space } = (await world.run(id))['result'] as { space: string }
    const eve = await service.person('eve')
    const other = await service.organization('Elsewhere', eve)
    await service.ctx.store.write((db) =>
      db
        .updateTable('spaces')
        .set({ organization: other, parent: other, edit_mode: 'live' })
        .where('id', '=', space)
        .execute(),
    )
    await eve.done('POST', `/spaces/${space}/content`, {
      changes: [{ operation: 'update_page', page: start, document: { markdown: '# Geheim\n\nUnser Plan.' } }],
    })
    expect(await world.get(id)).toMatchObject({ frozen: 'result-deleted' })
    for (const path of ['units', 'export', 'pages']) {
      const { body } = await service.app.inject({
        ...{ method: 'GET', url: `/v1${at(`/${id}/${path}`)}` },
        headers: { authorization: `Bearer ${mara.token}` },
      })
      expect(body).not.toMatch(/Geheim|Unser Plan/)
    }
    expect(await world.units(id)).toMatchObject([{ source: 'Start' }, { target: 'One house. (de)' }])
  })

  it('are not counted in an estimate once their page is gone', async () => {
    const { mara, at } = world
    await world.page('Start', 'One house.')
    const gone = await world.page('Gone', 'Two houses.')
    const id = await world.create()
    expect(await mara.done('GET', at(`/${id}/estimate`))).toMatchObject({ pages: 2, units: 4 })
    await world.write([{ operation: 'delete_page', page: gone }])
    expect(await mara.done('GET', at(`/${id}/estimate`))).toMatchObject({
      ...{ pages: 1, units: 2, words: 3, characters: 15 },
    })
  })
})
