/** Imports an archive of Markdown into an existing space: into a change request, existing or new. */
import { emptyDocument } from '../../../content/document/document.ts'
import { readTree } from '../../../content/revision/read-revision.ts'
import { spaceFor } from '../../access/load-resource.ts'
import { draftLine } from '../../change-requests/draft-change-request.ts'
import { changeRequestOf } from '../../change-requests/load-change-request.ts'
import { changeRequestLine } from '../../change-requests/write-change-request.ts'
import { Failure } from '../../http/failure.ts'
import { refusedForGood } from '../../jobs/job-processes.ts'
import type { JobContext } from '../../jobs/job-queue.ts'
import { JobFailure } from '../../jobs/job-queue.ts'
import { copyBlobs, objectLoader } from '../../storage/objects/objects.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { copiedContent, prepareCopy } from '../../content/writing/copied-content.ts'
import { dropParcel } from '../../jobs/job-files.ts'
import { storeArchive } from './import-archive.ts'
import { writeContent } from '../../content/writing/write-content.ts'

/** A change request, by id or number, or the id for a new draft. */
export type ImportTarget = { readonly changeRequest: string } | { readonly draft: string }

interface Importing {
  readonly space: string
  readonly into: ImportTarget
  readonly pieces: readonly string[]
}

/**
 * Adds the folder below the existing content, as one revision. The result is stored with that revision, so that a
 * second run does not add it twice.
 */
export const importInto = async (
  ctx: Context,
  context: JobContext,
  { space, into, pieces }: Importing,
): Promise<unknown> => {
  const { id, person } = context
  const { mint, addresses, store } = ctx
  const caller = { person } as Parameters<typeof spaceFor>[1]
  const authorize = (db: Db) => spaceFor(db, caller, space, { level: 'edit' })
  // Stored under the job until it is copied, so its files and texts are never all in memory.
  const imported = await storeArchive(ctx, context, { pieces, under: id })
  const load = objectLoader(store, store.read, id)
  const entries = await readTree(imported.root, load)
  const source = { entries, space, names: new Map() }
  const prepared = await prepareCopy(source, load, { space, mint }).catch(refusedForGood)
  const blobs = [...new Set(entries.flatMap((entry) => (entry.kind === 'file' ? [entry.blob] : [])))]
  const line =
    'draft' in into
      ? draftLine(ctx, { id: into.draft, subject: 'Import', createdBy: person }, authorize)
      : changeRequestLine(ctx, person, into.changeRequest, authorize)
  const changeRequest = 'draft' in into ? into.draft : into.changeRequest
  let result: unknown
  try {
    await writeContent(
      ctx,
      {
        ...line,
        advance: async (db, step) => {
          await context.wanted(db)
          const revision = await line.advance(db, step)
          const { space: row } = await authorize(db)
          await copyBlobs(store, db, { from: id, to: row.id }, blobs)
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
                { ...source, documentOf: () => emptyDocument, prepared },
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
