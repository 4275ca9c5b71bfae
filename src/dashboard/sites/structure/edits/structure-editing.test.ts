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
import { dropEdit, moveTargets, placeText, presentTarget } from './move-targets.ts'
import { consequences, pendingText, replayed, withEdit } from './pending-edits.ts'

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
const { tree } = replayed(emptySiteTree, [
  section('A', 'Guide'),
  section('B', 'API'),
  section('C', 'Changes'),
  variant('b2', 'B'),
  { edit: 'add-group', id: 'G', title: 'More', sections: ['C'], wrapper },
])
const picture = (of: SiteTree, parent: string | null = null): string =>
  childrenOf(of, parent)
    .map(({ id }) => {
      const inner = picture(of, id)
      return inner === '' ? id : `${id}(${inner})`
    })
    .join(' ')
const name = (item: SiteItem): string => (item.kind === 'site-space' ? item.id : item.title)

test('edits are replayed one after another, and one that cannot be made leaves the others', () => {
  expect(picture(tree)).toBe('A(A1) B(B1 b2) G(C(C1))')
  const {
    applied,
    refused,
    tree: after,
  } = replayed(tree, [
    { edit: 'rename', id: 'A', title: 'Handbook' },
    { edit: 'path', id: 'gone', path: 'x' },
    { edit: 'path', id: 'A', path: 'guide' },
    { edit: 'path', id: 'C', path: 'api' },
    { edit: 'default', id: 'B' },
  ])
  // Setting the same path again changes nothing and is not counted.
  expect(applied.map(({ edit }) => edit.edit)).toEqual(['rename', 'default'])
  expect(refused.map(({ message }) => message)).toEqual([
    'This part of the site is not there any more.',
    '“Changes” has the path of “API”.',
  ])
  expect(checkSiteTree(after)).toEqual([])
})

test('typing the same thing again takes the place of what was typed', () => {
  const first = withEdit([], { edit: 'path', id: 'A', path: 'a' })
  const second = withEdit(first, { edit: 'path', id: 'A', path: 'ab' })
  expect(second).toEqual([{ edit: 'path', id: 'A', path: 'ab' }])
  expect(withEdit(second, { edit: 'path', id: 'B', path: 'b' })).toHaveLength(2)
  const move: SiteEdit = { edit: 'move', id: 'A', parent: 'G' }
  expect(withEdit(withEdit([], move), { edit: 'move', id: 'A', parent: null })).toHaveLength(2)
})

test('addresses and redirects are counted in words', () => {
  const { tree: after } = replayed(tree, [
    { edit: 'path', id: 'B', path: 'reference' },
    { edit: 'remove', id: 'C' },
  ])
  const found = consequences(tree, after, true)
  expect(found.addresses).toEqual([
    { siteSpace: 'B1', from: 'api', to: 'reference' },
    { siteSpace: 'C1', from: 'changes', to: null },
  ])
  expect(pendingText(2, found)).toBe(
    '2 changes not published: 2 addresses change, 1 redirect will be written',
  )
  expect(pendingText(2, consequences(tree, after, false))).toBe('2 changes not published: 2 addresses change')
  expect(pendingText(1, consequences(tree, tree, true))).toBe('1 change not published: every address stays')
})

test('a section can stand before and after each of its kind, at the top and in groups', () => {
  const targets = moveTargets(tree, 'A')
  expect(targets.map((target) => placeText(tree, target, name))).toEqual([
    'before “API”, at the top',
    'before “More”, at the top',
    'before “Changes”, in “More”',
    'after “Changes”, in “More”',
    'after “More”, at the top',
  ])
  expect(presentTarget(tree, targets)).toBe(0)
})

test('a variant that is not the default one can go to other sections', () => {
  const targets = moveTargets(tree, 'b2')
  expect(targets.map((target) => placeText(tree, target, name))).toContain('after “A1”, in “Guide”')
  expect(targets.every(({ parent }) => parent !== null && parent !== 'G')).toBe(true)
  // A default variant among several cannot leave its section.
  expect(moveTargets(tree, 'B1').every(({ parent }) => parent === 'B')).toBe(true)
})

test('every target of every item is accepted, and the present one changes nothing', () => {
  for (const { id } of inReadingOrder(tree)) {
    const targets = moveTargets(tree, id)
    const present = targets[presentTarget(tree, targets)]
    if (targets.length > 0) expect(present && applySiteEdit(tree, present)).toEqual({ tree })
    for (const target of targets) {
      const outcome = applySiteEdit(tree, target)
      if (!('tree' in outcome)) throw new Error(outcome.problem.message)
      expect(checkSiteTree(outcome.tree)).toEqual([])
    }
  }
})

test('drops land where they were aimed, also between kinds', () => {
  const dropped = (id: string, target: string, place: 'before' | 'inside' | 'after'): string => {
    const edit = dropEdit(tree, { id, target, place })
    const outcome = edit === undefined ? undefined : applySiteEdit(tree, edit)
    return outcome !== undefined && 'tree' in outcome ? picture(outcome.tree) : 'refused'
  }
  expect(dropped('C', 'A', 'before')).toBe('C(C1) A(A1) B(B1 b2) G')
  expect(dropped('A', 'G', 'inside')).toBe('B(B1 b2) G(C(C1) A(A1))')
  expect(dropped('A', 'b2', 'after')).toBe('B(B1 b2) A(A1) G(C(C1))')
  expect(dropped('b2', 'A', 'after')).toBe('A(A1 b2) B(B1) G(C(C1))')
  expect(dropped('A', 'B', 'inside')).toBe('B(B1 b2) A(A1) G(C(C1))')
  expect(dropped('b2', 'G', 'inside')).toBe('refused')
  expect(dropped('A1', 'B', 'inside')).toBe('refused')
})

test('every edit has words', () => {
  const words = (edit: SiteEdit): string =>
    editText(edit, tree, replayed(tree, [edit]).tree, { name, space: (id) => `“${id}”` })
  expect(words(section('D', 'Blog'))).toBe('Add the section “Blog” with “space-D”')
  expect(words({ edit: 'path', id: 'B', path: 'reference' })).toBe('Give “API” the path reference')
  expect(words({ edit: 'move', id: 'A', parent: 'G', position: { before: 'C' } })).toBe(
    'Move “Guide” before “Changes”, in “More”',
  )
  expect(words({ edit: 'move', id: 'A', position: { after: 'B' } })).toBe(
    'Move “Guide” after “API”, at the top',
  )
  expect(words({ edit: 'condition', id: 'A', condition: null })).toBe('Show “Guide” to every visitor')
})
