/** The glossary: lists, changes in one go, and what a change would touch. */
import { sql } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import type { GlossaryEntry, GlossaryUpdate } from '../../../contract/translations/glossary-schemas.ts'
import type { Context } from '../../context.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { open, reads, writes } from '../../http/verb.ts'
import type { GlossaryEntryRow } from '../../storage/schema/translation-tables.ts'
import { among, chunks, likeLiteral } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import { monthOf } from '../model/translation-view.ts'
import { listShownTranslations } from '../model/translations.queries.ts'
import { termsOf } from '../units/checked-units.ts'
import { unitView } from '../units/unit-view.ts'
import { viewerOf } from '../viewer.ts'
import { affectedUnits, isMachine } from './affected-units.ts'
import { queueGlossaryChange } from './follow-change.ts'
import { glossaryOf, mostEntries, termsOfRow } from './glossary.store.ts'

const entryView = (ctx: Context, row: GlossaryEntryRow): GlossaryEntry => ({
  object: 'glossary-entry',
  id: row.id,
  translations: JSON.parse(row.translations) as GlossaryEntry['translations'],
  doNotTranslate: Number(row.do_not_translate) === 1,
  forbidden: JSON.parse(row.forbidden) as NonNullable<GlossaryEntry['forbidden']>,
  ...(row.note !== null && { note: row.note }),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  urls: { location: ctx.addresses.glossaryEntry(row.organization, row.id).location },
})

const entriesIn = (db: Db, organization: string, search: string | undefined) =>
  db
    .selectFrom('glossary_entries')
    .where('organization', '=', organization)
    .$if(search !== undefined, (rows) =>
      rows.where(sql<boolean>`search like ${`%${likeLiteral((search ?? '').toLowerCase())}%`} escape '!'`),
    )

/** What entries are sorted by: the beginning of their terms, since a page token cannot carry all of them. */
const sortKey = sql<string>`substr(search, 1, 200)`

export const listGlossaryEntries = reads(
  operations.listGlossaryEntries,
  ({ ctx, query }, db, { organization }) =>
    listPage(ctx.keys, {
      list: `orgs/${organization.id}/translations-glossary`,
      query,
      count: async () => {
        const entries = entriesIn(db, organization.id, query.search)
        const { total } = await entries
          .select((e) => e.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
        return Number(total)
      },
      rows: (after, limit) =>
        entriesIn(db, organization.id, query.search)
          .selectAll()
          .select(sortKey.as('sort_key'))
          .$if(after !== undefined, (rows) =>
            rows.where(sql<boolean>`(${sortKey}, id) > (${String(after?.[0])}, ${String(after?.[1])})`),
          )
          .orderBy('sort_key')
          .orderBy('id')
          .limit(limit)
          .execute(),
      key: ({ sort_key: key, id }) => [key, id],
      items: (rows) => rows.map((row) => entryView(ctx, row)),
    }),
)

export const getGlossaryEntry = reads(
  operations.getGlossaryEntry,
  async ({ ctx, params }, db, { organization }) => {
    const row = await db
      .selectFrom('glossary_entries')
      .selectAll()
      .where('id', '=', params.glossaryEntryId)
      .where('organization', '=', organization.id)
      .executeTakeFirst()
    if (!row) throw notFound()
    return entryView(ctx, row)
  },
)

type Operations = GlossaryUpdate['operations']

const columnsOf = ({
  translations,
  doNotTranslate,
  forbidden,
  note,
}: Exclude<Operations[number], { type: 'delete' }>) => ({
  translations: JSON.stringify(translations),
  do_not_translate: doNotTranslate === true ? (1 as const) : (0 as const),
  forbidden: JSON.stringify(forbidden ?? {}),
  note: note ?? null,
  search: Object.values(translations).join('\n').toLowerCase().slice(0, 10_000),
})

/** Later than all changes before, since `glossaryOf` knows a glossary by its latest one, and clocks differ. */
const timeOfChange = (ctx: Context, rows: readonly GlossaryEntryRow[]): string => {
  const latest = rows.reduce((time, { updated_at: at }) => (at > time ? at : time), '')
  const now = ctx.now()
  return now > latest ? now : new Date(Date.parse(latest) + 1).toISOString()
}

/** The rows after the operations, and which of the former and new ones differ. */
const applied = (ctx: Context, organization: string, rows: readonly GlossaryEntryRow[], all: Operations) => {
  const after = new Map(rows.map((row) => [row.id, row]))
  const touched: GlossaryEntryRow[] = []
  const now = timeOfChange(ctx, rows)
  for (const operation of all) {
    if (operation.type === 'insert') {
      const id = ctx.mint('glossary-entry')
      const row = { id, organization, ...columnsOf(operation), created_at: now, updated_at: now }
      after.set(id, row)
      touched.push(row)
      continue
    }
    const before = after.get(operation.id)
    // A missing entry has been deleted already.
    if (before === undefined && operation.type === 'delete') continue
    if (before === undefined) throw notFound()
    touched.push(before)
    if (operation.type === 'delete') after.delete(before.id)
    else {
      const row = { ...before, ...columnsOf(operation), updated_at: now }
      after.set(before.id, row)
      touched.push(row)
    }
  }
  if (after.size > mostEntries)
    throw new Failure('already-taken', `A glossary has at most ${mostEntries} entries. Remove some first.`)
  requireUniqueTerms([...after.values()], touched)
  return { after, touched }
}

/** A term stands once for each language. Only terms that the operations touched are compared. */
const requireUniqueTerms = (
  rows: readonly GlossaryEntryRow[],
  touched: readonly GlossaryEntryRow[],
): void => {
  const changed = new Set(touched.map(({ id }) => id))
  const owners = new Map<string, string>()
  const termsIn = (row: GlossaryEntryRow) =>
    Object.entries(termsOfRow(row).translations).map(
      ([language, term]) => `${language} ${term.toLowerCase()}`,
    )
  for (const row of rows.toSorted((a, b) => Number(changed.has(a.id)) - Number(changed.has(b.id))))
    for (const term of termsIn(row)) {
      if (changed.has(row.id) && owners.has(term))
        throw new Failure(
          'already-taken',
          `The glossary already has the term "${term.slice(term.indexOf(' ') + 1)}" in this language.`,
        )
      owners.set(term, row.id)
    }
}

const currentRows = (db: Db, organization: string): Promise<GlossaryEntryRow[]> =>
  db.selectFrom('glossary_entries').selectAll().where('organization', '=', organization).execute()

export const previewGlossaryUpdate = open(operations.previewGlossaryUpdate, async (call, db) => {
  const { ctx, caller, body } = call
  const subject = await call.authorize(db)
  const { id } = subject.organization
  const { touched } = applied(ctx, id, await currentRows(db, id), body.operations)
  const terms = touched.map(termsOfRow)
  const rows = await listShownTranslations(db, viewerOf(subject, caller.person), {}, monthOf(ctx.now()))
  const translations = []
  const examples = []
  let units = 0
  for (const row of rows) {
    const affected = await affectedUnits(db, row, terms)
    units += affected.length
    const machine = affected.filter(isMachine).length
    if (affected.length > 0)
      translations.push({
        ...{
          translation: row.id,
          language: row.language as 'en',
          machine,
          people: affected.length - machine,
        },
      })
    const glossary = await glossaryOf(ctx, id)
    for (const unit of affected.slice(0, 20 - examples.length))
      examples.push(unitView(unit, { people: new Map(), terms: termsOf(unit, glossary, row) }))
  }
  return { units, translations, examples }
})

export const updateGlossaryEntries = writes(
  operations.updateGlossaryEntries,
  async ({ ctx, caller, body }, db, { organization: { id: organization } }) => {
    const { after, touched } = applied(
      ctx,
      organization,
      await currentRows(db, organization),
      body.operations,
    )
    const ids = [...new Set(touched.map((row) => row.id))]
    await db
      .deleteFrom('glossary_entries')
      .where('organization', '=', organization)
      .where(among(ctx.store.engine, sql.ref('id'), ids))
      .execute()
    const rows = ids.flatMap((id) => after.get(id) ?? [])
    for (const some of chunks(rows, 50)) await db.insertInto('glossary_entries').values(some).execute()
    await ctx.events.record(db, {
      ...{ organization, kind: 'translations-glossary.updated', subject: organization },
      ...{ actor: caller.person, data: { title: 'Glossary', entries: ids.length } },
    })
    await queueGlossaryChange(ctx, db, {
      organization,
      person: caller.person,
      terms: touched.map(termsOfRow),
    })
  },
  { locksOrganization: true },
)
