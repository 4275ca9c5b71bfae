import { describe, expect, it } from 'vitest'
import { applySiteEdit } from './apply-site-edit.ts'
import type { SiteEdit } from './site-edits.ts'
import { checkSiteTree, emptyGroups, siteItemLimit } from './check-site-tree.ts'
import { sitePathProblem, urlChanges, urlsOf } from './site-paths.ts'
import type { SiteTree } from './site-tree.ts'
import { childrenOf, defaultSiteSpace, emptySiteTree, siteTreeOf, siteTreeType } from './site-tree.ts'

const wrapper = { id: 'wrap', title: 'Acme Docs' }
const section = (id: string, title: string, parent: string | null = null): SiteEdit => ({
  edit: 'add-section',
  id,
  title,
  parent,
  siteSpace: { id: `${id}1`, space: `space-${id}`, name: title },
  wrapper,
})
const variant = (id: string, into: string | null, name: string): SiteEdit => ({
  edit: 'add-site-space',
  section: into,
  siteSpace: { id, space: `space-${id}`, name },
})
const group = (id: string, title: string, sections: string[] = []): SiteEdit => ({
  edit: 'add-group',
  id,
  title,
  sections,
  wrapper,
})

/** Applies edits one after another; each must be accepted and give a valid tree. */
const after = (tree: SiteTree, ...edits: SiteEdit[]): SiteTree =>
  edits.reduce((at, edit) => {
    const outcome = applySiteEdit(at, edit)
    if ('problem' in outcome) throw new Error(`${edit.edit}: ${outcome.problem.message}`)
    expect(checkSiteTree(outcome.tree)).toEqual([])
    return outcome.tree
  }, tree)
const fault = (tree: SiteTree, edit: SiteEdit): string => {
  const outcome = applySiteEdit(tree, edit)
  return 'problem' in outcome ? outcome.problem.fault : 'accepted'
}
/** `A*(a* b) G(B)`: groups and sections with their children, `*` on defaults. */
const picture = (tree: SiteTree, parent: string | null = null): string =>
  childrenOf(tree, parent)
    .map((item) => {
      const inner = picture(tree, item.id)
      const mark = item.kind !== 'site-section-group' && item.default ? '*' : ''
      return `${item.id}${mark}${inner === '' ? '' : `(${inner})`}`
    })
    .join(' ')

const plain = after(emptySiteTree, variant('a', null, 'Guide'), variant('b', null, 'Guide'))
const rich = after(
  emptySiteTree,
  section('A', 'Guides'),
  section('B', 'API'),
  section('C', 'Changes'),
  variant('b2', 'B', 'Version 2'),
  group('G', 'Developers', ['B']),
)

describe('a site of site spaces', () => {
  it('shows the first one at its base and the others below their path', () => {
    expect(picture(plain)).toBe('a* b')
    expect(siteTreeType(plain)).toBe('siteSpaces')
    expect([...urlsOf(plain)]).toEqual([
      ['a', ''],
      ['b', 'guide-2'],
    ])
  })

  it('get a section when another section is added, without a URL change', () => {
    const wrapped = after(plain, section('B', 'API'))
    expect(picture(wrapped)).toBe('wrap*(a* b) B(B1*)')
    expect(siteTreeType(wrapped)).toBe('sections')
    expect(urlChanges(plain, wrapped)).toEqual([])
    expect(urlsOf(wrapped).get('B')).toBe('api')
  })

  it('loses its last one, and its default one only when it is the last', () => {
    expect(fault(plain, { edit: 'remove', id: 'a' })).toBe('default-needed')
    const one = after(plain, { edit: 'remove', id: 'b' })
    expect(picture(after(one, { edit: 'remove', id: 'a' }))).toBe('')
    expect(defaultSiteSpace(one)?.id).toBe('a')
  })
})

describe('a site of sections', () => {
  it('adds the path of a section and of a variant, and nothing for groups and defaults', () => {
    expect(picture(rich)).toBe('A*(A1*) C(C1*) G(B(B1* b2))')
    expect(Object.fromEntries(urlsOf(rich))).toEqual({
      A: '',
      A1: '',
      B: 'api',
      B1: 'api',
      b2: 'api/version-2',
      C: 'changes',
      C1: 'changes',
    })
  })

  it('moves sections into groups, out of them, and groups into groups, without changing an address', () => {
    const deep = after(rich, group('H', 'More'), { edit: 'move', id: 'G', parent: 'H' })
    expect(picture(deep)).toBe('A*(A1*) C(C1*) H(G(B(B1* b2)))')
    expect(urlChanges(rich, deep)).toEqual([])
    expect(fault(deep, { edit: 'move', id: 'H', parent: 'G' })).toBe('bad-position')
    expect(fault(deep, { edit: 'move', id: 'H', parent: 'H' })).toBe('bad-position')
    expect(fault(deep, { edit: 'move', id: 'A', parent: 'C' })).toBe('unknown-parent')
    const out = after(deep, { edit: 'move', id: 'B', parent: null, position: { before: 'C' } })
    expect(picture(out)).toBe('A*(A1*) B(B1* b2) C(C1*) H(G)')
    expect(emptyGroups(out)).toEqual(['H', 'G'])
  })

  it('keeps the content of a deleted group in its place', () => {
    const filled = after(rich, { edit: 'move', id: 'G', position: { after: 'A' } })
    expect(picture(after(filled, { edit: 'remove', id: 'G' }))).toBe('A*(A1*) B(B1* b2) C(C1*)')
  })

  it('refuses a position beside itself or beside what is no sibling', () => {
    expect(fault(rich, { edit: 'move', id: 'A', position: { before: 'A' } })).toBe('bad-position')
    expect(fault(rich, { edit: 'move', id: 'A', position: { after: 'B' } })).toBe('bad-position')
    expect(fault(rich, { edit: 'move', id: 'b2', position: { after: 'A1' } })).toBe('bad-position')
    expect(fault(rich, { edit: 'move', id: 'none' })).toBe('unknown-item')
  })

  it('is the same value after an edit that changes nothing', () => {
    for (const edit of [
      { edit: 'move', id: 'A', position: { before: 'C' } },
      { edit: 'path', id: 'B', path: 'api' },
      { edit: 'default', id: 'A' },
      { edit: 'condition', id: 'A', condition: null },
    ] as const)
      expect(applySiteEdit(rich, edit)).toEqual({ tree: rich })
  })

  it('keeps a section that would lose its only site space, and the default section among others', () => {
    expect(fault(rich, { edit: 'remove', id: 'C1' })).toBe('last-of-section')
    expect(fault(rich, { edit: 'remove', id: 'B1' })).toBe('default-needed')
    expect(fault(rich, { edit: 'remove', id: 'A' })).toBe('default-needed')
    expect(fault(rich, { edit: 'move', id: 'C1', parent: 'B' })).toBe('last-of-section')
    const turned = after(rich, { edit: 'default', id: 'C' }, { edit: 'remove', id: 'A' })
    expect(picture(turned)).toBe('C*(C1*) G(B(B1* b2))')
    expect(urlChanges(rich, turned)).toEqual([
      { siteSpace: 'A1', from: '', to: null },
      { siteSpace: 'C1', from: 'changes', to: '' },
    ])
  })

  it('swaps a space in its place', () => {
    const swapped = after(rich, { edit: 'space', id: 'B1', space: 'other' })
    expect(picture(swapped)).toBe(picture(rich))
    expect(urlChanges(rich, swapped)).toEqual([])
    expect(fault(rich, { edit: 'space', id: 'B1', space: 'space-b2' })).toBe('space-twice')
  })

  it('says which addresses an edit changes, once for everything that goes along', () => {
    const renamed = after(rich, { edit: 'path', id: 'B', path: 'reference' })
    expect(urlChanges(rich, renamed)).toEqual([{ siteSpace: 'B1', from: 'api', to: 'reference' }])
    const both = after(renamed, { edit: 'path', id: 'b2', path: 'v2' })
    expect(urlChanges(rich, both)).toEqual([
      { siteSpace: 'B1', from: 'api', to: 'reference' },
      { siteSpace: 'b2', from: 'api/version-2', to: 'reference/v2' },
    ])
  })
})

describe('paths', () => {
  it('conflict among sections, among variants, and between both at the base of the site', () => {
    expect(fault(rich, { edit: 'path', id: 'B', path: 'changes' })).toBe('path-taken')
    expect(fault(rich, { edit: 'path', id: 'B', path: 'CHANGES' })).toBe('path-taken')
    expect(fault(rich, { edit: 'path', id: 'b2', path: 'api-2' })).toBe('accepted')
    const based = after(rich, variant('a2', 'A', 'Changes'))
    expect(urlsOf(based).get('a2')).toBe('changes-2')
    expect(fault(based, { edit: 'path', id: 'a2', path: 'changes' })).toBe('path-taken')
    const hidden = after(based, { edit: 'path', id: 'b2', path: 'changes' })
    // As the default section, B would show its variant at the path of the section C.
    expect(fault(hidden, { edit: 'default', id: 'B' })).toBe('path-taken')
  })

  it('are one segment that the site does not use itself', () => {
    for (const path of ['v1.0', 'pt_BR', '日本語', 'a']) expect(sitePathProblem(path)).toBeUndefined()
    for (const path of [
      '',
      '~draft',
      'a/b',
      '..',
      'a b',
      'llms.txt',
      'page.md',
      'x'.repeat(101),
      '%2e',
      'a\n',
    ])
      expect(sitePathProblem(path)).toBeDefined()
    expect(fault(rich, { edit: 'path', id: 'B', path: 'a/b' })).toBe('bad-path')
    expect(urlsOf(after(emptySiteTree, section('A', 'x'), section('L', 'llms.txt'))).get('L')).toBe(
      'llms-txt',
    )
  })
})

describe('conditions', () => {
  it('are parsed before they are stored', () => {
    const condition = 'visitor.claims.plan == "pro"'
    expect(fault(rich, { edit: 'condition', id: 'B', condition })).toBe('accepted')
    expect(fault(rich, { edit: 'condition', id: 'B', condition: 'visitor.claims.' })).toBe('bad-condition')
    expect(fault(rich, { edit: 'condition', id: 'B', condition: 'space.title == "x"' })).toBe('bad-condition')
    expect(fault(rich, { edit: 'condition', id: 'G', condition })).toBe('wrong-kind')
  })
})

describe('invalid structures', () => {
  it('is reported by the laws', () => {
    const [one] = plain.byId.values()
    if (one?.kind !== 'site-space') throw new Error('the first is a site space')
    const faults = (...items: Parameters<typeof siteTreeOf>[0][]): string[] =>
      checkSiteTree(siteTreeOf(items.flatMap((list) => [...list]))).map((problem) => problem.fault)
    expect(faults([{ ...one, parent: 'gone' }])).toEqual(['unreachable', 'wrong-parent'])
    expect(faults([one, { ...one, id: 'z', space: 'z', path: 'z' }])).toEqual(['several-defaults'])
    expect(faults([{ ...one, default: false }])).toEqual(['no-default'])
    expect(faults(rich.byId.values(), [{ ...one, id: 'z' }])).toContain('mixed-root')
    expect(faults([...rich.byId.values()].filter(({ id }) => id !== 'C1'))).toEqual(['empty-section'])
    const many = Array.from({ length: siteItemLimit + 1 }, (_, at) => ({
      ...one,
      id: `i${at}`,
      space: `s${at}`,
      path: `p${at}`,
      default: at === 0,
    }))
    expect(faults(many)).toEqual(['too-many'])
  })
})
