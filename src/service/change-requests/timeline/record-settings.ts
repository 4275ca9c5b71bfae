/** Timeline entries for changes of the subject, the description and the status. */
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { TimelineData } from './record-timeline.ts'
import { recordTimeline } from './record-timeline.ts'

const statusEntry = (before: string, after: string): TimelineData => {
  if (after === 'archived') return { kind: 'archived' }
  if (before === 'archived') return { kind: 'reopened', status: after === 'draft' ? 'draft' : 'open' }
  return after === 'draft' ? { kind: 'returned-to-draft' } : { kind: 'opened' }
}

/** `change`: the new values; those that are the same as before are not recorded. */
export const recordSettings = async (
  ctx: Context,
  db: Db,
  before: ChangeRequestRow,
  change: Partial<Pick<ChangeRequestRow, 'subject' | 'description' | 'status'>>,
  actor: string,
): Promise<void> => {
  const { subject = before.subject, description = before.description, status = before.status } = change
  const record = (data: TimelineData) => recordTimeline(ctx, db, before, actor, data)
  if (subject !== before.subject) await record({ kind: 'subject-changed', from: before.subject, to: subject })
  if (description !== before.description) await record({ kind: 'description-changed' })
  if (status !== before.status) await record(statusEntry(before.status, status))
}
