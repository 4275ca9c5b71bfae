/** Text about a site: who can read it, and whether it is online. */
import type { Site, SiteVisibility } from '../../client/types.gen.ts'
import { counted } from '../ui/counted.ts'

export interface VisibilityLabels {
  readonly label: string
  /** After "Live at … ". */
  readonly whom: string
  /** Explanation of the option. */
  readonly hint: string
}

/** From the widest audience to the narrowest. A record, so that a new visibility does not compile without text. */
export const visibilityLabels: Record<SiteVisibility, VisibilityLabels> = {
  public: {
    label: 'Public',
    whom: 'for anyone, indexed',
    hint: 'Anyone can read it, and search engines may list it.',
  },
  unlisted: {
    label: 'Unlisted',
    whom: 'for anyone who has the address, not indexed',
    hint: 'Anyone who has the address can read it. Search engines are asked not to list it.',
  },
  'share-link': {
    label: 'Share links',
    whom: 'for whoever has a share link',
    hint: 'Only those read it who come by a link that you made, until you end the link.',
  },
  'visitor-auth': {
    label: 'Signed-in visitors',
    whom: 'for visitors whom your own sign-in sends',
    hint: 'Only those read it whom your own program sends with a signed token.',
  },
}

export const visibilities: readonly SiteVisibility[] = ['public', 'unlisted', 'share-link', 'visitor-auth']

/** Untitled sites have a name in lists too. */
export const siteName = ({ title }: Pick<Site, 'title'>): string => (title === '' ? 'Untitled site' : title)

/** A URL for display: without scheme and trailing slash. */
export const plainAddress = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '')

type Shown = Pick<Site, 'published' | 'visibility' | 'siteSpaces' | 'urls'>

/** Text before and after the URL; without a URL only `before`. */
export const siteState = ({ published, visibility, siteSpaces, urls }: Shown) => {
  if (!published)
    return siteSpaces === 0
      ? { before: 'Not published, and it shows no space yet.' }
      : { before: 'Not published: nobody can read it yet.' }
  const { whom } = visibilityLabels[visibility]
  return urls.published === undefined
    ? { before: `Live ${whom}.` }
    : { before: 'Live at', url: urls.published, after: `${whom}.` }
}

/** Who loses access when a site goes offline, in one sentence. */
export const readersLost: Record<SiteVisibility, string> = {
  public: 'Nobody can read it, and search engines drop it in time.',
  unlisted: 'Nobody can read it, not even with the address.',
  'share-link': 'Nobody can read it, not even with a share link.',
  'visitor-auth': 'Nobody can read it, and visitors whom your own sign-in sends find nothing.',
}

export const countedSpaces = (count: number): string => counted(count, 'space')
