import fc from 'fast-check'
import { parseFragment } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, test } from 'vitest'
import { attacks } from '../../testing/hostile/raw-html.ts'
import { attributeNames, element, tags, textNode } from './render-node.ts'
import { renderToHtml, renderToText } from './print-tree.ts'
import { rawHtml, sanitizeHtml } from './raw-html.ts'

const seed = Number(process.env['FC_SEED'] ?? 20260402)
const numRuns = process.env['RECTO_LONG'] === '1' ? 100_000 : 1_000

const allowedTags = new Set<string>(tags)
const allowedAttributes = new Set<string>(attributeNames)
const allowedAddress = /^(?:https?:|mailto:|tel:|[^:]*$|[^:/?#]*[/?#])/i
const allowedImage = /^(?:https?:|data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=]*$|[^:]*$|[^:/?#]*[/?#])/i

/**
 * Everything in the printed HTML, as parsed by a browser's parser, that is not on an allow-list. Independent of the
 * sanitizer.
 */
function forbidden(html: string): string[] {
  const found: string[] = []
  const look = (node: DefaultTreeAdapterTypes.ChildNode): void => {
    if (node.nodeName === '#text') return
    if (!('tagName' in node)) {
      found.push(node.nodeName)
      return
    }
    if (node.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push(`namespace ${node.namespaceURI}`)
    if (!allowedTags.has(node.tagName) || node.tagName === 'input') found.push(`<${node.tagName}>`)
    for (const { name, value } of node.attrs) {
      if (!allowedAttributes.has(name) || /^on|^style$|^srcset$|^name$|^class$/.test(name))
        found.push(`${name}=`)
      if (name === 'data-key' || (name.startsWith('data-') && !['data-align', 'data-type'].includes(name)))
        found.push(`${name}=${value}`)
      if (name === 'data-type' && value !== 'html') found.push(`${name}=${value}`)
      if (name === 'id' && !/^user-content-./.test(value)) found.push(`id=${value}`)
      if (name === 'href' && !allowedAddress.test(value)) found.push(`href=${value}`)
      if (name === 'src' && !allowedImage.test(value)) found.push(`src=${value}`)
      if ((name === 'href' || name === 'src') && (/script:/i.test(value) || [...value].some((c) => c < ' ')))
        found.push(`${name}=${value}`)
    }
    node.childNodes.forEach(look)
  }
  parseFragment(html).childNodes.forEach(look)
  return found
}

const clean = (html: string) => renderToHtml(sanitizeHtml(html))

test('the check itself sees what is forbidden', () => {
  for (const html of [
    '<script></script>',
    '<p onclick=x>',
    '<a href="javascript:x">',
    '<svg></svg>',
    '<img src=data:x>',
  ])
    expect(forbidden(html)).not.toEqual([])
  expect(forbidden('<p title="x"><a href="https://a.example/:x">x</a></p>')).toEqual([])
})

describe.each(Object.entries(attacks))('attack 30, %s', (_, list) => {
  test.each(list)('%j', (html) => {
    const printed = clean(html)
    expect(forbidden(printed)).toEqual([])
    expect(clean(printed)).toBe(printed)
  })
})

test('there are at least eighty attacks', () => {
  expect(Object.values(attacks).flat().length).toBeGreaterThanOrEqual(80)
})

test('attack 18: templates stay text', () => {
  for (const text of ['${7*7}', '<%= 7*7 %>', '{{ 7*7 }}', '#{7*7}'])
    expect(renderToText(sanitizeHtml(`<p>${text}</p>`))).toBe(text)
})

describe('what authors keep', () => {
  test.each([
    ['<p align="center">x</p>', '<p data-align="center">x</p>'],
    ['<u>x</u> <ins>y</ins><br>', '<u>x</u> <ins>y</ins><br>'],
    [
      '<a href="https://a.example/x?a=1&b=2">x</a>',
      '<a href="https://a.example/x?a=1&amp;b=2" rel="noopener">x</a>',
    ],
    ['<a href="../x.md#y">x</a>', '<a href="../x.md#y">x</a>'],
    ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
    ['<a name="old"></a>', '<a id="user-content-old"></a>'],
    ['<img src="a.png" width="120px" height=50%>', '<img alt="" src="a.png" width="120" height="50%">'],
    ['<img src="javascript:x" alt="words">', 'words'],
    ['<img src="data:image/gif;base64,R0lGOD==">', '<img alt="" src="data:image/gif;base64,R0lGOD==">'],
    ['<details open><summary>a</summary>b</details>', '<details open=""><summary>a</summary>b</details>'],
    [
      '<table><tr><td colspan=2>x</td></tr></table>',
      '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
    ],
    ['<pre>\n\nx</pre>', '<pre>\n\nx</pre>'],
    ['<font>kept</font><video>gone</video>', 'kept'],
    ['a < b && c > d', 'a &lt; b &amp;&amp; c &gt; d'],
    ['<ol start=3><li>x</li></ol><li>y</li>', '<ol start="3"><li>x</li></ol>y'],
  ])('%s', (html, expected) => {
    expect(clean(html)).toBe(expected)
  })
})

describe('slots', () => {
  const slots = [[textNode('one')], [element('em', {}, [textNode('two')])]]
  const slot = (n: number) => `<recto-slot n="${n}"></recto-slot>`
  const run = (html: string) => renderToHtml(rawHtml(html, slots))
  test('stand where they stood, inside what the HTML opens', () => {
    expect(run(`<u>${slot(0)}</u> and ${slot(1)}`)).toBe('<u>one</u> and <em>two</em>')
  })
  test('are never lost and never doubled', () => {
    expect(run(`<script>${slot(0)}</script>${slot(1)}`)).toBe('<em>two</em>one')
    expect(run(`${slot(0)}${slot(0)}${slot(0)}${slot(1)}`)).toBe('one<em>two</em>')
    expect(run('')).toBe('one<em>two</em>')
    expect(run(`${slot(1)}${'<b>'.repeat(600)}${slot(0)}`)).toMatch(
      /^<em>two<\/em><code data-type="html">.*<\/code>one$/,
    )
  })
  test('cannot be written by an author through the marks of a round', () => {
    expect(run('<p title=\'<span data-kind="slot-0"></span>\'>x</p>')).toBe(
      '<p title="&lt;span data-kind=&#34;slot-0&#34;&gt;&lt;/span&gt;">x</p>one<em>two</em>',
    )
  })
})

describe('costs', () => {
  test.each([
    ['deep', '<div>'.repeat(12_000)],
    ['deep and closed', '<i>'.repeat(500) + 'x' + '</i>'.repeat(500)],
    [
      'misnested formatting',
      Array.from({ length: 4_000 }, (_, i) => `<b ${i}>`).join('') + '<p>'.repeat(9_000),
    ],
    ['many attributes', `<a ${Array.from({ length: 12_000 }, (_, i) => `a${i}`).join(' ')}>`],
    ['nested tables', '<table><tr><td>'.repeat(4_000)],
    ['too long', 'x'.repeat(1_000_000)],
    ['nested links in tables', '<a><table>'.repeat(100)],
  ])('%s: answers soon and keeps to the lists', (_, html) => {
    const from = performance.now()
    const printed = clean(html)
    expect(performance.now() - from).toBeLessThan(5_000)
    expect(forbidden(printed)).toEqual([])
  })
})

// Pieces that change the state of a parser; random combinations find what no list of attacks contains.
const piece = fc.constantFrom(
  ...[
    '<',
    '>',
    '"',
    "'",
    '`',
    '=',
    '/',
    '&',
    ';',
    '<!--',
    '-->',
    '--!>',
    '<![CDATA[',
    ']]>',
    '<?',
    'x',
    ' ',
    '\n',
    '\0',
  ],
  ...[
    '<svg>',
    '</svg>',
    '<math>',
    '<mtext>',
    '<mglyph>',
    '<annotation-xml encoding="text/html">',
    '<foreignObject>',
  ],
  ...[
    '<style>',
    '</style>',
    '<script>',
    '</script>',
    '<title>',
    '</title>',
    '<textarea>',
    '<noscript>',
    '<template>',
  ],
  ...[
    '<p>',
    '</p>',
    '<a href="javascript:x">',
    '</a>',
    '<table>',
    '<tr>',
    '<td>',
    '</table>',
    '<form>',
    '</form>',
  ],
  ...[
    '<b>',
    '</b>',
    '<i>',
    '</i>',
    '<div onclick=x>',
    '</div>',
    '<img src=x onerror=x>',
    '<select>',
    '<option>',
    '<li>',
  ],
  ...[
    '<ul>',
    '<details>',
    '<summary>',
    '<pre>',
    '<h1>',
    '<ruby>',
    '<rt>',
    '<dd>',
    '<button>',
    '<object>',
    '<p title="',
  ],
  ...[
    '<recto-slot n="0">',
    '<span data-kind="slot-0"></span>',
    '&lt;',
    '&#x3c;',
    '<caption>',
    '<col>',
    '</br>',
    '<nobr>',
  ],
)

test('any order of pieces: nothing forbidden, and a fixed point', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const printed = clean(pieces.join(''))
      expect(forbidden(printed)).toEqual([])
      expect(clean(printed)).toBe(printed)
    }),
    { seed, numRuns },
  )
})

test('any attribute value: what is printed is read back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (value) => {
      const html = renderToHtml([element('p', { title: value }, [textNode(value)])])
      const node = parseFragment(html).childNodes[0] as DefaultTreeAdapterTypes.Element
      const wanted = value.replaceAll('\0', '')
      expect(node.attrs).toEqual([{ name: 'title', value: wanted }])
      const child = node.childNodes[0]
      expect(child && 'value' in child ? child.value : '').toBe(wanted)
    }),
    { seed, numRuns },
  )
})
