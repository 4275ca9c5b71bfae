/**
 * Which spaces somebody must be allowed to publish (`contract/roles/space-rights.ts`) for an operation on a site: those that
 * more people see after it than before. The one table of it; `sites/require-publish.ts` asks it. Pure.
 *
 * What is shown to the same people before and after is never asked for, and neither is what is shown to fewer: a site
 * can be worked on around spaces that somebody else published there. What waits to be published is looked at twice:
 * when it is added, and when readers get it. Of a site that is not online the structure is looked at as if it were, so
 * that nobody prepares what they may not publish.
 */
import type { SiteTree } from '../../content/site-tree/site-tree.ts'
import { allSiteSpaces, sectionOf } from '../../content/site-tree/site-tree.ts'
import type { Audience } from '../../contract/sites/audience.ts'
import { audiences } from '../../contract/sites/audience.ts'

export interface SiteState {
  readonly tree: SiteTree
  /** Whom the published site reaches; null while it is not published. */
  readonly audience: Audience | null
  /** A share link that the site did not have before, or that opened nothing. */
  readonly newShareLink?: boolean
  /** Members of `visitor.claims.unsigned`, as their schemas: what visitors may say of themselves without proof. */
  readonly unsignedClaims?: Readonly<Record<string, unknown>>
}

/** One way in which a site shows a space. */
interface Showing {
  readonly space: string
  /** The more, the wider. */
  readonly reach: number
  /** All of them must hold for a visitor who sees it. */
  readonly conditions: readonly string[]
}

/** A new share link reaches people whom the links that are there do not reach. */
const reachOf = (audience: Audience, newShareLink: boolean): number =>
  Math.max(audiences.indexOf(audience), newShareLink ? audiences.indexOf('share-link') + 0.5 : 0)

const showings = ({ tree, audience, newShareLink = false }: SiteState): Showing[] => {
  const shownTo = audience ?? (newShareLink ? 'share-link' : undefined)
  if (shownTo === undefined) return []
  const reach = reachOf(shownTo, newShareLink)
  return allSiteSpaces(tree).map(({ space, parent, condition }) => ({
    space,
    reach,
    conditions: [condition, sectionOf(tree, parent)?.condition ?? null].filter((one) => one !== null),
  }))
}

/** Spaces that are shown in a way which no way before covers: at least as far, under no other condition. */
const shownWider = (before: readonly Showing[], after: readonly Showing[]): string[] => {
  const bySpace = new Map<string, Showing[]>()
  for (const showing of before) {
    const known = bySpace.get(showing.space)
    if (known === undefined) bySpace.set(showing.space, [showing])
    else known.push(showing)
  }
  const covered = ({ space, reach, conditions }: Showing): boolean =>
    (bySpace.get(space) ?? []).some(
      (known) => known.reach >= reach && known.conditions.every((one) => conditions.includes(one)),
    )
  return [...new Set(after.flatMap((showing) => (covered(showing) ? [] : [showing.space])))]
}

/** Gives the spaces that somebody must be allowed to publish. `before` may be several: all of it stands or waits. */
type Rule = (before: readonly SiteState[], after: SiteState) => string[]

const online = (state: SiteState): SiteState => ({ ...state, audience: 'public' })

/** Spaces that the structure shows anew or under fewer conditions, whether the site is online or not. */
const structure: Rule = (before, after) =>
  shownWider(
    before.flatMap((state) => showings(online(state))),
    showings(online(after)),
  )

/** Spaces that the site as it is online shows to more people. */
const audience: Rule = (before, after) => shownWider(before.flatMap(showings), showings(after))

/** Every space of a site that is online, when visitors may say more of themselves: conditions may let more of them in. */
const claims: Rule = (before, after) => {
  const known = new Set(
    before.flatMap(({ unsignedClaims = {} }) => Object.entries(unsignedClaims).map(saidOf)),
  )
  const more = Object.entries(after.unsignedClaims ?? {}).some((claim) => !known.has(saidOf(claim)))
  return more && after.audience !== null
    ? [...new Set(allSiteSpaces(after.tree).map(({ space }) => space))]
    : []
}
const saidOf = ([name, schema]: readonly [string, unknown]): string => JSON.stringify([name, schema])

/** Nobody sees more of a space than before. */
const none: Rule = () => []

/** Every operation that writes something of a site, by its id. A test compares the list with the contract. */
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
  /** Its visibility; what else it changes leaves the audience as it is. */
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
  /** Where visitors sign in, and with which key: who can make keys can read the one that is there. */
  updateSitePublishingAuth: none,
  regenerateSitePublishingAuth: none,
  // Looks, fonts, addresses and what readers said: nothing of a space.
  updateSiteCustomization: none,
  updateSiteSpaceCustomization: none,
  deleteSiteSpaceCustomization: none,
  updateSiteLookDraft: none,
  deleteSiteLookDraft: none,
  publishSiteLookDraft: none,
  uploadSiteFont: none,
  deleteSiteFont: none,
  createSiteRedirect: none,
  putSiteRedirects: none,
  updateSiteRedirect: none,
  deleteSiteRedirect: none,
  setSiteHostname: none,
  checkSiteHostname: none,
  deleteSiteHostname: none,
  deleteSiteFeedback: none,
  // Who sees the site in the dashboard; what they may read of its spaces is decided on the spaces.
  setSiteDefaultLevel: none,
  grantSitePermissions: none,
  updateSiteUserPermission: none,
  removeSiteUserPermission: none,
  updateSiteTeamPermission: none,
  removeSiteTeamPermission: none,
} as const satisfies Readonly<Record<string, Rule>>

export type SiteWrite = keyof typeof publishingPolicy

/** The spaces that whoever does this must be allowed to publish. */
export const spacesToPublish = (
  operation: SiteWrite,
  before: readonly SiteState[],
  after: SiteState,
): readonly string[] => publishingPolicy[operation](before, after)
