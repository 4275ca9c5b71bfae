/**
 * Invites: to one address, for single use, or by a link that anybody who has it can use. No e-mail is sent: the inviter
 * copies the link.
 */
import { z } from 'zod'
import { credential } from '../operation/credential-fields.ts'
import { DisplayName, Email, Password, User } from './schemas.ts'
import { Role, RoleOrNull } from '../roles/role-schemas.ts'
import { Id, ListQuery, text, Timestamp } from '../wire/shapes.ts'

/** Validity of an invite to an address, in days. */
export const inviteDays = 7

export const NewInvites = z
  .strictObject({
    emails: z
      .array(
        z.union([Email, z.strictObject({ email: Email, role: RoleOrNull })], {
          error: 'Enter an email, or an email with a role.',
        }),
      )
      .min(1)
      .max(500),
    role: RoleOrNull.optional().describe(
      'For emails without a role of their own. Default: the default role.',
    ),
    sso: z.boolean().optional().describe('Whether they must sign in through the organization.'),
  })
  .meta({ id: 'NewInvites' })

/** An unused invite to an address. */
export const Invite = z
  .object({
    object: z.literal('invite'),
    id: Id,
    email: z.string(),
    role: RoleOrNull,
    sso: z.boolean(),
    invitedBy: User,
    createdAt: Timestamp,
    expiresAt: Timestamp,
    expired: z.boolean(),
    urls: z.object({ app: credential(z.string().describe('The URL of the invite.')).optional() }),
  })
  .meta({ id: 'Invite' })
export type Invite = z.infer<typeof Invite>

export const InviteListQuery = ListQuery.extend({
  search: text({ max: 512 }).optional().describe('Text in the email.'),
})

export const InvitesMade = z
  .object({
    users: z
      .array(z.string())
      .describe('The ids of people who are already members. Their access is unchanged.'),
    invited: z.int(),
    failedSSOEmails: z.array(z.string()).optional(),
    invites: z.array(Invite).describe('In the order of the emails, without existing members.'),
  })
  .meta({ id: 'InvitesMade' })

/** Excludes administrators, since a link can be passed on. */
const LinkRole = z
  .enum(['read', 'comment', 'edit', 'review', 'create'], {
    error: 'Links cannot give the admin role, because anyone can share them.',
  })
  .meta({ id: 'LinkRole' })

export const NewLinkInvite = z
  .union([
    z.strictObject({ role: LinkRole.nullable() }),
    z.strictObject({ level: LinkRole, space: Id }),
    z.strictObject({ level: LinkRole, collection: Id }),
  ])
  .meta({ id: 'NewLinkInvite' })

export const LinkInviteUpdate = z
  .union([z.strictObject({ role: LinkRole.nullable() }), z.strictObject({ level: LinkRole })])
  .meta({ id: 'LinkInviteUpdate' })

/**
 * With `role`: to the organization. With `level`: to a space or a collection, as a guest unless they are already
 * members.
 */
export const LinkInvite = z
  .object({
    object: z.literal('invite'),
    id: Id,
    role: RoleOrNull.optional(),
    level: Role.optional(),
    space: Id.optional(),
    collection: Id.optional(),
    title: z.string().describe('The title of the space, the collection, or the organization.'),
    redundant: z.boolean().describe('Whether members already have the access it gives.'),
    uses: z.int(),
    createdAt: Timestamp,
    urls: z.object({ app: credential(z.string().describe('What people who join can open.')).optional() }),
  })
  .meta({ id: 'LinkInvite' })
export type LinkInvite = z.infer<typeof LinkInvite>

/** What is shown to a person who opens an invite. An unusable invite only says why. */
export const OpenInvite = z
  .object({
    state: z.enum(['open', 'used', 'expired', 'off']),
    organization: z.object({ id: Id, title: z.string() }).optional(),
    email: z.string().optional().describe('The only email that can use it.'),
    role: RoleOrNull.optional(),
    level: Role.optional(),
    content: z.object({ kind: z.enum(['space', 'collection']), title: z.string() }).optional(),
    invitedBy: z.string().optional().describe('The name of the person who sent the invite.'),
    expiresAt: Timestamp.optional(),
  })
  .meta({ id: 'OpenInvite' })
export type OpenInvite = z.infer<typeof OpenInvite>

/**
 * The account to accept with: the password of the existing account for the address, or of a new one. An invite to an
 * address fixes the address; a link allows any.
 */
export const InviteAccount = z
  .strictObject({ displayName: DisplayName, password: Password, email: Email.optional() })
  .meta({ id: 'InviteAccount' })

/** What the person has joined. */
export const Joined = z
  .object({
    organization: Id,
    space: Id.optional(),
    collection: Id.optional(),
  })
  .meta({ id: 'Joined' })
