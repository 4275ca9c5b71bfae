/** The text of a stored page in the form that a reader asked for. */
import { parseCanonical } from '../../content/canonical.ts'
import type { ContentReference, JsonObject, RichTextDocument } from '../../content/document.ts'
import { evaluatedDocument } from '../../content/expressions/evaluated-document.ts'
import { printMarkdown } from '../../content/markdown/print.ts'

export interface StoredText {
  readonly bytes: Uint8Array
  readonly format: 'document' | 'markdown'
  /** How expressions are worked out; undefined leaves them as they are written. */
  readonly expressions:
    | { readonly mode: 'true' | 'deterministic-only'; readonly input: JsonObject }
    | undefined
}

/** What references are printed as, in their order. */
export type PrintReferences = (references: readonly ContentReference[]) => Promise<readonly string[]>

const documentOf = ({ bytes, expressions }: StoredText): RichTextDocument => {
  const stored = parseCanonical(bytes)
  return expressions === undefined ? stored : evaluatedDocument(stored, expressions)
}

/** The text where every reference can be printed at once. */
export const textWith = (text: StoredText, href: (reference: ContentReference) => string): string => {
  const document = documentOf(text)
  return text.format === 'document' ? JSON.stringify(document) : printMarkdown(document, { href })
}

/** The text where references have to be asked for: all at once, between two printings. */
export const run = async (
  text: StoredText,
  { hrefs }: { readonly hrefs: PrintReferences },
): Promise<string> => {
  const references = new Map<string, ContentReference>()
  const first = textWith(text, (reference) => {
    references.set(JSON.stringify(reference), reference)
    return '/'
  })
  if (references.size === 0) return first
  const names = [...references.keys()]
  const printed = await hrefs([...references.values()])
  const known = new Map(names.map((name, at) => [name, printed[at] ?? '']))
  return textWith(text, (reference) => known.get(JSON.stringify(reference)) ?? '')
}
