/**
 * Reads an archive of documentation in a separate process: unpacks, parses, and hands the content over to be stored.
 */
import { randomBytes } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { FencedBlocks } from '../../../content/contentkit/markdown-fences.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import { writeTree } from '../../../content/revision/write-revision.ts'
import { eachBatch, writeBatchBytes } from '../../computing/batches.ts'
import { Failure } from '../../http/failure.ts'
import { minter } from '../../identifiers.ts'
import type { ProgressAsk } from '../../jobs/job-progress.ts'
import { progressOf } from '../../jobs/job-progress.ts'
import { Spool } from '../../jobs/spool.ts'
import type { PackedBlob } from '../../storage/objects/packed-blob.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import { FolderError } from './folder-limits.ts'
import { importedFolder } from './folder-to-content.ts'
import { packedBlobs } from './folder-blobs.ts'
import { readArchive } from './read-folder.ts'
import type { StoredContent } from './import-archive.ts'

interface ArchiveInput {
  /** Folder for this process's files. */
  readonly folder: string
  /** Number of pieces of the archive. */
  readonly pieces: number
  readonly fencedBlocks: readonly FencedBlocks[]
}

interface ArchiveAsks extends ProgressAsk {
  readonly piece: (place: number) => Promise<Uint8Array>
  readonly objects: (some: ReadonlyMap<Hash, Uint8Array>) => Promise<void>
  readonly blobs: (some: readonly PackedBlob[]) => Promise<void>
}

const receive = async ({ folder, pieces }: ArchiveInput, { piece }: ArchiveAsks): Promise<string> => {
  const path = join(folder, 'archive.zip')
  const file = openSync(path, 'w')
  try {
    for (let place = 0; place < pieces; place += 1) writeSync(file, await piece(place))
  } finally {
    closeSync(file)
  }
  return path
}

const stored = async (input: ArchiveInput, asks: ArchiveAsks): Promise<StoredContent> => {
  const { files, warnings: leftOut } = await readArchive(await receive(input, asks))
  if (files.size === 0) throw new FolderError('The archive contains no files.')
  const documents = new Spool(join(input.folder, 'documents'))
  const { entries, blobs, counts, warnings, addresses } = importedFolder(files, minter(randomBytes), {
    each: progressOf(asks),
    fencedBlocks: input.fencedBlocks,
    documents,
  })
  const { root, nodes } = writeTree(entries, sha256)
  for (const some of eachBatch(nodes, ([, bytes]) => bytes.length, writeBatchBytes))
    await asks.objects(new Map(some))
  for (const some of eachBatch(documents.keys(), (hash) => documents.sizeOf(hash), writeBatchBytes))
    await asks.objects(new Map(some.map((hash) => [hash, documents.get(hash) ?? new Uint8Array()])))
  for (const some of eachBatch(packedBlobs(blobs), ({ bytes }) => bytes.length, writeBatchBytes))
    await asks.blobs(some)
  const pages = entries.flatMap(({ kind, id }) => (kind === 'page' ? [id] : []))
  return { root, pages, counts, warnings: [...leftOut, ...warnings], addresses }
}

export const run = async (input: ArchiveInput, asks: ArchiveAsks): Promise<StoredContent> => {
  try {
    return await stored(input, asks)
  } catch (error) {
    throw error instanceof FolderError ? new Failure('bad-content', error.message) : error
  }
}
