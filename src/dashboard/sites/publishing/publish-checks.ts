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
  /** Number of pending structure edits. */
  readonly pendingEdits: number
  /** Number of pages in the site's first space; undefined while loading, or if the space is concealed. */
  readonly homePages: number | undefined
  /** Spaces of the site that are not visible to the user. */
  readonly concealed: ReadonlySet<string>
  /** Spaces of the site that are in the trash, and so hidden from readers. */
  readonly trashed: ReadonlySet<string>
  readonly spaceName: (id: string) => string
  /** Broken links of each visible space; undefined while loading. */
  readonly brokenLinks: readonly { readonly space: string; readonly count: number | undefined }[]
}

export const publishChecks = (facts: PublishFacts): readonly PublishCheck[] => {
  const { tree, visibility, pendingEdits, homePages, concealed, trashed, brokenLinks, spaceName } = facts
  const first = defaultSiteSpace(tree)
  const empty = emptyGroups(tree)
  const checks: PublishCheck[] = []
  if (first === undefined)
    checks.push({
      key: 'home',
      state: 'stops',
      text: 'The site shows no space yet. Add one first.',
      at: 'structure',
    })
  else if (trashed.has(first.space))
    checks.push({
      key: 'home',
      state: 'stops',
      text: `“${spaceName(first.space)}”, with which it begins, is in the trash. Restore it, or show another space.`,
      at: 'structure',
    })
  else if (!concealed.has(first.space))
    checks.push(
      homePages === undefined
        ? { key: 'home', state: 'unknown', text: 'Looking for its first page.' }
        : homePages === 0
          ? {
              key: 'home',
              state: 'stops',
              text: `“${spaceName(first.space)}”, with which it begins, has no page yet.`,
              at: { pages: first.space },
            }
          : { key: 'home', state: 'good', text: `It begins with “${spaceName(first.space)}”.` },
    )
  checks.push(
    empty.length === 0
      ? { key: 'groups', state: 'good', text: 'No group is empty.' }
      : {
          key: 'groups',
          state: 'stops',
          text: `${counted(empty.length, 'group holds', 'groups hold')} no section. Fill it, or take it out.`,
          at: 'structure',
        },
  )
  const away = [...trashed].filter((id) => id !== first?.space)
  if (away.length > 0)
    checks.push({
      key: 'trash',
      state: 'warns',
      text: `${counted(away.length, 'space is', 'spaces are')} in the trash, and readers do not find ${away.length === 1 ? 'it' : 'them'}: ${away.map((id) => `“${spaceName(id)}”`).join(', ')}.`,
      at: 'structure',
    })
  const broken = brokenLinks.filter(({ count }) => count !== undefined && count > 0)
  if (broken.length === 0 && brokenLinks.length > 0)
    checks.push(
      brokenLinks.some(({ count }) => count === undefined)
        ? { key: 'links', state: 'unknown', text: 'Counting broken links.' }
        : { key: 'links', state: 'good', text: 'No link is broken.' },
    )
  for (const { space, count = 0 } of broken)
    checks.push({
      key: `links ${space}`,
      state: 'warns',
      text: `${counted(count, 'link is', 'links are')} broken in “${spaceName(space)}”.`,
      at: { links: space },
    })
  if (concealed.size > 0)
    checks.push({
      key: 'concealed',
      state: 'unknown',
      text: `${counted(concealed.size, 'space is', 'spaces are')} not yours to read, and not looked at.`,
    })
  if (pendingEdits > 0)
    checks.push({
      key: 'pending',
      state: 'warns',
      text: `${counted(pendingEdits, 'change of the structure waits', 'changes of the structure wait')} and will not be seen.`,
      at: 'structure',
    })
  checks.push(
    visibility === 'public'
      ? { key: 'index', state: 'good', text: 'Search engines may list it.' }
      : { key: 'index', state: 'warns', text: 'Search engines are asked not to list it.', at: 'audience' },
  )
  return checks
}
