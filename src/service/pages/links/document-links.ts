/**
 * The links of documents, and what else reports need of their text, extracted from each document once and stored as a
 * row per (space, document hash). A hash identifies immutable content, so a row never goes stale, pages with the same
 * text share it, and a change request costs only the documents that it changed.
 */
import { sql } from 'kysely'
import type { Hash } from '../../../content/revision/revision.ts'
import { eachBatch, writeBatchBytes } from '../../computing/batches.ts'
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

/** Characters of JSON whose values stay cached; they take several times as much memory. */
const cacheCharacters = 12 * 1024 * 1024

/** Links by (space, hash). */
const cacheOf = recentOf<DocumentLinks>(cacheCharacters)

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

/** Maximum number of documents whose links are read from their texts before they are written. */
const batchSize = 50

const writeRows = async (
  { store }: Context,
  space: string,
  rows: readonly (readonly [Hash, string])[],
): Promise<void> => {
  for (const some of eachBatch(rows, ([, json]) => json.length, writeBatchBytes))
    await store.write((db) =>
      db
        .withTables<Tables>()
        .insertInto('document_links')
        .values(some.map(([document, links]) => ({ space, document, links })))
        .onConflict((conflict) =>
          conflict.columns(['space', 'document']).doUpdateSet((e) => ({ links: e.ref('excluded.links') })),
        )
        .execute(),
    )
}

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
  const cache = cacheOf(store)
  const breathe = breather()
  const found = new Map<Hash, DocumentLinks>()
  const missing = new Set<Hash>()
  for (const hash of hashes) {
    const known = cache.get(`${space}/${hash}`)
    if (known) found.set(hash, known)
    else missing.add(hash)
  }
  const add = async (hash: Hash, json: string): Promise<void> => {
    const links = JSON.parse(json) as DocumentLinks | Omit<DocumentLinks, 'silentPictures'>
    // Rows of earlier versions have no images and are recomputed.
    if ('silentPictures' in links) {
      found.set(hash, cache.set(`${space}/${hash}`, links, json.length))
      missing.delete(hash)
    }
    await breathe()
  }
  for (const some of chunks([...missing], 2000)) {
    const rows = await store.read
      .withTables<Tables>()
      .selectFrom('document_links')
      .select(['document', 'links'])
      .where('space', '=', space)
      .where(among(store.engine, sql.ref('document'), some))
      .execute()
    for (const row of rows) await add(row.document, row.links)
  }
  const load = objectLoader(store, store.read, space)
  for (const some of chunks([...missing], batchSize)) {
    const rows = await linksJson(load, some)
    await writeRows(ctx, space, rows)
    for (const [hash, json] of rows) await add(hash, json)
  }
  return found
}
