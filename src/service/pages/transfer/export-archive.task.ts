/** Writes content as Markdown and packs it into a file, in a separate process. */
import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { FencedBlocks } from '../../../content/contentkit/markdown-fences.ts'
import type { Entry } from '../../../content/revision/revision.ts'
import type { ProgressAsk } from '../../jobs/job-progress.ts'
import { progressOf } from '../../jobs/job-progress.ts'
import { Spool } from '../../jobs/spool.ts'
import { folderOfContent, pack } from './content-to-folder.ts'
import type { ContentChunk } from '../../content/revisions/loaded-content.ts'
import type { WrittenArchive } from './export-archive.ts'

interface PackInput {
  /** Folder for this process's files. */
  readonly folder: string
  /** Path of the archive. */
  readonly archive: string
  readonly fencedBlocks: readonly FencedBlocks[]
}

interface PackAsks extends ProgressAsk {
  /** The next part of the content; null at the end. */
  readonly next: (nothing: null) => Promise<ContentChunk | null>
}

export const run = async (
  { folder, archive, fencedBlocks }: PackInput,
  asks: PackAsks,
): Promise<WrittenArchive> => {
  const entries: Entry[] = []
  const documents = new Spool(join(folder, 'documents'))
  const blobs = new Spool(join(folder, 'blobs'))
  for (let chunk = await asks.next(null); chunk !== null; chunk = await asks.next(null)) {
    entries.push(...chunk.entries)
    for (const [hash, bytes] of chunk.documents) documents.set(hash, bytes)
    for (const [hash, bytes] of chunk.blobs) blobs.set(hash, bytes)
  }
  const files = folderOfContent({ entries, documents, blobs }, { fencedBlocks, each: progressOf(asks) })
  const file = openSync(archive, 'w')
  let size = 0
  try {
    await pack(files, (bytes) => {
      size += writeSync(file, bytes)
    })
  } finally {
    closeSync(file)
  }
  return { size, files: files.size }
}
