import type { AuditAction } from '../../client/types.gen.ts'

/** Text for each action, following the name of the actor. */
export const auditLabels: Readonly<Record<AuditAction, string>> = {
  'organization.created': 'created the organization',
  'organization.updated': 'changed organization settings',
  'organization.deleted': 'deleted the organization',
  'organization.agent-instructions-updated': 'changed the agent instructions',
  'member.joined': 'joined',
  'member.updated': 'changed the member',
  'member.disabled': 'deactivated',
  'member.enabled': 'reactivated',
  'member.handed-over': 'reassigned the work of',
  'member.removed': 'removed',
  'team.created': 'created the team',
  'team.updated': 'changed the team',
  'team.members-changed': 'changed the members of the team',
  'team.deleted': 'deleted the team',
  'invite.created': 'invited',
  'invite.deleted': 'canceled the invite for',
  'invite.link-created': 'created an invite link',
  'invite.link-updated': 'changed an invite link',
  'invite.link-deleted': 'deleted an invite link',
  'space.created': 'created the space',
  'space.updated': 'changed settings of the space',
  'space.moved': 'moved the space',
  'space.permissions-changed': 'changed access to the space',
  'space.transferred': 'transferred the space',
  'space.deleted': 'deleted the space',
  'space.restored': 'restored the space',
  'space.purged': 'permanently deleted the space',
  'collection.created': 'created the collection',
  'collection.updated': 'changed settings of the collection',
  'collection.moved': 'moved the collection',
  'collection.permissions-changed': 'changed access to the collection',
  'site.permissions-changed': 'changed access to the site',
  'collection.transferred': 'transferred the collection',
  'collection.deleted': 'deleted the collection',
  'site.created': 'created the site',
  'site.updated': 'changed the site',
  'site.published': 'published the site',
  'site.unpublished': 'unpublished the site',
  'site.deleted': 'deleted the site',
  'site.hostname-changed': 'changed the hostname of the site',
  'site.publishing-auth-changed': 'changed visitor sign-in for the site',
  'site.share-links-changed': 'changed share links of the site',
  'site.structure-changed': 'changed the structure of the site',
  'site.customized': 'changed the customization of the site',
  'site.adaptive-schema-changed': 'changed the visitor schema of the site',
  'site.visitor-key-viewed': 'viewed the visitor signing key of the site',
  'integration.published': 'published the integration',
  'integration.unpublished': 'unpublished the integration',
  'integration.development-started': 'started development mode for the integration',
  'integration.development-ended': 'ended development mode for the integration',
  'integration.installed': 'installed the integration',
  'integration.configured': 'configured the integration',
  'integration.paused': 'paused or resumed the integration',
  'integration.uninstalled': 'uninstalled the integration',
  'api-spec.created': 'added the API specification',
  'api-spec.updated': 'changed the API specification',
  'api-spec.deleted': 'deleted the API specification',
  'api-spec.findings-accepted': 'accepted findings of the API specification',
  'translation.created': 'added the translation',
  'translation.updated': 'changed the translation',
  'translation.deleted': 'deleted the translation',
  'translations-glossary.updated': 'changed the glossary',
  'translation-engine.created': 'added the translation engine',
  'translation-engine.updated': 'changed the translation engine',
  'translation-engine.deleted': 'removed the translation engine',
  'conversations.settings-updated': 'changed how long original conversations are kept',
  'conversation.deleted': 'erased the conversation',
  'conversation.original-shown': 'viewed the original text of the conversation',
  'change.refused': 'was denied:',
  'session.begun': 'signed in',
  'session.ended': 'signed out',
  'session.proved': 'confirmed their identity',
  'session.refused': 'Failed sign-in for',
  'token.created': 'created the token',
  'token.deleted': 'deleted the token',
  'password.changed': 'changed the password of',
  'password.reset': 'got a new password',
  'password.reset-link-created': 'created a password reset link for',
  'second-factor.added': 'added the two-factor method',
  'second-factor.removed': 'removed the two-factor method',
  'second-factor.reset': 'had all two-factor methods removed',
  'secret.adopted': 'The installation switched to a new secret',
  'job.cancelled': 'canceled background work, as an operator:',
  'job.retried': 'retried background work, as an operator:',
  'saml-provider.created': 'added the sign-on provider',
  'saml-provider.updated': 'changed the sign-on provider',
  'saml-provider.activated': 'activated the sign-on provider',
  'saml-provider.tested': 'tested the sign-on provider',
  'saml-provider.deleted': 'deleted the sign-on provider',
  'sign-on.refused': 'Failed single sign-on with',
  'sign-on.enforced': 'made single sign-on required',
  'sign-on.enforcement-ended': 'made single sign-on optional',
}

/** Actions without an actor, whose sentence has no subject. */
export const hasNoActor = (action: AuditAction): boolean =>
  action === 'session.refused' || action === 'sign-on.refused' || action === 'secret.adopted'

/** Filter areas, by the first part of the action. */
export const auditAreas = {
  people: { label: 'Members and invites', kinds: ['member', 'invite', 'change'] },
  teams: { label: 'Teams', kinds: ['team'] },
  content: { label: 'Spaces and collections', kinds: ['space', 'collection'] },
  sites: { label: 'Sites', kinds: ['site'] },
  integrations: { label: 'Integrations', kinds: ['integration'] },
  translations: {
    label: 'Translations',
    kinds: ['translation', 'translations-glossary', 'translation-engine'],
  },
  conversations: { label: 'Conversations', kinds: ['conversation', 'conversations'] },
  specifications: { label: 'API specifications', kinds: ['api-spec'] },
  'sign-in': {
    label: 'Sign-in and tokens',
    kinds: ['session', 'token', 'password', 'second-factor', 'secret', 'saml-provider', 'sign-on'],
  },
  organization: { label: 'Organization', kinds: ['organization', 'job'] },
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
