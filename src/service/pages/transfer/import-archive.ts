/**
 * Reads the archive stored under a job in a separate process and stores its content piece by piece, so that neither
 * process ever has all of it in memory.
 */
import type { FencedBlocks } from '../../../content/contentkit/markdown-fences.ts'
import type { Addresses } from '../../../content/markdown/folders/page-addresses.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import { Failure } from '../../http/failure.ts'
import type { JobContext } from '../../jobs/job-queue.ts'
import { inJobProcess, refusedForGood } from '../../jobs/job-processes.ts'
import { inTemporaryFolder } from '../../jobs/temporary-folders.ts'
import { deflateAhead } from '../../storage/objects/deflated-objects.ts'
import { putPackedBlobs, readBlob, stageBlobs } from '../../storage/objects/blobs.ts'
import { putObjects } from '../../storage/objects/objects.ts'
import type { PackedBlob } from '../../storage/objects/packed-blob.ts'
import type { Context } from '../../context.ts'

export interface ImportWarning {
  readonly file: string
  readonly line: number
  readonly code: string
  readonly message: string
}

/** Content that is stored but not part of any revision yet. */
export interface StoredContent {
  /** Root of the tree of entries. */
  readonly root: Hash
  /** Ids of its pages. */
  readonly pages: readonly string[]
  readonly counts: { readonly pages: number; readonly files: number }
  readonly warnings: readonly ImportWarning[]
  readonly addresses: Addresses
}

export interface ArchiveToStore {
  /** The pieces of the archive. */
  readonly pieces: readonly Hash[]
  /** The id to store its content under: that of a space, or of the job itself. */
  readonly under: string
  /** The blocks that are written as fenced code, by integration. */
  readonly fencedBlocks: readonly FencedBlocks[]
}

/** Fails with `JobFailure` if it is no archive, is too large, or is empty. */
export const storeArchive = (
  { store }: Context,
  { id, signal, progress }: JobContext,
  { pieces, under, fencedBlocks }: ArchiveToStore,
): Promise<StoredContent> =>
  inTemporaryFolder(async (folder) => {
    let last: Promise<unknown> = Promise.resolve()
    const write = (work: Parameters<typeof store.write<void>>[0]): Promise<void> => {
      const written = store.write(work)
      last = written.catch(() => undefined)
      return written
    }
    const asks = {
      piece: async (place: number): Promise<Uint8Array> => {
        const bytes = await readBlob(store, id, pieces[place] ?? '')
        if (!bytes) throw new Failure('not-found', 'The archive has expired. Upload it again.')
        return bytes
      },
      objects: async (some: ReadonlyMap<Hash, Uint8Array>) => {
        await deflateAhead(some)
        await write((db) => putObjects(store, db, under, some))
      },
      blobs: async (some: readonly PackedBlob[]) => {
        const staged = await stageBlobs(store, under, some)
        await write((db) => putPackedBlobs(db, under, staged))
      },
    }
    const script = new URL('./import-archive.task.ts', import.meta.url)
    try {
      return await inJobProcess<StoredContent>(
        script,
        { folder, pieces: pieces.length, fencedBlocks },
        asks,
        { signal, progress },
      )
    } catch (error) {
      return refusedForGood(error)
    } finally {
      // Wait for the last write, so that a cleanup comes after it.
      await last
    }
  })
