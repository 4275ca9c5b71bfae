/** What the next run would do, and how far each language of a space is. */
import { sql } from 'kysely'
import { operations } from '../../contract/operations.ts'
import type { TranslationCoverage } from '../../contract/translations/schemas.ts'
import type { z } from 'zod'
import { spaceFor } from '../access/load-resource.ts'
import type { Context } from '../context.ts'
import { notFound } from '../http/failure.ts'
import { listPage } from '../http/list-page.ts'
import { open } from '../http/verb.ts'
import type { TranslationPageRow, TranslationRow } from '../storage/schema/translation-tables.ts'
import { among } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import { findEngine } from './engines/engines.store.ts'
import { countsOf, monthOf } from './model/translation-view.ts'
import { listShownTranslations, shownTranslation } from './model/translations.queries.ts'
import { remainingCharacters } from './run/remaining-characters.ts'
import { requireRunnable } from './translations.ts'
import { freshUnits } from './units/list-units.ts'
import { viewerOf } from './viewer.ts'

interface Sums {
  readonly pages: number
  readonly units: number
  readonly words: number
  readonly characters: number
}

const needed = sql`u.translation = t.id
  and (u.suggestion is null or u.suggestion_hash is null or u.suggestion_hash <> u.source_hash)
  and (u.held = 'missing' or u.state = 'stale' or (u.redo = 1 and u.held = 'machine'))
  and exists (select 1 from translation_pages p
    where p.translation = u.translation and p.page = u.page and p.position >= 0)`

const remembered = sql`u.redo = 0 and exists (select 1 from translation_memory m
  where m.organization = t.organization and m.pair = t.source_language || '>' || t.language
    and m.source_hash = u.source_hash)`

/** Units that the next run translates: those in the memory, and the others. */
const sums = async (db: Db, { id }: TranslationRow, isInMemory: boolean): Promise<Sums> => {
  const { rows } = await sql<Sums>`select count(distinct u.page) as pages, count(*) as units,
      coalesce(sum(u.words), 0) as words, coalesce(sum(length(u.source)), 0) as characters
    from translations t join translation_units u on ${needed}
    where t.id = ${id} and ${isInMemory ? remembered : sql`not (${remembered})`}`.execute(db)
  const [found] = rows
  const { pages, units, words, characters } = found ?? { pages: 0, units: 0, words: 0, characters: 0 }
  return { pages: Number(pages), units: Number(units), words: Number(words), characters: Number(characters) }
}

/** Pages with a unit that the next run translates. */
const pagesOfRun = async (db: Db, { id }: TranslationRow): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(distinct u.page) as total
    from translations t join translation_units u on ${needed} where t.id = ${id}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

export const estimateTranslation = open(operations.estimateTranslation, async (call, db) => {
  const { ctx, caller, params } = call
  const viewer = viewerOf(await call.authorize(db), caller.person)
  const row = await shownTranslation(db, viewer, params.translationId, monthOf(ctx.now()))
  requireRunnable(row)
  await freshUnits(ctx, row)
  const held = await sums(db, row, true)
  const rest = await sums(db, row, false)
  const isMetered = (await findEngine(db, row.organization, row.engine)) !== undefined
  return {
    pages: await pagesOfRun(db, row),
    units: held.units + rest.units,
    words: held.words + rest.words,
    characters: isMetered ? rest.characters : 0,
    fromMemory: held.units,
    remaining: await remainingCharacters(ctx, row),
  }
})

type Coverage = z.output<typeof TranslationCoverage>

/** How far each page is translated in each language. */
const coverageRows = async (
  ctx: Context,
  db: Db,
  rows: readonly TranslationRow[],
  pages: readonly TranslationPageRow[],
): Promise<Coverage[]> => {
  const counts = await db
    .selectFrom('translation_pages')
    .selectAll()
    .where(
      among(
        ctx.store.engine,
        sql.ref('translation'),
        rows.map(({ id }) => id),
      ),
    )
    .where(
      among(
        ctx.store.engine,
        sql.ref('page'),
        pages.map(({ page }) => page),
      ),
    )
    .execute()
  const byPage = Map.groupBy(counts, ({ page }) => page)
  return pages.map(({ page, title, path }) => {
    const found = new Map(byPage.get(page)?.map((one) => [one.translation, one]))
    return {
      page: { id: page, title, path },
      languages: rows.flatMap((row) => {
        const one = found.get(row.id)
        const language = row.language as Coverage['languages'][number]['language']
        return one === undefined ? [] : [{ translation: row.id, language, units: countsOf(one) }]
      }),
    }
  })
}

export const listTranslationCoverage = open(operations.listTranslationCoverage, async (call, db) => {
  const { ctx, caller, query } = call
  const subject = await call.authorize(db)
  const { space } = await spaceFor(db, caller, query.space, { level: 'read' })
  if (space.organization !== subject.organization.id) throw notFound()
  const viewer = viewerOf(subject, caller.person)
  const rows = (await listShownTranslations(db, viewer, { space: space.id }, monthOf(ctx.now()))).filter(
    (row) => row.source_space === space.id,
  )
  // At most as many as there are languages; each reads only what changed.
  for (const row of rows) await freshUnits(ctx, row)
  const [first] = rows
  const pages = db
    .selectFrom('translation_pages')
    .where('translation', '=', first?.id ?? '')
    .where('position', '>=', 0)
  return listPage(ctx.keys, {
    list: `spaces/${space.id}/translations-coverage`,
    query,
    count: async () =>
      Number(
        (await pages.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total,
      ),
    rows: (after, limit) =>
      pages
        .selectAll()
        .$if(after !== undefined, (all) => all.where('position', '>', Number(after?.[0])))
        .orderBy('position')
        .limit(limit)
        .execute(),
    key: ({ position }) => [Number(position)],
    items: (some) => coverageRows(ctx, db, rows, some),
  })
})
