/**
 * Texts of a translated space that are still in the language of its source. The space itself does not tell them from
 * translations; the rows of its units do. They may be newer or older than a revision, so a text counts only if it is
 * the one that its unit remembers (`texts-in-source.ts`).
 */
import { sql } from 'kysely'
import { hotQuery } from '../storage/hot-query.ts'
import { among } from '../storage/sql.ts'
import type { Store } from '../storage/store.ts'
import type { SourceTexts } from './texts-in-source.ts'

interface TranslationInto {
  readonly id: string
  readonly source_language: string
  readonly change_request: string | null
}

/** The translation that a space is the result of. */
const translationInto = hotQuery<[string], TranslationInto, TranslationInto | undefined>(
  (db, space) =>
    db
      .selectFrom('translations')
      .select(['id', 'source_language', 'change_request'])
      .where('result_space', '=', space),
  ([row]) => row,
)

/** What may be in the language of the source: some pages and reusable contents of a space. */
interface PossibleSourceTexts {
  readonly translation: TranslationInto
  readonly owners: readonly string[]
  /** Equal while the rows say the same of them. */
  readonly stamp: readonly unknown[]
}

/** Undefined if all texts are in the language of the space. `owners`: ids of pages and reusable contents. */
export const possibleSourceTexts = async (
  { engine, read }: Pick<Store, 'engine' | 'read'>,
  space: string,
  owners: readonly string[],
): Promise<PossibleSourceTexts | undefined> => {
  const translation = await translationInto(read, space)
  if (translation === undefined) return undefined
  let query = read
    .selectFrom('translation_pages')
    .select(['page', 'source_hash', 'result_hash', 'missing'])
    .where('translation', '=', translation.id)
    .where(among(engine, sql.ref('page'), owners))
    .orderBy('page')
  // What runs wrote to a change request is not on main.
  if (translation.change_request === null) query = query.where('missing', '>', 0)
  const rows = await query.execute()
  if (rows.length === 0) return undefined
  return {
    translation,
    owners: rows.map(({ page }) => page),
    stamp: rows.map(({ page, source_hash, result_hash, missing }) => [
      ...[page, source_hash, result_hash, Number(missing)],
    ]),
  }
}

export const sourceTexts = async (
  { engine, read }: Pick<Store, 'engine' | 'read'>,
  { translation, owners }: PossibleSourceTexts,
): Promise<SourceTexts> => {
  let query = read
    .selectFrom('translation_units')
    .select(['page', 'unit', 'held', 'source_hash', 'base_hash', 'written_hash'])
    .where('translation', '=', translation.id)
    .where(among(engine, sql.ref('page'), owners))
  query =
    translation.change_request === null
      ? query.where('held', '=', 'missing')
      : query.where((e) => e.or([e('held', '=', 'missing'), e('target', '<>', e.ref('source'))]))
  const units = new Map<string, Map<string, readonly string[]>>(owners.map((owner) => [owner, new Map()]))
  for (const { page, unit, held, source_hash, base_hash, written_hash } of await query.execute()) {
    const hashes = [source_hash, held === 'missing' ? written_hash : base_hash]
    units.get(page)?.set(
      unit,
      hashes.filter((hash) => hash !== null),
    )
  }
  return { language: translation.source_language, units }
}
