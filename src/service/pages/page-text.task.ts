/** The text of a stored page in the requested format. */
import type { FencedBlocks } from '../../content/contentkit/markdown-fences.ts'
import { fencesOf } from '../../content/contentkit/markdown-fences.ts'
import { parseCanonical } from '../../content/document/canonical.ts'
import type { ContentReference, RichTextDocument } from '../../content/document/document.ts'
import { expressionEvaluator, type EvaluationOptions } from '../../content/render/evaluate-expression.ts'
import { evaluatedDocument } from '../../content/render/evaluated-document.ts'
import { rewriteWith } from '../../content/links/links.ts'
import { printMarkdown } from '../../content/markdown/print-markdown.ts'

export interface StoredText {
  readonly bytes: Uint8Array
  readonly format: 'document' | 'markdown'
  /** For Markdown: the blocks that are written as fenced code, by integration. */
  readonly fencedBlocks: readonly FencedBlocks[]
  /** How expressions are evaluated; undefined leaves them as written. */
  readonly expressions: EvaluationOptions | undefined
}

/** The printed form of a reference. */
export type PrintReference = (reference: ContentReference) => string

/** The printed forms of references, in order. */
export type PrintReferences = (references: readonly ContentReference[]) => Promise<readonly string[]>

const documentOf = ({ bytes, expressions }: StoredText): RichTextDocument => {
  const stored = parseCanonical(bytes)
  return expressions === undefined ? stored : evaluatedDocument(stored, expressionEvaluator(expressions))
}

const printed = (
  document: RichTextDocument,
  { format, fencedBlocks }: StoredText,
  href: PrintReference,
): string =>
  format === 'document'
    ? JSON.stringify(document)
    : printMarkdown(document, { href, fences: fencesOf(fencedBlocks) })

/** The text when references can be resolved synchronously. */
export const textWith = (text: StoredText, href: PrintReference): string =>
  printed(documentOf(text), text, href)

/** The text when references are resolved by another process: all in one call before printing. */
export const run = async (
  text: StoredText,
  { hrefs }: { readonly hrefs: PrintReferences },
): Promise<string> => {
  const document = documentOf(text)
  if (text.format === 'document') return JSON.stringify(document)
  const known = new Map<string, string>()
  const ask = async (references: ReadonlyMap<string, ContentReference>): Promise<void> => {
    const answers = await hrefs([...references.values()])
    for (const [at, name] of [...references.keys()].entries()) known.set(name, answers[at] ?? '')
  }
  let missing = new Map<string, ContentReference>()
  rewriteWith(document, (reference) => {
    missing.set(JSON.stringify(reference), reference)
    return reference
  })
  for (;;) {
    if (missing.size > 0) await ask(missing)
    missing = new Map()
    const markdown = printed(document, text, (reference) => {
      const name = JSON.stringify(reference)
      const href = known.get(name)
      if (href === undefined) missing.set(name, reference)
      return href ?? ''
    })
    if (missing.size === 0) return markdown
  }
}
