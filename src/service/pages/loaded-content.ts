/** A revision loaded whole: what its folder of Markdown is written from. */
import { sql } from 'kysely'
import type { Entry, Hash } from '../../content/revision.ts'
import { objectLoader, readBlobs } from '../storage/objects.ts'
import { among, chunks } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'
import { contentSnapshot } from './content-snapshot.ts'
import { blobsOfEntry } from './entry-blobs.ts'

/** A revision with everything that its folder is written from, as plain data that a thread can be given. */
export interface LoadedContent {
  readonly entries: readonly Entry[]
  /** Canonical bytes. */
  readonly documents: ReadonlyMap<Hash, Uint8Array>
  readonly blobs: ReadonlyMap<Hash, Uint8Array>
}

/** Loads a revision whole. All of it is held in memory, as an import is. Fails for a blob that is missing. */
export const loadContent = async (
  around: Surroundings,
  db: Db,
  space: string,
  root: Hash,
): Promise<LoadedContent> => {
  const { entries } = await contentSnapshot(around.store, db, space, root)
  const load = objectLoader(around.store, db, space)
  const written = entries.filter((entry) => entry.kind === 'page' || entry.kind === 'reusable-content')
  const hashes = written.flatMap(({ document }) => (document === undefined ? [] : [document]))
  // What a file was read as tells which of its blocks were touched since. A copy of a space is without it.
  const former = written.flatMap(({ source, document }) =>
    source === undefined || source.document === document ? [] : [source.document],
  )
  const kept = await db
    .selectFrom('objects')
    .select('hash')
    .where('space', '=', space)
    .where(among(around.store.engine, sql.ref('hash'), former))
    .execute()
  const documents = await load([...new Set([...hashes, ...kept.map(({ hash }) => hash)])])
  const wanted = [...new Set(entries.flatMap(blobsOfEntry))]
  const blobs = new Map<Hash, Uint8Array>()
  for (const some of chunks(wanted, 100)) {
    for (const [hash, bytes] of await readBlobs(db, space, among(around.store.engine, sql.ref('hash'), some)))
      blobs.set(hash, bytes)
  }
  const missing = wanted.find((hash) => !blobs.has(hash))
  if (missing !== undefined) throw new Error(`Blob ${missing} of space ${space} is missing. Run fsck.`)
  return { entries, documents, blobs }
}
