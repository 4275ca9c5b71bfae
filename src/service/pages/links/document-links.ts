/**
 * The links of documents, extracted from each document once and stored as a row per (space, document hash). A hash
 * identifies immutable content, so a row never goes stale, pages with the same text share it, and a change request
 * costs only the documents that it changed.
 */
import { sql } from 'kysely'
import type { Hash } from '../../../content/revision/revision.ts'
import { breather } from '../../computing/yield-to-requests.ts'
import { compute } from '../../computing/compute.ts'
import { documentBatches } from '../../computing/document-batches.ts'
import { defineTask } from '../../computing/task.ts'
import { recentOf } from '../../recent-cache.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'
import { objectLoader } from '../../storage/objects/objects.ts'
import { among, chunks } from '../../storage/sql.ts'
import type { Context } from '../../context.ts'
import type { DocumentLinks } from './document-links.task.ts'

export type { DocumentLinks }

type Tables = { readonly document_links: { space: string; document: Hash; links: string } }

/** Number of spaces whose documents stay cached in memory. */
const spacesOf = recentOf<Map<Hash, DocumentLinks>>(16)

/** The in-memory cache of a space. */
const cacheOf = ({ store }: Context, space: string): Map<Hash, DocumentLinks> =>
  spacesOf(store).get(space) ?? spacesOf(store).set(space, new Map())

const task = defineTask(
  'text',
  new URL('./document-links.task.ts', import.meta.url),
  () => import('./document-links.task.ts'),
)

/** The stored JSON of documents' links, by hash. */
const linksJson = async (load: LoadObjects, hashes: Iterable<Hash>): Promise<[Hash, string][]> => {
  const found: [Hash, string][] = []
  for await (const some of documentBatches(load, hashes)) {
    const rows = await compute(task, { input: some.map(([, bytes]) => bytes), asks: {} })
    found.push(...some.map(([hash], at): [Hash, string] => [hash, rows[at] ?? '']))
  }
  return found
}

/** Links of documents that `load` can read, by hash. */
export const linksInDocuments = async (
  load: LoadObjects,
  hashes: Iterable<Hash>,
): Promise<Map<Hash, DocumentLinks>> => {
  const breathe = breather()
  const found = new Map<Hash, DocumentLinks>()
  for (const [hash, json] of await linksJson(load, hashes)) {
    found.set(hash, JSON.parse(json) as DocumentLinks)
    await breathe()
  }
  return found
}

/** Number of documents whose links are written together. */
const batchSize = 50

/**
 * The links of these documents of `space`. Missing rows are computed from the text and written in transactions of their
 * own, so do not call it inside one.
 */
export const documentLinks = async (
  ctx: Context,
  space: string,
  hashes: Iterable<Hash>,
): Promise<ReadonlyMap<Hash, DocumentLinks>> => {
  const { store } = ctx
  const wanted = new Set(hashes)
  const cache = cacheOf(ctx, space)
  const breathe = breather()
  // Evict when most of the cache is no longer used by any current revision.
  if (cache.size > 1000 + 4 * wanted.size) cache.clear()
  let missing = [...wanted].filter((hash) => !cache.has(hash))
  for (const some of chunks(missing, 2000)) {
    const rows = await store.read
      .withTables<Tables>()
      .selectFrom('document_links')
      .select(['document', 'links'])
      .where('space', '=', space)
      .where(among(store.engine, sql.ref('document'), some))
      .execute()
    for (const row of rows) {
      const known = JSON.parse(row.links) as DocumentLinks | Omit<DocumentLinks, 'words'>
      // Rows of earlier versions have no word count and are recomputed.
      if ('words' in known) cache.set(row.document, known)
      await breathe()
    }
  }
  missing = missing.filter((hash) => !cache.has(hash))
  const load = objectLoader(store, store.read, space)
  for (const some of chunks(missing, batchSize)) {
    const rows = await linksJson(load, some)
    await store.write((db) =>
      db
        .withTables<Tables>()
        .insertInto('document_links')
        .values(rows.map(([document, links]) => ({ space, document, links })))
        .onConflict((conflict) =>
          conflict.columns(['space', 'document']).doUpdateSet((e) => ({ links: e.ref('excluded.links') })),
        )
        .execute(),
    )
    for (const [hash, json] of rows) {
      cache.set(hash, JSON.parse(json) as DocumentLinks)
      await breathe()
    }
  }
  return new Map([...wanted].flatMap((hash) => [[hash, cache.get(hash) as DocumentLinks]]))
}
