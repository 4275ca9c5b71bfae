/** What people added to a result stays where they put it, and what they wrote is kept. */
import { describe, expect, it } from 'vitest'
import { block, document, link, paragraph } from '../../testing/fixtures/blocks.ts'
import {
  countingKeys,
  randomDocument,
  randomEdit,
  seededRandom,
} from '../../testing/generators/random-documents.ts'
import { stableJson } from '../document/canonical.ts'
import type { Block, RichTextDocument } from '../document/document.ts'
import { plainText } from '../document/document.ts'
import { normalize } from '../document/normalize.ts'
import { walk } from '../document/walk.ts'
import { targetsOfResult, translatedDocument } from './document-units.ts'
import { mergedResult } from './merged-result.ts'

const keyed = (key: string, of: Block): Block => ({ ...of, key })
const text = (key: string): Block => keyed(key, paragraph(`Text ${key}`))
const page = (...blocks: Block[]): RichTextDocument => normalize(document(...blocks))
const hint = (key: string, ...blocks: Block[]): Block => keyed(key, block('hint', { style: 'info' }, blocks))
const list = (...keys: string[]): Block =>
  block(
    'list-unordered',
    {},
    keys.map((key) => keyed(key, block('list-item', {}, [text(`${key}p`)]))),
  )

const keysIn = (of: RichTextDocument): string[] =>
  [...walk(of)].flatMap(({ node }) => (node.object === 'block' && node.key !== undefined ? [node.key] : []))

const mergedKeys = (source: RichTextDocument, result: RichTextDocument, former = source): string =>
  keysIn(mergedResult(source, result, targetsOfResult(source, result), former).document).join(' ')

describe('blocks that only the result has', () => {
  it('stay behind their neighbor, wherever that goes', () => {
    const former = page(text('a'), text('b'), text('c'))
    const result = page(text('a'), text('b'), text('x'), text('y'), text('c'))
    expect(mergedKeys(former, result)).toBe('a b x y c')
    expect(mergedKeys(page(text('b'), text('n'), text('a'), text('c')), result, former)).toBe('b x y n a c')
  })

  it('stay in front of the first neighbor when they are the first', () => {
    expect(mergedKeys(page(text('a')), page(text('x'), text('a')))).toBe('x a')
    expect(mergedKeys(page(text('n'), text('a')), page(text('x'), text('a')), page(text('a')))).toBe('n x a')
  })

  it('stay inside of their parent', () => {
    expect(mergedKeys(page(hint('h', text('a'))), page(hint('h', text('a'), text('x'))))).toBe('h a x')
    expect(mergedKeys(page(hint('h')), page(hint('h', text('x')), text('y')))).toBe('h x y')
    expect(mergedKeys(page(list('a', 'b')), page(list('a', 'x', 'b')))).toBe('a ap x xp b bp')
    expect(mergedKeys(page(list('a', 'b')), page(list('a', 'b'), text('x')))).toBe('a ap b bp x')
    expect(mergedKeys(page(text('a')), page(text('a'), list('x', 'y')))).toBe('a x xp y yp')
  })

  it('stay at the end of the page when nothing around them is left', () => {
    expect(mergedKeys(page(text('n')), page(text('a'), text('x')), page(text('a')))).toBe('n x')
    expect(
      mergedKeys(page(text('n')), page(hint('h', text('a'), text('x'))), page(hint('h', text('a')))),
    ).toBe('n x')
  })

  it('go without what the source has or had', () => {
    const former = page(text('a'), text('b'))
    expect(mergedKeys(page(text('a')), former, former)).toBe('a')
    expect(mergedKeys(former, page(text('a'), hint('x', text('b'))))).toBe('a b')
    expect(mergedKeys(former, page(text('a'), hint('x', text('b'), text('y'))))).toBe('a x y b')
  })
})

describe('texts that do not fit their source', () => {
  const source = page(keyed('a', paragraph('Text')))
  const bold = keyed('a', block('paragraph', {}, [plainText('Neu', [{ object: 'mark', type: 'bold' }])]))

  it('stay as they are in the result', () => {
    const result = page(bold)
    const merged = mergedResult(source, result, targetsOfResult(source, result))
    expect(merged.problems.size).toBe(0)
    expect(merged.document).toEqual(result)
  })

  it('are told when they are not the text of the result', () => {
    const merged = mergedResult(source, page(bold), new Map([['a', 'Neu <g id="1">neu</g>']]))
    expect(merged.problems.get('a')).toEqual(['Tag 1 is not in the source.'])
    expect(merged.document).toEqual(source)
  })

  it('take over a link that changed in the source', () => {
    const withLink = (target: string, words: string) =>
      page(keyed('a', paragraph('x ', link({ kind: 'page', page: target }, words))))
    const target = new Map([['a', 'y <g id="1">dort</g>']])
    const merged = mergedResult(withLink('p2', 'there'), withLink('p1', 'dort'), target)
    expect(JSON.stringify(merged.document)).toContain('"page":"p2"')
  })
})

it('keeps every block of the result and of the source once, for any edits', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const random = seededRandom(seed)
    const former = randomDocument(random, 6, countingKeys('s'))
    const source = randomEdit(random, former, 2, countingKeys('n'))
    const result = randomEdit(random, former, 3, countingKeys('x'))
    const targets = targetsOfResult(source, result)
    const merged = mergedResult(source, result, targets, former).document
    const keys = keysIn(merged)
    expect(new Set(keys).size, `seed ${seed}`).toBe(keys.length)
    const [had, has] = [new Set(keysIn(former)), new Set(keysIn(source))]
    const inTables = new Set(
      [...walk(result)].flatMap(({ node, within }) =>
        within.includes('table') && node.object === 'block' ? [node.key] : [],
      ),
    )
    const texts = [...walk(result)].flatMap(({ node }) =>
      node.object === 'block' && node.type === 'paragraph' && !inTables.has(node.key) ? [node.key ?? ''] : [],
    )
    for (const key of has) expect(keys).toContain(key)
    for (const key of texts) if (!had.has(key) && !has.has(key)) expect(keys, `seed ${seed}`).toContain(key)
    for (const key of keys) expect(has.has(key) || !had.has(key), key).toBe(true)
    expect(stableJson(mergedResult(source, merged, targetsOfResult(source, merged), source).document)).toBe(
      stableJson(merged),
    )
    expect(stableJson(translatedDocument(source, new Map()).document)).toBe(stableJson(source))
  }
})
