/** `POST /spaces/{s}/content` and `…/content/files`: edits of a live space, which need no change request. */
import { operations } from '../../contract/operations.ts'
import type { SpaceSubject } from '../access/load-resource.ts'
import { Failure } from '../http/failure.ts'
import { open } from '../http/verb.ts'
import { fencedBlocksIn } from '../integrations/catalog/fenced-blocks.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { advanceMain, lockSpace } from '../content/revisions/main-line.ts'
import { fileView } from '../content/revisions/page-view.ts'
import { givenMediaType, receivedBytes } from '../content/files/received-file.ts'
import type { ContentLine } from '../content/writing/write-content.ts'
import { writeContent } from '../content/writing/write-content.ts'
import { mainLine } from '../content/writing/write-queue.ts'
import { viewAfter, writtenView } from '../content/writing/write-result-view.ts'

/** Main as the target of writes to a live space. */
export const liveLine = (
  ctx: Context,
  person: string,
  authorize: (db: Db) => Promise<SpaceSubject>,
): ContentLine => ({
  head: async (db) => {
    const { space } = await authorize(db)
    if (space.edit_mode !== 'live') {
      throw new Failure('space-locked', 'This space is locked. Edit it in a change request, or unlock it.')
    }
    return { space, revision: space.revision, origin: space.revision, line: mainLine(space.id) }
  },
  lock: lockSpace,
  fencedBlocks: fencedBlocksIn,
  advance: async (db, { found: { space }, head, root, before, after, changes }) => {
    const revision = await advanceMain(ctx, db, {
      revision: { space: space.id, type: 'edits', root, createdBy: person },
      head,
      before,
      after,
      changes,
    })
    await ctx.events.record(db, {
      organization: space.organization,
      space: space.id,
      kind: 'space.content-written',
      subject: space.id,
      actor: person,
      data: { revision: revision.id },
    })
    return revision
  },
})

export const writeSpaceContent = open(operations.writeSpaceContent, async (call) => {
  const { ctx, caller, body } = call
  const written = await writeContent(
    ctx,
    liveLine(ctx, caller.person, (db) => call.authorize(db)),
    body,
  )
  return writtenView(viewAfter(ctx, written), body.changes, written)
})

export const uploadSpaceFile = open(operations.uploadSpaceFile, async (call) => {
  const { ctx, caller, query } = call
  const line = liveLine(ctx, caller.person, (db) => call.authorize(db))
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
  call.created(
    `${ctx.addresses.space(written.space.organization, written.space.id).location}/content/files/${id}`,
  )
  return fileView(viewAfter(ctx, written), file)
})
