import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs, seed } from '../../testing/generators/revisions.ts'
import { applySiteEdit } from './apply-site-edit.ts'
import type { SiteEdit, SitePosition } from './site-edits.ts'
import { checkSiteTree } from './check-site-tree.ts'
import { urlChanges, urlsOf } from './site-paths.ts'
import { withoutSpaces } from './remove-spaces.ts'
import type { SiteItem, SiteTree } from './site-tree.ts'
import {
  allSiteSpaces,
  childrenOf,
  emptySiteTree,
  inReadingOrder,
  siteSpaceOf,
  siteTreeOf,
} from './site-tree.ts'

/** An edit before the items are known: numbers select among them. */
interface Draw {
  readonly kind: SiteEdit['edit']
  readonly at: number
  readonly other: number
  readonly text: string
  readonly side: 'before' | 'after' | 'none'
}

// Few titles and paths, so that collisions are common; additions have the highest weight, so that trees do not stay
// empty.
const draw: fc.Arbitrary<Draw> = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('add-section' as const, 'add-site-space' as const) },
    { weight: 2, arbitrary: fc.constantFrom('add-group' as const, 'default' as const) },
    { weight: 5, arbitrary: fc.constant('move' as const) },
    { weight: 3, arbitrary: fc.constantFrom('remove' as const, 'path' as const, 'space' as const) },
    { weight: 1, arbitrary: fc.constantFrom('rename' as const, 'icon' as const, 'condition' as const) },
  ),
  at: fc.nat(30),
  other: fc.nat(30),
  text: fc.constantFrom('Guides', 'API', 'api', 'v2', 'Ünïcode', '…', 'llms.txt', 'true', '𝔄'),
  side: fc.constantFrom('before' as const, 'after' as const, 'none' as const),
})

const editOf = (tree: SiteTree, { kind, at, other, text, side }: Draw, step: number): SiteEdit => {
  const items = inReadingOrder(tree)
  const pick = (number: number): SiteItem | undefined => items[number % Math.max(1, items.length)]
  const id = pick(at)?.id ?? 'none'
  const beside = pick(other)
  const position: SitePosition | undefined =
    side === 'none' || beside === undefined
      ? undefined
      : side === 'before'
        ? { before: beside.id }
        : { after: beside.id }
  const placed = position === undefined ? {} : { position, parent: beside?.parent ?? null }
  const siteSpace = { id: `n${step}`, space: `space${other % 7}`, name: text }
  const wrapper = { id: `w${step}`, title: 'The site' }
  switch (kind) {
    case 'add-section':
      return { edit: kind, id: `s${step}`, title: text, siteSpace, wrapper, ...placed }
    case 'add-group':
      return { edit: kind, id: `g${step}`, title: text, wrapper, ...placed }
    case 'add-site-space':
      return { edit: kind, section: side === 'none' ? null : id, siteSpace }
    case 'move':
      return side === 'none'
        ? { edit: kind, id, parent: at % 2 === 0 ? null : (beside?.id ?? null) }
        : { edit: kind, id, ...placed }
    case 'rename':
      return { edit: kind, id, title: text }
    case 'path':
      return { edit: kind, id, path: text }
    case 'icon':
      return { edit: kind, id, icon: text }
    case 'description':
      return { edit: kind, id, description: text }
    case 'condition':
      return { edit: kind, id, condition: text }
    case 'space':
      return { edit: kind, id, space: siteSpace.space }
    case 'default':
    case 'remove':
      return { edit: kind, id }
  }
}

/** Every intermediate tree, with the edit that led to it. */
const walk = (draws: readonly Draw[], each: (before: SiteTree, edit: SiteEdit, after: SiteTree) => void) => {
  let tree = emptySiteTree
  let accepted = 0
  draws.forEach((drawn, step) => {
    const edit = editOf(tree, drawn, step)
    const outcome = applySiteEdit(tree, edit)
    if ('problem' in outcome) return
    if (outcome.tree !== tree) accepted += 1
    each(tree, edit, outcome.tree)
    tree = outcome.tree
  })
  return accepted
}
const walks = fc.array(draw, { minLength: 1, maxLength: 60 })

describe(`structures of sites, seed ${seed}`, () => {
  it('keep every law after every accepted edit', () => {
    let accepted = 0
    fc.assert(
      fc.property(walks, (draws) => {
        accepted += walk(draws, (_, edit, after) => {
          expect(checkSiteTree(after), JSON.stringify(edit)).toEqual([])
          expect(inReadingOrder(after).length).toBe(after.byId.size)
        })
      }),
      { seed, numRuns: runs(150) },
    )
    // The generator is useless if nearly everything is refused.
    expect(accepted).toBeGreaterThan(150)
  })

  it('lose and gain nothing by a move but the place of what moved', () => {
    fc.assert(
      fc.property(walks, (draws) => {
        walk(draws, (before, edit, after) => {
          if (edit.edit !== 'move') return
          expect(new Set(after.byId.keys())).toEqual(new Set(before.byId.keys()))
          for (const parent of before.below.keys()) {
            const left = (tree: SiteTree): string[] =>
              childrenOf(tree, parent).flatMap(({ id }) => (id === edit.id ? [] : [id]))
            expect(left(after)).toEqual(left(before))
          }
        })
      }),
      { seed, numRuns: runs(150) },
    )
  })

  it('have one URL for each item, and report every URL of a site space that changes', () => {
    fc.assert(
      fc.property(walks, (draws) => {
        walk(draws, (before, edit, after) => {
          const urls = urlsOf(after)
          const own = [...after.byId.values()].filter(
            (item) => item.kind !== 'site-section-group' && !item.default,
          )
          expect(new Set(own.map(({ id }) => urls.get(id)?.toLowerCase())).size).toBe(own.length)
          const changes = urlChanges(before, after)
          const was = urlsOf(before)
          for (const { id } of allSiteSpaces(before)) {
            const from = was.get(id) ?? ''
            const to = after.byId.has(id) ? (urls.get(id) ?? '') : null
            // What is named, or what goes along with the longest address above it that is named.
            const led = changes
              .filter(
                (change) =>
                  change.from === from || (change.from !== '' && from.startsWith(`${change.from}/`)),
              )
              .sort((one, two) => two.from.length - one.from.length)[0]
            const named = changes.some((change) => change.siteSpace === id)
            if (from === to) expect(named).toBe(false)
            else if (named) expect(changes).toContainEqual({ siteSpace: id, from, to })
            else expect(`${led?.to ?? ''}${from.slice(led?.from.length)}`, JSON.stringify(edit)).toBe(to)
          }
        })
      }),
      { seed, numRuns: runs(150) },
    )
  })

  it('are the same whatever order their items come in', () => {
    fc.assert(
      fc.property(walks, fc.nat(), (draws, turn) => {
        walk(draws, (_, __, after) => {
          const items = [...after.byId.values()]
          const cut = turn % Math.max(1, items.length)
          const turned = siteTreeOf([...items.slice(cut), ...items.slice(0, cut)].reverse())
          expect(inReadingOrder(turned)).toEqual(inReadingOrder(after))
        })
      }),
      { seed, numRuns: runs(50) },
    )
  })

  it('stay sound when spaces go elsewhere, and say which default that took', () => {
    fc.assert(
      fc.property(
        walks,
        fc.subarray(['space0', 'space1', 'space2', 'space3', 'space4', 'space5', 'space6']),
        (draws, gone) => {
          let last = emptySiteTree
          walk(draws, (_, __, after) => (last = after))
          const spaces = new Set(gone)
          const { tree, lost } = withoutSpaces(last, spaces)
          expect(checkSiteTree(tree)).toEqual([])
          const left = allSiteSpaces(last).filter(({ space }) => !spaces.has(space))
          expect(new Set(allSiteSpaces(tree).map(({ id }) => id))).toEqual(new Set(left.map(({ id }) => id)))
          const kept = left.length === allSiteSpaces(last).length
          if (kept) expect(tree).toBe(last)
          // A default that remains in the tree is still the default, unless a change is reported.
          if (lost.length === 0)
            for (const { id, default: first } of left) expect(siteSpaceOf(tree, id)?.default).toBe(first)
          if (left.length === 0 && !kept) expect(lost).not.toEqual([])
        },
      ),
      { seed, numRuns: runs(200) },
    )
  })
})
