/** Broken links that a space ignores, identified by target wherever they occur. */
import { createHash } from 'node:crypto'
import type { LinkTarget } from '../../../content/links/links.ts'
import { targetName } from '../../../content/links/links.ts'
import type { PersonView } from '../../people/person-view.ts'
import type { IgnoredLinkRow } from '../../storage/schema/review-tables.ts'
import type { Db } from '../../storage/store.ts'

/** A fixed-length id for a target; equal targets have equal ids. */
export const targetId = (target: LinkTarget): string =>
  createHash('sha256').update(targetName(target)).digest('base64url').slice(0, 27)

/** The ignored targets of a space, by id: by whom, when and why. */
export const ignoredLinks = async (db: Db, space: string): Promise<ReadonlyMap<string, IgnoredLinkRow>> => {
  const rows = await db.selectFrom('ignored_links').selectAll().where('space', '=', space).execute()
  return new Map(rows.map((row) => [row.target, row]))
}

/** Who ignored it, when and why, as in the report. */
export const ignoringView = (row: IgnoredLinkRow, people: ReadonlyMap<string, PersonView>) => {
  const by = people.get(row.person)
  return { ...(by && { by }), at: row.created_at, ...(row.note !== null && { note: row.note }) }
}
