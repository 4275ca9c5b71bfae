/** Writes content into a change request: `POST …/change-requests/{c}/content` and `…/content/files`. */
import { operations } from '../../contract/operations.ts'
import type { SpaceSubject } from '../access/load-resource.ts'
import { open } from '../http/verb.ts'
import { insertRevision } from '../content/revisions/revision-rows.ts'
import { fileView } from '../content/revisions/page-view.ts'
import { givenMediaType, receivedBytes } from '../content/files/received-file.ts'
import type { ContentLine, LineHead } from '../content/writing/write-content.ts'
import { writeContent } from '../content/writing/write-content.ts'
import { changeLine } from '../content/writing/write-queue.ts'
import { viewAfter, writtenView } from '../content/writing/write-result-view.ts'
import { fencedBlocksIn } from '../integrations/catalog/fenced-blocks.ts'
import type { ChangeRequestRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { changeChangeRequest, noteContributor } from './change-request.store.ts'
import { changeRequestView } from './change-request-view.ts'
import { prepareDifference } from './difference-hash.ts'
import { changeRequestOf, lockChangeRequest } from './load-change-request.ts'
import { requireOpen } from './require-status.ts'
import { recordEdit, touchedPages } from './timeline/record-timeline.ts'

interface LineOptions {
  /**
   * The authors of the suggestions that the write accepts. Accepting wording is not writing it, and its author only
   * proposed it, so that both can still approve; only those who accept their own become contributors.
   */
  readonly suggestedBy?: readonly string[]
  /** Why content is written; an edit if absent. */
  readonly cause?: 'import' | 'translation'
}

const rowIn = ({ changeRequest }: LineHead): ChangeRequestRow => {
  if (changeRequest === undefined) throw new Error('This line belongs to no change request.')
  return changeRequest
}

/** The revision line of a change request, for a caller who may edit its space. */
export const changeRequestLine = (
  ctx: Context,
  person: string,
  idOrNumber: string,
  authorize: (db: Db) => Promise<SpaceSubject>,
  { suggestedBy, cause }: LineOptions = {},
): ContentLine => {
  return {
    head: async (db) => {
      const { space } = await authorize(db)
      const row = await changeRequestOf(db, space.id, idOrNumber)
      requireOpen(row)
      return {
        space,
        changeRequest: row,
        revision: row.revision,
        origin: row.revision_merged_ancestor,
        line: changeLine(row),
      }
    },
    lock: (db, space) => lockChangeRequest(db, { space, id: idOrNumber }),
    fencedBlocks: fencedBlocksIn,
    prepare: (found, root, objects) => prepareDifference(ctx, rowIn(found), root, objects),
    advance: async (db, { found, head, root, before, changes }) => {
      const { space } = found
      const row = rowIn(found)
      const revision = await insertRevision(ctx, db, {
        space: space.id,
        type: 'edits',
        cause,
        parents: [head.id],
        root,
        mainNumber: null,
        createdBy: person,
      })
      await changeChangeRequest(ctx, db, row, { revision: revision.id })
      if (suggestedBy === undefined || suggestedBy.includes(person))
        await noteContributor(ctx, db, row, person)
      if (suggestedBy === undefined)
        await recordEdit(ctx, db, row, person, {
          revision: revision.id,
          pages: touchedPages(changes, before),
        })
      await ctx.events.record(db, {
        organization: space.organization,
        space: space.id,
        kind: 'change-request.content-written',
        subject: row.id,
        actor: person,
        data: { revision: revision.id },
      })
      return revision
    },
  }
}

export const writeChangeRequestContent = open(operations.writeChangeRequestContent, async (call, db) => {
  const { ctx, caller, params, body, query } = call
  const line = changeRequestLine(ctx, caller.person, params.changeRequestId, (within) =>
    call.authorize(within),
  )
  const written = await writeContent(ctx, line, body)
  const { space } = await call.authorize(db)
  const row = await changeRequestOf(db, space.id, params.changeRequestId)
  const changeRequest = await changeRequestView(ctx, db, row, space.revision)
  if (query.compat) return changeRequest
  return { ...writtenView(viewAfter(ctx, written), body.changes, written, changeRequest), changeRequest }
})

export const uploadChangeRequestFile = open(operations.uploadChangeRequestFile, async (call) => {
  const { ctx, caller, params, query } = call
  const line = changeRequestLine(ctx, caller.person, params.changeRequestId, (within) =>
    call.authorize(within),
  )
  // Reject callers without write access before reading the bytes.
  await line.head(ctx.store.read)
  const bytes = await receivedBytes(call.request.stream)
  const contentType = givenMediaType(call.request.headers)
  const written = await writeContent(ctx, line, {
    changes: [{ operation: 'store_file', ...query, contentType, bytes }],
  })
  const id = query.file ?? written.results[0]?.ids[0] ?? ''
  const file = written.after.files.get(id)
  if (!file) throw new Error('An uploaded file is not in its revision.')
  const { location } = ctx.addresses.space(written.space.organization, written.space.id)
  call.created(`${location}/change-requests/${params.changeRequestId}/content/files/${id}`)
  return fileView(viewAfter(ctx, written), file)
})
