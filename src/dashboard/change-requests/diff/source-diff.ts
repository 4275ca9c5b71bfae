/** Line diff of two documents as Markdown. Loaded when the source view is opened. */
import { alignEqual, newBudget } from '../../../content/diff/align-sequences.ts'
import type { ContentReference, RichTextDocument } from '../../../content/document/document.ts'
import { printMarkdown } from '../../../content/markdown/print-markdown.ts'

export interface SourceLine {
  readonly status: 'kept' | 'added' | 'removed'
  readonly text: string
  /** Line numbers from 1, on the sides that have the line. */
  readonly before?: number
  readonly after?: number
}

/** Links are written as ids, because a reference has no path without its space. */
const href = (reference: ContentReference): string => {
  switch (reference.kind) {
    case 'url':
      return reference.url
    case 'anchor':
      return `${reference.page === undefined ? '' : `page:${reference.page}`}#${reference.anchor}`
    default: {
      const [, id] = Object.entries(reference).find(([name]) => name !== 'kind' && name !== 'space') ?? []
      return `${reference.kind}:${String(id ?? '')}`
    }
  }
}

const linesOf = (document: RichTextDocument): readonly string[] => {
  const text = printMarkdown(document, { href })
  return text === '' ? [] : text.replace(/\n$/, '').split('\n')
}

/** Lines in reading order, removed ones at their former position. `precise` is false if a smaller diff may exist. */
export const diffSources = (
  before: RichTextDocument,
  after: RichTextDocument,
): { readonly lines: readonly SourceLine[]; readonly precise: boolean } => {
  const [a, b] = [linesOf(before), linesOf(after)]
  const budget = newBudget(4000)
  const partner = alignEqual(a, b, budget)
  const lines: SourceLine[] = []
  let next = 0
  const add = (): void => void lines.push({ status: 'added', text: b[next] ?? '', after: ++next })
  a.forEach((text, at) => {
    const other = partner[at] ?? -1
    if (other < 0) return void lines.push({ status: 'removed', text, before: at + 1 })
    while (next < other) add()
    lines.push({ status: 'kept', text, before: at + 1, after: ++next })
  })
  while (next < b.length) add()
  return { lines, precise: budget.precise }
}
