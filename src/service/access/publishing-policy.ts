/**
 * Which spaces the caller must be allowed to publish (`contract/roles/space-rights.ts`) for an operation on a site:
 * those that more people see after it than before. This is the only such table; `sites/model/require-publish.ts` evaluates
 * it. Pure.
 *
 * Nothing is required for a space that the same people, or fewer, see afterwards: a site can be edited around spaces
 * that somebody else published there. Pending changes are checked twice: when they are added and when they are
 * published. The structure of a site that is offline is checked as if it were online, so that nobody prepares what they
 * may not publish.
 */
import type { SiteTree } from '../../content/site-tree/site-tree.ts'
import { allSiteSpaces, sectionOf } from '../../content/site-tree/site-tree.ts'
import type { Audience } from '../../contract/sites/audience.ts'
import { audiences } from '../../contract/sites/audience.ts'

export interface SiteState {
  readonly tree: SiteTree
  /** Who can reach the published site; null while it is unpublished. */
  readonly audience: Audience | null
  /** A new share link, or one that opened nothing before. */
  readonly newShareLink?: boolean
  /** Members of `visitor.claims.unsigned` with their schemas: what visitors can claim without proof. */
  readonly unsignedClaims?: Readonly<Record<string, unknown>>
}

/** One place in which a site shows a space. */
interface Placement {
  readonly space: string
  /** Higher reaches more people. */
  readonly reach: number
  /** A visitor must meet all of them to see it. */
  readonly conditions: readonly string[]
}

/** A new share link reaches people whom the existing links do not reach. */
const reachOf = (audience: Audience, newShareLink: boolean): number =>
  Math.max(audiences.indexOf(audience), newShareLink ? audiences.indexOf('share-link') + 0.5 : 0)

const placementsIn = ({ tree, audience, newShareLink = false }: SiteState): Placement[] => {
  const visibleTo = audience ?? (newShareLink ? 'share-link' : undefined)
  if (visibleTo === undefined) return []
  const reach = reachOf(visibleTo, newShareLink)
  return allSiteSpaces(tree).map(({ space, parent, condition }) => ({
    space,
    reach,
    conditions: [condition, sectionOf(tree, parent)?.condition ?? null].filter((one) => one !== null),
  }))
}

/** Spaces with a showing that no earlier one covers, with at least its reach and no other condition. */
const spacesShownWider = (before: readonly Placement[], after: readonly Placement[]): string[] => {
  const bySpace = new Map<string, Placement[]>()
  for (const placement of before) {
    const known = bySpace.get(placement.space)
    if (known === undefined) bySpace.set(placement.space, [placement])
    else known.push(placement)
  }
  const covered = ({ space, reach, conditions }: Placement): boolean =>
    (bySpace.get(space) ?? []).some(
      (known) => known.reach >= reach && known.conditions.every((one) => conditions.includes(one)),
    )
  return [...new Set(after.flatMap((placement) => (covered(placement) ? [] : [placement.space])))]
}

/**
 * Returns the spaces that the caller must be allowed to publish. `before` can be several, such as published and
 * pending.
 */
type Rule = (before: readonly SiteState[], after: SiteState) => string[]

const online = (state: SiteState): SiteState => ({ ...state, audience: 'public' })

/** Spaces that the structure newly shows, or shows under fewer conditions, whether the site is online or not. */
const structure: Rule = (before, after) =>
  spacesShownWider(
    before.flatMap((state) => placementsIn(online(state))),
    placementsIn(online(after)),
  )

/** Spaces that the site shows to more people, if it is online. */
const audience: Rule = (before, after) => spacesShownWider(before.flatMap(placementsIn), placementsIn(after))

/** Every space of an online site when visitors can claim more about themselves: conditions may admit more of them. */
const claims: Rule = (before, after) => {
  const known = new Set(
    before.flatMap(({ unsignedClaims = {} }) => Object.entries(unsignedClaims).map(claimKey)),
  )
  const more = Object.entries(after.unsignedClaims ?? {}).some((claim) => !known.has(claimKey(claim)))
  return more && after.audience !== null
    ? [...new Set(allSiteSpaces(after.tree).map(({ space }) => space))]
    : []
}
const claimKey = ([name, schema]: readonly [string, unknown]): string => JSON.stringify([name, schema])

/** Nobody sees more of a space than before. */
const none: Rule = () => []

/** Every operation that writes to a site, by id. A test compares the list with the contract. */
export const publishingPolicy = {
  createSite: structure,
  createSiteSpace: structure,
  updateSiteSpace: structure,
  moveSiteSpace: structure,
  createSiteSection: structure,
  updateSiteSection: structure,
  moveSiteSection: structure,
  createSiteSectionGroup: structure,
  updateSiteSectionGroup: structure,
  moveSiteSectionGroup: structure,
  addSectionToGroup: structure,
  removeSectionFromGroup: structure,
  sortSiteStructure: structure,
  extendSiteDraft: structure,
  updateSiteDraft: structure,
  publishSiteDraft: structure,

  publishSite: audience,
  /** For its visibility; the other fields do not affect the audience. */
  updateSite: audience,
  createShareLink: audience,
  updateShareLink: audience,

  updateSiteAdaptiveSchema: claims,

  deleteSite: none,
  unpublishSite: none,
  deleteSiteSpace: none,
  deleteSiteSection: none,
  deleteSiteSectionGroup: none,
  deleteSiteDraft: none,
  deleteShareLink: none,
  /** Where visitors sign in, and with which key: whoever can create keys can read the existing one. */
  updateSitePublishingAuth: none,
  regenerateSitePublishingAuth: none,
  // Looks, fonts, addresses and feedback show nothing of a space.
  updateSiteCustomization: none,
  updateSiteSpaceCustomization: none,
  deleteSiteSpaceCustomization: none,
  updateSiteLookDraft: none,
  deleteSiteLookDraft: none,
  publishSiteLookDraft: none,
  uploadSiteFont: none,
  uploadSiteImage: none,
  deleteSiteFont: none,
  createSiteRedirect: none,
  putSiteRedirects: none,
  updateSiteRedirect: none,
  deleteSiteRedirect: none,
  setSiteHostname: none,
  checkSiteHostname: none,
  deleteSiteHostname: none,
  deleteSiteFeedback: none,
  // Who sees the site in the dashboard; access to its spaces is decided on the spaces.
  setSiteDefaultLevel: none,
  grantSitePermissions: none,
  updateSiteUserPermission: none,
  removeSiteUserPermission: none,
  updateSiteTeamPermission: none,
  removeSiteTeamPermission: none,
} as const satisfies Readonly<Record<string, Rule>>

export type SiteWrite = keyof typeof publishingPolicy

/** The spaces that the caller must be allowed to publish for this operation. */
export const spacesToPublish = (
  operation: SiteWrite,
  before: readonly SiteState[],
  after: SiteState,
): readonly string[] => publishingPolicy[operation](before, after)
