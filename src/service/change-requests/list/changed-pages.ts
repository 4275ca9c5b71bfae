/** Which pages a change request changes, by id only; lists show how many there are of each kind. */
import { sql } from 'kysely'
import { diffTrees } from '../../../content/diff/trie-diff.ts'
import type { Entry, Hash } from '../../../content/revision/revision.ts'
import type { ChangeSize } from '../../../contract/change-requests/schemas.ts'
import { recentOf } from '../../recent-cache.ts'
import { objectLoader } from '../../storage/objects/objects.ts'
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'

export interface ChangedPage {
  readonly id: string
  readonly as: keyof ChangeSize
  /** A group of pages, which sizes do not count. */
  readonly isGroup: boolean
}

const prefix = 'page:'

const isGroup = (entry: Entry | undefined): boolean => entry?.kind === 'page' && entry.type === 'group'

/** Cached by (space, base, head), which are immutable. */
const keptOf = recentOf<readonly ChangedPage[]>(2000)

/**
 * Pages that differ between two roots of a space. The first call costs as much as they differ; later ones are cached.
 */
export const changedPages = async (
  { store }: Context,
  db: Db,
  space: string,
  { base, head }: { readonly base: Hash; readonly head: Hash },
): Promise<readonly ChangedPage[]> => {
  const kept = keptOf(store)
  const key = `${space}/${base}/${head}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const differing = await diffTrees(base, head, objectLoader(store, db, space))
  const pages = differing.flatMap(({ name, before, after }): readonly ChangedPage[] =>
    name.startsWith(prefix)
      ? [
          {
            id: name.slice(prefix.length),
            isGroup: isGroup(after ?? before),
            as: before === undefined ? 'added' : after === undefined ? 'deleted' : 'changed',
          },
        ]
      : [],
  )
  return kept.set(key, pages)
}

/** How many pages each row adds, changes and deletes, by id. One query, and comparisons that are not cached. */
export const changeSizes = async (
  ctx: Context,
  db: Db,
  rows: readonly ChangeRequestRow[],
): Promise<ReadonlyMap<string, ChangeSize>> => {
  if (rows.length === 0) return new Map()
  const revisions = await db
    .selectFrom('revisions')
    .select(['space', 'id', 'root'])
    .where(among(ctx.store.engine, sql.ref('space'), [...new Set(rows.map(({ space }) => space))]))
    .where(
      among(ctx.store.engine, sql.ref('id'), [
        ...new Set(rows.flatMap((row) => [row.revision_merged_ancestor, row.revision])),
      ]),
    )
    .execute()
  const roots = new Map(revisions.map(({ space, id, root }) => [`${space}/${id}`, root]))
  const sizes = new Map<string, ChangeSize>()
  for (const { id, space, revision, revision_merged_ancestor: ancestor } of rows) {
    const [base, head] = [roots.get(`${space}/${ancestor}`), roots.get(`${space}/${revision}`)]
    if (base === undefined || head === undefined) continue
    // One after the other: in parallel they would monopolize the store.
    const pages = await changedPages(ctx, db, space, { base, head })
    const count = (as: keyof ChangeSize): number =>
      pages.filter((page) => page.as === as && !page.isGroup).length
    sizes.set(id, { added: count('added'), changed: count('changed'), deleted: count('deleted') })
  }
  return sizes
}
