/** The space that holds a translation: made beside its source, for the same people. */
import { sql } from 'kysely'
import { cutText } from '../../../contract/wire/cut-text.ts'
import { longestSpaceTitle } from '../../../contract/spaces/limits.ts'
import type { Context } from '../../context.ts'
import { lockOrganization } from '../../access/lock-organization.ts'
import { insertSpace } from '../../spaces/space-rows.ts'
import type { TranslationRow } from '../../storage/schema/translation-tables.ts'
import { findTranslation, lockTranslation } from '../model/translations.queries.ts'

/** "German" for `de`. */
export const languageName = (language: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language

/** `Guide (German)`, shortened to the longest title. */
export const titleOfResult = (title: string, language: string): string => {
  const suffix = ` (${languageName(language)})`
  return cutText(title, longestSpaceTitle - suffix.length) + suffix
}

/** The translation with a result space, which is made if there is none; undefined if it was deleted meanwhile. */
export const withResultSpace = (ctx: Context, id: string): Promise<TranslationRow | undefined> =>
  ctx.store.write(async (db) => {
    const known = await findTranslation(db, id)
    if (known?.result_space === null) await lockOrganization(db, known.organization)
    const row = await lockTranslation(db, id)
    if (!row || row.result_space !== null) return row
    const source = await db
      .selectFrom('spaces')
      .selectAll()
      .where('id', '=', row.source_space)
      .where('organization', '=', row.organization)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!source) return undefined
    // The same default level and grants, so that nobody gains access through the translation.
    const space = await insertSpace(ctx, db, {
      organization: row.organization,
      title: titleOfResult(source.title, row.language),
      description: source.description,
      emoji: source.emoji,
      icon: source.icon,
      parent: source.parent,
      language: row.language,
      editMode: 'locked',
      defaultLevel: source.default_level,
      mergeRules: source.merge_rules,
      createdBy: row.created_by,
    })
    await sql`insert into grants (organization, thing, thing_kind, grantee, grantee_kind, role, created_at)
      select organization, ${space.id}, thing_kind, grantee, grantee_kind, role, ${space.created_at} from grants
      where thing = ${source.id} and grantee <> ${row.created_by}`.execute(db)
    await db.updateTable('translations').set({ result_space: space.id }).where('id', '=', id).execute()
    return { ...row, result_space: space.id }
  })
