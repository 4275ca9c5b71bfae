/** Texts are found in the cases in which people write them, in any script, on both engines. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { TestStore } from '../../testing/stores/test-store.ts'
import { engines, openTestStore } from '../../testing/stores/test-store.ts'
import { containsText, likeInAnyCase } from './sql.ts'

const texts = [
  'Übersicht',
  'ÜBERSICHT DER LÄNDER',
  'kurze übersicht',
  'ЖУРНАЛ',
  'Журнал',
  '50% off',
  'Straße',
]

describe.each(engines)('a condition on a text on %s', (engine) => {
  let test: TestStore
  beforeAll(async () => {
    test = await openTestStore(engine)
    const values = sql.join(texts.map((text, at) => sql`(${`t${at}`}, ${text})`))
    await test.store.write((db) => sql`insert into settings (name, value) values ${values}`.execute(db))
  })
  afterAll(() => test.close())

  const found = async (condition: ReturnType<typeof containsText>): Promise<string[]> => {
    const rows = await test.store.read
      .selectFrom('settings')
      .select('value')
      .where('name', 'like', 't%')
      .where(condition)
      .orderBy('name')
      .execute()
    return rows.map(({ value }) => value)
  }

  it.each([
    ['übersicht', texts.slice(0, 3)],
    ['Übersicht', texts.slice(0, 3)],
    ['ÜBERSICHT', texts.slice(0, 3)],
    ['bersicht D', ['ÜBERSICHT DER LÄNDER']],
    ['журнал', ['ЖУРНАЛ', 'Журнал']],
    ['straße', ['Straße']],
    ['50%', ['50% off']],
    ['5%f', []],
    ['_', []],
  ])('finds %s', async (text, expected) => {
    expect(await found(containsText('value', text))).toEqual(expected)
  })

  it('finds what begins with it', async () => {
    const atStart = (literal: string) => `${literal}%`
    expect(await found(likeInAnyCase('value', 'über', atStart))).toEqual([
      'Übersicht',
      'ÜBERSICHT DER LÄNDER',
    ])
  })
})
