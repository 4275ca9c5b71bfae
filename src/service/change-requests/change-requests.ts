/** Change requests of a space: create, read and edit their metadata. */
import { operations } from '../../contract/operations.ts'
import { followersOf, notify } from '../events/notify.ts'
import { open, reads } from '../http/verb.ts'
import type { Db } from '../storage/store.ts'
import { lockSpace } from '../content/revisions/main-line.ts'
import { changeChangeRequest } from './change-request.store.ts'
import { changeRequestView } from './change-request-view.ts'
import { changeRequestOf } from './load-change-request.ts'
import { storedDescription } from './description.ts'
import { requireCause } from './require-cause.ts'
import { beginDraft } from './draft-change-request.ts'
import { requireHand, requireStatus } from './require-status.ts'
import { draftFromTemplate } from './templates.ts'
import { recordSettings } from './timeline/record-settings.ts'

export const createChangeRequest = open(operations.createChangeRequest, async (call) => {
  const { body, caller, ctx } = call
  const { store } = ctx
  const authorize = (db: Db) => call.authorize(db)
  const description = await storedDescription(body.description)
  if (body.cause !== undefined) await requireCause(ctx, (await authorize(store.read)).space, body.cause)
  const draft = {
    id: ctx.mint('change-request'),
    subject: body.subject ?? '',
    createdBy: caller.person,
    ...(description !== undefined && { description }),
    ...(body.cause !== undefined && { cause: body.cause }),
  }
  if (body.template !== undefined) await draftFromTemplate({ ctx, caller, authorize }, body.template, draft)
  else {
    await store.write(async (db) => {
      const subject = await authorize(db)
      const { revision } = subject.space
      await beginDraft(ctx, db, subject, draft, { head: revision, initial: revision })
    })
  }
  const { space } = await authorize(store.read)
  const row = await changeRequestOf(store.read, space.id, draft.id)
  call.created(ctx.addresses.changeRequest(space.organization, space.id, row).location)
  return changeRequestView(ctx, store.read, row, space.revision)
})

export const getChangeRequest = reads(operations.getChangeRequest, async ({ params, ctx }, db, { space }) =>
  changeRequestView(ctx, db, await changeRequestOf(db, space.id, params.changeRequestId), space.revision),
)

const statusActions = { draft: 'draft', open: 'open', archived: 'archive' } as const

export const updateChangeRequest = open(operations.updateChangeRequest, async (call) => {
  const { params, body, caller, ctx } = call
  const description = await storedDescription(body.description)
  return ctx.store.write(async (db) => {
    const subject = await call.authorize(db)
    const { space } = subject
    await lockSpace(db, space.id)
    const row = await changeRequestOf(db, space.id, params.changeRequestId)
    await requireHand(db, subject, row, caller.person)
    if (body.status !== undefined) requireStatus(statusActions[body.status], row)
    const change = {
      ...(body.subject !== undefined && { subject: body.subject }),
      ...(description !== undefined && { description }),
      ...(body.status !== undefined && { status: body.status }),
    }
    const fields = (Object.keys(change) as (keyof typeof change)[]).filter(
      (name) => row[name] !== change[name],
    )
    if (fields.length === 0) return changeRequestView(ctx, db, row, space.revision)
    await changeChangeRequest(ctx, db, row, change)
    const now = await changeRequestOf(db, space.id, row.id)
    await recordSettings(ctx, db, row, change, caller.person)
    if (body.status === 'archived')
      await notify(ctx, db, {
        organization: space.organization,
        space: space.id,
        changeRequest: row.id,
        reason: 'archived',
        people: await followersOf(db, row),
        actor: caller.person,
      })
    await ctx.events.record(db, {
      organization: space.organization,
      space: space.id,
      kind: 'change-request.updated',
      subject: row.id,
      actor: caller.person,
      data: { fields },
    })
    return changeRequestView(ctx, db, now, space.revision)
  })
})
