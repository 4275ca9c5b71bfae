/** Checks the consistency of all translations in a store, for `recto fsck`. Read-only. */
import { sql } from 'kysely'
import { translationTables } from '../storage/schema/translation-tables.ts'
import type { Db } from '../storage/store.ts'

const states = ['missing', 'machine', 'edited', 'reviewed', 'stale'] as const

/** Problems are reported. */
export const checkTranslations = async (db: Db, report: (message: string) => void): Promise<void> => {
  for (const table of translationTables) {
    const { rows } = await sql<{ translation: string }>`select distinct c.translation
      from ${sql.table(table)} c left join translations t on t.id = c.translation
      where t.id is null order by 1`.execute(db)
    for (const { translation } of rows)
      report(`Rows of ${table} belong to the translation ${translation}, which does not exist.`)
  }
  const runs = await db
    .selectFrom('translations as t')
    .leftJoin('translation_runs as r', 'r.id', 't.run')
    .select(['t.id', 'r.state'])
    .where('t.run', 'is not', null)
    .orderBy('t.id')
    .execute()
  for (const { id, state } of runs)
    if (state === null || state === 'finished')
      report(`Translation ${id}: its run is over or missing, but counts as going on.`)
  const wrong = sql.join(
    states.map(
      (state) => sql`p.${sql.ref(state)} <> (select count(*) from translation_units u
        where u.translation = p.translation and u.page = p.page and u.state = ${state})`,
    ),
    sql` or `,
  )
  const { rows } = await sql<{ translation: string; page: string }>`
    select p.translation, p.page from translation_pages p where ${wrong} order by 1, 2`.execute(db)
  for (const { translation, page } of rows)
    report(`Translation ${translation}: the stored counts of page ${page} are not those of its units.`)
}
