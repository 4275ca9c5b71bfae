/** Applies one edit to the structure of a site: a valid tree becomes another valid tree, or an error message. */
import { placeAmong } from '../tree/order-keys.ts'
import type { InputShape } from '../expressions/input-shape.ts'
import { siteConditionProblem } from './site-conditions.ts'
import { newSectionPath, newSiteSpacePath } from './site-paths.ts'
import type { SiteEdit, SiteEditFault, SiteEditProblem, SitePosition } from './site-edits.ts'
import { checkSiteTree } from './check-site-tree.ts'
import type { SiteItem, SiteSpaceItem, SiteTree } from './site-tree.ts'
import {
  allSections,
  childrenOf,
  defaultSection,
  groupOf,
  holdersOf,
  sectionOf,
  siteSpacesIn,
  siteTreeOf,
} from './site-tree.ts'

export type SiteEditOutcome = { readonly tree: SiteTree } | { readonly problem: SiteEditProblem }

/** Aborts an edit; caught only at the entry point, which keeps the steps below readable. */
class Refusal {
  readonly problem: SiteEditProblem
  constructor(fault: SiteEditFault, message: string) {
    this.problem = { fault, message }
  }
}

const refuse = (fault: SiteEditFault, message: string): never => {
  throw new Refusal(fault, message)
}

/**
 * Applies an edit. The given tree must be valid (`checkSiteTree` finds nothing), and so is the result; it is the same
 * value if the edit changes nothing. The edit provides the ids of what it adds, which must be new. `claims`: what
 * conditions can read of the visitor.
 */
export const applySiteEdit = (
  tree: SiteTree,
  edit: SiteEdit,
  claims: InputShape = 'any',
): SiteEditOutcome => {
  try {
    const edited = steps(tree, edit, claims)
    if (edited === tree) return { tree }
    // What the steps themselves do not check: paths, spaces among siblings, depth and size.
    const [problem] = checkSiteTree(edited)
    if (problem !== undefined) return { problem: { fault: faultOf(problem.fault), message: problem.message } }
    return { tree: edited }
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.problem }
    throw error
  }
}

const faultOf = (fault: string): SiteEditFault =>
  fault === 'bad-path' ||
  fault === 'path-taken' ||
  fault === 'space-twice' ||
  fault === 'too-deep' ||
  fault === 'too-many'
    ? fault
    : 'wrong-kind'

const steps = (tree: SiteTree, edit: SiteEdit, claims: InputShape): SiteTree => {
  switch (edit.edit) {
    case 'add-section':
      return withNewSection(tree, edit)
    case 'add-group':
      return withNewGroup(tree, edit)
    case 'add-site-space':
      return withNewSiteSpace(tree, edit)
    case 'remove':
      return without(tree, itemOf(tree, edit.id))
    case 'rename': {
      const item = itemOf(tree, edit.id)
      if (item.kind === 'site-space') return replaced(tree, [{ ...item, title: edit.title }])
      return edit.title === null
        ? refuse('wrong-kind', 'Sections and groups need a title.')
        : replaced(tree, [{ ...item, title: edit.title }])
    }
    case 'path': {
      const item = itemOf(tree, edit.id)
      if (item.kind === 'site-section-group') return refuse('wrong-kind', 'A group cannot have a path.')
      return replaced(tree, [{ ...item, path: edit.path }])
    }
    case 'icon': {
      const item = itemOf(tree, edit.id)
      if (item.kind === 'site-space') return refuse('wrong-kind', 'A variant uses the icon of its space.')
      return replaced(tree, [{ ...item, icon: edit.icon }])
    }
    case 'description': {
      const item = itemOf(tree, edit.id)
      if (item.kind !== 'site-section') return refuse('wrong-kind', 'Only sections can have a description.')
      return replaced(tree, [{ ...item, description: edit.description }])
    }
    case 'condition': {
      const item = itemOf(tree, edit.id)
      if (item.kind === 'site-section-group') return refuse('wrong-kind', 'A group cannot have a condition.')
      const problem = edit.condition === null ? undefined : siteConditionProblem(edit.condition, claims)
      if (problem !== undefined) return refuse('bad-condition', problem)
      return replaced(tree, [{ ...item, condition: edit.condition }])
    }
    case 'default':
      return madeDefault(tree, itemOf(tree, edit.id))
    case 'move':
      return moved(tree, itemOf(tree, edit.id), edit)
    case 'space': {
      const item = itemOf(tree, edit.id)
      if (item.kind !== 'site-space') return refuse('wrong-kind', 'Only a variant can show a space.')
      return replaced(tree, [{ ...item, space: edit.space }])
    }
  }
}

type EditOf<Name extends SiteEdit['edit']> = Extract<SiteEdit, { readonly edit: Name }>

const withNewSection = (tree: SiteTree, edit: EditOf<'add-section'>): SiteTree => {
  const wrapped = withSections(tree, edit.wrapper)
  const section: SiteItem = {
    kind: 'site-section',
    id: edit.id,
    parent: holderFor(wrapped, edit.parent ?? null),
    order: '',
    title: edit.title,
    description: null,
    icon: edit.icon ?? null,
    path: newSectionPath(wrapped, edit.title),
    default: defaultSection(wrapped) === undefined,
    condition: null,
  }
  const placed = placedAt(wrapped, section, edit.position)
  return placedAt(placed, siteSpaceFrom(placed, edit.siteSpace, edit.id), undefined)
}

const withNewGroup = (tree: SiteTree, edit: EditOf<'add-group'>): SiteTree => {
  const wrapped = withSections(tree, edit.wrapper)
  const group: SiteItem = {
    kind: 'site-section-group',
    id: edit.id,
    parent: holderFor(wrapped, edit.parent ?? null),
    order: '',
    title: edit.title,
    icon: edit.icon ?? null,
  }
  let grown = placedAt(wrapped, group, edit.position)
  for (const id of new Set(edit.sections ?? [])) {
    const section = sectionOf(grown, id) ?? refuse('unknown-item', 'The section does not exist.')
    grown = placedAt(grown, { ...section, parent: group.id }, undefined)
  }
  return grown
}

const withNewSiteSpace = (tree: SiteTree, edit: EditOf<'add-site-space'>): SiteTree => {
  const section = edit.section ?? defaultSection(tree)?.id ?? null
  if (section === null && childrenOf(tree, null).some(({ kind }) => kind === 'site-section-group'))
    return refuse('unknown-parent', 'The site has only groups. Add a section first.')
  if (section !== null && sectionOf(tree, section) === undefined)
    return refuse('unknown-parent', 'The section does not exist.')
  return placedAt(tree, siteSpaceFrom(tree, edit.siteSpace, section), edit.position)
}

const itemOf = (tree: SiteTree, id: string): SiteItem =>
  tree.byId.get(id) ?? refuse('unknown-item', 'This item no longer exists.')

const holderFor = (tree: SiteTree, parent: string | null): string | null =>
  parent === null || groupOf(tree, parent) !== undefined
    ? parent
    : refuse('unknown-parent', 'The group does not exist.')

/** Replaces items by id; the same tree if none of them differs. */
const replaced = (tree: SiteTree, items: readonly SiteItem[]): SiteTree => {
  const changed = items.filter((item) => !sameItem(tree.byId.get(item.id), item))
  if (changed.length === 0) return tree
  const byId = new Map(tree.byId)
  for (const item of changed) byId.set(item.id, item)
  return siteTreeOf(byId.values())
}

/** Whether two items are equal member by member; all members are plain values. */
export const sameItem = (a: SiteItem | undefined, b: SiteItem): boolean => {
  if (a === undefined || a.kind !== b.kind) return false
  const values = new Map<string, unknown>(Object.entries(a))
  return Object.entries(b).every(([name, value]) => values.get(name) === value)
}

/** Wraps site spaces at the root in a section, so that other sections can be added beside it. */
const withSections = (tree: SiteTree, wrapper: { readonly id: string; readonly title: string }): SiteTree => {
  const siteSpaces = siteSpacesIn(tree, null)
  if (siteSpaces.length === 0) return tree
  const section: SiteItem = {
    kind: 'site-section',
    id: wrapper.id,
    parent: null,
    order: 'a0',
    title: wrapper.title,
    description: null,
    icon: null,
    path: newSectionPath(siteTreeOf([]), wrapper.title),
    default: true,
    condition: null,
  }
  return siteTreeOf([section, ...siteSpaces.map((item) => ({ ...item, parent: wrapper.id }))])
}

const siteSpaceFrom = (
  tree: SiteTree,
  added: { readonly id: string; readonly space: string; readonly name: string },
  section: string | null,
): SiteSpaceItem => ({
  kind: 'site-space',
  id: added.id,
  parent: section,
  order: '',
  title: null,
  space: added.space,
  path: newSiteSpacePath(tree, section, added.name),
  default: siteSpacesIn(tree, section).length === 0,
  condition: null,
})

/** Places an item under its parent at a position among its siblings; last without one. */
const placedAt = (tree: SiteTree, item: SiteItem, position: SitePosition | undefined): SiteTree => {
  const siblings = childrenOf(tree, item.parent).filter(({ id }) => id !== item.id)
  const present = tree.byId.get(item.id)
  const stays = present !== undefined && present.parent === item.parent
  if (position === undefined && stays) return replaced(tree, [item])
  const rank = position === undefined ? siblings.length : rankOf(siblings, item, position)
  const keys = placeAmong(siblings, rank, item.id, stays ? present.order : undefined)
  const order = keys.get(item.id) ?? present?.order ?? item.order
  const others = siblings.flatMap((sibling) => {
    const key = keys.get(sibling.id)
    return key === undefined ? [] : [{ ...sibling, order: key }]
  })
  return replaced(tree, [{ ...item, order }, ...others])
}

const rankOf = (siblings: readonly SiteItem[], item: SiteItem, position: SitePosition): number => {
  const beside = 'before' in position ? position.before : position.after
  if (beside === item.id) return refuse('bad-position', 'An item cannot be placed before or after itself.')
  const at = siblings.findIndex(({ id }) => id === beside)
  if (at < 0) return refuse('bad-position', 'The position must name a sibling.')
  return 'before' in position ? at : at + 1
}

const madeDefault = (tree: SiteTree, item: SiteItem): SiteTree => {
  if (item.kind === 'site-section-group') return refuse('wrong-kind', 'A group cannot be the default.')
  if (item.default) return tree
  const others = item.kind === 'site-section' ? allSections(tree) : siteSpacesIn(tree, item.parent)
  return replaced(
    tree,
    others.map((other) => ({ ...other, default: other.id === item.id })),
  )
}

const moved = (
  tree: SiteTree,
  item: SiteItem,
  { parent = item.parent, position }: { readonly parent?: string | null; readonly position?: SitePosition },
): SiteTree => {
  if (item.kind === 'site-space') {
    if (parent !== item.parent) {
      if (sectionOf(tree, parent) === undefined) refuse('unknown-parent', 'The section does not exist.')
      leavable(tree, item)
    }
    const isDefault = parent === item.parent ? item.default : false
    return placedAt(tree, { ...item, parent, default: isDefault }, position)
  }
  holderFor(tree, parent)
  const above = groupOf(tree, parent)
  if (above !== undefined && [above, ...holdersOf(tree, above)].some(({ id }) => id === item.id))
    return refuse('bad-position', 'A group cannot contain itself.')
  return placedAt(tree, { ...item, parent }, position)
}

/** Refuses to remove a site space if its parent would become invalid. */
const leavable = (tree: SiteTree, item: SiteSpaceItem): void => {
  const others = siteSpacesIn(tree, item.parent).length - 1
  if (others === 0 && item.parent !== null)
    refuse('last-of-section', 'It is the only variant of its section. Remove the section instead.')
  if (others > 0 && item.default)
    refuse('default-needed', 'It is the default variant. Make another variant the default first.')
}

const without = (tree: SiteTree, item: SiteItem): SiteTree => {
  const gone = new Set([item.id])
  if (item.kind === 'site-space') leavable(tree, item)
  if (item.kind === 'site-section') {
    if (item.default && allSections(tree).length > 1)
      refuse('default-needed', 'It is the default section. Make another section the default first.')
    for (const { id } of siteSpacesIn(tree, item.id)) gone.add(id)
  }
  if (item.kind !== 'site-section-group')
    return siteTreeOf([...tree.byId.values()].filter(({ id }) => !gone.has(id)))
  // The children of a group take its place, in order.
  let spread = tree
  for (const child of childrenOf(tree, item.id))
    spread = placedAt(spread, { ...child, parent: item.parent }, { before: item.id })
  return siteTreeOf([...spread.byId.values()].filter(({ id }) => id !== item.id))
}
