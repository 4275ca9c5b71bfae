/** Edits of a structure that are not published yet: what they make of it, and which of them no longer apply. */
import { applySiteEdit } from '../../../../content/site-tree/apply-site-edit.ts'
import type { SiteEdit } from '../../../../content/site-tree/site-edits.ts'
import { urlChanges, type SiteUrlChange } from '../../../../content/site-tree/site-paths.ts'
import type { SiteTree } from '../../../../content/site-tree/site-tree.ts'
import { counted } from '../../../ui/counted.ts'

export interface RefusedEdit {
  readonly edit: SiteEdit
  /** Why not, and what to do, in a sentence. */
  readonly message: string
}

export interface Replayed {
  readonly tree: SiteTree
  /** Those that changed something, with what stood before each. */
  readonly applied: readonly {
    readonly edit: SiteEdit
    readonly before: SiteTree
    readonly after: SiteTree
  }[]
  /** Those that cannot be made on what stands now, for instance because somebody removed the section. */
  readonly refused: readonly RefusedEdit[]
}

/** Makes edits one after another. One that cannot be made is left out, and those after it are tried all the same. */
export const replayed = (base: SiteTree, edits: readonly SiteEdit[]): Replayed => {
  const applied: { edit: SiteEdit; before: SiteTree; after: SiteTree }[] = []
  const refused: RefusedEdit[] = []
  let tree = base
  for (const edit of edits) {
    const outcome = applySiteEdit(tree, edit)
    if ('problem' in outcome) refused.push({ edit, message: outcome.problem.message })
    else {
      if (outcome.tree !== tree) applied.push({ edit, before: tree, after: outcome.tree })
      tree = outcome.tree
    }
  }
  return { tree, applied, refused }
}

/** Edits of which only the last counts when they follow each other on one item. */
const lastCounts = new Set<SiteEdit['edit']>([
  'rename',
  'path',
  'icon',
  'description',
  'condition',
  'space',
  'default',
])

/** The list with one more. An edit of what the last one set takes its place. */
export const withEdit = (edits: readonly SiteEdit[], edit: SiteEdit): readonly SiteEdit[] => {
  const last = edits.at(-1)
  const again =
    last !== undefined &&
    last.edit === edit.edit &&
    lastCounts.has(edit.edit) &&
    'id' in last &&
    'id' in edit &&
    last.id === edit.id
  return [...(again ? edits.slice(0, -1) : edits), edit]
}

export interface Consequences {
  readonly addresses: readonly SiteUrlChange[]
  /** How many of them get a redirect: of what is removed there is nowhere to go. */
  readonly redirects: number
}

/** What readers notice of the way from one structure to another. Redirects are written for a site that was ever live. */
export const consequences = (before: SiteTree, after: SiteTree, everLive: boolean): Consequences => {
  const addresses = urlChanges(before, after)
  return { addresses, redirects: everLive ? addresses.filter(({ to }) => to !== null).length : 0 }
}

/** "4 changes not published: 3 addresses change, 2 redirects will be written". */
export const pendingText = (changes: number, { addresses, redirects }: Consequences): string => {
  const head = `${counted(changes, 'change', 'changes')} not published`
  if (addresses.length === 0) return `${head}: every address stays`
  const parts = [`${counted(addresses.length, 'address changes', 'addresses change')}`]
  if (redirects > 0) parts.push(`${counted(redirects, 'redirect', 'redirects')} will be written`)
  return `${head}: ${parts.join(', ')}`
}
