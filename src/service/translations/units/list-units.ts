/** Lists the pages and units of a translation, and returns one unit with what helps to translate it. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { mostAlike } from '../../../content/translation/likeness.ts'
import { splitUnitId } from '../../../content/translation/unit-ids.ts'
import { operations } from '../../../contract/operations.ts'
import type { TranslationUnit } from '../../../contract/translations/unit-schemas.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import type { After } from '../../http/page-token.ts'
import { open } from '../../http/verb.ts'
import { personViews } from '../../people/person-view.ts'
import type { TranslationRow } from '../../storage/schema/translation-tables.ts'
import { likeLiteral } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import { glossaryOf } from '../glossary/glossary.store.ts'
import { candidatesFor, rememberedFor } from '../memory.store.ts'
import { countsOf, monthOf } from '../model/translation-view.ts'
import type { Viewer } from '../model/translations.queries.ts'
import { readableTranslation, readableTranslations } from '../model/translations.queries.ts'
import { viewerOf } from '../viewer.ts'
import { termsOf } from './checked-units.ts'
import { refreshUnits } from './refresh-units.ts'
import type { ShownUnit } from './unit-view.ts'
import { unitView } from './unit-view.ts'

/** While a run is going on, it brings the rows up to date itself. */
export const freshUnits = async (
  ctx: Context,
  row: TranslationRow & { readonly run_state: string | null },
): Promise<void> => {
  if (row.run_state !== 'running') await refreshUnits(ctx, row.id)
}

export const listTranslationPages = open(operations.listTranslationPages, async (call, db) => {
  const { ctx, caller, params, query } = call
  const viewer = viewerOf(await call.authorize(db), caller.person)
  const row = await readableTranslation(db, viewer, params.translationId, monthOf(ctx.now()))
  await freshUnits(ctx, row)
  const pages = db
    .selectFrom('translation_pages')
    .where('translation', '=', row.id)
    .where('position', '>=', 0)
  return listPage(ctx.keys, {
    list: `translations/${row.id}/pages`,
    query,
    count: async () =>
      Number(
        (await pages.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total,
      ),
    rows: (after, limit) =>
      pages
        .selectAll()
        .$if(after !== undefined, (rows) => rows.where('position', '>', Number(after?.[0])))
        .orderBy('position')
        .limit(limit)
        .execute(),
    key: ({ position }) => [Number(position)],
    items: (rows) =>
      rows.map((page) => ({
        page: { id: page.page, title: page.title, path: page.path },
        units: countsOf(page),
        words: Number(page.words),
        checks: { errors: Number(page.errors), warnings: Number(page.warnings) },
      })),
  })
})

export type UnitQuery = {
  readonly [name in 'pageId' | 'state' | 'check' | 'minor' | 'search']?: string | boolean | undefined
}

/** Whether another unit translates the same source in another way. */
const isInconsistent = sql<number>`exists (select 1 from translation_units o
  where o.translation = u.translation and o.source_hash = u.source_hash and o.target <> u.target)`

const inconsistent = sql`case when ${isInconsistent} then 1 else 0 end as inconsistent`

const withCheck = (check: UnitQuery['check']): RawBuilder<unknown> => {
  if (check === undefined) return sql``
  return check === 'error' ? sql`and u.errors > 0` : sql`and (u.warnings > 0 or ${isInconsistent})`
}

const unitsWhere = (translation: string, query: UnitQuery): RawBuilder<unknown> => {
  const { pageId, state, check, minor, search } = query
  return sql`from translation_units u
    join translation_pages p on p.translation = u.translation and p.page = u.page
    where u.translation = ${translation} and p.position >= 0
    ${pageId === undefined ? sql`` : sql`and u.page = ${pageId}`}
    ${state === undefined ? sql`` : sql`and u.state = ${state}`}
    ${withCheck(check)}
    ${minor === undefined ? sql`` : sql`and u.minor = ${sql.lit(minor === true ? 1 : 0)}`}
    ${typeof search === 'string' ? sql`and u.search like ${`%${likeLiteral(search.toLowerCase())}%`} escape '!'` : sql``}`
}

export const listRows = async (
  db: Db,
  translation: string,
  query: UnitQuery,
  after: After | undefined,
  limit: number,
): Promise<(ShownUnit & { readonly page_position: number })[]> => {
  const { rows } = await sql<ShownUnit & { readonly page_position: number }>`
    select u.*, ${inconsistent}, p.title as page_title, p.position as page_position ${unitsWhere(translation, query)}
    ${after === undefined ? sql`` : sql`and (p.position, u.position, u.unit) > (${Number(after[0])}, ${Number(after[1])}, ${after[2]})`}
    order by p.position, u.position, u.unit limit ${limit}`.execute(db)
  return rows
}

export const listTranslationUnits = open(operations.listTranslationUnits, async (call, db) => {
  const { ctx, caller, params, query } = call
  const viewer = viewerOf(await call.authorize(db), caller.person)
  const row = await readableTranslation(db, viewer, params.translationId, monthOf(ctx.now()))
  await freshUnits(ctx, row)
  const glossary = await glossaryOf(ctx, row.organization)
  return listPage(ctx.keys, {
    list: `translations/${row.id}/units`,
    query,
    count: async () => {
      const { rows } = await sql<{ total: number }>`select count(*) as total
        ${unitsWhere(row.id, query)}`.execute(db)
      return Number(rows[0]?.total ?? 0)
    },
    rows: (after, limit) => listRows(db, row.id, query, after, limit),
    key: (unit) => [Number(unit.page_position), Number(unit.position), unit.unit],
    items: async (rows) => {
      const people = await personViews(
        ctx,
        db,
        rows.flatMap(({ person }) => person ?? []),
      )
      return rows.map((unit) => unitView(unit, { people, terms: termsOf(unit, glossary, row) }))
    },
  })
})

const mostSuggestions = 5

/**
 * The engine's for the source now, what the memory holds of it, and of sources that are alike: those show sentences of
 * other translations, so only of those that the viewer can read.
 */
const suggestionsFor = async (
  ctx: Context,
  db: Db,
  viewer: Viewer,
  row: TranslationRow,
  unit: ShownUnit,
): Promise<TranslationUnit['suggestions']> => {
  const made =
    unit.suggestion !== null && unit.suggestion_hash === unit.source_hash
      ? [{ target: unit.suggestion, origin: unit.suggestion_origin ?? 'machine', likeness: 1 }]
      : []
  const exact = (await rememberedFor(ctx, row, [unit.source_hash])).get(unit.source_hash) ?? []
  const origins = await readableTranslations(db, viewer, row)
  const candidates = await candidatesFor(ctx, db, row, unit.source, origins)
  const alike = mostAlike(
    unit.source,
    candidates.filter((one) => one.source_hash !== unit.source_hash),
    mostSuggestions,
  )
  const all = [
    ...made,
    ...exact.map(({ target }) => ({ target, origin: 'memory' as const, likeness: 1 })),
    ...alike.map(({ candidate, likeness }) => ({
      ...{ target: candidate.target, origin: 'memory' as const, likeness, source: candidate.source },
    })),
  ]
  const targets = new Set([unit.target])
  return all.filter(({ target }) => !targets.has(target) && targets.add(target)).slice(0, mostSuggestions)
}

const findShownUnit = async (db: Db, translation: string, id: string): Promise<ShownUnit | undefined> => {
  const parts = splitUnitId(id)
  if (parts === undefined) return undefined
  const { rows } = await sql<ShownUnit>`select u.*, ${inconsistent}, p.title as page_title
    ${unitsWhere(translation, { pageId: parts.page })} and u.unit = ${parts.unit}`.execute(db)
  return rows[0]
}

/** The unit as `getTranslationUnit` shows it. Fails with `not-found`. */
export const showUnit = async (
  ctx: Context,
  db: Db,
  viewer: Viewer,
  row: TranslationRow,
  id: string,
): Promise<TranslationUnit> => {
  const unit = await findShownUnit(db, row.id, id)
  if (!unit) throw notFound()
  return unitView(unit, {
    people: await personViews(ctx, db, unit.person === null ? [] : [unit.person]),
    terms: termsOf(unit, await glossaryOf(ctx, row.organization), row),
    suggestions: await suggestionsFor(ctx, db, viewer, row, unit),
  })
}

export const getTranslationUnit = open(operations.getTranslationUnit, async (call, db) => {
  const { ctx, caller, params } = call
  const viewer = viewerOf(await call.authorize(db), caller.person)
  const row = await readableTranslation(db, viewer, params.translationId, monthOf(ctx.now()))
  await freshUnits(ctx, row)
  return showUnit(ctx, db, viewer, row, params.unitId)
})
