/** The audit log of an organization: who did what, where, when, from which address, with values before and after. */
import { z } from 'zod'
import { Id, ListQuery, Timestamp } from '../wire/shapes.ts'

/** The closed list of audited actions. */
export const auditActions = [
  'organization.created',
  'organization.updated',
  'organization.deleted',
  'organization.agent-instructions-updated',
  'member.joined',
  'member.updated',
  'member.disabled',
  'member.enabled',
  'member.handed-over',
  'member.removed',
  'team.created',
  'team.updated',
  'team.members-changed',
  'team.deleted',
  'invite.created',
  'invite.deleted',
  'invite.link-created',
  'invite.link-updated',
  'invite.link-deleted',
  'space.created',
  'space.updated',
  'space.moved',
  'space.permissions-changed',
  'space.transferred',
  'space.deleted',
  'space.restored',
  'space.purged',
  'collection.created',
  'collection.updated',
  'collection.moved',
  'collection.permissions-changed',
  'collection.transferred',
  'collection.deleted',
  'site.created',
  'site.updated',
  'site.published',
  'site.unpublished',
  'site.deleted',
  'site.permissions-changed',
  'site.hostname-changed',
  'site.publishing-auth-changed',
  'site.share-links-changed',
  'change.refused',
  'session.begun',
  'session.ended',
  'session.proved',
  'session.refused',
  'token.created',
  'token.deleted',
  'password.changed',
  'password.reset',
  'second-factor.added',
  'second-factor.removed',
  'second-factor.reset',
  'secret.adopted',
  'saml-provider.created',
  'saml-provider.updated',
  'saml-provider.activated',
  'saml-provider.tested',
  'saml-provider.deleted',
  'sign-on.refused',
  'sign-on.enforced',
  'sign-on.enforcement-ended',
] as const
export type AuditAction = (typeof auditActions)[number]

const Action = z.enum(auditActions).meta({ id: 'AuditAction' })
const Fields = z.record(z.string(), z.unknown()).nullable()

export const AuditEvent = z
  .object({
    object: z.literal('audit-event'),
    id: Id,
    organization: Id,
    number: z.int().describe('From 1, without gaps.'),
    occurredAt: Timestamp,
    action: Action,
    actor: z
      .object({ id: Id, displayName: z.string() })
      .nullable()
      .describe(
        'Who did it, by the name that they had then; null: the service itself, or nobody that it knows.',
      ),
    target: z
      .object({ kind: z.string(), id: z.string(), title: z.string() })
      .describe('What it was done to, by the title that it had then.'),
    source: z
      .object({
        address: z.string(),
        userAgent: z.string(),
        credential: z.object({ kind: z.enum(['session', 'token']), id: Id }).nullable(),
      })
      .nullable()
      .describe('Where the request came from; null: no request asked for it.'),
    before: Fields.describe('What it was, of the fields that changed. Never a secret.'),
    after: Fields.describe('What it became.'),
    previousHash: z.string().describe('`hash` of the event before; 64 zeros on the first.'),
    hash: z
      .string()
      .describe('SHA-256 of `previousHash` and the event without its two hashes, as JSON with sorted keys.'),
  })
  .meta({ id: 'AuditEvent' })
export type AuditEvent = z.infer<typeof AuditEvent>

const filters = {
  actor: Id.optional().describe('Id of a person.'),
  action: z.array(Action).max(auditActions.length).optional(),
  target: z.string().max(64).optional().describe('Id of what it was done to.'),
  from: Timestamp.optional().describe('Not before this time.'),
  to: Timestamp.optional().describe('Before this time.'),
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
