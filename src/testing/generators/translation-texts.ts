/** Texts and documents for the laws of translation: every kind of formatting, and what people write. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { Inline, Mark, RichTextDocument, Text } from '../../content/document/document.ts'
import { plainText } from '../../content/document/document.ts'
import { normalize, normalInlines } from '../../content/document/normalize.ts'
import { assignKeys } from '../../content/diff/block-keys.ts'
import { parseMarkdown } from '../../content/markdown/parse-markdown.ts'
import { printParts, readTags, type TextPart } from '../../content/translation/read-tags.ts'
import { corpusFolder, generateCorpus, readFolder } from './corpus.ts'

type Nodes = readonly (Inline | Text)[]

const mark = (type: string, data?: Mark['data']): Mark => ({ object: 'mark', type, ...(data && { data }) })
const marks: readonly Mark[] = [
  ...['bold', 'italic', 'code', 'keyboard', 'strikethrough', 'superscript', 'x-mark'].map((type) =>
    mark(type),
  ),
  mark('color', { text: 'red' }),
  mark('color', { background: 'blue' }),
]

/** Words, spaces, and what markup, XML and PO files must escape. */
const pieces = [
  ...[
    'alpha',
    'Beta',
    '漢字',
    'e\u0301',
    '\u{1f469}\u200d\u{1f680}',
    '3.14',
    '1,000',
    ' ',
    '  ',
    '\n',
    '\t',
    '\u00a0',
  ],
  ...[
    '&',
    '<',
    '>',
    '&amp;',
    '<g id="1">',
    '</g>',
    '<x id="1"/>',
    '"',
    "'",
    '\\',
    '\\n',
    ']]>',
    '<!--',
    '\r',
  ],
  ...[
    '\u0000',
    '\u0001',
    '\u007f',
    '\u0085',
    '\u2028',
    '\ufeff',
    '\ud800',
    '\udfff',
    '\uffff',
    '{{ a }}',
    '%s',
  ],
]

/** Text with anything in it. */
export const anyText = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((words) => words.join(''))

const anyMarks = fc.subarray([...marks], { maxLength: 3 })
const anyPlain = fc.tuple(anyText, anyMarks).map(([text, on]): Text => plainText(text, on))

const atom = (type: string, data: Inline['data']): Inline => ({ object: 'inline', type, isVoid: true, data })
const anyAtom: fc.Arbitrary<Inline> = fc.oneof(
  fc.constantFrom<Inline>(
    ...[
      atom('emoji', { code: '1f600' }),
      atom('icon', { icon: 'gear' }),
      atom('expression', { expression: 'a.b' }),
    ],
    ...[atom('inline-math', { formula: 'x^2' }), atom('mention', { ref: { kind: 'user', user: 'u1' } })],
    ...[atom('html', { html: '<br>' }), { object: 'inline', type: 'x-unknown', data: { a: 1 } } as const],
  ),
  anyText.map((alt) => atom('inline-image', { ref: { kind: 'file', file: 'f1' }, alt, caption: 'Caption' })),
  anyText.map((label) => atom('button', { label, kind: 'primary', ref: { kind: 'page', page: 'p1' } })),
)

/** Runs of inlines in normal form: marks that overlap, links in links, annotations with text of their own. */
export const { nodes: anyInlines } = fc.letrec<{ nodes: Nodes; inline: Inline | Text }>((tie) => ({
  inline: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 5, arbitrary: anyPlain },
    { weight: 2, arbitrary: anyAtom },
    {
      weight: 2,
      arbitrary: fc
        .tuple(tie('nodes'), fc.constantFrom('p1', 'p2'), fc.boolean())
        .map(([nodes, page, titled]): Inline => ({
          ...{ object: 'inline', type: 'link', nodes },
          data: { ref: { kind: 'page', page }, ...(titled && { title: 'A page' }) },
        })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(tie('nodes'), tie('nodes')).map(([nodes, body]): Inline => ({
        ...{ object: 'inline', type: 'annotation', data: {}, nodes },
        fragments: [
          {
            ...{ object: 'fragment', fragment: 'annotation-body' },
            nodes: [{ object: 'block', type: 'paragraph', data: {}, nodes: body }],
          },
        ],
      })),
    },
  ),
  nodes: fc.array(tie('inline'), { maxLength: 5 }).map((nodes) => normalInlines(nodes)),
}))

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** In normal form and with keys, as stored. */
export const storedDocument = (document: RichTextDocument, page = 'p'): RichTextDocument =>
  assignKeys({ page, document: normalize(document), sha256 })

interface NamedDocument {
  readonly name: string
  readonly document: RichTextDocument
}

const documentsOf = (files: Iterable<readonly [string, Uint8Array]>): readonly NamedDocument[] =>
  [...files]
    .filter(([path]) => path.endsWith('.md'))
    .map(([path, bytes]) => ({
      name: path,
      document: storedDocument(parseMarkdown(new TextDecoder().decode(bytes), { file: path }).document, path),
    }))

export const generatedTranslationPages = (pages: number): readonly NamedDocument[] =>
  documentsOf(generateCorpus(7, pages))

/** Generated pages, and those of the corpus on this machine if there is one. */
export const translationCorpus = (): readonly NamedDocument[] => {
  const folder = corpusFolder()
  return [
    ...generatedTranslationPages(30),
    ...(folder === undefined ? [] : documentsOf(readFolder(folder.path))),
  ]
}

/** The parts of a text at its top level, each with what is inside. */
const topLevel = (parts: readonly TextPart[]): TextPart[][] => {
  const pieces: TextPart[][] = []
  let depth = 0
  for (const part of parts) {
    if (depth === 0) pieces.push([])
    pieces.at(-1)?.push(part)
    if (part.kind === 'open') depth += 1
    if (part.kind === 'close') depth -= 1
  }
  return pieces
}

/** A made-up target of a text: other words around the same tags, in reverse order if `turned`. */
export const madeUpTarget = (text: string, { turned }: { readonly turned: boolean }): string => {
  const read = readTags(text)
  if ('problems' in read) throw new Error(read.problems.join(' '))
  const pieces = topLevel(read.parts)
  return printParts(
    (turned ? pieces.reverse() : pieces)
      .flat()
      .map((part) => (part.kind === 'text' ? { ...part, text: `Ü${part.text.toUpperCase()}` } : part)),
  )
}
