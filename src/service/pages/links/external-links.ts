/** Links from the heads of main to addresses outside of spaces, such as those of a published site. */
import { sql } from 'kysely'
import type { Hash } from '../../../content/revision/revision.ts'
import { readTree } from '../../../content/revision/read-revision.ts'
import { objectLoader } from '../../storage/objects/objects.ts'
import { among, chunks, likeLiteral } from '../../storage/sql.ts'
import type { Context } from '../../context.ts'
import { documentLinks } from './document-links.ts'

type Tables = { readonly document_links: { space: string; document: Hash; links: string } }

/** Spaces with a document, in any revision, whose links contain one of the texts. */
const candidates = async (
  { store }: Context,
  spaces: readonly string[],
  texts: readonly string[],
): Promise<string[]> => {
  const found = new Set<string>()
  const holds = texts.map((text) => sql<boolean>`links like ${`%${likeLiteral(text)}%`} escape '!'`)
  for (const some of chunks(spaces, 1000)) {
    const rows = await store.read
      .withTables<Tables>()
      .selectFrom('document_links')
      .select('space')
      .distinct()
      .where(among(store.engine, sql.ref('space'), some))
      .where((e) => e.or(holds))
      .execute()
    for (const { space } of rows) found.add(space)
  }
  return [...found]
}

/**
 * Counts, by space, the links at the heads of `spaces` to addresses for which `leads` returns true; spaces without any
 * are left out. Every such address must contain one of `addresses`. A target that a page names twice counts twice.
 * Precondition: `followLinks` was called. Costs a scan of the links of these spaces, and the trees of those that may
 * have a match.
 */
export const linksToAddresses = async (
  ctx: Context,
  spaces: readonly string[],
  addresses: readonly string[],
  leads: (url: string) => boolean,
): Promise<ReadonlyMap<string, number>> => {
  const { store } = ctx
  const counts = new Map<string, number>()
  for (const space of await candidates(ctx, spaces, addresses)) {
    const head = await store.read
      .selectFrom('spaces')
      .innerJoin('revisions', (join) =>
        join.onRef('revisions.space', '=', 'spaces.id').onRef('revisions.id', '=', 'spaces.revision'),
      )
      .select('revisions.root')
      .where('spaces.id', '=', space)
      .executeTakeFirst()
    // It was deleted for good meanwhile.
    if (head === undefined) continue
    const entries = (await readTree(head.root, objectLoader(store, store.read, space))).flatMap((entry) =>
      entry.kind === 'page' || entry.kind === 'reusable-content' ? [entry] : [],
    )
    const documents = await documentLinks(
      ctx,
      space,
      entries.flatMap(({ document }) => document ?? []),
    )
    const count = entries
      .flatMap(({ document }) => documents.get(document ?? '')?.links ?? [])
      .filter(({ reference }) => reference.kind === 'url' && leads(reference.url)).length
    if (count > 0) counts.set(space, count)
  }
  return counts
}
