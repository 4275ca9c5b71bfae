/** Content as a folder of Markdown and as a zip archive of it. Runs in any process. */
import type { FencedBlocks } from '../../../content/contentkit/markdown-fences.ts'
import { fencesOf } from '../../../content/contentkit/markdown-fences.ts'
import { parseCanonical } from '../../../content/document/canonical.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { exportFolder } from '../../../content/markdown/folders/export-folder.ts'
import { isInsideFolder } from '../../../content/markdown/folders/folder-paths.ts'
import type { WrittenFiles } from '../../../content/markdown/folders/folder-files.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import { Recent } from '../../recent-cache.ts'
import type { LoadedContent } from '../../content/revisions/loaded-content.ts'
import { pageReading } from './bounded-page-reading.ts'

/** Maximum bytes of documents held parsed; parsed they take about ten times as much memory. */
const mostParsed = 8 * 1024 * 1024

interface FolderOptions {
  /** The blocks that are written as fenced code, by integration. */
  readonly fencedBlocks: readonly FencedBlocks[]
  readonly each?: (done: number, total: number) => void
}

/** The files of the folder by path, sorted, so that equal content gives equal archives. */
export const folderOfContent = (
  { entries, documents, blobs }: LoadedContent,
  { fencedBlocks, each }: FolderOptions,
): WrittenFiles => {
  const parsed = new Recent<RichTextDocument>(mostParsed)
  const documentOf = (hash: Hash): RichTextDocument => {
    const known = parsed.get(hash)
    if (known) return known
    const bytes = documents.get(hash) ?? new Uint8Array()
    return parsed.set(hash, parseCanonical(bytes), bytes.length)
  }
  const files = exportFolder({
    entries,
    documentOf,
    formerDocumentOf: (hash) => (documents.has(hash) ? documentOf(hash) : undefined),
    blobOf: (hash) => blobs.get(hash) ?? new Uint8Array(),
    reading: pageReading,
    fences: fencesOf(fencedBlocks),
    ...(each !== undefined && { each }),
  })
  for (const path of files.keys())
    if (!isInsideFolder(path)) throw new Error(`A path of an export leads out of its folder: ${path}`)
  return new Map([...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Packs the files one after the other and streams the archive; equal files give an equal archive. */
export const pack = async (files: WrittenFiles, write: (bytes: Uint8Array) => void): Promise<void> => {
  const { Zip, ZipDeflate } = await import('fflate')
  let failure: Error | undefined
  const zip = new Zip((error, bytes) => {
    if (error) failure = error
    else write(bytes)
  })
  for (const [path, make] of files) {
    const file = new ZipDeflate(path, { level: 6 })
    // The earliest time a zip archive can store. A fixed time keeps archives of equal content equal and reveals
    // nothing.
    file.mtime = new Date(1980, 0, 1)
    zip.add(file)
    file.push(make(), true)
    if (failure) throw failure
  }
  zip.end()
}

/** The whole archive. */
export const packed = async (files: WrittenFiles): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  await pack(files, (bytes) => void chunks.push(bytes))
  return Buffer.concat(chunks)
}
