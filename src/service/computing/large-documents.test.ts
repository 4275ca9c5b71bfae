/** Tasks over documents that are too large for the main thread: the pool returns the same results. */
import { expect, test } from 'vitest'
import { canonicalBytes } from '../../content/document/canonical.ts'
import type { Block, ContentReference, RichTextDocument } from '../../content/document/document.ts'
import { emptyDocument, plainText } from '../../content/document/document.ts'
import type { PageEntry } from '../../content/revision/revision.ts'
import { linking } from '../../testing/fixtures/space-content.ts'
import * as blockKeys from '../change-requests/conflicts/block-keys.task.ts'
import * as blockNames from '../change-requests/reviews/block-hashes.task.ts'
import * as changedBlocks from '../change-requests/conflicts/changed-blocks.task.ts'
import * as conflictMatters from '../change-requests/conflicts/conflict-subjects.task.ts'
import * as contentHashes from '../change-requests/content-hashes.task.ts'
import * as acceptedPage from '../comments/suggestions/accepted-page.task.ts'
import * as anchors from '../comments/anchors/anchors.task.ts'
import * as fits from '../comments/suggestions/suggestion-fits.task.ts'
import * as printedBodies from '../comments/threads/bodies-as-markdown.task.ts'
import * as suggestedWording from '../comments/suggestions/suggested-wording.task.ts'
import * as targets from '../comments/anchors/comment-targets.task.ts'
import * as copiedTexts from '../content/writing/copied-texts.task.ts'
import * as fixedLinks from '../pages/links/fixed-links.task.ts'
import { targetId } from '../pages/links/ignored-links.ts'
import * as linkRows from '../pages/links/document-links.task.ts'
import * as revertedBlocks from '../content/writing/reverted-blocks.task.ts'
import * as pageTerms from '../change-requests/preview/page-terms.task.ts'
import * as indexedPages from '../search/indexed-pages.task.ts'
import * as replacedTexts from '../search/replaced-texts.task.ts'
import { bytesIn } from './compute.ts'
import { pool } from './pool.ts'
import type { Asks } from './task.ts'
import { inlineBytes } from './task.ts'

const paragraph = (at: number, text: string): Block => ({
  object: 'block',
  type: 'paragraph',
  key: `b${at}`,
  data: {},
  nodes: [plainText(text)],
})
/** About 300 KB; every tenth block contains `said`. */
const large = (said: string): RichTextDocument => ({
  ...emptyDocument,
  nodes: Array.from({ length: 1600 }, (_, at): Block => {
    if (at % 50 === 0) return { ...paragraph(at, `Ledger ${at}`), type: 'heading-2' }
    if (at % 400 === 1)
      return { object: 'block', type: 'image', key: `b${at}`, isVoid: true, data: { ref: file } }
    const [link] = linking([page]).nodes
    if (at % 10 === 2 && link) return { ...link, key: `b${at}` }
    return paragraph(
      at,
      at % 10 === 3 ? `${said} ${at}` : `The harbour master keeps the ledger of every ship. ${at}`,
    )
  }),
})
const page = { kind: 'page' as const, page: 'p1' }
const file = { kind: 'file' as const, file: 'f1' }

const before = canonicalBytes(large('They sign at noon.'))
const after = canonicalBytes(large('They sign at dusk.'))
const entry: PageEntry = {
  ...{ kind: 'page', type: 'document', id: 'a', title: 'A', slug: 'a', parent: null, order: 'a' },
  document: 'x',
}
const wording = (text: string): string =>
  JSON.stringify({ ...emptyDocument, nodes: [paragraph(3, text)] } satisfies RichTextDocument)
const suggestion = {
  node: 'b3',
  base: wording('They sign at noon. 3'),
  replacement: wording('They sleep. 3'),
}
const rule = { find: 'ship', replace: 'boat', matchCase: true, wholeWord: false, text: true, code: false }
const fixes = new Map([
  [targetId({ reference: page }), { kind: 'to' as const, reference: { kind: 'page' as const, page: 'p2' } }],
])
const map = {
  pages: new Map([['p1', 'p9']]),
  files: new Map<string, string>(),
  reusableContents: new Map<string, string>(),
  space: 's1',
  spaces: new Map([['s1', 's2']]),
  names: new Map<string, ContentReference>(),
}
const conflict = {
  ...{ id: 'c', kind: 'block', subject: { kind: 'page', id: 'a', block: 'b3' }, choices: [] },
  ...{ base: paragraph(3, 'x'), main: paragraph(3, 'y'), change: paragraph(3, 'z') },
}
const asks = {
  resolve: (addresses: readonly unknown[]) => Promise.resolve(addresses.map(() => page)),
  references: (references: readonly unknown[]) =>
    Promise.resolve(references.map((_, at) => ({ href: `/there/${at}`, title: 'There' }))),
}
const target = { node: 'b3', quote: { text: 'sign at noon', prefix: '', suffix: '' } }

interface Example {
  readonly module: { readonly run: (input: never, asks: never) => unknown }
  readonly path: string
  readonly input: unknown
}
const example = (path: string, module: Example['module'], input: unknown): Example => ({
  path,
  module,
  input,
})

const examples: readonly Example[] = [
  example('change-requests/conflicts/block-keys', blockKeys, [before]),
  example('change-requests/reviews/block-hashes', blockNames, {
    before,
    after,
    blocks: ['b3', 'b4', 'none'],
  }),
  example('change-requests/conflicts/changed-blocks', changedBlocks, [
    { before, main: after, change: before },
  ]),
  example('change-requests/conflicts/conflict-subjects', conflictMatters, [
    { bytes: before, questions: [{ conflict, side: 'main', entry }] },
  ]),
  example('change-requests/preview/page-terms', pageTerms, [{ page: entry, bytes: before }]),
  example('change-requests/content-hashes', contentHashes, [before, after]),
  example('comments/suggestions/accepted-page', acceptedPage, {
    page: 'a',
    bytes: before,
    suggestions: [suggestion],
  }),
  example('comments/anchors/anchors', anchors, {
    bytes: after,
    questions: [{ target, record: { hash: 'x' } }],
  }),
  example('comments/suggestions/suggestion-fits', fits, { bytes: after, questions: [suggestion] }),
  example('comments/threads/bodies-as-markdown', printedBodies, [JSON.stringify(large('Hello.'))]),
  example('comments/suggestions/suggested-wording', suggestedWording, {
    ...{ bytes: before, node: 'b3' },
    replacement: { markdown: 'They [sleep](/p2).' },
    fencedBlocks: [],
  }),
  example('comments/anchors/comment-targets', targets, {
    bytes: before,
    questions: [target, { node: 'none' }],
  }),
  example('content/writing/copied-texts', copiedTexts, { map, texts: [{ owner: 'a', bytes: before }] }),
  example('pages/links/fixed-links', fixedLinks, [{ owner: 'a', bytes: before, fixes }]),
  example('pages/links/document-links', linkRows, [before]),
  example('content/writing/reverted-blocks', revertedBlocks, {
    ...{ page: 'a', now: after, target: before },
    blocks: new Set(['b3']),
  }),
  example('search/indexed-pages', indexedPages, [{ page: entry, bytes: before }]),
  example('search/replaced-texts', replacedTexts, {
    ...{ rule, most: 3 },
    texts: [{ owner: 'a', bytes: before, refused: new Set([1]) }],
  }),
]

test.each(examples)(
  '$path gives the same in another process',
  { timeout: 60_000 },
  async ({ path, module, input }) => {
    expect(bytesIn(input)).toBeGreaterThan(inlineBytes.stored)
    const there = await pool.run(new URL(`../${path}.task.ts`, import.meta.url), input, asks as Asks)
    const here = await module.run(input as never, asks as never)
    expect(there).toEqual(here)
    expect(JSON.stringify(here).length).toBeGreaterThan(2)
  },
)
