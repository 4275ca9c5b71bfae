/** Which events the audit log records, and what it says about them. */
import type { AuditAction } from '../../contract/organizations/audit-schemas.ts'
import { auditActions } from '../../contract/organizations/audit-schemas.ts'
import type { Db } from '../storage/store.ts'
import type { AuditEntry, AuditFields } from './audit-log.ts'
import type { EventInput } from './event-input.ts'

const audited: ReadonlySet<string> = new Set(auditActions)

type Data = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Step {
  readonly from: unknown
  readonly to: unknown
}

/** Splits `[{ grantee, kind, from, to }]` into a list of the old values and one of the new. */
const sidesOf = (name: string, steps: readonly Step[]): { before: AuditFields; after: AuditFields } => {
  const side = (which: 'from' | 'to') =>
    steps.flatMap(({ from, to, ...about }) => {
      const role = which === 'from' ? from : to
      return role === null ? [] : [{ ...about, role }]
    })
  return { before: { [name]: side('from') }, after: { [name]: side('to') } }
}

/** The old and new values in an event. Verbs write its data in a few shapes, which are distinguished here. */
const fieldsOf = (data: Data): { before: AuditFields; after: AuditFields } => {
  const { field, from, to, fields: _, title: _title, ...rest } = data
  for (const name of ['grants', 'members']) {
    const steps = rest[name]
    if (Array.isArray(steps) && steps.length > 0 && steps.every((item) => isFields(item) && 'from' in item))
      return sidesOf(name, steps as Step[])
  }
  if (typeof field === 'string') return { before: { [field]: from }, after: { [field]: to } }
  if (!('from' in data) && !('to' in data))
    return { before: null, after: Object.keys(rest).length === 0 ? null : rest }
  const asFields = (value: unknown): AuditFields =>
    value === null || value === undefined ? null : isFields(value) ? value : { value }
  const more = Object.keys(rest).length === 0 ? undefined : rest
  const after = asFields(to)
  return { before: asFields(from), after: more === undefined ? after : { ...after, ...more } }
}

const titleIn = ({ title, from, to }: Data): string | undefined => {
  for (const where of [{ title }, to, from])
    if (isFields(where) && typeof where['title'] === 'string') return where['title']
  return undefined
}

/** The addresses in an event about invites. */
const addressesIn = ({ from, to }: Data): string | undefined => {
  const emails = (Array.isArray(to) ? to : [to ?? from]).flatMap((item) =>
    isFields(item) && typeof item['email'] === 'string' ? [item['email']] : [],
  )
  return emails.length === 0 ? undefined : emails.join(', ')
}

/** The current title of the subject; '' if it cannot be determined any more. */
const titleOf = async (db: Db, kind: string, id: string): Promise<string> => {
  switch (kind) {
    case 'organization':
    case 'space':
    case 'collection':
    case 'team':
    case 'site': {
      const row = await db.selectFrom(`${kind}s`).select('title').where('id', '=', id).executeTakeFirst()
      return row?.title ?? ''
    }
    case 'member': {
      const row = await db
        .selectFrom('persons')
        .select('display_name')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.display_name ?? ''
    }
    default:
      return ''
  }
}

/** The audit log entry for an event; undefined if its kind is not audited. */
export const auditEntryOf = async (db: Db, event: EventInput): Promise<AuditEntry | undefined> => {
  if (!audited.has(event.kind)) return undefined
  const { organization, kind: action, subject, actor, data = {} } = event
  const [kind = ''] = action.split('.', 1)
  const title = titleIn(data) ?? (kind === 'invite' ? addressesIn(data) : undefined)
  return {
    organization,
    action: action as AuditAction,
    actor,
    target: { kind, id: subject, title: title ?? (await titleOf(db, kind, subject)) },
    ...fieldsOf(data),
  }
}
