/** Unpublished edits of a structure: their result, and which of them no longer apply. */
import { applySiteEdit } from '../../../../content/site-tree/apply-site-edit.ts'
import type { SiteEdit } from '../../../../content/site-tree/site-edits.ts'
import { urlChanges, type SiteUrlChange } from '../../../../content/site-tree/site-paths.ts'
import type { SiteTree } from '../../../../content/site-tree/site-tree.ts'
import { counted } from '../../../ui/counted.ts'

interface RefusedEdit {
  readonly edit: SiteEdit
  /** The reason and what to do, in a sentence. */
  readonly message: string
}

export interface ReplayResult {
  readonly tree: SiteTree
  /** The edits that changed something, with the tree before each. */
  readonly applied: readonly {
    readonly edit: SiteEdit
    readonly before: SiteTree
    readonly after: SiteTree
  }[]
  /** The edits that no longer apply, for instance because the section was removed. */
  readonly refused: readonly RefusedEdit[]
}

/** Applies edits in order. Impossible ones are skipped. */
export const replayEdits = (base: SiteTree, edits: readonly SiteEdit[]): ReplayResult => {
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

/** Kinds of edits of which a later one replaces the previous one on the same item. */
const replacedByLater = new Set<SiteEdit['edit']>([
  'rename',
  'path',
  'icon',
  'description',
  'condition',
  'space',
  'default',
])

/** The list with one more edit, which replaces the last one if it sets the same field. */
export const addEdit = (edits: readonly SiteEdit[], edit: SiteEdit): readonly SiteEdit[] => {
  const last = edits.at(-1)
  const isReplaced =
    last !== undefined &&
    last.edit === edit.edit &&
    replacedByLater.has(edit.edit) &&
    'id' in last &&
    'id' in edit &&
    last.id === edit.id
  return [...(isReplaced ? edits.slice(0, -1) : edits), edit]
}

export interface Consequences {
  readonly addresses: readonly SiteUrlChange[]
  /** How many of them get a redirect; removed items have no target. */
  readonly redirects: number
}

/** The effects of a change of structure on readers. Redirects are written only for a site that was ever live. */
export const findConsequences = (before: SiteTree, after: SiteTree, everLive: boolean): Consequences => {
  const addresses = urlChanges(before, after)
  return { addresses, redirects: everLive ? addresses.filter(({ to }) => to !== null).length : 0 }
}

/** "4 unpublished changes: 3 URLs change, 2 redirects will be created". */
export const pendingText = (changes: number, { addresses, redirects }: Consequences): string => {
  const summary = counted(changes, 'unpublished change')
  if (addresses.length === 0) return `${summary}: no URLs change`
  const effects = [counted(addresses.length, 'URL changes', 'URLs change')]
  if (redirects > 0) effects.push(`${counted(redirects, 'redirect')} will be created`)
  return `${summary}: ${effects.join(', ')}`
}
