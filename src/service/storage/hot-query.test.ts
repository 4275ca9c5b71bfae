import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hotQuery } from './hot-query.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

let folder: string
let store: Store
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'recto-hot-'))
  store = openSqlite(join(folder, 'store'))
  await migrate(store, () => '2026-01-01T00:00:00.000Z')
  await store.write((db) => db.insertInto('settings').values({ name: 'greeting', value: 'one' }).execute())
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const setting = hotQuery(
  (db, name: string) => db.selectFrom('settings').select('value').where('name', '=', name),
  (rows) => rows,
)
const change = (value: string) =>
  store.write(async (db) => {
    await db.updateTable('settings').set({ value }).where('name', '=', 'greeting').execute()
    return setting(db, 'greeting')
  })

it('gives the same answer while nothing was written', async () => {
  const rows = await setting(store.read, 'greeting')
  expect(rows).toEqual([{ value: 'one' }])
  expect(await setting(store.read, 'greeting')).toBe(rows)
  expect(await setting(store.read, 'missing')).toEqual([])
})

it('sees every commit of its own process at once, and inside a transaction what that one wrote', async () => {
  for (const value of ['two', 'three', 'four']) {
    expect(await change(value)).toEqual([{ value }])
    expect(await setting(store.read, 'greeting')).toEqual([{ value }])
  }
})

it('sees the commits of other processes', async () => {
  await setting(store.read, 'greeting')
  const other = new Database(join(folder, 'store'))
  other.prepare('update settings set value = ? where name = ?').run('from afar', 'greeting')
  expect(await setting(store.read, 'greeting')).toEqual([{ value: 'from afar' }])
  other.close()
})

it('is no way around the rule that a transaction reads through its own connection', async () => {
  await setting(store.read, 'greeting')
  await expect(store.write(() => setting(store.read, 'greeting'))).rejects.toThrow(/inside a transaction/)
})
