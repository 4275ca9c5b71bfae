import { expect, test } from 'vitest'
import { applySiteEdit } from '../../../../content/site-tree/apply-site-edit.ts'
import type { SiteEdit } from '../../../../content/site-tree/site-edits.ts'
import { checkSiteTree } from '../../../../content/site-tree/check-site-tree.ts'
import {
  childrenOf,
  emptySiteTree,
  inReadingOrder,
  type SiteItem,
  type SiteTree,
} from '../../../../content/site-tree/site-tree.ts'
import { editText } from './edit-text.ts'
import { dropEdit, moveTargets, positionText, currentTargetIndex } from './move-targets.ts'
import { findConsequences, pendingText, replayEdits, addEdit } from './pending-edits.ts'

const wrapper = { id: 'wrap', title: 'Acme' }
const section = (id: string, title: string): SiteEdit => ({
  edit: 'add-section',
  id,
  title,
  siteSpace: { id: `${id}1`, space: `space-${id}`, name: title },
  wrapper,
})
const variant = (id: string, into: string): SiteEdit => ({
  edit: 'add-site-space',
  section: into,
  siteSpace: { id, space: `space-${id}`, name: id },
})
/** A, B (b1 default, b2), G(C). */
const { tree } = replayEdits(emptySiteTree, [
  section('A', 'Guide'),
  section('B', 'API'),
  section('C', 'Changes'),
  variant('b2', 'B'),
  { edit: 'add-group', id: 'G', title: 'More', sections: ['C'], wrapper },
])
const outline = (of: SiteTree, parent: string | null = null): string =>
  childrenOf(of, parent)
    .map(({ id }) => {
      const inner = outline(of, id)
      return inner === '' ? id : `${id}(${inner})`
    })
    .join(' ')
const name = (item: SiteItem): string => (item.kind === 'site-space' ? item.id : item.title)

test('replays edits in order and skips those that no longer apply', () => {
  expect(outline(tree)).toBe('A(A1) B(B1 b2) G(C(C1))')
  const {
    applied,
    refused,
    tree: after,
  } = replayEdits(tree, [
    { edit: 'rename', id: 'A', title: 'Handbook' },
    { edit: 'path', id: 'gone', path: 'x' },
    { edit: 'path', id: 'A', path: 'guide' },
    { edit: 'path', id: 'C', path: 'api' },
    { edit: 'default', id: 'B' },
  ])
  // Setting the same path again changes nothing and is not counted.
  expect(applied.map(({ edit }) => edit.edit)).toEqual(['rename', 'default'])
  expect(refused.map(({ message }) => message)).toEqual([
    'This item no longer exists.',
    '“Changes” has the same path as “API”.',
  ])
  expect(checkSiteTree(after)).toEqual([])
})

test('replaces the last edit of the same field', () => {
  const first = addEdit([], { edit: 'path', id: 'A', path: 'a' })
  const second = addEdit(first, { edit: 'path', id: 'A', path: 'ab' })
  expect(second).toEqual([{ edit: 'path', id: 'A', path: 'ab' }])
  expect(addEdit(second, { edit: 'path', id: 'B', path: 'b' })).toHaveLength(2)
  const move: SiteEdit = { edit: 'move', id: 'A', parent: 'G' }
  expect(addEdit(addEdit([], move), { edit: 'move', id: 'A', parent: null })).toHaveLength(2)
})

test('describes changed URLs and redirects', () => {
  const { tree: after } = replayEdits(tree, [
    { edit: 'path', id: 'B', path: 'reference' },
    { edit: 'remove', id: 'C' },
  ])
  const found = findConsequences(tree, after, true)
  expect(found.addresses).toEqual([
    { siteSpace: 'B1', from: 'api', to: 'reference' },
    { siteSpace: 'C1', from: 'changes', to: null },
  ])
  expect(pendingText(2, found)).toBe('2 unpublished changes: 2 URLs change, 1 redirect will be created')
  expect(pendingText(2, findConsequences(tree, after, false))).toBe('2 unpublished changes: 2 URLs change')
  expect(pendingText(1, findConsequences(tree, tree, true))).toBe('1 unpublished change: no URLs change')
})

test('offers every position for a section, at the top level and in groups', () => {
  const targets = moveTargets(tree, 'A')
  expect(targets.map((target) => positionText(tree, target, name))).toEqual([
    'before “API”, at the top level',
    'before “More”, at the top level',
    'before “Changes”, in “More”',
    'after “Changes”, in “More”',
    'after “More”, at the top level',
  ])
  expect(currentTargetIndex(tree, targets)).toBe(0)
})

test('lets a non-default variant move to other sections', () => {
  const targets = moveTargets(tree, 'b2')
  expect(targets.map((target) => positionText(tree, target, name))).toContain('after “A1”, in “Guide”')
  expect(targets.every(({ parent }) => parent !== null && parent !== 'G')).toBe(true)
  // A default variant among several cannot leave its section.
  expect(moveTargets(tree, 'B1').every(({ parent }) => parent === 'B')).toBe(true)
})

test('offers only valid targets, and the current one changes nothing', () => {
  for (const { id } of inReadingOrder(tree)) {
    const targets = moveTargets(tree, id)
    const present = targets[currentTargetIndex(tree, targets)]
    if (targets.length > 0) expect(present && applySiteEdit(tree, present)).toEqual({ tree })
    for (const target of targets) {
      const outcome = applySiteEdit(tree, target)
      if (!('tree' in outcome)) throw new Error(outcome.problem.message)
      expect(checkSiteTree(outcome.tree)).toEqual([])
    }
  }
})

test('maps drops to moves, also between kinds', () => {
  const dropped = (id: string, target: string, place: 'before' | 'inside' | 'after'): string => {
    const edit = dropEdit(tree, { id, target, place })
    const outcome = edit === undefined ? undefined : applySiteEdit(tree, edit)
    return outcome !== undefined && 'tree' in outcome ? outline(outcome.tree) : 'refused'
  }
  expect(dropped('C', 'A', 'before')).toBe('C(C1) A(A1) B(B1 b2) G')
  expect(dropped('A', 'G', 'inside')).toBe('B(B1 b2) G(C(C1) A(A1))')
  expect(dropped('A', 'b2', 'after')).toBe('B(B1 b2) A(A1) G(C(C1))')
  expect(dropped('b2', 'A', 'after')).toBe('A(A1 b2) B(B1) G(C(C1))')
  expect(dropped('A', 'B', 'inside')).toBe('B(B1 b2) A(A1) G(C(C1))')
  expect(dropped('b2', 'G', 'inside')).toBe('refused')
  expect(dropped('A1', 'B', 'inside')).toBe('refused')
})

test('describes edits', () => {
  const describeEdit = (edit: SiteEdit): string =>
    editText(edit, tree, replayEdits(tree, [edit]).tree, { name, space: (id) => `“${id}”` })
  expect(describeEdit(section('D', 'Blog'))).toBe('Add section “Blog” with “space-D”')
  expect(describeEdit({ edit: 'path', id: 'B', path: 'reference' })).toBe(
    'Change the path of “API” to reference',
  )
  expect(describeEdit({ edit: 'move', id: 'A', parent: 'G', position: { before: 'C' } })).toBe(
    'Move “Guide” before “Changes”, in “More”',
  )
  expect(describeEdit({ edit: 'move', id: 'A', position: { after: 'B' } })).toBe(
    'Move “Guide” after “API”, at the top level',
  )
  expect(describeEdit({ edit: 'condition', id: 'A', condition: null })).toBe('Show “Guide” to every visitor')
})
