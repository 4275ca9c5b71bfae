/** The audit log of an organization: who did what, where, when, from which address, with values before and after. */
import { z } from 'zod'
import { auditedEvents } from '../operation/events.ts'
import { Id, ListQuery, Timestamp } from '../wire/shapes.ts'

/** What is audited besides the events of an organization: sign-in, credentials, what was refused, what operators did. */
const securityActions = [
  'change.refused',
  'session.begun',
  'session.ended',
  'session.proved',
  'session.refused',
  'token.created',
  'token.deleted',
  'password.changed',
  'password.reset',
  'password.reset-link-created',
  'second-factor.added',
  'second-factor.removed',
  'second-factor.reset',
  'secret.adopted',
  'job.cancelled',
  'job.retried',
  'sign-on.refused',
  'site.visitor-key-viewed',
] as const

/** The closed list of audited actions. */
export const auditActions = [...auditedEvents, ...securityActions] as const
export type AuditAction = (typeof auditActions)[number]

const Action = z.enum(auditActions).meta({ id: 'AuditAction' })
const Fields = z.record(z.string(), z.unknown()).nullable()

export const AuditEvent = z
  .object({
    object: z.literal('audit-event'),
    id: Id,
    organization: Id,
    number: z.int().describe('A sequence number from 1, without gaps.'),
    occurredAt: Timestamp,
    action: Action,
    actor: z
      .object({ id: Id, displayName: z.string() })
      .nullable()
      .describe('The name of the actor at that time. Null: the service or an unknown person.'),
    target: z
      .object({ kind: z.string(), id: z.string(), title: z.string() })
      .describe('The title of the target at that time.'),
    source: z
      .object({
        address: z.string(),
        userAgent: z.string(),
        credential: z.object({ kind: z.enum(['session', 'token', 'integration']), id: Id }).nullable(),
      })
      .nullable()
      .describe('The IP address of the request. Null: not caused by a request.'),
    before: Fields.describe('Previous values of the changed fields. Never contains secrets.'),
    after: Fields.describe('New values of the changed fields. Never contains secrets.'),
    previousHash: z.string().describe('`hash` of the previous event. 64 zeros for the first.'),
    hash: z
      .string()
      .describe('SHA-256 of `previousHash` and the event without its two hashes, as JSON with sorted keys.'),
  })
  .meta({ id: 'AuditEvent' })
export type AuditEvent = z.infer<typeof AuditEvent>

const filters = {
  actor: Id.optional().describe('The id of a person.'),
  action: z.array(Action).max(auditActions.length).optional(),
  target: z.string().max(64).optional().describe('The id of the target.'),
  from: Timestamp.optional().describe('Events at or after this time.'),
  to: Timestamp.optional().describe('Events before this time.'),
}

export const AuditListQuery = ListQuery.extend(filters)
export const AuditExportQuery = z.object({
  ...filters,
  format: z.enum(['csv', 'ndjson']).default('ndjson').describe('Only NDJSON can be verified.'),
})
export type AuditFilters = Pick<
  z.output<typeof AuditListQuery>,
  'actor' | 'action' | 'target' | 'from' | 'to'
>
