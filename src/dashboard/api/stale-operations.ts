/** Which answers an event makes stale, by the names of the operations that gave them. */

/** What the service's stream tells of a change. */
export interface LiveEvent {
  /** A noun and what became of it: `space.created`. */
  readonly kind: string
  /** Id of the thing. */
  readonly subject?: string
  /** Id of the space in which it happened. */
  readonly space?: string
}

/** The question that an answer on the screen belongs to. */
export interface AskedOperation {
  readonly name: string
  readonly path?: { readonly spaceId?: string; readonly changeRequestId?: string }
}

/** Answers about what can never change again: documents and revisions are named by what they hold. */
const lasting = /^(getDocument|getRevision\w*|listRevision[A-Z]\w*|compareRevisions|streamEvents)$/

/** What shows the content of a space: its own reads, and what compares a change request with main. */
const content = /Space|ChangeRequest|Conflicts|Revisions|Collection|search|findThings/

/** What the audit log tells of; who follows it on the screen sees it grow. */
const audited =
  /^(organization|member|team|invite|collection|site|token|session|saml-provider|sign-on|second-factor)\.|^space\.(?!content)/

/** What the list of first steps is made of. */
const steps =
  /^(space\.(?!content)|change-request\.(created|updated|merged)$|invite|member\.|site\.(published|unpublished|deleted)$)/

/** The first row whose pattern fits the kind decides. */
const touched: readonly (readonly [kind: RegExp, operations: RegExp])[] = [
  // Whose rules are in force, and who may review, is told by every list of change requests.
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
  // Somebody came to edit, or left: nothing that stands is another.
  [/^presence/, /Presence/],
  [/^comment/, /Comment|ChangeRequests?$|findThings/],
  [/^suggestion/, /Suggestion|Comment|ChangeRequests?$/],
  // How widely a space is published stands on the space too.
  [
    /^site\.(structure-changed|updated|published|unpublished|deleted)$/,
    /Site|ShareLink|CustomHostname|OrganizationSpaces|CollectionSpaces|getSpace$|ChangeRequests$/,
  ],
  // Readers answer often, and nothing else of a site changes by it.
  [/^site\.feedback/, /SiteFeedback/],
  [/^(site|publish)/, /Site|ShareLink|CustomHostname/],
  [/^(integration|installation)/, /Integration|Installation/],
  [/^(api-spec|open-api)/, /ApiSpec/],
  [/^translation/, /Translation/],
  [/^conversation/, /Conversation|IssuesClusters/],
  [/^job/, /Job/],
]

/** Kinds that concern one change request and leave every other one as it was. */
const ofOne =
  /^(presence\.changed|change-request\.(content-written|updated|updated-from-main|conflict-answered))$/
const isNumber = (text: string): boolean => /^\d+$/.test(text)

/**
 * Whether the answer may have changed through the event. A kind that is not known here touches everything: a stale
 * screen is worse than a request too many. A path that names its change request by number may be any one.
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
