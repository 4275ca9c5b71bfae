/** Text about a site: who can read it, and whether it is online. */
import type { Site, SiteVisibility } from '../../client/types.gen.ts'
import { counted } from '../ui/counted.ts'

export interface VisibilityLabels {
  readonly label: string
  /** Who can read the site, such as "people with a share link". */
  readonly readers: string
  /** Whether search engines list the site; absent if it is not open to everyone. */
  readonly indexing?: string
  /** Explanation of the option. */
  readonly hint: string
}

/** From the widest audience to the narrowest. A record, so that a new visibility does not compile without text. */
export const visibilityLabels: Record<SiteVisibility, VisibilityLabels> = {
  public: {
    label: 'Public',
    readers: 'anyone',
    indexing: 'indexed by search engines',
    hint: 'Anyone can read the site, and search engines can index it.',
  },
  unlisted: {
    label: 'Unlisted',
    readers: 'anyone with the link',
    indexing: 'not indexed by search engines',
    hint: 'Anyone with the link can read the site. Search engines are asked not to index it.',
  },
  'share-link': {
    label: 'Share links',
    readers: 'people with a share link',
    hint: 'Only people with a share link can read the site, until you revoke the link.',
  },
  'visitor-auth': {
    label: 'Signed-in visitors',
    readers: 'signed-in visitors',
    hint: 'Only visitors who sign in can read the site: members of your organization, or the users of your own sign-in or of an integration.',
  },
}

export const visibilities: readonly SiteVisibility[] = ['public', 'unlisted', 'share-link', 'visitor-auth']

/** Untitled sites have a name in lists too. */
export const siteName = ({ title }: Pick<Site, 'title'>): string => (title === '' ? 'Untitled site' : title)

/** A URL for display: without scheme and trailing slash. */
export const displayUrl = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '')

type SiteStatus = Pick<Site, 'published' | 'visibility' | 'siteSpaces' | 'urls'>

/** Text before and after the URL; without a URL only `before`. */
export const siteState = ({ published, visibility, siteSpaces, urls }: SiteStatus) => {
  if (!published)
    return siteSpaces === 0
      ? { before: 'Not published. The site has no spaces yet.' }
      : { before: 'Not published. Nobody can read it yet.' }
  const { readers, indexing } = visibilityLabels[visibility]
  const audience = `for ${readers}${indexing === undefined ? '' : `, ${indexing}`}.`
  return urls.published === undefined
    ? { before: `Live ${audience}` }
    : { before: 'Live at', url: urls.published, after: audience }
}

export interface SiteProblem {
  readonly label: string
  /** What it means for readers, and what to do. */
  readonly detail: string
}

/** Spaces of a site that readers cannot reach because they are in the trash; undefined if there are none. */
export const trashProblem = (
  published: boolean,
  { trashedSpaces, homeTrashed }: NonNullable<Site['health']>,
): SiteProblem | undefined => {
  if (homeTrashed)
    return {
      label: 'Home page missing',
      detail: `The default space is in the trash${published ? ', so readers find no page at the site’s URL' : ''}. Restore the space, or replace it in the structure.`,
    }
  if (trashedSpaces > 0)
    return {
      label: counted(trashedSpaces, 'space in trash', 'spaces in trash'),
      detail: `${counted(trashedSpaces, 'space is', 'spaces are')} in the trash, so readers do not see ${trashedSpaces === 1 ? 'it' : 'them'}. Restore ${trashedSpaces === 1 ? 'it' : 'them'}, or replace ${trashedSpaces === 1 ? 'it' : 'them'} in the structure.`,
    }
  return undefined
}

/** What readers of a site cannot reach, in a few words with an explanation; undefined if nothing is wrong. */
export const siteProblem = ({
  published,
  health,
}: Pick<Site, 'published' | 'health'>): SiteProblem | undefined => {
  if (health === undefined) return undefined
  const { hostnameProblem } = health
  const trashed = trashProblem(published, health)
  if (trashed !== undefined || hostnameProblem === undefined) return trashed
  return { label: 'Domain problem', detail: `The custom domain failed its last check. ${hostnameProblem}` }
}

/** Who loses access when a site goes offline, in one sentence. */
export const unpublishConsequences: Record<SiteVisibility, string> = {
  public: 'Nobody can read the site, and search engines drop it over time.',
  unlisted: 'Nobody can read the site, even with the link.',
  'share-link': 'Nobody can read the site, even with a share link.',
  'visitor-auth': 'Nobody can read the site, including visitors who signed in.',
}

/** What shared caches may still show of a site that is not public any more. */
export const keptCopies = (seconds: number): string =>
  `Readers may see kept copies for up to ${seconds < 3600 ? counted(seconds, 'second') : counted(Math.floor(seconds / 3600), 'hour')}.`

export const countedSpaces = (count: number): string => counted(count, 'space')
