/** Translations of a space whose readers see old text, or another language. */
import { sql } from 'kysely'
import type { DocDebt } from '../../contract/spaces/doc-debt-schemas.ts'
import { mostDebtItems } from '../../contract/spaces/doc-debt-schemas.ts'
import type { Db } from '../storage/store.ts'
import type { Viewer } from './model/translations.queries.ts'
import { visibleTranslations } from './model/translations.queries.ts'

/** Of those that the viewer can see: the space is their source or their result. */
export const translationsBehind = async (
  db: Db,
  viewer: Viewer,
  space: string,
): Promise<Pick<DocDebt['staleTranslations'], 'count' | 'items'>> => {
  const { rows } = await sql<{ id: string; language: string; stale: number; missing: number; units: number }>`
    ${visibleTranslations.withRoles(viewer)}
    select t.id, t.language, t.stale, t.missing, sum(t.stale + t.missing) over () as units
    ${visibleTranslations.from(viewer, { space })} and t.stale + t.missing > 0
    order by t.stale desc, t.missing desc, t.id limit ${mostDebtItems}`.execute(db)
  return {
    count: Number(rows[0]?.units ?? 0),
    items: rows.map(({ id, language, stale, missing }) => ({
      ...{ id, language, stale: Number(stale), missing: Number(missing) },
    })),
  }
}
