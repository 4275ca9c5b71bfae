/** Reading and writing whole folders of documentation in threads beside the requests. */
import type { ImportedFolder } from '../../content/markdown/import-folder.ts'
import { inThread, ThreadRefusal, type ThreadOptions } from '../jobs/in-thread.ts'
import { JobFailure } from '../jobs/job-queue.ts'
import type { LoadedContent } from './loaded-content.ts'

type Watched = Pick<ThreadOptions, 'signal' | 'progress'>

const toldToPeople = (error: unknown): never => {
  throw error instanceof ThreadRefusal ? new JobFailure(error.message) : error
}

/** The content of an archive. Fails with `JobFailure` for one that is none, is too large, or holds nothing. */
export const readArchiveInThread = (archive: Uint8Array, watched: Watched): Promise<ImportedFolder> =>
  inThread<ImportedFolder>(new URL('./import-worker.ts', import.meta.url), { archive }, watched).catch(
    toldToPeople,
  )

/** The archive of a revision, and how many files it holds. */
export const packInThread = (
  content: LoadedContent,
  watched: Watched,
): Promise<{ readonly archive: Uint8Array; readonly files: number }> =>
  inThread(new URL('./export-worker.ts', import.meta.url), content, watched)
