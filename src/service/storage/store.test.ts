import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestStore } from '../../testing/stores/test-store.ts'
import { engines, openTestStore } from '../../testing/stores/test-store.ts'
import { migrate, migrations, newestVersion, NewerStoreError, storeVersion } from './migrations/migrate.ts'
import { among, constraintOf } from './sql.ts'
import { openSqlite } from './sqlite.ts'
import type { Db } from './store.ts'

const now = '2026-01-01T00:00:00.000Z'
const person = (id: string) => ({
  id,
  email: `${id}@example.org`,
  display_name: id,
  photo_url: null,
  password: null,
  operator: 0 as const,
  disabled_at: null,
  created_at: now,
  updated_at: now,
})
const add = (db: Db, id: string) => db.insertInto('persons').values(person(id)).execute()

describe.each(engines)('store on %s', (engine) => {
  let test: TestStore
  beforeEach(async () => {
    test = await openTestStore(engine)
  })
  afterEach(() => test.close())

  const ids = async () =>
    (await test.store.read.selectFrom('persons').select('id').orderBy('id').execute()).map(({ id }) => id)

  it('keeps a successful write, and nothing of a failed one', async () => {
    const { store } = test
    await store.write((db) => add(db, 'a'))
    const failing = store.write(async (db) => {
      await add(db, 'b')
      throw new Error('second thoughts')
    })
    await expect(failing).rejects.toThrow('second thoughts')
    expect(await ids()).toEqual(['a'])
  })

  it('isolates concurrent writes: a failing one affects no other', async () => {
    const { store } = test
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, place) =>
        store.write(async (db) => {
          await add(db, `p${String(place).padStart(2, '0')}`)
          if (place % 3 === 0) throw new Error('no')
        }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(26)
    expect(await ids()).toHaveLength(26)
  })

  it('refuses to read outside an open transaction or to nest one', async () => {
    const { store } = test
    await expect(
      store.write(async () => store.read.selectFrom('persons').selectAll().execute()),
    ).rejects.toThrow(/inside a transaction/)
    await expect(store.write(() => store.write(async () => {}))).rejects.toThrow(/inside a transaction/)
  })

  it('reports constraint violations the same way on both engines', async () => {
    const { store } = test
    await store.write((db) => add(db, 'a'))
    const twice = await store.write((db) => add(db, 'a')).catch((error: unknown) => error)
    expect(constraintOf(twice)).toBe('unique')
    const stray = store.write((db) =>
      db
        .insertInto('members')
        .values({
          organization: 'none',
          person: 'a',
          role: 1,
          disabled: 0,
          sso: 0,
          joined_at: now,
          seen_at: null,
        })
        .execute(),
    )
    expect(constraintOf(await stray.catch((error: unknown) => error))).toBe('foreign-key')
  })

  it('matches rows among many values, and none among no values', async () => {
    const { store } = test
    await store.write(async (db) => {
      for (const id of ['a', 'b', 'c']) await add(db, id)
    })
    const found = (values: string[]) =>
      store.read
        .selectFrom('persons')
        .select('id')
        .where(among(store.engine, sql.ref('id'), values))
        .orderBy('id')
        .execute()
    expect(await found(['c', 'a', 'x'])).toEqual([{ id: 'a' }, { id: 'c' }])
    expect(await found([])).toEqual([])
  })

  it('sorts text by bytes', async () => {
    const { store } = test
    await store.write(async (db) => {
      for (const id of ['b', 'B', 'a', 'é', 'A', '-']) await add(db, id)
    })
    expect(await ids()).toEqual(['-', 'A', 'B', 'a', 'b', 'é'])
  })

  it('reads counts as numbers', async () => {
    const { rows } = await sql<{ total: unknown }>`select count(*) as total from persons`.execute(
      test.store.read,
    )
    expect(rows[0]?.total).toBe(0)
  })

  it('rejects a store of a newer version, and leaves it unchanged', async () => {
    const { store } = test
    await store.write((db) =>
      db
        .insertInto('schema_versions')
        .values({ number: newestVersion + 1, name: 'later', applied_at: now })
        .execute(),
    )
    await expect(migrate(store, () => now)).rejects.toBeInstanceOf(NewerStoreError)
    expect(await storeVersion(store)).toBe(newestVersion + 1)
  })
})

describe('the copy of an embedded store', () => {
  it('is finished however much another process writes', async () => {
    const test = await openTestStore('sqlite')
    const file = join(test.settings.dataDir, 'recto.sqlite')
    const other = openSqlite(file)
    try {
      const value = 'x'.repeat(40_000)
      await test.store.write(async (db) => {
        for (let at = 0; at < 150; at += 1)
          await db
            .insertInto('settings')
            .values({ name: `n${at}`, value })
            .execute()
      })
      let copied = false
      const target = join(test.settings.dataDir, 'copy.sqlite')
      const copying = other.copyTo(target).then(() => (copied = true))
      let writes = 0
      for (; writes < 300 && !copied; writes += 1) await test.store.write((db) => add(db, `p${writes}`))
      expect([copied, writes < 300]).toEqual([true, true])
      await copying
      const copy = openSqlite(target)
      const rows = await copy.read.selectFrom('settings').select('name').where('value', '=', value).execute()
      await copy.close()
      expect(rows).toHaveLength(150)
    } finally {
      await other.close()
      await test.close()
    }
  })
})

describe.each(engines)('migrations on %s', (engine) => {
  it.each(migrations.map(({ number }) => number - 1))('migrate from version %i', async (version) => {
    const test = await openTestStore(engine, version)
    try {
      const applied = await migrate(test.store, () => now)
      expect(applied.map(({ number }) => number)).toEqual(
        migrations.map(({ number }) => number).filter((number) => number > version),
      )
      expect(await storeVersion(test.store)).toBe(newestVersion)
      expect(await migrate(test.store, () => now)).toEqual([])
    } finally {
      await test.close()
    }
  })

  it('are numbered from 1 and have unique names', () => {
    const numbers = migrations.map(({ number }) => number)
    expect(numbers[0]).toBe(1)
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length)
  })
})
