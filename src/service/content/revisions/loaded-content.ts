/** A revision loaded completely, to be written as a folder of Markdown. */
import { sql } from 'kysely'
import type { Entry, Hash } from '../../../content/revision/revision.ts'
import { batchesOf } from '../../computing/batches.ts'
import { documentBatches } from '../../computing/document-batches.ts'
import { readBlobs } from '../../storage/objects/blobs.ts'
import { objectLoader } from '../../storage/objects/objects.ts'
import { among, chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { contentSnapshot } from './content-snapshot.ts'
import { blobsOfEntry } from './entry-blobs.ts'

/** A revision with everything that its folder of Markdown is written from. */
export interface LoadedContent {
  readonly entries: readonly Entry[]
  /** Canonical bytes. */
  readonly documents: Pick<ReadonlyMap<Hash, Uint8Array>, 'get' | 'has'>
  readonly blobs: Pick<ReadonlyMap<Hash, Uint8Array>, 'get'>
}

/** A part of it as plain data, for a process of the pool. */
export interface ContentChunk {
  readonly entries: readonly Entry[]
  readonly documents: readonly (readonly [Hash, Uint8Array])[]
  readonly blobs: readonly (readonly [Hash, Uint8Array])[]
}

/** Maximum entries, and files, per part. Large files come one by one. */
const entriesAtOnce = 200
const filesAtOnce = 20
const bytesAtOnce = 2 * 1024 * 1024

/** Hashes of the files that the entries name, in batches to read at once. Fails if one is missing. */
const blobBatches = async (db: Db, space: string, wanted: readonly Hash[]): Promise<Hash[][]> => {
  const sizes = new Map<Hash, number>()
  for (const some of chunks(wanted, 500)) {
    const rows = await db
      .selectFrom('blobs')
      .select(['hash', 'size'])
      .where('space', '=', space)
      .where('hash', 'in', some)
      .execute()
    for (const { hash, size } of rows) sizes.set(hash, size)
  }
  const missing = wanted.find((hash) => !sizes.has(hash))
  if (missing !== undefined) throw new Error(`Blob ${missing} of space ${space} is missing. Run fsck.`)
  return batchesOf(wanted, (hash) => Math.max(sizes.get(hash) ?? 0, bytesAtOnce / filesAtOnce), bytesAtOnce)
}

/** Loads a revision part by part; the consumer decides what is held in memory. */
export async function* contentChunks(
  ctx: Context,
  db: Db,
  space: string,
  root: Hash,
): AsyncGenerator<ContentChunk, undefined> {
  const { engine, files } = ctx.store
  const { entries } = await contentSnapshot(ctx.store, db, space, root)
  const nothing: ContentChunk = { entries: [], documents: [], blobs: [] }
  for (const some of chunks(entries, entriesAtOnce)) yield { ...nothing, entries: some }
  const load = objectLoader(ctx.store, db, space)
  const written = entries.filter((entry) => entry.kind === 'page' || entry.kind === 'reusable-content')
  const hashes = written.flatMap(({ document }) => (document === undefined ? [] : [document]))
  // The text as it was imported shows which of its blocks have changed since. Copies of a space do not have it.
  const former = written.flatMap(({ source, document }) =>
    source === undefined || source.document === document ? [] : [source.document],
  )
  const kept = await db
    .selectFrom('objects')
    .select('hash')
    .where('space', '=', space)
    .where(among(engine, sql.ref('hash'), former))
    .execute()
  const wanted = [...hashes, ...kept.map(({ hash }) => hash)]
  for await (const documents of documentBatches(load, wanted)) yield { ...nothing, documents }
  for (const some of await blobBatches(db, space, [...new Set(entries.flatMap(blobsOfEntry))])) {
    const blobs = [...(await readBlobs({ read: db, files }, space, among(engine, sql.ref('hash'), some)))]
    yield { ...nothing, blobs }
  }
  return undefined
}

/** Loads a complete revision into memory. Fails if a blob is missing. */
export const loadContent = async (
  ctx: Context,
  db: Db,
  space: string,
  root: Hash,
): Promise<LoadedContent> => {
  const entries: Entry[] = []
  const documents = new Map<Hash, Uint8Array>()
  const blobs = new Map<Hash, Uint8Array>()
  for await (const chunk of contentChunks(ctx, db, space, root)) {
    entries.push(...chunk.entries)
    for (const [hash, bytes] of chunk.documents) documents.set(hash, bytes)
    for (const [hash, bytes] of chunk.blobs) blobs.set(hash, bytes)
  }
  return { entries, documents, blobs }
}
