/** Broken links that a space lives with: by what they lead to, wherever they stand. */
import { createHash } from 'node:crypto'
import type { ContentReference } from '../../content/document.ts'
import { referenceName } from '../../content/reference.ts'
import type { Db } from '../storage/store.ts'

/** A name of fixed length for a reference, equal for equal ones. */
export const targetId = (reference: ContentReference): string =>
  createHash('sha256').update(referenceName(reference)).digest('base64url').slice(0, 27)

/** The ids of the targets that are ignored in a space. */
export const ignoredLinks = async (db: Db, space: string): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('ignored_links').select('target').where('space', '=', space).execute()
  return new Set(rows.map(({ target }) => target))
}
