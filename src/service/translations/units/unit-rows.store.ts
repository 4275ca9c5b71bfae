/** Rows of units and of their pages. */
import { sql } from 'kysely'
import { eachBatch, writeBatchBytes } from '../../computing/batches.ts'
import type { Context } from '../../context.ts'
import type { TranslationPageRow, TranslationUnitRow } from '../../storage/schema/translation-tables.ts'
import { among, chunks } from '../../storage/sql.ts'
import type { Db, Store } from '../../storage/store.ts'
import { lockTranslation } from '../model/translations.queries.ts'

type UnitState = TranslationUnitRow['state']

/** The state that readers of lists see. */
export const stateOf = ({
  held,
  base_hash,
  source_hash,
}: Pick<TranslationUnitRow, 'held' | 'base_hash' | 'source_hash'>): UnitState =>
  held !== 'missing' && base_hash !== source_hash ? 'stale' : held

/** Where a position beyond the source begins: its pages and units wait for the next run to be removed. */
export const removedPosition = -1

export const unitsOfPages = async (
  store: Store,
  db: Db,
  translation: string,
  pages: readonly string[],
): Promise<ReadonlyMap<string, readonly TranslationUnitRow[]>> => {
  const rows = await db
    .selectFrom('translation_units')
    .selectAll()
    .where('translation', '=', translation)
    .where(among(store.engine, sql.ref('page'), pages))
    .orderBy('page')
    .orderBy('position')
    .execute()
  const byPage = new Map<string, TranslationUnitRow[]>(pages.map((page) => [page, []]))
  for (const row of rows) byPage.get(row.page)?.push(row)
  return byPage
}

/** The units of these pages, without those that the source has lost: their rows wait for the next run. */
export const presentUnits = async (
  store: Store,
  db: Db,
  translation: string,
  pages: readonly string[],
): Promise<ReadonlyMap<string, readonly TranslationUnitRow[]>> => {
  const present = await db
    .selectFrom('translation_pages')
    .select('page')
    .where('translation', '=', translation)
    .where('position', '>=', 0)
    .where(among(store.engine, sql.ref('page'), pages))
    .execute()
  return unitsOfPages(
    store,
    db,
    translation,
    present.map(({ page }) => page),
  )
}

const keys = new Set(['translation', 'page', 'unit'])

/** Without rows that were read from the store and have been removed since. */
const withoutRemoved = async (
  db: Db,
  translation: string,
  rows: readonly TranslationUnitRow[],
): Promise<readonly TranslationUnitRow[]> => {
  const known = rows.filter(({ version }) => Number(version) > 0)
  if (known.length === 0) return rows
  const found = await db
    .selectFrom('translation_units')
    .select(['page', 'unit'])
    .where('translation', '=', translation)
    .where(
      'page',
      'in',
      known.map(({ page }) => page),
    )
    .where(
      'unit',
      'in',
      known.map(({ unit }) => unit),
    )
    .execute()
  const present = new Set(found.map(({ page, unit }) => `${page}:${unit}`))
  return rows.filter(({ page, unit, version }) => Number(version) === 0 || present.has(`${page}:${unit}`))
}

type WrittenUnit = Pick<TranslationUnitRow, 'page' | 'unit'>

/**
 * Adds or replaces rows of a translation, each with the next version. A row that changed since it was read stays: its
 * version says so. One that was removed since, alone or with its translation, is not added again.
 * Returns those that were written.
 */
export const putUnits = async (
  db: Db,
  rows: readonly TranslationUnitRow[],
): Promise<readonly WrittenUnit[]> => {
  const [first] = rows
  if (first === undefined || !(await lockTranslation(db, first.translation))) return []
  const written: WrittenUnit[] = []
  for (const all of chunks(rows, 25)) {
    const some = await withoutRemoved(db, first.translation, all)
    if (some.length === 0) continue
    const next = some.map((row) => ({ ...row, version: Number(row.version) + 1 }))
    const columns = Object.keys(next[0] ?? {}).filter((name) => !keys.has(name))
    const stored = await db
      .insertInto('translation_units')
      .values(next)
      .onConflict((conflict) =>
        conflict
          .columns(['translation', 'page', 'unit'])
          .doUpdateSet(Object.fromEntries(columns.map((name) => [name, sql.ref(`excluded.${name}`)])))
          .where(sql.ref('translation_units.version'), '=', sql`excluded.version - 1`),
      )
      .returning(['page', 'unit'])
      .execute()
    written.push(...stored)
  }
  return written
}

export const deleteUnits = async (
  store: Store,
  db: Db,
  translation: string,
  page: string,
  units: readonly string[],
): Promise<void> => {
  if (units.length === 0) return
  await db
    .deleteFrom('translation_units')
    .where('translation', '=', translation)
    .where('page', '=', page)
    .where(among(store.engine, sql.ref('unit'), units))
    .execute()
}

const sizeOf = ({ source, target, tags }: TranslationUnitRow): number =>
  600 + 3 * (source.length + (target?.length ?? 0)) + tags.length

/** Batches of rows that one transaction can write without keeping others waiting. */
export const unitBatches = (rows: Iterable<TranslationUnitRow>) => eachBatch(rows, sizeOf, writeBatchBytes)

/** Adds or replaces rows of a translation, unless it was deleted. */
export const putPages = async (db: Db, rows: readonly TranslationPageRow[]): Promise<void> => {
  const [first] = rows
  if (first === undefined || !(await lockTranslation(db, first.translation))) return
  for (const some of chunks(rows, 50)) {
    const columns = Object.keys(some[0] ?? {}).filter((name) => !keys.has(name))
    await db
      .insertInto('translation_pages')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .columns(['translation', 'page'])
          .doUpdateSet(Object.fromEntries(columns.map((name) => [name, sql.ref(`excluded.${name}`)]))),
      )
      .execute()
  }
}

export const pagesOf = (db: Db, translation: string): Promise<TranslationPageRow[]> =>
  db
    .selectFrom('translation_pages')
    .selectAll()
    .where('translation', '=', translation)
    .orderBy('position')
    .orderBy('page')
    .execute()

const states = ['missing', 'machine', 'edited', 'reviewed', 'stale'] as const

/** Counts the units of these pages again, and those of the translation from its pages. */
export const recount = async (
  { store }: Pick<Context, 'store'>,
  db: Db,
  translation: string,
  pages: readonly string[],
): Promise<void> => {
  const unitsOf = sql`from translation_units u
    where u.translation = translation_pages.translation and u.page = translation_pages.page`
  for (const some of chunks(pages, 500))
    await db
      .updateTable('translation_pages')
      .set({
        ...Object.fromEntries(
          states.map((state) => [state, sql<number>`(select count(*) ${unitsOf} and u.state = ${state})`]),
        ),
        words: sql<number>`(select coalesce(sum(u.words), 0) ${unitsOf})`,
        errors: sql<number>`(select coalesce(sum(u.errors), 0) ${unitsOf})`,
        warnings: sql<number>`(select coalesce(sum(u.warnings), 0) ${unitsOf})`,
      })
      .where('translation', '=', translation)
      .where(among(store.engine, sql.ref('page'), some))
      .execute()
  await db
    .updateTable('translations')
    .set(
      Object.fromEntries(
        states.map((state) => [
          state,
          sql<number>`(select coalesce(sum(p.${sql.ref(state)}), 0) from translation_pages p
            where p.translation = translations.id and p.position >= 0)`,
        ]),
      ),
    )
    .where('id', '=', translation)
    .execute()
}
