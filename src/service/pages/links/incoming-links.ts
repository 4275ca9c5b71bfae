/**
 * Links to a page, file or reusable content of a space from anywhere in its organization: rows by target, for the head
 * of main of each space. Readers bring them up to date first, at the cost of what changed since, so writers cannot
 * forget them and missing rows are built on demand.
 */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { ContentReference } from '../../../content/document/document.ts'
import { linksOfPage } from '../../../content/links/links.ts'
import type { Entry, Hash, PageEntry, ReusableContentEntry } from '../../../content/revision/revision.ts'
import { entryName } from '../../../content/revision/revision.ts'
import { diffTrees } from '../../../content/diff/trie-diff.ts'
import { readTree } from '../../../content/revision/read-revision.ts'
import { breather } from '../../computing/yield-to-requests.ts'
import { objectLoader } from '../../storage/objects/objects.ts'
import { among, chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { DocumentLinks } from './document-links.ts'
import { documentLinks } from './document-links.ts'

type LinkTables = {
  readonly link_heads: { space: string; root: string }
  readonly page_links: { space: string; source: string; ordinal: number; target: string; reference: string }
}
const tablesOf = (db: Db) => db.withTables<LinkTables>()

/** One link of a page or reusable content at the head of main; repeated links to the same target there are one. */
export interface IncomingLink {
  readonly space: string
  /** `entryName` of the page or reusable content that contains the link. */
  readonly source: string
  readonly reference: ContentReference
}

/**
 * The `entryName` of what a reference leads to, in `space` or the space it names ('' for API specifications); `page` is the page that
 * contains it.
 */
export const targetOf = (
  reference: ContentReference,
  space: string,
  page: string | undefined,
): { readonly space: string; readonly name: string } | undefined => {
  switch (reference.kind) {
    case 'page':
      return { space: reference.space ?? space, name: `page:${reference.page}` }
    case 'anchor': {
      const id = reference.page ?? page
      return id === undefined ? undefined : { space: reference.space ?? space, name: `page:${id}` }
    }
    case 'file':
      return { space: reference.space ?? space, name: `file:${reference.file}` }
    case 'reusable-content':
      return { space: reference.space ?? space, name: `reusable-content:${reference.reusableContent}` }
    case 'openapi':
      // An API specification, by its slug or id, belongs to the organization.
      return { space: '', name: `openapi:${reference.spec.toLowerCase()}` }
    default:
      return undefined
  }
}

const keyOf = (space: string, name: string): string => `${space}/${name}`

/** The rows of one page or reusable content, one per target. */
const rowsOfSource = (
  space: string,
  entry: PageEntry | ReusableContentEntry,
  documents: ReadonlyMap<Hash, DocumentLinks>,
) => {
  const links = [
    ...(entry.kind === 'page' ? linksOfPage(entry) : []),
    ...(documents.get(entry.document ?? '')?.links ?? []),
  ]
  const page = entry.kind === 'page' ? entry.id : undefined
  const rows = new Map<string, { target: string }>()
  for (const { reference } of links) {
    const target = targetOf(reference, space, page)
    if (target !== undefined)
      rows.set(JSON.stringify(reference), { target: keyOf(target.space, target.name) })
  }
  return [...rows].map(([reference, { target }], ordinal) => ({
    space,
    source: entryName(entry),
    ordinal,
    target,
    reference,
  }))
}

/** The rows of some pages and reusable content of a space. Parses documents that have no stored links yet. */
const rowsOf = async (ctx: Context, space: string, entries: readonly Entry[]) => {
  const sources = entries.flatMap((entry) =>
    entry.kind === 'page' || entry.kind === 'reusable-content' ? [entry] : [],
  )
  const documents = await documentLinks(
    ctx,
    space,
    sources.flatMap(({ document }) => document ?? []),
  )
  const rows: ReturnType<typeof rowsOfSource>[] = []
  const breathe = breather()
  for (const entry of sources) {
    rows.push(rowsOfSource(space, entry, documents))
    await breathe()
  }
  return rows.flat()
}

/** Updates the rows of one space from one root to another; false if another request updated them meanwhile. */
const follow = async (ctx: Context, space: string, from: Hash | null, to: Hash): Promise<boolean> => {
  const { store } = ctx
  const load = objectLoader(store, store.read, space)
  const changes =
    from === null
      ? (await readTree(to, load)).map((after) => ({ name: entryName(after), after }))
      : await diffTrees(from, to, load)
  const rows = await rowsOf(
    ctx,
    space,
    changes.flatMap(({ after }) => after ?? []),
  )
  return store.write(async (db) => {
    const tables = tablesOf(db)
    // The row of the head is the lock: a second writer finds a root other than the one it started from.
    const [moved] =
      from === null
        ? await tables
            .insertInto('link_heads')
            .values({ space, root: to })
            .onConflict((conflict) => conflict.column('space').doNothing())
            .execute()
            .then((results) => results.map(({ numInsertedOrUpdatedRows: count }) => count))
        : await tables
            .updateTable('link_heads')
            .set({ root: to })
            .where('space', '=', space)
            .where('root', '=', from)
            .execute()
            .then((results) => results.map(({ numUpdatedRows: count }) => count))
    if (Number(moved ?? 0) === 0) return false
    const names = changes.map(({ name }) => name)
    for (const some of chunks(names, 2000)) {
      await tables
        .deleteFrom('page_links')
        .where('space', '=', space)
        .where(among(store.engine, sql.ref('source'), some))
        .execute()
    }
    for (const some of chunks(rows, 200)) await tables.insertInto('page_links').values(some).execute()
    return true
  })
}

/** Heads of the organization's spaces whose rows are outdated, with the root that the rows are at. One query. */
const behind = ({ store }: Context, organization: string) =>
  tablesOf(store.read)
    .selectFrom('spaces')
    .innerJoin('revisions', (join) =>
      join.onRef('revisions.space', '=', 'spaces.id').onRef('revisions.id', '=', 'spaces.revision'),
    )
    .leftJoin('link_heads', 'link_heads.space', 'spaces.id')
    .select(['spaces.id', 'revisions.root', 'link_heads.root as known'])
    .where('spaces.organization', '=', organization)
    .where('spaces.deleted_at', 'is', null)
    .where((e) =>
      e.or([e('link_heads.root', 'is', null), e('link_heads.root', '<>', e.ref('revisions.root'))]),
    )
    .execute()

/** Updates the rows of every space of an organization to its head. Not inside a transaction. */
export const followLinks = async (ctx: Context, organization: string): Promise<void> => {
  for (let tries = 0; tries < 5; tries += 1) {
    const spaces = await behind(ctx, organization)
    let all = true
    for (const { id, root, known } of spaces) all = (await follow(ctx, id, known, root)) && all
    // Another request was faster; check its result again.
    if (all) return
  }
}

/**
 * Links to entries of `space` (by `entryName`) from the heads of all spaces of the organization that are not in the
 * trash. Precondition: `followLinks` was called. The cost depends on the number of links found.
 */
export const incomingLinks = async (
  { store }: Context,
  organization: string,
  space: string,
  names: readonly string[],
): Promise<readonly IncomingLink[]> => {
  const found: IncomingLink[] = []
  for (const some of chunks(names, 1000)) {
    const rows = await tablesOf(store.read)
      .selectFrom('page_links')
      .innerJoin('spaces', 'spaces.id', 'page_links.space')
      .select(['page_links.space', 'page_links.source', 'page_links.reference'])
      .where('spaces.organization', '=', organization)
      .where('spaces.deleted_at', 'is', null)
      .where(
        among(
          store.engine,
          sql.ref('page_links.target'),
          some.map((name) => keyOf(space, name)),
        ),
      )
      .orderBy('page_links.space')
      .orderBy('page_links.source')
      .orderBy('page_links.ordinal')
      .execute()
    for (const { reference, ...row } of rows)
      found.push({ ...row, reference: JSON.parse(reference) as ContentReference })
  }
  return found
}

/**
 * The number of pages in these spaces that link to any of the targets of each group (`entryName`s of `space`); groups
 * without pages are absent. Precondition: `followLinks` was called.
 */
export const countLinkingPages = async (
  { store }: Context,
  spaces: RawBuilder<unknown>,
  space: string,
  groups: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, number>> => {
  const pairs = [...groups].flatMap(([group, names]) =>
    names.map((name) => sql`(${keyOf(space, name)}, ${group})`),
  )
  if (pairs.length === 0) return new Map()
  const { rows } = await sql<{ readonly name: string; readonly pages: number }>`
    select asked.column2 as name, count(distinct page_links.space || '/' || page_links.source) as pages
    from (values ${sql.join(pairs)}) as asked
    join page_links on page_links.target = asked.column1
    where page_links.source like 'page:%' and page_links.space in (${spaces})
    group by asked.column2`.execute(store.read)
  return new Map(rows.map(({ name, pages }) => [name, Number(pages)]))
}
