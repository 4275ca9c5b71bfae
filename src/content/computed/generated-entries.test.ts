/** Pages made from the answer of a source. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { PageEntry } from '../revision/revision.ts'
import { checkTree } from '../tree/page-tree.ts'
import type { GeneratedContent, GeneratedPage } from './computed-source.ts'
import { checkGenerated, generatedPages } from './generated-entries.ts'

const root: PageEntry = {
  ...{ kind: 'page', id: 'r', type: 'computed', title: 'Reference', slug: 'reference' },
  ...{ parent: null, order: 'a0', computedSeed: 'seed' },
}
const source = { type: 'builtin:openapi', dependencies: { spec: { ref: { kind: 'openapi', spec: 'x' } } } }
const idOf = (seed: string, id: string): string =>
  createHash('sha256').update(`${seed}\n${id}`).digest('hex').slice(0, 20)
const made = (content: GeneratedContent, of = root, taken = new Set<string>()) =>
  generatedPages(of, source, content, { idOf, taken })
const page = (title: string, more: object = {}): GeneratedPage => ({ type: 'document', title, ...more })

describe('generated pages', () => {
  it('form a valid tree below the computed page, in their order', () => {
    const { entries } = made({
      pages: [page('Pets', { id: 'pets', pages: [page('List'), page('List')] }), page('Ω ?#/'), page('Pets')],
    })
    expect(entries.map(({ slug }) => slug)).toEqual(['pets', 'list', 'list-2', 'ω', 'pets-2'])
    const problems = checkTree([root, ...entries]).filter(({ kind }) => kind !== 'wrong-parent')
    expect(problems).toEqual([])
  })

  it('keep their ids while the source keeps its own', () => {
    const before = made({ pages: [page('A', { id: 'a' }), page('B', { id: 'b' })] }).entries
    const after = made({
      pages: [page('New'), page('B, renamed', { id: 'b' }), page('A', { id: 'a' })],
    }).entries
    expect(after[1]?.id).toBe(before[1]?.id)
    expect(after[2]?.id).toBe(before[0]?.id)
    // Without an id, the place stands for it.
    expect(made({ pages: [page('X')] }).entries[0]?.id).toBe(made({ pages: [page('X')] }).entries[0]?.id)
  })

  it('of a copied page have other ids than those of the original', () => {
    const taken = new Set<string>()
    const first = made({ pages: [page('A', { id: 'a' })] }, root, taken).entries
    const second = made({ pages: [page('A', { id: 'a' })] }, { ...root, id: 'copy' }, taken).entries
    expect(second[0]?.id).not.toBe(first[0]?.id)
  })

  it('inherit type and dependencies of the source for their texts', () => {
    const { entries, texts } = made({
      computed: { props: { doc: 'info' } },
      pages: [page('A', { computed: { props: { doc: 'operations' } } })],
    })
    expect(texts.get('r')).toEqual({ ...source, props: { doc: 'info' } })
    expect(texts.get(entries[0]?.id ?? '')).toEqual({ ...source, props: { doc: 'operations' } })
  })
})

describe('an answer that cannot be used', () => {
  const limits = { pages: 10, depth: 3 }
  const nested = (levels: number): GeneratedPage[] =>
    levels === 0 ? [] : [page('Level', { pages: nested(levels - 1) })]

  it.each<[string, GeneratedPage[], string]>([
    ['too many pages', Array.from({ length: 11 }, () => page('A')), 'more than 10 pages'],
    ['too deep', nested(4), 'more than 3 levels'],
    ['the same id twice', [page('A', { id: 'a' }), page('B', { pages: [page('C', { id: 'a' })] })], '“a”'],
  ])('%s', (_what, pages, message) => {
    expect(() => checkGenerated({ pages }, limits)).toThrow(message)
  })

  it('a circle of pages', () => {
    const pages: GeneratedPage[] = []
    pages.push(page('A', { pages }))
    expect(() => checkGenerated({ pages }, limits)).toThrow('levels')
  })
})
