/** A page of a site as text: Markdown for programs, plain words for search, its updates as JSON. */
import type { FencedBlocks } from '../../../content/contentkit/markdown-fences.ts'
import { fencesOf } from '../../../content/contentkit/markdown-fences.ts'
import { withApiBlocks } from '../../../content/api-reference/reference-blocks.ts'
import type { ContentReference, RichTextDocument } from '../../../content/document/document.ts'
import { evaluatedDocument } from '../../../content/render/evaluated-document.ts'
import { printMarkdown } from '../../../content/markdown/print-markdown.ts'
import { referenceOf } from '../../../content/document/reference.ts'
import { renderToText } from '../../../content/render/print-tree.ts'
import type { RenderNode } from '../../../content/render/render-node.ts'
import { updatesOf } from './page-updates.ts'
import type { ReadPage, Resolve, ResolveAll, StoredPage } from './stored-page.ts'
import { readPage, renderAsking, renderPage, withAnswers, withPlainApis } from './stored-page.ts'

export interface FormInput {
  readonly page: StoredPage
  /** `updates`: a JSON array of `PageUpdate`. */
  readonly form: 'markdown' | 'words' | 'updates'
  /** For Markdown: the blocks that are written as fenced code, by integration. */
  readonly fencedBlocks?: readonly FencedBlocks[]
}

/** Inlines reusable content, one level deep, since a program that reads the page cannot request it. */
const withReused = ({ document, evaluate, reusableContent, api, hasApis }: ReadPage): RichTextDocument => {
  const evaluated = evaluatedDocument(document, evaluate)
  const known = new Map<RichTextDocument, RichTextDocument['nodes']>()
  const inPlace = (reused: RichTextDocument): RichTextDocument['nodes'] => {
    const nodes = known.get(reused) ?? evaluatedDocument(reused, evaluate).nodes
    known.set(reused, nodes)
    return nodes
  }
  const whole = {
    ...evaluated,
    nodes: evaluated.nodes.flatMap((block) => {
      const reference = block.type === 'reusable-content' ? referenceOf(block.data['ref']) : undefined
      if (reference?.kind !== 'reusable-content') return [block]
      const reused = reusableContent(reference)
      return reused === undefined ? [] : inPlace(reused)
    }),
  }
  return hasApis ? withApiBlocks(whole, api) : whole
}

/** The URL of a reference in Markdown and words; empty if it is broken. */
const hrefOf = (target: ReturnType<Resolve> | undefined): string =>
  target?.state === 'ok' ? target.href : ''

const plainForm = (form: 'words' | 'updates', nodes: readonly RenderNode[]): string =>
  form === 'words' ? renderToText(nodes) : JSON.stringify(updatesOf(nodes))

/** The text when references can be resolved synchronously. */
export const formWith = ({ page, form, fencedBlocks = [] }: FormInput, resolve: Resolve): string => {
  const read = readPage(page)
  return form === 'markdown'
    ? printMarkdown(withReused(read), {
        href: (reference) => hrefOf(resolve(reference)),
        fences: fencesOf(fencedBlocks),
      })
    : plainForm(form, renderPage(withPlainApis(read), resolve))
}

/** The text when references are resolved by another process. */
export const run = async (
  { page, form, fencedBlocks = [] }: FormInput,
  { resolve }: { readonly resolve: ResolveAll },
): Promise<string> => {
  const read = readPage(page)
  if (form !== 'markdown') return plainForm(form, await renderAsking(withPlainApis(read), resolve))
  const document = withReused(read)
  const fences = fencesOf(fencedBlocks)
  return withAnswers(read, resolve, (answer) =>
    printMarkdown(document, { href: (reference: ContentReference) => hrefOf(answer(reference)), fences }),
  )
}
