import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs, seed } from '../../testing/generators/revisions.ts'
import { decodeEntities, encodeAttribute, encodeText, isEndless, parseHtml, tagOf } from './html-reader.ts'
import type { HtmlNode } from './html-reader.ts'

/** A tree on one line: `p[id=x](text b(bold))`. */
const shown = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const attributes = [...node.attributes].map(([name, value]) => `[${name}=${value}]`).join('')
      return `${node.tag}${attributes}(${shown(node.children)})`
    })
    .join(' ')
const parsed = (source: string, deepest = 10): string | undefined => {
  const nodes = parseHtml(source, deepest)
  return nodes === undefined ? undefined : shown(nodes)
}

describe('entities', () => {
  test.each([
    ['&amp;&lt;&gt;&quot;&apos;', `&<>"'`],
    ['&AMP;', '&'],
    ['a&nbsp;b', 'a\u00a0b'],
    ['&#65;&#x42;&#X43;', 'ABC'],
    ['&#x1F600;', '\u{1F600}'],
    ['&#0;', '&#0;'],
    ['&#xD800;', '&#xD800;'],
    ['&#xDFFF;', '&#xDFFF;'],
    ['&#x110000;', '&#x110000;'],
    ['&#x10FFFF;', '\u{10FFFF}'],
    ['&copy;', '&copy;'],
    ['&amp', '&amp'],
    ['&#xFFFFFFF;', '&#xFFFFFFF;'],
  ])('%s', (source, text) => expect(decodeEntities(source)).toBe(text))

  test('text and attributes are read back as they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decodeEntities(encodeText(text))).toBe(text)
        const tag = tagOf(`<a title="${encodeAttribute(text)}">`)
        expect(tag?.attributes.get('title')).toBe(text)
        expect(encodeAttribute(text)).not.toMatch(/[\n\r\t"<>]/u)
      }),
      { numRuns: runs(300), seed },
    )
  })
})

describe('a tag', () => {
  test.each<readonly [source: string, name: string, kind: 'open' | 'closing' | 'empty', attributes: object]>([
    ['<p>', 'p', 'open', {}],
    ['</P>', 'p', 'closing', {}],
    ['<br>', 'br', 'empty', {}],
    ['<img src="a.png" alt="A > B">', 'img', 'empty', { src: 'a.png', alt: 'A > B' }],
    ['<div/>', 'div', 'empty', {}],
    ['<a href=x target=_blank>', 'a', 'open', { href: 'x', target: '_blank' }],
    [`<a title='say "hi"'>`, 'a', 'open', { title: 'say "hi"' }],
    ['<input CHECKED disabled>', 'input', 'empty', { checked: '', disabled: '' }],
    ['<a id="one" id="two">', 'a', 'open', { id: 'one' }],
    ['<a href = "x">', 'a', 'open', { href: 'x' }],
    ['<a href="&#x26;">', 'a', 'open', { href: '&' }],
  ])('%s', (source, name, kind, attributes) => {
    const tag = tagOf(source)
    expect(tag?.name).toBe(name)
    expect([tag?.closing, tag?.empty]).toEqual([kind === 'closing', kind === 'empty'])
    expect(Object.fromEntries(tag?.attributes ?? [])).toEqual(attributes)
  })

  test.each(['<!-- x -->', '<!DOCTYPE html>', '<1>', '< p>', '<p', '<p>more', '<p title="x>', 'p', ''])(
    'is not %s',
    (source) => expect(tagOf(source)).toBeUndefined(),
  )
})

describe('a tree', () => {
  test.each([
    ['', ''],
    ['text', 'text'],
    ['a &lt; b', 'a < b'],
    ['<p>one</p><p>two</p>', 'p(one) p(two)'],
    ['<ul><li>a<li-x>b</li-x></li></ul>', 'ul(li(a li-x(b)))'],
    ['<p>a<br>b</p>', 'p(a br() b)'],
    ['<td align="left"> x </td>', 'td[align=left]( x )'],
  ])('%s', (source, tree) => expect(parsed(source)).toBe(tree))

  test.each([
    ['tags that overlap', '<b><i>x</b></i>'],
    ['an open tag at the end', '<p>x'],
    ['a closing tag alone', 'x</p>'],
    ['a comment', '<p><!-- x --></p>'],
    ['a lone angle bracket', 'a < b'],
    ['a tag within a tag', '<p <b>>'],
  ])('is none for %s', (_, source) => expect(parsed(source)).toBeUndefined())

  test('is none below the deepest level', () => {
    expect(parsed('<a><b><c></c></b></a>', 3)).toBe('a(b(c()))')
    expect(parsed('<a><b><c></c></b></a>', 2)).toBeUndefined()
    expect(parsed('<a><b><br></b></a>', 2)).toBe('a(b(br()))')
  })
})

test.each([
  ['<script>let a', true],
  ['<script>let a</script>', false],
  ['<pre>\n', true],
  ['<PRE\nclass="x">text</PRE>', false],
  ['<!-- open', true],
  ['<!-- closed -->', false],
  ['<?php', true],
  ['<?php ?>', false],
  ['<!DOCTYPE html', true],
  ['<!DOCTYPE html>', false],
  ['<![CDATA[ x', true],
  ['<![CDATA[ x ]]>', false],
  ['<preface>', false],
  ['<div>', false],
])('%s swallows the rest of the text: %s', (html, endless) => expect(isEndless(html)).toBe(endless))
