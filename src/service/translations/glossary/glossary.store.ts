/** Rows of the glossary. */
import type { GlossaryEntryTerms } from '../../../content/translation/glossary-terms.ts'
import type { Context } from '../../context.ts'
import { recentOf } from '../../recent-cache.ts'
import type { GlossaryEntryRow } from '../../storage/schema/translation-tables.ts'
import type { Db } from '../../storage/store.ts'

export type Glossary = readonly GlossaryEntryTerms[]

/** Entries of an organization. */
export const mostEntries = 10_000

export const termsOfRow = (
  row: Pick<GlossaryEntryRow, 'id' | 'translations' | 'do_not_translate' | 'forbidden'>,
): GlossaryEntryTerms => ({
  id: row.id,
  translations: JSON.parse(row.translations) as GlossaryEntryTerms['translations'],
  doNotTranslate: Number(row.do_not_translate) === 1,
  forbidden: JSON.parse(row.forbidden) as NonNullable<GlossaryEntryTerms['forbidden']>,
})

const kept = recentOf<Glossary>(16)

/** The glossary of an organization; the same value while it does not change, because it is indexed once. */
export const glossaryOf = async (
  { store }: Pick<Context, 'store'>,
  organization: string,
): Promise<Glossary> => {
  const { total, latest } = await store.read
    .selectFrom('glossary_entries')
    .select((e) => [e.fn.countAll<number>().as('total'), e.fn.max('updated_at').as('latest')])
    .where('organization', '=', organization)
    .executeTakeFirstOrThrow()
  const key = `${organization} ${String(total)} ${String(latest)}`
  return kept(store).get(key) ?? kept(store).set(key, await readGlossary(store.read, organization))
}

const readGlossary = async (db: Db, organization: string): Promise<Glossary> => {
  const rows = await db
    .selectFrom('glossary_entries')
    .selectAll()
    .where('organization', '=', organization)
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostEntries)
    .execute()
  return rows.map(termsOfRow)
}
