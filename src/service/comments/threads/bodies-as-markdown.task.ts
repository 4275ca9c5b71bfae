/** Stored comment bodies as Markdown. */
import { upgraded } from '../../../content/document/canonical.ts'
import type { ContentReference, RichTextDocument } from '../../../content/document/document.ts'
import { printMarkdown } from '../../../content/markdown/print-markdown.ts'

/** The target of a reference, and its title where the text gives none. */
export interface PrintedReference {
  readonly href: string
  readonly title: string | undefined
}

export interface PrintedBody {
  readonly text: string
  /** Whether it has references, which print differently in other places. */
  readonly refers: boolean
}

type Questions = {
  /** The printed form of references, in order. */
  readonly references: (references: readonly ContentReference[]) => Promise<readonly PrintedReference[]>
}

/** Prints the bodies, each the JSON of a document, in order. Their references are resolved in one call. */
export const run = async (bodies: readonly string[], asks: Questions): Promise<readonly PrintedBody[]> => {
  const documents = bodies.map((body) => upgraded(JSON.parse(body) as RichTextDocument))
  const found = new Map<string, ContentReference>()
  const known = new Map<string, PrintedReference>()
  const print = (document: RichTextDocument): PrintedBody => {
    let refers = false
    const printed = (reference: ContentReference): PrintedReference | undefined => {
      const name = JSON.stringify(reference)
      found.set(name, reference)
      refers = true
      return known.get(name)
    }
    const text = printMarkdown(document, {
      href: (reference) => printed(reference)?.href ?? '',
      titleOf: (reference) => printed(reference)?.title,
    })
    return { text, refers }
  }
  const first = documents.map(print)
  if (found.size === 0) return first
  const names = [...found.keys()]
  const answers = await asks.references([...found.values()])
  answers.forEach((answer, at) => known.set(names[at] ?? '', answer))
  return documents.map((document, at) => {
    const once = first[at]
    return once?.refers === false ? once : print(document)
  })
}
