/** What the memory keeps, and what it finds. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TranslationWorld } from '../../testing/fixtures/translations/translation-world.ts'
import { translationWorld } from '../../testing/fixtures/translations/translation-world.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { remember } from './memory.store.ts'
import { textHash } from './units/page-units.task.ts'

describe.each(engines)('the memory of translations on %s', (engine) => {
  let world: TranslationWorld
  beforeEach(async () => {
    world = await translationWorld(engine)
  })
  afterEach(() => world.close())

  it('keeps what a person approved when an engine translates the same once more', async () => {
    const { mara, at } = world
    const first = await world.page('Start', 'The house.')
    const second = await world.page('Start', 'The house.')
    const id = await world.create()
    await world.run(id)
    const [, unit] = await world.units(id, `&pageId=${first}`)
    await mara.done('PUT', at(`/${id}/units/${unit?.id ?? ''}`), { target: 'Das Haus.', state: 'reviewed' })
    // Units that machines translated are redone.
    await world.changeGlossary({ type: 'insert', translations: { en: 'house', de: 'Haus' } })
    expect(await world.finished(id)).toMatchObject({ stats: { runs: 2 } })
    expect(await world.units(id, `&pageId=${second}`)).toMatchObject([{}, { target: 'The house. (de)' }])
    const third = await world.page('Start', 'The house.')
    await world.run(id)
    expect(await world.units(id, `&pageId=${third}`)).toMatchObject([
      {},
      { target: 'Das Haus.', state: 'reviewed', origin: 'memory' },
    ])
  })

  it('keeps what a person wrote in the editor after its page was deleted', async () => {
    const { mara } = world
    const start = await world.page('Start', 'One house.\n\nTwo houses.')
    const id = await world.create()
    const { space } = (await world.run(id))['result'] as { space: string }
    await mara.done('PATCH', `/spaces/${space}`, { editMode: 'live' })
    const found = await mara.done('GET', `/spaces/${space}/content/page/${start}?format=document`)
    const text = JSON.stringify(found['document']).replace('One house. (de)', 'Ein schönes Haus.')
    const document = { document: JSON.parse(text) as unknown }
    await world.write([{ operation: 'update_page', page: start, document }], space)
    expect(await world.run(id)).toMatchObject({ units: { edited: 1, machine: 2 } })
    await world.write([{ operation: 'delete_page', page: start }])
    await world.run(id)
    expect(await world.units(id)).toEqual([])
    await world.page('Start', 'One house.\n\nTwo houses.')
    await world.run(id)
    expect(await world.units(id)).toMatchObject([
      { source: 'Start' },
      { target: 'Ein schönes Haus.', origin: 'memory' },
      { target: 'Two houses. (de)' },
    ])
  })

  it('finds what is alike among very many texts that are shorter or longer', async () => {
    const { service, org, mara, at } = world
    const pair = { id: '', organization: org, source_language: 'en', language: 'de' }
    const text = 'Press the green button at the door to open the house from the inside.'
    const known = (source: string, target: string) => ({
      ...{ unit: { source, source_hash: textHash(source) }, context: '', target, isReviewed: false },
    })
    const others = Array.from({ length: 1200 }, (_, at) =>
      known(`${String(at).padStart(4, '0')} ${'w '.repeat(at % 2 === 0 ? 24 : 40)}`, `Nr. ${at}`),
    )
    const alike = known(text.replace('green', 'black'), 'Drücken Sie den schwarzen Knopf.')
    await service.ctx.store.write((db) => remember(service.ctx, db, pair, [...others, alike]))
    await world.page('Start', text)
    const id = await world.create({ engine: 'memory' })
    const [, unit] = await world.units(id)
    expect((await mara.done('GET', at(`/${id}/units/${unit?.id ?? ''}`)))['suggestions']).toMatchObject([
      { target: 'Drücken Sie den schwarzen Knopf.', source: alike.unit.source },
    ])
  })

  it('shows sentences of other translations only to those who can read both of their spaces', async () => {
    const { service, org, mara, at } = world
    const hidden = await service.space(org, mara, { editMode: 'live' })
    const show = (space: string, defaultLevel: 'read' | null) =>
      mara.done('PATCH', `/spaces/${space}`, { defaultLevel })
    await show(hidden, null)
    const sentence = 'Press the red lever twice to open the vault of the bank.'
    await world.write(
      [{ operation: 'insert_page', title: 'Vault', document: { markdown: sentence } }],
      hidden,
    )
    const other = await world.create({ source: { space: hidden, language: 'en' } })
    const { space: result } = (await world.run(other))['result'] as { space: string }
    await world.page('Start', sentence.replace('red', 'blue'))
    const id = await world.create()
    await world.run(id)
    const [, unit] = await world.units(id)
    const ivo = await service.person('ivo')
    await service.member(org, ivo, 'edit')
    const suggested = async (by = ivo) => {
      const found = await by.done('GET', at(`/${id}/units/${unit?.id ?? ''}`))
      return (found['suggestions'] as { source?: string }[]).flatMap((one) => one.source ?? [])
    }
    expect(await suggested(mara)).toEqual([sentence])
    expect(await suggested()).toEqual([])
    await show(result, null)
    await show(hidden, 'read')
    expect(await suggested()).toEqual([])
    await show(result, 'read')
    expect(await suggested()).toEqual([sentence])
  })
})
