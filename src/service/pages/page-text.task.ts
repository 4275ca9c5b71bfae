/** The text of a stored page in the form that a reader asked for. */
import { parseCanonical } from '../../content/document/canonical.ts'
import type { ContentReference, JsonObject, RichTextDocument } from '../../content/document/document.ts'
import { evaluatedDocument } from '../../content/render/evaluated-document.ts'
import { rewriteWith } from '../../content/links/links.ts'
import { printMarkdown } from '../../content/markdown/print-markdown.ts'

export interface StoredText {
  readonly bytes: Uint8Array
  readonly format: 'document' | 'markdown'
  /** How expressions are worked out; undefined leaves them as they are written. */
  readonly expressions:
    | { readonly mode: 'true' | 'deterministic-only'; readonly input: JsonObject }
    | undefined
}

/** What a reference is printed as. */
export type PrintReference = (reference: ContentReference) => string

/** What references are printed as, in their order. */
export type PrintReferences = (references: readonly ContentReference[]) => Promise<readonly string[]>

const documentOf = ({ bytes, expressions }: StoredText): RichTextDocument => {
  const stored = parseCanonical(bytes)
  return expressions === undefined ? stored : evaluatedDocument(stored, expressions)
}

const printed = (document: RichTextDocument, { format }: StoredText, href: PrintReference): string =>
  format === 'document' ? JSON.stringify(document) : printMarkdown(document, { href })

/** The text where every reference can be printed at once. */
export const textWith = (text: StoredText, href: PrintReference): string =>
  printed(documentOf(text), text, href)

/** The text where references have to be asked for: all at once, before it is printed. */
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
