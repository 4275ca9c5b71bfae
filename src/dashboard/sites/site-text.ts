/** A site in sentences: who reads it, and whether they can. */
import type { Site, SiteVisibility } from '../../client/types.gen.ts'
import { counted } from '../ui/counted.ts'

export interface VisibilityLabels {
  readonly label: string
  /** After "Live at … ". */
  readonly whom: string
  /** What it means, for whoever chooses. */
  readonly hint: string
}

/** From everybody to few. A record over the closed list: a new one does not compile before it has words. */
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

/** Sites without a title are named in lists all the same. */
export const siteName = ({ title }: Pick<Site, 'title'>): string => (title === '' ? 'Untitled site' : title)

/** An address as people read it: without the scheme and a slash at its end. */
export const plainAddress = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '')

type Shown = Pick<Site, 'published' | 'visibility' | 'siteSpaces' | 'urls'>

/** What stands before and after the address; without an address it is `before` alone. */
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

/** Who loses a site that goes offline, in one sentence. */
export const readersLost: Record<SiteVisibility, string> = {
  public: 'Nobody can read it, and search engines drop it in time.',
  unlisted: 'Nobody can read it, not even with the address.',
  'share-link': 'Nobody can read it, not even with a share link.',
  'visitor-auth': 'Nobody can read it, and visitors whom your own sign-in sends find nothing.',
}

export const countedSpaces = (count: number): string => counted(count, 'space')
