/** Imports an archive of Markdown into an existing space: into a change request, existing or new. */
import { emptyDocument } from '../../../content/document/document.ts'
import { readTree } from '../../../content/revision/read-revision.ts'
import type { Entry } from '../../../content/revision/revision.ts'
import { jobCaller } from '../../access/caller.ts'
import { spaceFor } from '../../access/load-resource.ts'
import { eachBatch, writeBatchBytes } from '../../computing/batches.ts'
import { draftLine } from '../../change-requests/draft-change-request.ts'
import { changeRequestOf } from '../../change-requests/load-change-request.ts'
import { changeRequestLine } from '../../change-requests/write-change-request.ts'
import { fencedBlocksIn } from '../../integrations/catalog/fenced-blocks.ts'
import { refusedForGood } from '../../jobs/job-processes.ts'
import type { JobContext } from '../../jobs/job-queue.ts'
import { JobFailure } from '../../jobs/job-queue.ts'
import { deflateAhead } from '../../storage/objects/deflated-objects.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'
import { copyBlobs, stageCopy } from '../../storage/objects/blobs.ts'
import { copyObjects, objectLoader, putObjects } from '../../storage/objects/objects.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { copiedContent, prepareCopy } from '../../content/writing/copied-content.ts'
import type { EditedText } from '../../content/writing/edited-text.ts'
import { storeArchive } from './import-archive.ts'
import { keepImportResult } from './import-result.store.ts'
import { addressCounts, recordFormerPaths } from './imported-addresses.ts'
import { writeContent } from '../../content/writing/write-content.ts'

/** A change request, by id or number, or the id for a new draft. */
export type ImportTarget = { readonly changeRequest: string } | { readonly draft: string }

interface Importing {
  readonly space: string
  readonly into: ImportTarget
  readonly pieces: readonly string[]
}

/** Makes the texts of the copy and stores them under the job, a few at a time, so that they are never all in memory. */
const storeCopies = (
  { mint, store }: Context,
  { id, signal }: JobContext,
  source: { readonly entries: readonly Entry[]; readonly space: string },
) => {
  const storeTexts = async (texts: readonly EditedText[]): Promise<void> => {
    for (const some of eachBatch(texts, ({ bytes }) => bytes.length, writeBatchBytes)) {
      signal.throwIfAborted()
      const objects = new Map(some.map(({ hash, bytes }) => [hash, bytes]))
      await deflateAhead(objects)
      await store.write((db) => putObjects(store, db, id, objects))
    }
  }
  return prepareCopy(
    { ...source, names: new Map() },
    objectLoader(store, store.read, id),
    { space: source.space, mint },
    storeTexts,
  ).catch(refusedForGood)
}

/** Loads objects with `load`, and those that it does not have with `other`. */
const eitherOf =
  (load: LoadObjects, other: LoadObjects): LoadObjects =>
  async (hashes) => {
    const found = await load(hashes)
    const missing = hashes.filter((hash) => !found.has(hash))
    return missing.length === 0 ? found : new Map([...found, ...(await other(missing))])
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
  const authorize = (db: Db) => spaceFor(db, jobCaller(context), space, { level: 'edit' })
  // Stored under the job until it is copied, so its files and texts are never all in memory.
  const fencedBlocks = await fencedBlocksIn(store.read, space)
  const imported = await storeArchive(ctx, context, { pieces, under: id, fencedBlocks })
  const load = objectLoader(store, store.read, id)
  const entries = await readTree(imported.root, load)
  const source = { entries, space, names: new Map() }
  const prepared = await storeCopies(ctx, context, source)
  const texts = [...new Set(Array.from(prepared.texts.values(), ({ hash }) => hash))]
  const blobs = [...new Set(entries.flatMap((entry) => (entry.kind === 'file' ? [entry.blob] : [])))]
  const copy = await stageCopy(store, { from: id, to: space, hashes: blobs })
  const line =
    'draft' in into
      ? draftLine(
          ctx,
          { id: into.draft, subject: 'Import', createdBy: person, contentCause: 'import' },
          authorize,
        )
      : changeRequestLine(ctx, person, into.changeRequest, authorize, { cause: 'import' })
  const changeRequest = 'draft' in into ? into.draft : into.changeRequest
  let result: unknown
  try {
    await writeContent(
      ctx,
      {
        ...line,
        prepare: async (found, root, stored) => line.prepare?.(found, root, eitherOf(stored, load)),
        advance: async (db, step) => {
          await context.wanted(db)
          const revision = await line.advance(db, step)
          const { space: row } = await authorize(db)
          await copyBlobs(store, db, copy)
          await copyObjects(store, db, { from: id, to: row.id }, texts)
          const former = imported.addresses.former.map(({ path, page }) => ({
            path,
            page: prepared.ids.pages.get(page) ?? '',
          }))
          await recordFormerPaths(db, row.id, former, ctx.now())
          const request = await changeRequestOf(db, row.id, changeRequest)
          result = {
            space,
            changeRequest: request.id,
            revision: revision.id,
            ...imported.counts,
            warnings: imported.warnings,
            addresses: addressCounts(imported.addresses),
            ...addresses.changeRequest(row.organization, row.id, request),
          }
          await keepImportResult(db, id, result)
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
    return refusedForGood(error)
  }
  if (result === undefined) throw new JobFailure('The archive contains nothing to import.')
  return result
}
