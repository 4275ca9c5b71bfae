/**
 * The right that is needed to receive each kind of event: the same right that reading its subject over the API
 * requires.
 */
import type { EventKind } from '../../contract/operation/events.ts'
import type { Role } from '../../contract/roles/roles.ts'
import { siteRights } from '../../contract/roles/site-rights.ts'

export type Audience =
  /** People with the role on the event's space, or on the collection or site that is its subject. */
  | { readonly on: 'space' | 'collection' | 'site'; readonly level: Role }
  /** People with the role on one of the spaces that the event names as `spaces`. */
  | { readonly on: 'spaces'; readonly level: Role }
  /** People with the role in the organization; `member` is any membership, guests included. */
  | { readonly on: 'organization'; readonly level: Role | 'member' }
  /** Only the people named in the event. */
  | { readonly on: 'people' }

const space = { on: 'space', level: 'read' } as const
/** Of its source or of its result. */
const translation = { on: 'spaces', level: 'read' } as const
const collection = { on: 'collection', level: 'read' } as const
const site = { on: 'site', level: siteRights.view } as const
/** Who receives feedback of readers, and who can see the links and keys of a site. */
const siteEditors = { on: 'site', level: siteRights.edit } as const
const sitePublishers = { on: 'site', level: siteRights.publish } as const
const everybody = { on: 'organization', level: 'member' } as const
/** Guests do not see the other members. */
const members = { on: 'organization', level: 'read' } as const
const administrators = { on: 'organization', level: 'admin' } as const
const people = { on: 'people' } as const

export const eventAudiences: Readonly<Record<EventKind, Audience>> = {
  'organization.created': everybody,
  'organization.updated': everybody,
  'organization.deleted': everybody,
  'organization.agent-instructions-updated': everybody,
  'member.joined': members,
  'member.updated': members,
  'member.disabled': members,
  'member.enabled': members,
  'member.removed': members,
  'member.handed-over': members,
  'team.created': members,
  'team.updated': members,
  'team.members-changed': members,
  'team.deleted': members,
  'invite.created': administrators,
  'invite.deleted': administrators,
  'invite.link-created': administrators,
  'invite.link-updated': administrators,
  'invite.link-deleted': administrators,
  'saml-provider.created': administrators,
  'saml-provider.updated': administrators,
  'saml-provider.activated': administrators,
  'saml-provider.tested': administrators,
  'saml-provider.deleted': administrators,
  'sign-on.enforced': administrators,
  'sign-on.enforcement-ended': administrators,
  'notification.created': people,
  'notification.read': people,
  'saved-filter.created': people,
  'saved-filter.updated': people,
  'saved-filter.deleted': people,
  'space.created': space,
  'space.updated': space,
  'space.moved': space,
  'space.permissions-changed': space,
  'space.transferred': space,
  'space.deleted': space,
  'space.restored': space,
  // Only those who may restore see what is in the trash.
  'space.purged': { on: 'space', level: 'create' },
  'space.content-written': space,
  'space.links-ignored': space,
  'space.links-heeded': space,
  'collection.created': collection,
  'collection.updated': collection,
  'collection.moved': collection,
  'collection.permissions-changed': collection,
  'collection.transferred': collection,
  'collection.deleted': collection,
  'change-request.created': space,
  'change-request.updated': space,
  'change-request.content-written': space,
  'change-request.updated-from-main': space,
  'change-request.conflict-answered': space,
  'change-request.merged': space,
  'change-request.merge-planned': space,
  'change-request.merge-plan-cancelled': space,
  'change-request.merge-plan-waits': space,
  'change-request.merge-plan-failed': space,
  'review.requested': space,
  'review.request-withdrawn': space,
  'review.submitted': space,
  'review.dismissed': space,
  'comment.created': space,
  'comment.updated': space,
  'comment.deleted': space,
  'comment.resolved': space,
  'comment.reopened': space,
  'comment-reply.created': space,
  'comment-reply.updated': space,
  'comment-reply.deleted': space,
  'suggestion.created': space,
  'suggestion.accepted': space,
  'suggestion.dismissed': space,
  'presence.changed': space,
  'site.created': site,
  'site.updated': site,
  'site.published': site,
  'site.unpublished': site,
  'site.permissions-changed': site,
  'site.structure-changed': site,
  'site.draft-changed': site,
  'site.customized': site,
  'site.look-drafted': site,
  'site.fonts-changed': site,
  'site.adaptive-schema-changed': site,
  'site.redirects-changed': site,
  'site.hostname-changed': site,
  'site.deleted': site,
  'site.feedback-given': siteEditors,
  'site.feedback-deleted': siteEditors,
  'site.share-links-changed': sitePublishers,
  'site.publishing-auth-changed': sitePublishers,
  'integration.published': members,
  'integration.unpublished': members,
  'integration.development-started': members,
  'integration.development-ended': members,
  'integration.installed': members,
  'integration.configured': members,
  'integration.paused': members,
  'integration.uninstalled': members,
  'api-spec.created': members,
  'api-spec.updated': members,
  'api-spec.deleted': members,
  'api-spec.findings-accepted': members,
  'api-spec.processed': members,
  'api-spec.progressed': members,
  'translation.created': translation,
  'translation.updated': translation,
  'translation.deleted': translation,
  'translation.run-queued': translation,
  'translation.run-finished': translation,
  'translation.units-changed': translation,
  'translation.progressed': translation,
  'translations-glossary.updated': everybody,
  'translation-engine.created': administrators,
  'translation-engine.updated': administrators,
  'translation-engine.deleted': administrators,
  'conversations.settings-updated': administrators,
  'conversation.deleted': administrators,
  'conversation.original-shown': administrators,
  'conversations.ingested': administrators,
  'conversations.read': administrators,
  'conversations.clustered': administrators,
  'conversations-cluster.updated': administrators,
  'conversations-cluster.merged': administrators,
  'conversations-cluster.split': administrators,
  'conversations-cluster.restored': administrators,
}

/** The audience of a row. A kind written by an earlier version and unknown to this one is for administrators. */
export const audienceOf = (kind: string): Audience =>
  kind in eventAudiences ? eventAudiences[kind as EventKind] : administrators
