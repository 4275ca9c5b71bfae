import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { kyselyOn, SqliteConnection } from './sqlite-driver.ts'
import type { Db } from './store.ts'

let database: Database.Database
let db: Db
let blocked: string | undefined
const guard = (): void => {
  if (blocked !== undefined) throw new Error(blocked)
}

beforeEach(() => {
  blocked = undefined
  database = new Database(':memory:')
  database.exec('create table rows (n integer primary key, name text)')
  db = kyselyOn(new SqliteConnection(database, guard))
})

describe('A statement', () => {
  it('returns rows as objects by column', async () => {
    await sql`insert into rows values (1, 'one'), (2, null)`.execute(db)
    const { rows } = await sql`select name, n, n * 2 as twice from rows order by n`.execute(db)
    expect(rows).toEqual([
      { name: 'one', n: 1, twice: 2 },
      { name: null, n: 2, twice: 4 },
    ])
  })

  it('that is repeated returns the columns of its own result, also after the table changed', async () => {
    const all = () => sql<Record<string, unknown>>`select * from rows order by n`.execute(db)
    expect((await all()).rows).toEqual([])
    await sql`insert into rows values (1, 'one')`.execute(db)
    expect((await all()).rows).toEqual([{ n: 1, name: 'one' }])
    database.exec('alter table rows add column more text')
    expect((await all()).rows).toEqual([{ n: 1, name: 'one', more: null }])
    database.exec('alter table rows drop column name')
    expect((await all()).rows).toEqual([{ n: 1, more: null }])
  })

  it('tells how many rows it changed', async () => {
    const inserted = await sql`insert into rows values (7, 'a'), (8, 'b')`.execute(db)
    expect([inserted.numAffectedRows, inserted.insertId]).toEqual([2n, 8n])
    const updated = await sql`update rows set name = 'c' where n > 7`.execute(db)
    expect(updated.numAffectedRows).toBe(1n)
    const returned = await sql`delete from rows returning n`.execute(db)
    expect(returned.rows).toEqual([{ n: 7 }, { n: 8 }])
  })

  it('leaves out row locks', async () => {
    database.exec('create table spaces (id text)')
    const locked = await db.selectFrom('spaces').select('id').distinct().forUpdate().skipLocked().execute()
    expect(locked).toEqual([])
    const { sql: text } = db.selectFrom('spaces as s').select('id').distinct().forShare('s').compile()
    expect(text.trim()).toBe('select distinct "id" from "spaces" as "s"')
  })

  it('rejects instead of throwing', async () => {
    await expect(sql`select * from missing`.execute(db)).rejects.toThrow('no such table')
    await sql`insert into rows values (1, 'one')`.execute(db)
    await expect(sql`insert into rows values (1, 'two')`.execute(db)).rejects.toMatchObject({
      code: 'SQLITE_CONSTRAINT_PRIMARYKEY',
    })
  })

  it('does not run where the guard throws', async () => {
    blocked = 'Not here.'
    await expect(sql`insert into rows values (1, 'one')`.execute(db)).rejects.toThrow('Not here.')
    blocked = undefined
    expect((await sql`select * from rows`.execute(db)).rows).toEqual([])
  })
})

it('refuses transactions that do not go through the store', async () => {
  await expect(db.transaction().execute(() => Promise.resolve())).rejects.toThrow('Store.write')
})
