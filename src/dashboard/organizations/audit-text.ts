import type { AuditAction } from '../../client/types.gen.ts'

/** Text for each action, following the name of the actor. */
export const auditLabels: Readonly<Record<AuditAction, string>> = {
  'organization.created': 'made the organization',
  'organization.updated': 'changed settings of the organization',
  'organization.deleted': 'deleted the organization',
  'organization.agent-instructions-updated': 'changed what agents are told',
  'member.joined': 'joined',
  'member.updated': 'changed the member',
  'member.disabled': 'shut out',
  'member.enabled': 'let in again',
  'member.handed-over': 'handed over the work of',
  'member.removed': 'removed',
  'team.created': 'made the team',
  'team.updated': 'changed the team',
  'team.members-changed': 'changed who is in the team',
  'team.deleted': 'deleted the team',
  'invite.created': 'invited',
  'invite.deleted': 'took back the invite of',
  'invite.link-created': 'made an invite link',
  'invite.link-updated': 'changed an invite link',
  'invite.link-deleted': 'took an invite link away',
  'space.created': 'made the space',
  'space.updated': 'changed settings of the space',
  'space.moved': 'moved the space',
  'space.permissions-changed': 'changed who may do what on the space',
  'space.transferred': 'moved to another organization the space',
  'space.deleted': 'put into the trash the space',
  'space.restored': 'took out of the trash the space',
  'space.purged': 'deleted for good the space',
  'collection.created': 'made the collection',
  'collection.updated': 'changed settings of the collection',
  'collection.moved': 'moved the collection',
  'collection.permissions-changed': 'changed who may do what on the collection',
  'site.permissions-changed': 'changed who may do what on the site',
  'collection.transferred': 'moved to another organization the collection',
  'collection.deleted': 'deleted the collection',
  'site.created': 'made the site',
  'site.updated': 'changed the site',
  'site.published': 'published the site',
  'site.unpublished': 'took back the site',
  'site.deleted': 'deleted the site',
  'site.hostname-changed': 'changed the host name of the site',
  'site.publishing-auth-changed': 'changed how visitors sign in to the site',
  'site.share-links-changed': 'changed share links of the site',
  'change.refused': 'was refused:',
  'session.begun': 'signed in',
  'session.ended': 'signed out',
  'session.proved': 'showed who they are in the session',
  'session.refused': 'A sign-in was refused for',
  'token.created': 'made the token',
  'token.deleted': 'deleted the token',
  'password.changed': 'changed the password of',
  'password.reset': 'got a new password',
  'second-factor.added': 'added the second factor',
  'second-factor.removed': 'removed the second factor',
  'second-factor.reset': 'lost all second factors',
  'secret.adopted': 'The installation went on with another secret',
  'saml-provider.created': 'added the sign-on provider',
  'saml-provider.updated': 'changed the sign-on provider',
  'saml-provider.activated': 'activated the sign-on provider',
  'saml-provider.tested': 'tested the sign-on provider',
  'saml-provider.deleted': 'deleted the sign-on provider',
  'sign-on.refused': 'A sign-on was refused by',
  'sign-on.enforced': 'made single sign-on compulsory',
  'sign-on.enforcement-ended': 'made single sign-on a choice again',
}

/** Actions without an actor, whose sentence has no subject. */
export const isImpersonal = (action: AuditAction): boolean =>
  action === 'session.refused' || action === 'sign-on.refused' || action === 'secret.adopted'

/** Filter areas, by the first part of the action. */
export const auditAreas = {
  people: { label: 'Members and invites', kinds: ['member', 'invite', 'change'] },
  teams: { label: 'Teams', kinds: ['team'] },
  content: { label: 'Spaces and collections', kinds: ['space', 'collection'] },
  sites: { label: 'Sites', kinds: ['site'] },
  'sign-in': {
    label: 'Sign-in and tokens',
    kinds: ['session', 'token', 'password', 'second-factor', 'secret', 'saml-provider', 'sign-on'],
  },
  organization: { label: 'Organization', kinds: ['organization'] },
} as const
export type AuditArea = keyof typeof auditAreas

/** The actions of an area; empty for all actions. */
export const actionsOf = (area: AuditArea | undefined): AuditAction[] => {
  if (area === undefined) return []
  const kinds: readonly string[] = auditAreas[area].kinds
  return (Object.keys(auditLabels) as AuditAction[]).filter((action) =>
    kinds.includes(action.slice(0, action.indexOf('.'))),
  )
}

/** A value before or after on one line: text as it is, everything else as JSON. */
export const valueText = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, undefined, 1)
