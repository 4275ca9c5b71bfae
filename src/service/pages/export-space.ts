/** The content of a revision as a folder of Markdown, and as a zip archive of it. */
import { sql } from 'kysely'
import { exportFolder } from '../../content/markdown/export-folder.ts'
import { parseCanonical } from '../../content/canonical.ts'
import type { RichTextDocument } from '../../content/document.ts'
import type { Hash } from '../../content/revision.ts'
import { objectLoader, readBlobs } from '../storage/objects.ts'
import { among, chunks } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'
import { contentSnapshot } from './content-snapshot.ts'
import { blobsOfEntry } from './entry-blobs.ts'

/** Every file of the folder by its path, sorted, so that equal content makes equal archives. All of it is held in memory, as an import is. */
export const spaceFolder = async (
  around: Surroundings,
  db: Db,
  space: string,
  root: Hash,
): Promise<Map<string, Uint8Array>> => {
  const { entries } = await contentSnapshot(around.store, db, space, root)
  const load = objectLoader(around.store, db, space)
  const hashes = entries.flatMap((entry) =>
    (entry.kind === 'page' || entry.kind === 'reusable-content') && entry.document !== undefined
      ? [entry.document]
      : [],
  )
  const documents = await load(hashes)
  const blobs = new Map<Hash, Uint8Array>()
  for (const some of chunks([...new Set(entries.flatMap(blobsOfEntry))], 100)) {
    for (const [hash, bytes] of await readBlobs(db, space, among(around.store.engine, sql.ref('hash'), some)))
      blobs.set(hash, bytes)
  }
  const parsed = new Map<Hash, RichTextDocument>()
  const files = exportFolder({
    entries,
    documentOf: (hash) => {
      const known = parsed.get(hash)
      if (known) return known
      const document = parseCanonical(documents.get(hash) ?? new Uint8Array())
      parsed.set(hash, document)
      return document
    },
    blobOf: (hash) => {
      const bytes = blobs.get(hash)
      if (!bytes) throw new Error(`Blob ${hash} of space ${space} is missing. Run fsck.`)
      return bytes
    },
  })
  return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Packs the files; the same files give the same archive. */
export const packed = async (files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> => {
  const { zipSync } = await import('fflate')
  // The earliest time that an archive can hold: when it was packed is nobody's business, and equal content is equal.
  return zipSync(Object.fromEntries(files), { level: 6, mtime: new Date(1980, 0, 1) })
}
