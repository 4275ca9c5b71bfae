/**
 * Texts and documents that cost far more than their size if work is not bounded: every operation on a text is run with
 * each, or the limits reject it. At these sizes, quadratic work would exceed the time limit of a test; `npm run bench
 * B20` measures the growth.
 */
import { describe, expect, it } from 'vitest'
import { pageLimits } from '../../testing/fixtures/page-limits.ts'
import { hostileDocuments } from '../../testing/hostile/documents.ts'
import { hostileTexts } from '../../testing/hostile/markdown.ts'
import { applyDiff } from '../diff/apply-block-diff.ts'
import { diffDocuments } from '../diff/block-diff.ts'
import { mergeDocuments } from '../merge/block-merge.ts'
import { canonicalBytes, parseCanonical, sameContent } from './canonical.ts'
import { checkDocument, checkMarkdown, DocumentTooLarge } from './document-limits.ts'
import type { Block, ContentReference, RichTextDocument } from './document.ts'
import { plainText } from './document.ts'
import { assignKeys } from '../diff/block-keys.ts'
import { linksOf } from '../links/links.ts'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import { printMarkdown } from '../markdown/print-markdown.ts'
import { normalize } from './normalize.ts'
import { renderToHtml } from '../render/print-tree.ts'
import { rawHtml } from '../render/raw-html.ts'
import { renderDocument } from '../render/render-document.ts'
import { replaceInDocument } from './replace-text.ts'
import { searchSections } from './search-text.ts'
import { wordsOfDocument } from './word-count.ts'
import { sha256 } from '../../testing/generators/revisions.ts'
import { expressionEvaluator } from '../render/evaluate-expression.ts'

/** Characters of a text, parts of a document. */
const size =
  process.env['RECTO_LONG'] === '1' ? { text: 400_000, parts: 20_000 } : { text: 10_000, parts: 500 }

const href = (reference: ContentReference): string => (reference.kind === 'url' ? reference.url : '')
const paragraph: Block = { object: 'block', type: 'paragraph', data: {}, nodes: [plainText('One more.')] }

/** Whether it is within the limits of a page. */
const fits = (check: () => void): boolean => {
  try {
    check()
    return true
  } catch (error) {
    if (error instanceof DocumentTooLarge) return false
    throw error
  }
}

/** All operations on a page with user content. */
const expectEverything = (written: RichTextDocument): void => {
  const base = assignKeys({ page: 'p', document: normalize(written), sha256 })
  expect(parseCanonical(canonicalBytes(base))).toEqual(base)
  const main = normalize({ ...base, nodes: [paragraph, ...base.nodes] })
  const change = normalize({ ...base, nodes: [...base.nodes.slice(1), paragraph] })
  expect(sameContent(applyDiff(diffDocuments(base, change), base), change)).toBe(true)
  expect(sameContent(mergeDocuments({ base, main, change: base }).document, main)).toBe(true)
  expect(mergeDocuments({ base, main, change }).document.object).toBe('document')
  expect(printMarkdown(base, { href })).toBeTypeOf('string')
  const nodes = renderDocument(base, {
    resolve: () => ({ href: '/a', title: 'A', state: 'ok' }),
    evaluate: expressionEvaluator({ mode: 'true', input: {} }),
    reusableContent: () => undefined,
    rawHtml,
  })
  expect(renderToHtml(nodes)).toBeTypeOf('string')
  expect(searchSections(base, 'A').length).toBeGreaterThan(0)
  expect(linksOf(base)).toBeInstanceOf(Array)
  expect(wordsOfDocument(base)).toBeGreaterThanOrEqual(0)
  const rule = { find: 'a', replace: 'bb', matchCase: false, wholeWord: false, text: true, code: true }
  expect(replaceInDocument(base, rule).document.object).toBe('document')
}

describe('hostile texts', () => {
  it.each(hostileTexts)('$name', ({ make }) => {
    const source = make(size.text)
    if (!fits(() => checkMarkdown(source, pageLimits))) return
    const { document } = parseMarkdown(source, { file: '' })
    if (fits(() => checkDocument(document, pageLimits))) expectEverything(document)
  })

  it.each([
    ['misnested tags', 104_000],
    ['strong words', 600_000],
  ])('%s do not overflow the stack at %i characters', (name, characters) => {
    const { make } = hostileTexts.find((one) => one.name === name) ?? {}
    const { document } = parseMarkdown(make?.(characters) ?? '', { file: '' })
    expect(JSON.stringify(normalize(document)).length).toBeGreaterThan(characters)
  })

  it('are mostly small enough for a page', () => {
    const fitting = hostileTexts.filter(({ make }) => fits(() => checkMarkdown(make(40_000), pageLimits)))
    expect(fitting.length).toBeGreaterThan(0.9 * hostileTexts.length)
  })
})

describe('hostile documents', () => {
  it.each(hostileDocuments)('$name', ({ make }) => {
    const document = make(size.parts)
    if (fits(() => checkDocument(document, pageLimits))) expectEverything(document)
  })

  it('that nest without end are refused', () => {
    for (const { name, make } of hostileDocuments.filter((one) => one.name.startsWith('nested')))
      expect(
        fits(() => checkDocument(make(10_000), pageLimits)),
        name,
      ).toBe(false)
  })

  it('with an annotation in the body of an annotation are refused', () => {
    const annotated = (note: Block): Block => ({
      ...paragraph,
      nodes: [
        {
          ...{ object: 'inline', type: 'annotation', data: {}, nodes: [plainText('a')] },
          fragments: [{ object: 'fragment', fragment: 'annotation-body', nodes: [note] }],
        },
      ],
    })
    const check = (node: Block) => () =>
      checkDocument({ object: 'document', data: {}, nodes: [node] }, pageLimits)
    expect(check(annotated(paragraph))).not.toThrow()
    expect(check(annotated(annotated(paragraph)))).toThrow(
      /has 2 levels of annotations inside each other; a page holds at most 1\. Move/,
    )
  })
})
