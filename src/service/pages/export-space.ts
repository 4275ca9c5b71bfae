/** The content of a revision as a folder of Markdown, and as a zip archive of it. */
import { parseCanonical } from '../../content/canonical.ts'
import type { RichTextDocument } from '../../content/document.ts'
import { exportFolder } from '../../content/markdown/export-folder.ts'
import type { Hash } from '../../content/revision.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'
import type { LoadedContent } from './loaded-content.ts'
import { loadContent } from './loaded-content.ts'

/** Every file of the folder by its path, sorted, so that equal content makes equal archives. */
export const folderOfContent = (
  { entries, documents, blobs }: LoadedContent,
  each?: (done: number, total: number) => void,
): Map<string, Uint8Array> => {
  const parsed = new Map<Hash, RichTextDocument>()
  const documentOf = (hash: Hash): RichTextDocument => {
    const known = parsed.get(hash)
    if (known) return known
    const document = parseCanonical(documents.get(hash) ?? new Uint8Array())
    parsed.set(hash, document)
    return document
  }
  const files = exportFolder({
    entries,
    documentOf,
    formerDocumentOf: (hash) => (documents.has(hash) ? documentOf(hash) : undefined),
    blobOf: (hash) => blobs.get(hash) ?? new Uint8Array(),
    ...(each !== undefined && { each }),
  })
  return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The folder of a revision, made here. Whoever serves requests has a thread make it. */
export const spaceFolder = async (
  around: Surroundings,
  db: Db,
  space: string,
  root: Hash,
): Promise<Map<string, Uint8Array>> => folderOfContent(await loadContent(around, db, space, root))

/** Packs the files; the same files give the same archive. */
export const packed = async (files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> => {
  const { zipSync } = await import('fflate')
  // The earliest time that an archive can hold: when it was packed is nobody's business, and equal content is equal.
  return zipSync(Object.fromEntries(files), { level: 6, mtime: new Date(1980, 0, 1) })
}
