/** Creates a space from a folder of documentation, all or nothing. */
import { setImmediate } from 'node:timers/promises'
import type { ImportedFolder } from '../../../content/markdown/folders/import-folder.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import { writeTree } from '../../../content/revision/write-revision.ts'
import { eachBatch, writeBatchBytes } from '../../computing/batches.ts'
import { deflateAhead } from '../../storage/objects/deflated-objects.ts'
import { putPackedBlobs, stageBlobs } from '../../storage/objects/blobs.ts'
import { putObjects, sha256 } from '../../storage/objects/objects.ts'
import type { SpaceRow } from '../../storage/schema/schema.ts'
import { chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { insertSpace } from '../../spaces/space-rows.ts'
import { insertRevision } from '../../content/revisions/revision-rows.ts'
import { packedBlobs } from './folder-blobs.ts'
import { recordPageChanges } from '../../content/revisions/page-changes.ts'
import type { StoredContent } from './import-archive.ts'
import type { ImportWarning } from './import-archive.ts'
import type { AddressCounts } from './imported-addresses.ts'
import { addressCounts, recordFormerPaths } from './imported-addresses.ts'

export interface ImportRequest {
  /** Pass it if a repeated import must not create a second space. */
  readonly id?: string | undefined
  readonly organization: string
  readonly title: string
  readonly emoji?: string | undefined
  readonly parent?: string | undefined
  readonly createdBy: string
  readonly via?: 'command line' | undefined
  /** Loaded content, or a function that stores it under the id of the space. */
  readonly content: ImportedFolder | ((space: string) => Promise<StoredContent>)
  /** Called first in the transaction; throwing prevents the space from being created. */
  readonly wanted?: (db: Db) => Promise<void>
  /** Called last in the transaction. */
  readonly imported?: (db: Db, space: ImportedSpace) => Promise<void>
  /** Called before stored content is deleted; false if another process is storing the same space. */
  readonly isLast?: (db: Db) => Promise<boolean>
}

export interface ImportedSpace {
  readonly space: SpaceRow
  readonly revision: string
  readonly pages: number
  readonly files: number
  readonly warnings: readonly ImportWarning[]
  readonly addresses: AddressCounts
}

/** Stores the content of the future space under an id that nobody knows yet. */
const storeAhead = async (
  { store }: Context,
  space: string,
  { documents, blobs }: ImportedFolder,
  nodes: ReadonlyMap<Hash, Uint8Array>,
): Promise<void> => {
  for (const some of eachBatch([...nodes, ...documents], ([, bytes]) => bytes.length, writeBatchBytes)) {
    const objects = new Map(some)
    await deflateAhead(objects)
    await store.write((db) => putObjects(store, db, space, objects))
    await setImmediate()
  }
  for (const some of eachBatch(packedBlobs(blobs), ({ bytes }) => bytes.length, writeBatchBytes)) {
    const staged = await stageBlobs(store, space, some)
    await store.write((db) => putPackedBlobs(db, space, staged))
    await setImmediate()
  }
}

/** Deletes what was stored for a space that was not created. */
const forget = ({ store }: Context, space: string, isLast: ImportRequest['isLast']): Promise<void> =>
  store.write(async (db) => {
    if (isLast && !(await isLast(db))) return
    const made = await db.selectFrom('spaces').select('id').where('id', '=', space).executeTakeFirst()
    if (made) return
    for (const table of ['objects', 'blobs'] as const)
      await db.deleteFrom(table).where('space', '=', space).execute()
  })

/**
 * Stores the content piece by piece, then creates the space with its revision in one transaction. A repeated run with
 * the same id after an interruption reuses the pieces.
 */
export const importSpace = async (ctx: Context, request: ImportRequest): Promise<ImportedSpace> => {
  const id = request.id ?? ctx.mint('space')
  try {
    return await makeSpace(ctx, id, request)
  } catch (error) {
    await forget(ctx, id, request.isLast)
    throw error
  }
}

/** Stores loaded content. */
const storeFolder = async (ctx: Context, space: string, content: ImportedFolder): Promise<StoredContent> => {
  const { entries, counts, warnings, addresses } = content
  const { root, nodes } = writeTree(entries, sha256)
  await storeAhead(ctx, space, content, nodes)
  return {
    root,
    pages: entries.flatMap(({ kind, id }) => (kind === 'page' ? [id] : [])),
    counts,
    warnings,
    addresses,
  }
}

const makeSpace = async (ctx: Context, id: string, request: ImportRequest): Promise<ImportedSpace> => {
  const { content } = request
  const stored = await (typeof content === 'function' ? content(id) : storeFolder(ctx, id, content))
  return ctx.store.write(async (db) => {
    await request.wanted?.(db)
    const row = await insertSpace(ctx, db, {
      id,
      organization: request.organization,
      title: request.title,
      emoji: request.emoji,
      parent: request.parent,
      createdBy: request.createdBy,
      via: request.via,
      isImport: true,
    })
    const revision = await insertRevision(ctx, db, {
      space: row.id,
      type: 'edits',
      cause: 'import',
      parents: [row.revision],
      root: stored.root,
      mainNumber: 2,
      createdBy: request.createdBy,
    })
    await db.updateTable('spaces').set({ revision: revision.id }).where('id', '=', row.id).execute()
    const now = ctx.now()
    await recordPageChanges(db, row.id, 2, stored.pages)
    for (const some of chunks(stored.pages, 200)) {
      await db
        .insertInto('page_times')
        .values(some.map((id) => ({ space: row.id, page: id, created_at: now, updated_at: now })))
        .execute()
    }
    await recordFormerPaths(db, row.id, stored.addresses.former, now)
    const imported: ImportedSpace = {
      ...{ space: { ...row, revision: revision.id }, revision: revision.id },
      ...{ ...stored.counts, warnings: stored.warnings, addresses: addressCounts(stored.addresses) },
    }
    await request.imported?.(db, imported)
    return imported
  })
}
