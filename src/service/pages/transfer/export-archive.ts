/** Packs a revision as a zip archive of Markdown, in a separate process. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hash } from '../../../content/revision/revision.ts'
import { largestFile } from '../../../contract/wire/request-limits.ts'
import { fencedBlocksIn } from '../../integrations/catalog/fenced-blocks.ts'
import type { JobContext } from '../../jobs/job-queue.ts'
import { JobFailure } from '../../jobs/job-queue.ts'
import { inJobProcess, refusedForGood } from '../../jobs/job-processes.ts'
import { inTemporaryFolder } from '../../jobs/temporary-folders.ts'
import { putBlob } from '../../storage/objects/blobs.ts'
import type { Context } from '../../context.ts'
import { contentChunks } from '../../content/revisions/loaded-content.ts'

export interface PackedSpace {
  /** The archive's blob, stored under the job. */
  readonly blob: Hash
  readonly size: number
  /** Number of files in the archive. */
  readonly files: number
}

/** What the process reports about the archive. */
export interface WrittenArchive {
  readonly size: number
  readonly files: number
}

/** Fails with `JobFailure` for a space that needs too much memory or time, or whose archive is too large. */
export const packSpace = (
  ctx: Context,
  { id, signal, progress, wanted }: JobContext,
  { space, root }: { readonly space: string; readonly root: Hash },
): Promise<PackedSpace> =>
  inTemporaryFolder(async (folder) => {
    const { store } = ctx
    const chunks = contentChunks(ctx, store.read, space, root)
    const asks = { next: async () => (await chunks.next()).value ?? null }
    const script = new URL('./export-archive.task.ts', import.meta.url)
    const path = join(folder, 'archive.zip')
    const fencedBlocks = await fencedBlocksIn(store.read, space)
    const input = { folder, archive: path, fencedBlocks }
    const { size, files } = await inJobProcess<WrittenArchive>(script, input, asks, {
      signal,
      progress,
    }).catch(refusedForGood)
    if (size > largestFile)
      throw new JobFailure('The archive is too large to download. Export the space from the command line.')
    const archive = await readFile(path)
    const blob = await store.write(async (db) => {
      await wanted(db)
      return putBlob(db, id, archive, 'application/zip')
    })
    return { blob, size, files }
  })
