/**
 * Documents that were made in the editor or through the API, and never were Markdown: each is printed as given, and
 * what is read again is the same, or the document in the last column, if Markdown cannot say all of it.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { block, link, paragraph } from '../../testing/fixtures/blocks.ts'
import { randomDocument, seededRandom } from '../../testing/generators/random-documents.ts'
import { plainText as wordsOf } from '../document/block-text.ts'
import { contentText } from '../document/canonical.ts'
import type {
  Block,
  ContentReference,
  Fragment,
  Inline,
  Json,
  JsonObject,
  Mark,
  RichTextDocument,
} from '../document/document.ts'
import { plainText } from '../document/document.ts'
import { normalize } from '../document/normalize.ts'
import type { ParseContext } from './parse-markdown.ts'
import { parseMarkdown } from './parse-markdown.ts'
import type { PrintContext } from './print-markdown.ts'
import { printMarkdown } from './print-markdown.ts'

const fragment = (name: string, ...nodes: readonly Block[]): Fragment => ({
  ...{ object: 'fragment', fragment: name, nodes },
})
const bold: readonly Mark[] = [{ object: 'mark', type: 'bold' }]
const annotation = (...nodes: NonNullable<Inline['nodes']>): Inline => ({
  ...{ object: 'inline', type: 'annotation', data: {}, nodes },
  fragments: [fragment('annotation-body', paragraph('note'))],
})
const text = (...nodes: NonNullable<Block['nodes']>): Block => block('paragraph', {}, nodes)
const math: Inline = { object: 'inline', type: 'inline-math', isVoid: true, data: { formula: 'x^2' } }
const formulaOf = (formula: string): Inline => ({ ...math, data: { formula } })
const buttonOf = (label: string): Inline => ({
  ...{ object: 'inline', type: 'button', isVoid: true },
  data: { ref: { kind: 'url', url: 'a.md' }, kind: 'primary', label },
})
const cat: Inline = { object: 'inline', type: 'emoji', isVoid: true, data: { code: 'cat' } }
const dark: Inline = {
  ...{ object: 'inline', type: 'inline-image', isVoid: true },
  data: { ref: { kind: 'url', url: 'a.png' }, refDark: { kind: 'url', url: 'd.png' } },
}
const embed = block('embed', { url: 'https://a.example/video' })
const imageOf = (...caption: readonly Block[]): Block => {
  const image = block('image', { ref: { kind: 'url', url: 'a.png' } })
  return block('images', {}, [{ ...image, fragments: [fragment('caption', ...caption)] }])
}
const head = link({ kind: 'url', url: 'b.md' }, 'T') as unknown as Json
/** A table with one cell: the block of a text cell, or the value of another. */
const tableOf = (type: string, cell: Json | Block, more: JsonObject = {}): Block => {
  const isText = type === 'text'
  const values = { c: isText ? 'r:c' : (cell as Json) }
  return {
    ...block('table', {
      view: { type: 'grid', columns: ['c'] },
      definition: { c: { id: 'c', title: 'T', type, ...more } },
      records: { r: { orderIndex: 'a0', values } },
    }),
    ...(isText && { fragments: [fragment('r:c', cell as Block)] }),
  }
}

/** What it is, the block, its Markdown, what is read if that is not the block. */
const rows: readonly (readonly [string, Block, string, Block?])[] = [
  [
    'an annotation whose text goes on in the format before it',
    text(plainText('a', bold), annotation(plainText('b', bold)), plainText('c')),
    '**ab**[^1]c\n\n[^1]: note\n',
    text(plainText('ab', bold), annotation(plainText('')), plainText('c')),
  ],
  [
    'an annotation in a cell of a table',
    tableOf('text', text(plainText('a*', bold), annotation(plainText('b', bold)))),
    '| T |\n| --- |\n| **a\\*b**[^1] |\n\n[^1]: note\n',
    tableOf('text', text(plainText('a*b', bold), annotation(plainText('')))),
  ],
  [
    'a caption of which HTML can express only a part',
    imageOf(
      paragraph('one'),
      paragraph('two ', math),
      block('hint', { style: 'info' }, [paragraph('three')]),
    ),
    '<figure><img src="a.png" alt=""><figcaption><p>one</p><p>two x^2</p><p>three</p></figcaption></figure>\n',
    imageOf(paragraph('one'), paragraph('two x^2'), paragraph('three')),
  ],
  [
    'emoji between letters and side by side in a caption',
    imageOf(text(plainText('a'), cat, cat, plainText(' '), cat, plainText(' b'))),
    '<figure><img src="a.png" alt=""><figcaption><p>a<b>:cat:</b><b>:cat:</b> :cat: b</p></figcaption></figure>\n',
  ],
  [
    'a formula with lines that would end it',
    block('math', { formula: '\\text{\n$$\n  $$%\n$$x\n}' }),
    '$$\n\\text{\n$$%\n  $$%%\n$$x\n}\n$$\n',
  ],
  [
    'a formula in a text with a comment, two lines and dollar signs',
    text(formulaOf('x % one\n + \\% y$$z$'), plainText(' b')),
    '$$x + \\% y$ $z$ $$ b\n',
    text(formulaOf('x + \\% y$ $z$ '), plainText(' b')),
  ],
  [
    'a condition in two lines',
    block('if', { expression: 'a &&\n  b' }, [paragraph('x')]),
    '{% if a && b %}\nx\n{% endif %}\n',
    block('if', { expression: 'a && b' }, [paragraph('x')]),
  ],
  [
    'HTML with an empty line',
    block('html', { html: '<div>\n\n<p>a</p>\n \n\n</div>' }),
    '<div>\n<p>a</p>\n</div>\n',
    block('html', { html: '<div>\n<p>a</p>\n</div>' }),
  ],
  ['HTML that ends with its tag', block('html', { html: '<pre>\n\na</pre>' }), '<pre>\n\na</pre>\n'],
  [
    'a list that begins with the greatest number',
    block('list-ordered', { start: 999_999_999 }, [
      block('list-item', {}, [paragraph('a')]),
      block('list-item', {}, [paragraph('b')]),
    ]),
    '999999999. a\n999999999. b\n',
  ],
  [
    'a button whose label has two lines',
    text(buttonOf('Get\n\nstarted')),
    '<a href="a.md" class="button primary">Get started</a>\n',
    text(buttonOf('Get started')),
  ],
  ['a carriage return', text(plainText('a\rb')), 'a&#xD;b\n'],
  [
    'a drawing',
    block('drawing', { ref: { kind: 'url', url: 'a b.svg' } }),
    '<img src="a b.svg" alt="" class="gitbook-drawing">\n',
  ],
  [
    'a drawing in an item of a list',
    block('list-unordered', {}, [
      block('list-item', {}, [block('drawing', { ref: { kind: 'url', url: 'a.svg' } }), paragraph('a')]),
    ]),
    '* <img src="a.svg" alt="" class="gitbook-drawing">\n\n  a\n',
  ],
  [
    'an update with tags as a list',
    block('updates', { format: 'full' }, [
      block('update', { date: '2026-01-01', tags: ['a', 'b'] }, [paragraph('x')]),
    ]),
    '{% updates format="full" %}\n{% update date="2026-01-01" tags="a,b" %}\nx\n{% endupdate %}\n{% endupdates %}\n',
    block('updates', { format: 'full' }, [
      block('update', { date: '2026-01-01', tags: 'a,b' }, [paragraph('x')]),
    ]),
  ],
  [
    'schemas as a list',
    block('openapi-schemas', { ref: { kind: 'url', url: 'pets' }, schemas: ['Pet', 'Toy'], grouped: true }),
    '{% openapi-schemas spec="pets" schemas="Pet,Toy" grouped="true" %}\n{% endopenapi-schemas %}\n',
    block('openapi-schemas', { ref: { kind: 'url', url: 'pets' }, schemas: 'Pet,Toy', grouped: true }),
  ],
  [
    'a table with a column of people',
    tableOf('users', ['u1', 'u2']),
    '<table><thead><tr><th data-type="users">T</th></tr></thead><tbody><tr><td>u1, u2</td></tr></tbody></table>\n',
  ],
  [
    'the options of a column with their labels',
    tableOf('select', ['o1', 'o2'], {
      options: [
        { value: 'o1', label: 'High' },
        { value: 'o3', label: 'Low' },
      ],
    }),
    '<table><thead><tr><th>T<select><option value="o1" label="High"></option><option value="o3" label="Low"></option></select></th></tr></thead><tbody><tr><td><span data-option="o1">High, </span><span data-option="o2">o2</span></td></tr></tbody></table>\n',
  ],
  [
    'options of a column without a list of them',
    tableOf('select', ['High', 'o2']),
    '<table><thead><tr><th data-type="select">T</th></tr></thead><tbody><tr><td>High, o2</td></tr></tbody></table>\n',
  ],
  [
    'a link in the title of a column, whose plain title an earlier import left empty',
    tableOf('text', paragraph('x'), { title: '', titleNodes: [head] }),
    '| [T](b.md) |\n| --- |\n| x |\n',
    tableOf('text', paragraph('x'), { title: 'T', titleNodes: [head] }),
  ],
  [
    'the title of a column that was changed in the editor, which knows no formatting of it',
    tableOf('text', paragraph('x'), { title: 'New', titleNodes: [head] }),
    '| New |\n| --- |\n| x |\n',
    tableOf('text', paragraph('x'), { title: 'New' }),
  ],
  [
    'an image in a text with a dark variant',
    text(plainText('a '), dark, plainText(' b')),
    'a <picture><source srcset="d.png" media="(prefers-color-scheme: dark)"><img src="a.png" alt=""></picture> b\n',
  ],
  [
    'such an image alone',
    text(dark),
    '<picture><source srcset="d.png" media="(prefers-color-scheme: dark)"><img src="a.png" alt=""></picture>\n',
  ],
  [
    'such an image in a caption',
    imageOf(text(plainText('a '), dark)),
    '<figure><img src="a.png" alt=""><figcaption><p>a <picture><source srcset="d.png" media="(prefers-color-scheme: dark)"><img src="a.png" alt=""></picture></p></figcaption></figure>\n',
  ],
  [
    'a cell of files that are URLs',
    tableOf('files', ['url:https://a.example/x.png', 'url:b.pdf']),
    '<table><thead><tr><th data-type="files">T</th></tr></thead><tbody><tr><td><a href="https://a.example/x.png">x.png</a>, <a href="b.pdf">b.pdf</a></td></tr></tbody></table>\n',
  ],
  [
    'blocks in a cell that HTML cannot express: what they say, and where they lead',
    tableOf('text', embed),
    '<table><thead><tr><th>T</th></tr></thead><tbody><tr><td><p><a href="https://a.example/video">video</a></p></td></tr></tbody></table>\n',
    tableOf('text', paragraph(link({ kind: 'url', url: 'https://a.example/video' }, 'video'))),
  ],
  [
    'a file with a caption in a cell',
    tableOf('text', {
      ...block('file', { ref: { kind: 'url', url: 'a.pdf' } }),
      fragments: [fragment('caption', paragraph('The plan'))],
    }),
    '<table><thead><tr><th>T</th></tr></thead><tbody><tr><td><p><a href="a.pdf">The plan</a></p></td></tr></tbody></table>\n',
    tableOf('text', paragraph(link({ kind: 'url', url: 'a.pdf' }, 'The plan'))),
  ],
]

const documentOf = (node: Block) => normalize({ object: 'document', data: {}, nodes: [node] })
const content = (nodes: readonly Block[]): string => nodes.map(contentText).join('\n')
const href = (reference: ContentReference): string => (reference.kind === 'url' ? reference.url : '')

for (const [name, node, markdown, again = node] of rows)
  test(name, () => {
    const printed = printMarkdown(documentOf(node), { href })
    expect(printed).toBe(markdown)
    const { document } = parseMarkdown(printed, { file: '', titled: false })
    expect(content(document.nodes)).toBe(content(documentOf(again).nodes))
  })

/** A paragraph with an annotation, in whose body is an annotation, and so on. */
const nestedNotes = (levels: number): Block =>
  levels === 0
    ? paragraph('end')
    : text(plainText('a '), {
        ...annotation(plainText(`word ${levels}`)),
        fragments: [fragment('annotation-body', nestedNotes(levels - 1))],
      })

test.each([2, 16])('annotations inside annotations, %i levels, are printed as their text', (levels) => {
  expect(printMarkdown(documentOf(nestedNotes(levels)), { href })).toBe(
    `a word ${levels}[^1]\n\n[^1]: a word ${levels - 1}\n`,
  )
})

test('an image in the caption of an image, 24 levels, is printed once', () => {
  let image = imageOf(paragraph('end'))
  // Printing each level twice would exceed the time limit of a test.
  for (let level = 1; level < 24; level += 1) image = imageOf(image, block('hint', { style: 'info' }))
  expect(printMarkdown(documentOf(image), { href }).split('<figure>')).toHaveLength(24 + 1)
})

test('random documents say the same after printing and reading, and are the same but for tables', () => {
  const written: PrintContext = {
    href: (reference) =>
      'page' in reference ? `${reference.page ?? ''}.md` : 'file' in reference ? reference.file : '',
  }
  const resolve: ParseContext['resolve'] = (url, kind) =>
    kind === 'image' ? { kind: 'file', file: url } : { kind: 'page', page: url.replace('.md', '') }
  const spaced = (document: RichTextDocument): string => wordsOf(document).replace(/\s+/g, ' ').trim()
  // What Markdown does not tell apart: no alternative text, and an empty one.
  const compared = ({ nodes }: RichTextDocument): string => content(nodes).replaceAll('"alt":"",', '')
  fc.assert(
    fc.property(fc.nat(2 ** 31), (of) => {
      const document = randomDocument(seededRandom(of), 3)
      const printed = printMarkdown(document, written)
      const again = parseMarkdown(printed, { file: '', titled: false, resolve }).document
      expect(spaced(again)).toBe(spaced(document))
      if (!/"type":"(?:table|x-unknown)"/.test(JSON.stringify(document)))
        expect(compared(again)).toBe(compared(document))
    }),
    { seed: Number(process.env['FC_SEED'] ?? 20261127), numRuns: Number(process.env['FC_RUNS'] ?? 400) },
  )
})
