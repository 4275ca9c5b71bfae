/** Makes a space out of a folder of documentation, all or nothing. */
import type { ImportedFolder } from '../../content/markdown/import-folder.ts'
import { writeTree } from '../../content/revision-tree.ts'
import { putBlob, putObjects, sha256 } from '../storage/objects.ts'
import type { SpaceRow } from '../storage/schema.ts'
import { chunks } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'
import { insertSpace } from '../spaces/add-spaces.ts'
import { insertRevision } from './add-revision.ts'
import { recordPageChanges } from './page-changes.ts'

export interface ImportRequest {
  /** Given when a repeated import must not make a second space. */
  readonly id?: string | undefined
  readonly organization: string
  readonly title: string
  readonly emoji?: string | undefined
  readonly parent?: string | undefined
  readonly createdBy: string
  readonly content: ImportedFolder
  /** Asked first in the transaction; what it throws keeps the space from being made. */
  readonly wanted?: (db: Db) => Promise<void>
}

export interface ImportWarning {
  readonly file: string
  readonly line: number
  readonly code: string
  readonly message: string
}

export interface ImportedSpace {
  readonly space: SpaceRow
  readonly revision: string
  readonly pages: number
  readonly files: number
  readonly warnings: readonly ImportWarning[]
}

/** Writes space, content and revision at once. */
export const importSpace = async (around: Surroundings, request: ImportRequest): Promise<ImportedSpace> => {
  const imported = request.content
  const tree = writeTree(imported.entries, sha256)
  const space = await around.store.write(async (db) => {
    await request.wanted?.(db)
    const row = await insertSpace(around, db, {
      id: request.id,
      organization: request.organization,
      title: request.title,
      emoji: request.emoji,
      parent: request.parent,
      createdBy: request.createdBy,
    })
    await putObjects(db, row.id, tree.nodes)
    await putObjects(db, row.id, imported.documents)
    for (const { bytes, contentType } of imported.blobs.values())
      await putBlob(db, row.id, bytes, contentType)
    const revision = await insertRevision(around, db, {
      space: row.id,
      type: 'edits',
      parents: [row.revision],
      root: tree.root,
      mainNumber: 2,
      createdBy: request.createdBy,
    })
    await db.updateTable('spaces').set({ revision: revision.id }).where('id', '=', row.id).execute()
    const now = around.now()
    const pages = imported.entries.filter(({ kind }) => kind === 'page')
    await recordPageChanges(
      db,
      row.id,
      2,
      pages.map(({ id }) => id),
    )
    for (const some of chunks(pages, 200)) {
      await db
        .insertInto('page_times')
        .values(some.map(({ id }) => ({ space: row.id, page: id, created_at: now, updated_at: now })))
        .execute()
    }
    return { ...row, revision: revision.id }
  })
  return { space, revision: space.revision, ...imported.counts, warnings: imported.warnings }
}
