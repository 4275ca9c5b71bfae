/** A page of a site as text: Markdown for programs, plain words for search. */
import type { ContentReference, RichTextDocument } from '../../../content/document/document.ts'
import { evaluatedDocument } from '../../../content/render/evaluated-document.ts'
import { printMarkdown } from '../../../content/markdown/print-markdown.ts'
import { referenceOf } from '../../../content/document/reference.ts'
import { renderToText } from '../../../content/render/print-tree.ts'
import type { ReadPage, Resolve, ResolveAll, StoredPage } from './stored-page.ts'
import { readPage, renderAsking, renderPage, withAnswers } from './stored-page.ts'

export interface FormInput {
  readonly page: StoredPage
  readonly form: 'markdown' | 'words'
}

/** Inlines reusable content, one level deep, since a program that reads the page cannot request it. */
const withReused = ({ document, expressions, reusableContent }: ReadPage): RichTextDocument => {
  const own = evaluatedDocument(document, expressions)
  const known = new Map<RichTextDocument, RichTextDocument['nodes']>()
  const inPlace = (reused: RichTextDocument): RichTextDocument['nodes'] => {
    const nodes = known.get(reused) ?? evaluatedDocument(reused, expressions).nodes
    known.set(reused, nodes)
    return nodes
  }
  return {
    ...own,
    nodes: own.nodes.flatMap((block) => {
      const reference = block.type === 'reusable-content' ? referenceOf(block.data['ref']) : undefined
      if (reference?.kind !== 'reusable-content') return [block]
      const reused = reusableContent(reference)
      return reused === undefined ? [] : inPlace(reused)
    }),
  }
}

/** The URL of a reference in Markdown and words; empty if it is broken. */
const hrefOf = (target: ReturnType<Resolve> | undefined): string =>
  target?.state === 'ok' ? target.href : ''

/** The text when references can be resolved synchronously. */
export const formWith = ({ page, form }: FormInput, resolve: Resolve): string => {
  const read = readPage(page)
  return form === 'words'
    ? renderToText(renderPage(read, resolve))
    : printMarkdown(withReused(read), { href: (reference) => hrefOf(resolve(reference)) })
}

/** The text when references are resolved by another process. */
export const run = async (
  { page, form }: FormInput,
  { resolve }: { readonly resolve: ResolveAll },
): Promise<string> => {
  const read = readPage(page)
  if (form === 'words') return renderToText(await renderAsking(read, resolve))
  const document = withReused(read)
  return withAnswers(read, resolve, (answer) =>
    printMarkdown(document, { href: (reference: ContentReference) => hrefOf(answer(reference)) }),
  )
}
