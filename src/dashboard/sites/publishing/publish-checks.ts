/** Checks before a site is published. */
import type { SiteVisibility } from '../../../client/types.gen.ts'
import { emptyGroups } from '../../../content/site-tree/check-site-tree.ts'
import { defaultSiteSpace, type SiteTree } from '../../../content/site-tree/site-tree.ts'
import { counted } from '../../ui/counted.ts'

export interface PublishCheck {
  readonly key: string
  /** `stops`: the service refuses to publish. `warns`: readers will notice. */
  readonly state: 'good' | 'warns' | 'stops' | 'unknown'
  readonly text: string
  /** Where it can be fixed. */
  readonly at?: 'structure' | 'audience' | { readonly links: string } | { readonly pages: string }
}

export interface PublishFacts {
  readonly tree: SiteTree
  readonly visibility: SiteVisibility
  /**
   * Whether a share link, or a way to sign in, lets somebody in; undefined while loading. Absent for sites that anyone can
   * read, and for those who may not know.
   */
  readonly entry?: { readonly isThere: boolean | undefined }
  /** Number of pending structure edits. */
  readonly pendingEdits: number
  /** Number of pages in the site's default space; undefined while loading, or if the space is concealed. */
  readonly homePages: number | undefined
  /** Spaces of the site that are not visible to the user. */
  readonly concealed: ReadonlySet<string>
  /** Spaces of the site that are in the trash, and so hidden from readers. */
  readonly trashed: ReadonlySet<string>
  readonly spaceName: (id: string) => string
  /** Broken links of each visible space; undefined while loading. */
  readonly brokenLinks: readonly { readonly space: string; readonly count: number | undefined }[]
}

/** Whether the site has a home page: the first page of its default space. */
const homeCheck = ({ tree, trashed, concealed, homePages, spaceName }: PublishFacts): PublishCheck[] => {
  const key = 'home'
  const first = defaultSiteSpace(tree)
  if (first === undefined)
    return [{ key, state: 'stops', text: 'The site has no spaces. Add one first.', at: 'structure' }]
  const name = spaceName(first.space)
  if (trashed.has(first.space)) {
    const text = `The default space, “${name}”, is in the trash. Restore it or choose another default.`
    return [{ key, state: 'stops', text, at: 'structure' }]
  }
  if (concealed.has(first.space)) return []
  if (homePages === undefined) return [{ key, state: 'unknown', text: 'Checking for a home page.' }]
  if (homePages === 0) {
    const text = `The default space, “${name}”, has no pages yet.`
    return [{ key, state: 'stops', text, at: { pages: first.space } }]
  }
  return [{ key, state: 'good', text: `The home page comes from “${name}”.` }]
}

const groupsCheck = ({ tree }: PublishFacts): PublishCheck => {
  const count = emptyGroups(tree).length
  if (count === 0) return { key: 'groups', state: 'good', text: 'No empty groups.' }
  const text = `${counted(count, 'group is', 'groups are')} empty. Add a section or remove the group.`
  return { key: 'groups', state: 'stops', text, at: 'structure' }
}

/** Spaces in the trash, except the default one, which blocks publishing. */
const trashCheck = ({ tree, trashed, spaceName }: PublishFacts): PublishCheck[] => {
  const first = defaultSiteSpace(tree)
  const hidden = [...trashed].filter((id) => id !== first?.space)
  if (hidden.length === 0) return []
  const names = hidden.map((id) => `“${spaceName(id)}”`).join(', ')
  const text = `${counted(hidden.length, 'space is', 'spaces are')} in the trash and hidden from readers: ${names}.`
  return [{ key: 'trash', state: 'warns', text, at: 'structure' }]
}

const linksCheck = ({ brokenLinks, spaceName }: PublishFacts): PublishCheck[] => {
  const broken = brokenLinks.filter(({ count }) => count !== undefined && count > 0)
  if (broken.length > 0)
    return broken.map(({ space, count = 0 }) => ({
      key: `links ${space}`,
      state: 'warns',
      text: `${counted(count, 'broken link')} in “${spaceName(space)}”.`,
      at: { links: space },
    }))
  if (brokenLinks.length === 0) return []
  return brokenLinks.some(({ count }) => count === undefined)
    ? [{ key: 'links', state: 'unknown', text: 'Checking for broken links.' }]
    : [{ key: 'links', state: 'good', text: 'No broken links.' }]
}

const concealedCheck = ({ concealed }: PublishFacts): PublishCheck[] => {
  if (concealed.size === 0) return []
  const text = `${counted(concealed.size, 'space was', 'spaces were')} not checked because you do not have access.`
  return [{ key: 'concealed', state: 'unknown', text }]
}

const pendingCheck = ({ pendingEdits }: PublishFacts): PublishCheck[] => {
  if (pendingEdits === 0) return []
  const text = `${counted(pendingEdits, 'structure change is', 'structure changes are')} not published.`
  return [{ key: 'pending', state: 'warns', text, at: 'structure' }]
}

const indexCheck = ({ visibility }: PublishFacts): PublishCheck[] => {
  const key = 'index'
  if (visibility === 'public') return [{ key, state: 'good', text: 'Search engines can index the site.' }]
  if (visibility !== 'unlisted') return []
  return [{ key, state: 'warns', text: 'Search engines are asked not to index the site.', at: 'audience' }]
}

/** What lets readers in, where it is not open to anyone. */
const entryText = {
  'share-link': {
    unknown: 'Checking for share links.',
    good: 'A share link opens the site.',
    warns: 'There is no active share link, so nobody can open the site.',
  },
  'visitor-auth': {
    unknown: 'Checking how visitors sign in.',
    good: 'Visitors can sign in.',
    warns: 'Visitors who open the site have no way to sign in yet.',
  },
} as const

const entryCheck = ({ visibility, entry }: PublishFacts): PublishCheck[] => {
  if (entry === undefined || visibility === 'public' || visibility === 'unlisted') return []
  const state = entry.isThere === undefined ? 'unknown' : entry.isThere ? 'good' : 'warns'
  return [
    { key: 'entry', state, text: entryText[visibility][state], ...(state === 'warns' && { at: 'audience' }) },
  ]
}

export const publishChecks = (facts: PublishFacts): readonly PublishCheck[] => [
  ...homeCheck(facts),
  groupsCheck(facts),
  ...trashCheck(facts),
  ...linksCheck(facts),
  ...concealedCheck(facts),
  ...pendingCheck(facts),
  ...entryCheck(facts),
  ...indexCheck(facts),
]
