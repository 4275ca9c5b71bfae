/**
 * The kinds of events, and groups of them. The service records no other kind, and every read operation declares the
 * kinds after which its response is stale (`staleAfter`). A kind is a noun and what happened to it.
 */

const organizationSettings = ['organization.created', 'organization.updated', 'organization.deleted'] as const
const agentInstructions = ['organization.agent-instructions-updated'] as const
const members = [
  'member.joined',
  'member.updated',
  'member.disabled',
  'member.enabled',
  'member.handed-over',
  'member.removed',
] as const
const teams = ['team.created', 'team.updated', 'team.members-changed', 'team.deleted'] as const
const invites = [
  'invite.created',
  'invite.deleted',
  'invite.link-created',
  'invite.link-updated',
  'invite.link-deleted',
] as const
const signOn = [
  'saml-provider.created',
  'saml-provider.updated',
  'saml-provider.activated',
  'saml-provider.tested',
  'saml-provider.deleted',
  'sign-on.enforced',
  'sign-on.enforcement-ended',
] as const
const notifications = ['notification.created', 'notification.read'] as const
const savedFilters = ['saved-filter.created', 'saved-filter.updated', 'saved-filter.deleted'] as const
const spaceSettings = [
  'space.created',
  'space.updated',
  'space.moved',
  'space.permissions-changed',
  'space.transferred',
  'space.deleted',
  'space.restored',
  'space.purged',
] as const
const collections = [
  'collection.created',
  'collection.updated',
  'collection.moved',
  'collection.permissions-changed',
  'collection.transferred',
  'collection.deleted',
] as const
const ignoredLinks = ['space.links-ignored', 'space.links-heeded'] as const
const changeRequestContent = [
  'change-request.content-written',
  'change-request.updated-from-main',
  'change-request.conflict-answered',
] as const
const mergePlans = [
  'change-request.merge-planned',
  'change-request.merge-plan-cancelled',
  'change-request.merge-plan-waits',
  'change-request.merge-plan-failed',
] as const
const reviews = [
  'review.requested',
  'review.request-withdrawn',
  'review.submitted',
  'review.dismissed',
] as const
const comments = [
  'comment.created',
  'comment.updated',
  'comment.deleted',
  'comment.resolved',
  'comment.reopened',
  'comment-reply.created',
  'comment-reply.updated',
  'comment-reply.deleted',
] as const
const suggestions = ['suggestion.created', 'suggestion.accepted', 'suggestion.dismissed'] as const
const presence = ['presence.changed'] as const
/** Whether a site is published, and its settings. */
const siteState = [
  'site.created',
  'site.updated',
  'site.published',
  'site.unpublished',
  'site.deleted',
] as const
/** Who can reach a site, and where. */
const siteReach = [
  'site.permissions-changed',
  'site.hostname-changed',
  'site.publishing-auth-changed',
  'site.share-links-changed',
] as const
/** What readers of a site get: its structure with its conditions, its look, and what conditions can ask for. */
const siteDesign = ['site.structure-changed', 'site.customized', 'site.adaptive-schema-changed'] as const
const siteSetup = [
  ...siteReach,
  ...siteDesign,
  'site.draft-changed',
  'site.look-drafted',
  'site.fonts-changed',
  'site.redirects-changed',
] as const
const integrations = [
  'integration.published',
  'integration.unpublished',
  'integration.development-started',
  'integration.development-ended',
  'integration.installed',
  'integration.configured',
  'integration.paused',
  'integration.uninstalled',
] as const
const apiSpecSettings = [
  'api-spec.created',
  'api-spec.updated',
  'api-spec.deleted',
  'api-spec.findings-accepted',
] as const
/** `processed`: a version was stored, nothing changed, or processing failed. */
const apiSpecs = [...apiSpecSettings, 'api-spec.processed'] as const
/** Processing goes on to its next step. */
const apiSpecProgress = ['api-spec.progressed'] as const
const translationSettings = [
  'translation.created',
  'translation.updated',
  'translation.deleted',
  'translations-glossary.updated',
  'translation-engine.created',
  'translation-engine.updated',
  'translation-engine.deleted',
] as const
const translations = [
  ...translationSettings,
  'translation.run-queued',
  'translation.run-finished',
  'translation.units-changed',
] as const
/** A run goes on to its next page. */
const translationProgress = ['translation.progressed'] as const
const conversationSettings = [
  'conversations.settings-updated',
  'conversation.deleted',
  'conversation.original-shown',
] as const
const conversations = [
  ...conversationSettings,
  'conversations.ingested',
  'conversations.read',
  'conversations.clustered',
  'conversations-cluster.updated',
  'conversations-cluster.merged',
  'conversations-cluster.split',
  'conversations-cluster.restored',
] as const
const siteFeedback = ['site.feedback-given', 'site.feedback-deleted'] as const

/** The kinds that the audit log of the organization records. */
export const auditedEvents = [
  ...organizationSettings,
  ...agentInstructions,
  ...members,
  ...teams,
  ...invites,
  ...spaceSettings,
  ...collections,
  ...siteState,
  ...siteReach,
  ...siteDesign,
  ...signOn,
  ...integrations,
  ...apiSpecSettings,
  ...translationSettings,
  ...conversationSettings,
] as const

/** Every kind of event. */
export const eventKinds = [
  ...organizationSettings,
  ...agentInstructions,
  ...members,
  ...teams,
  ...invites,
  ...signOn,
  ...notifications,
  ...savedFilters,
  ...spaceSettings,
  'space.content-written',
  ...ignoredLinks,
  ...collections,
  'change-request.created',
  'change-request.updated',
  'change-request.merged',
  ...changeRequestContent,
  ...mergePlans,
  ...reviews,
  ...comments,
  ...suggestions,
  ...presence,
  ...siteState,
  ...siteSetup,
  ...siteFeedback,
  ...integrations,
  ...apiSpecs,
  ...apiSpecProgress,
  ...translations,
  ...translationProgress,
  ...conversations,
] as const
export type EventKind = (typeof eventKinds)[number]

/** A response that no event changes. */
export const never = [] as const

const memberships = [...members, ...teams] as const
const siteSettings = [...siteState, ...siteSetup] as const
/** The main content of a space changes when it is edited directly and when a change request is merged. */
const mainContent = ['space.content-written', 'change-request.merged'] as const
const changeRequestState = [
  'change-request.created',
  'change-request.updated',
  'change-request.merged',
] as const

/** What `staleAfter` of an operation is put together from. */
export const events = {
  organizationSettings,
  agentInstructions,
  memberships,
  invites,
  signOn,
  /** What moves the open work of a member to another one, or to nobody. */
  handedWork: ['member.handed-over', 'member.removed'],
  notifications,
  savedFilters,
  spaceSettings,
  ignoredLinks,
  collections,
  /** Everything that can change what a person may do in a space or collection. */
  spaceAccess: [...organizationSettings, ...memberships, ...spaceSettings, ...collections],
  /** Everything that can change what a person may do on a site. */
  siteAccess: [...organizationSettings, ...memberships, ...siteState, 'site.permissions-changed'],
  mainContent,
  changeRequestState,
  changeRequestContent,
  /** The content of a change request, until it is merged. */
  changeRequestPages: [...changeRequestContent, 'change-request.merged'],
  mergePlans,
  reviews,
  comments,
  suggestions,
  presence,
  siteState,
  /** Everything about a site except feedback, which arrives often and changes nothing else. */
  siteSettings,
  siteFeedback,
  integrations,
  apiSpecs,
  apiSpecProgress,
  translations,
  translationProgress,
  conversations,
} as const satisfies Readonly<Record<string, readonly EventKind[]>>
