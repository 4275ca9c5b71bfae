/** An archive of Markdown put into a space that is there: into a change request of it, or into a new one. */
import { parseCanonical } from '../../content/canonical.ts'
import type { ImportedFolder } from '../../content/markdown/import-folder.ts'
import { spaceFor } from '../access/things.ts'
import { draftLine } from '../change-requests/draft-line.ts'
import { changeRequestOf } from '../change-requests/load-change-request.ts'
import { changeRequestLine } from '../change-requests/write-change-request.ts'
import { Failure } from '../http/failure.ts'
import type { JobContext } from '../jobs/job-queue.ts'
import { JobFailure } from '../jobs/job-queue.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'
import { copiedContent } from './copied-content.ts'
import { dropParcel, readParcel } from './parcels.ts'
import { readArchiveInThread } from './transfer-threads.ts'
import { writeContent } from './write-content.ts'

/** A change request, by id or number, or a draft that is to be made under an id. */
export type ImportTarget = { readonly changeRequest: string } | { readonly draft: string }

/** What the archive that waits under the job holds, read in a thread. */
export const contentOf = async (
  { store }: Surroundings,
  { id, signal, progress }: JobContext,
  pieces: readonly string[],
): Promise<ImportedFolder> => {
  const archive = await readParcel(store.read, id, pieces)
  if (!archive) throw new JobFailure('The archive is gone by now. Send it again.')
  return readArchiveInThread(archive, { signal, progress })
}

interface Importing {
  readonly space: string
  readonly into: ImportTarget
  readonly pieces: readonly string[]
}

/**
 * Puts the folder below what is there, as one revision. The result is kept with that revision, so that a second run
 * does not put it there twice.
 */
export const importInto = async (
  around: Surroundings,
  context: JobContext,
  { space, into, pieces }: Importing,
): Promise<unknown> => {
  const { id, person } = context
  const { mint, addresses } = around
  const caller = { person } as Parameters<typeof spaceFor>[1]
  const authorize = (db: Db) => spaceFor(db, caller, space, { level: 'edit' })
  const imported = await contentOf(around, context, pieces)
  const bytesOf = <Made>(made: ReadonlyMap<string, Made>, hash: string): Made => {
    const found = made.get(hash)
    if (found === undefined) throw new Error(`An import does not hold ${hash}.`)
    return found
  }
  const line =
    'draft' in into
      ? draftLine(around, { id: into.draft, subject: 'Import', createdBy: person }, authorize)
      : changeRequestLine(around, person, into.changeRequest, authorize)
  const changeRequest = 'draft' in into ? into.draft : into.changeRequest
  let result: unknown
  try {
    await writeContent(
      around,
      {
        ...line,
        advance: async (db, step) => {
          await context.wanted(db)
          const revision = await line.advance(db, step)
          const { space: row } = await authorize(db)
          const request = await changeRequestOf(db, row.id, changeRequest)
          result = {
            space,
            changeRequest: request.id,
            revision: revision.id,
            ...imported.counts,
            warnings: imported.warnings,
            ...addresses.changeRequest(row.organization, row.id, request),
          }
          await dropParcel(db, id)
          await db
            .updateTable('jobs')
            .set({ result: JSON.stringify(result) })
            .where('id', '=', id)
            .execute()
          return revision
        },
      },
      {
        changes: [
          {
            operation: 'insert_content',
            plan: (snapshot) =>
              copiedContent(
                {
                  entries: imported.entries,
                  space,
                  documentOf: (hash) => parseCanonical(bytesOf(imported.documents, hash)),
                  blobOf: (hash) => bytesOf(imported.blobs, hash),
                  names: new Map(),
                },
                { space, mint, snapshot },
              ),
          },
        ],
      },
    )
  } catch (error) {
    throw error instanceof Failure ? new JobFailure(error.message) : error
  }
  if (result === undefined) throw new JobFailure('The archive holds nothing that a space can hold.')
  return result
}
