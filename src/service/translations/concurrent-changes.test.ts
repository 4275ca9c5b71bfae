/** Translations, engines and terms are changed at the same time, on PostgreSQL, where transactions run side by side. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TranslationWorld } from '../../testing/fixtures/translations/translation-world.ts'
import { translationWorld } from '../../testing/fixtures/translations/translation-world.ts'
import type { Answer } from '../../testing/fixtures/test-service.ts'
import { holdTable } from '../../testing/stores/held-table.ts'

let world: TranslationWorld
beforeEach(async () => {
  world = await translationWorld('postgres', { jobs: false })
})
afterEach(() => world.close())

/** Both requests wait to write to the table, in this order. */
const inOrder = async (
  table: string,
  first: () => Promise<Answer>,
  second: () => Promise<Answer>,
): Promise<readonly number[]> => {
  const held = await holdTable(world.service.ctx.config.databaseUrl ?? '', table)
  try {
    const one = first()
    await held.waiting(1)
    const other = second()
    await held.waiting(2)
    await held.release()
    return [(await one).status, (await other).status]
  } catch (error) {
    await held.release()
    throw error
  }
}

it('keeps both of two changes of the settings of a translation', async () => {
  const { mara, at } = world
  const id = await world.create()
  const done = await inOrder(
    'translations',
    () => mara('PUT', at(`/${id}`), { delivery: 'change-request' }),
    () => mara('PUT', at(`/${id}`), { limits: { charactersPerRun: 500 } }),
  )
  expect(done).toEqual([200, 200])
  expect(await world.get(id)).toMatchObject({
    ...{ delivery: 'change-request', limits: { charactersPerRun: 500 } },
  })
})

it('keeps both of two changes of an engine, with its key', async () => {
  const { mara, org } = world
  const engines = `/orgs/${org}/translation-engines`
  const { id } = await mara.done('POST', engines, { kind: 'deepl', title: 'DeepL', key: 'old' })
  const done = await inOrder(
    'translation_engines',
    () => mara('PATCH', `${engines}/${String(id)}`, { url: 'https://new.example', key: 'new' }),
    () => mara('PATCH', `${engines}/${String(id)}`, { title: 'Main' }),
  )
  expect(done).toEqual([200, 200])
  const { keys, store } = world.service.ctx
  const row = await store.read
    .selectFrom('translation_engines')
    .selectAll()
    .where('id', '=', String(id))
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ title: 'Main', url: 'https://new.example' })
  expect(keys.open('translation-engine', row.key ?? '')).toBe('new')
})

it('takes a term once, and brings no removed one back', async () => {
  const { mara, org } = world
  const glossary = `/orgs/${org}/translations-glossary`
  const update = (operation: object) => () => mara('PUT', glossary, { operations: [operation] })
  const insert = { type: 'insert', translations: { en: 'house', de: 'Haus' } }
  expect(await inOrder('glossary_entries', update(insert), update(insert))).toEqual([204, 409])
  const { items } = await mara.done('GET', glossary)
  expect(items).toHaveLength(1)
  const [{ id } = { id: '' }] = items as { id: string }[]
  const removed = await inOrder(
    'glossary_entries',
    update({ type: 'delete', id }),
    update({ type: 'update', id, translations: { en: 'house', de: 'Gebäude' } }),
  )
  expect(removed).toEqual([204, 404])
  expect((await mara.done('GET', glossary))['items']).toEqual([])
})
