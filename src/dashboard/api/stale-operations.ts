/** Which cached responses an event makes stale, by operation name. */

/** An event of the service's stream. */
export interface LiveEvent {
  /** A noun and what happened to it: `space.created`. */
  readonly kind: string
  /** Id of what changed. */
  readonly subject?: string
  /** Id of the space in which it happened. */
  readonly space?: string
}

/** The operation behind a cached response. */
export interface AskedOperation {
  readonly name: string
  readonly path?: { readonly spaceId?: string; readonly changeRequestId?: string }
}

/** Immutable responses: documents and revisions are addressed by their hash. */
const lasting = /^(getDocument|getRevision\w*|listRevision[A-Z]\w*|compareRevisions|streamEvents)$/

/** Operations that show the content of a space: its own reads, and comparisons of a change request with main. */
const content = /Space|ChangeRequest|Conflicts|Revisions|Collection|search|findThings/

/** Events that are written to the audit log, so that an open log is refetched. */
const audited =
  /^(organization|member|team|invite|collection|site|token|session|saml-provider|sign-on|second-factor)\.|^space\.(?!content)/

/** Events that affect the list of first steps. */
const steps =
  /^(space\.(?!content)|change-request\.(created|updated|merged)$|invite|member\.|site\.(published|unpublished|deleted)$)/

/** The first row whose pattern fits the kind decides. */
const touched: readonly (readonly [kind: RegExp, operations: RegExp])[] = [
  // Every list of change requests contains the merge rules in force and who may review.
  [
    /^organization\./,
    /Organization|getUser|Subdomain|AgentInstructions|Setup|Space|listChangeRequests|MergeChecks/,
  ],
  [
    /^(member|team|invite|token|session|sso|person|user)/,
    /Member|Team|Invite|Token|Session|SignOn|Saml|Factor|getUser|Permission|Access|Organization|listChangeRequests|MergeChecks|^(getSite|listSites|getSpace|getCollection)$/i,
  ],
  [/^(space\.content-written|change-request\.merged)$/, content],
  [/^(space|collection|permission)/, /Space|Collection|Permission|Access|ChangeRequest|search|findThings/],
  [
    /^change-request\.created$/,
    /ChangeRequests|OrganizationSpaces|CollectionSpaces|getSpace$|PageReport|SpaceHealth|listSites$|search|findThings/,
  ],
  [
    /^change-request\./,
    /ChangeRequest|Conflicts|OrganizationSpaces|getSpace$|PageReport|SpaceHealth|listSites$|search|findThings/,
  ],
  [/^review/, /Review|ChangeRequest|Conflicts/],
  [/^notification/, /Notification/],
  [/^saved-filter/, /SavedFilter/],
  // Someone started or stopped editing; no stored data changes.
  [/^presence/, /Presence/],
  [/^comment/, /Comment|ChangeRequests?$|findThings/],
  [/^suggestion/, /Suggestion|Comment|ChangeRequests?$/],
  // A space's data contains how widely it is published.
  [
    /^site\.(structure-changed|updated|published|unpublished|deleted)$/,
    /Site|ShareLink|CustomHostname|OrganizationSpaces|CollectionSpaces|getSpace$|ChangeRequests$/,
  ],
  // Readers give feedback often, and it changes nothing else of a site.
  [/^site\.feedback/, /SiteFeedback/],
  [/^(site|publish)/, /Site|ShareLink|CustomHostname/],
  [/^(integration|installation)/, /Integration|Installation/],
  [/^(api-spec|open-api)/, /ApiSpec/],
  [/^translation/, /Translation/],
  [/^conversation/, /Conversation|IssuesClusters/],
  [/^job/, /Job/],
]

/** Kinds of events that affect only one change request. */
const ofOne =
  /^(presence\.changed|change-request\.(content-written|updated|updated-from-main|conflict-answered))$/
const isNumber = (text: string): boolean => /^\d+$/.test(text)

/**
 * Whether an event may have changed the response. An unknown kind affects everything, because a stale screen is worse
 * than an extra request. A path with the change request's number matches any change request.
 */
export const isTouched = (event: LiveEvent, { name, path }: AskedOperation): boolean => {
  if (lasting.test(name)) return false
  if (name === 'listAuditEvents') return audited.test(event.kind)
  if (name === 'getFirstSteps') return steps.test(event.kind)
  const row = touched.find(([kind]) => kind.test(event.kind))
  if (row === undefined) return true
  if (!row[1].test(name)) return false
  if (event.space !== undefined && path?.spaceId !== undefined && path.spaceId !== event.space) return false
  const asked = path?.changeRequestId
  const other = asked !== undefined && !isNumber(asked) && asked !== event.subject
  return !(other && event.subject !== undefined && ofOne.test(event.kind))
}
