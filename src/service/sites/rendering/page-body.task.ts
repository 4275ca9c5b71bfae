/** The body of a site's page as HTML, from its stored documents. */
import { evaluatedDocument } from '../../../content/render/evaluated-document.ts'
import { outline } from '../../../content/document/heading-anchors.ts'
import type { RenderNode } from '../../../content/render/render-node.ts'
import type { CodeRuns } from '../../../content/render/code-runs.ts'
import type { CodeColours } from '../../../site/body/code-colours.ts'
import type { Formulas } from '../../../site/body/math.ts'
import { codesOf } from '../../../site/body/print-code.ts'
import type { BodyOptions, PrintedBody } from '../../../site/pages/page-body.ts'
import { printBody } from '../../../site/pages/page-body.ts'
import './read-icon-set.ts'
import type { ReadPage, Resolve, ResolveAll, StoredPage } from './stored-page.ts'
import { readPage, renderAsking, renderPage } from './stored-page.ts'

export interface BodyInput {
  readonly page: StoredPage
  /** Omit headings from the outline if the visitor does not see them. */
  readonly personal: boolean
  readonly options: BodyOptions
  /** Width and height of images by URL. */
  readonly sizes: ReadonlyMap<string, { readonly width: number; readonly height: number }>
}

export interface Code {
  readonly syntax: string
  readonly text: string
}

export interface MadeBody extends PrintedBody {
  /** False while the highlighting of some code is pending. */
  readonly whole: boolean
}

/** The highlighting of some code blocks, in order, as far as it is done. */
export interface Colours {
  readonly lines: readonly (readonly CodeRuns[] | undefined)[]
  readonly whole: boolean
}

/** Maximum characters of code per request for highlighting. */
const askedAtOnce = 64 * 1024

// Loaded lazily by the first page with a formula, for a faster start.
let formulas: Formulas | undefined

const printed = async (
  { personal, options, sizes }: BodyInput,
  { document, evaluate }: ReadPage,
  nodes: readonly RenderNode[],
  colours: CodeColours,
): Promise<PrintedBody> => {
  const visibleDocument = personal ? evaluatedDocument(document, evaluate) : document
  const body = { nodes, outline: outline(visibleDocument) }
  const help = { colours, sizes: (src: string) => sizes.get(src) }
  const made = printBody(body, options, { ...help, formulas })
  if (!made.formulas || formulas !== undefined) return made
  formulas = (await import('../../../content/render/math.ts')).mathMarkup
  return printBody(body, options, { ...help, formulas })
}

/** The body when references and highlighting are available synchronously. */
export const bodyWith = async (
  input: BodyInput,
  resolve: Resolve,
  coloursOf: (codes: readonly Code[]) => Promise<{ readonly colours: CodeColours; readonly whole: boolean }>,
): Promise<MadeBody> => {
  const page = readPage(input.page)
  const nodes = renderPage(page, resolve)
  const { colours, whole } = await coloursOf(codesOf(nodes))
  return { ...(await printed(input, page, nodes, colours)), whole }
}

/** The body when references and highlighting are requested from another process. */
export const run = async (
  input: BodyInput,
  {
    resolve,
    colours,
  }: { readonly resolve: ResolveAll; readonly colours: (codes: readonly Code[]) => Promise<Colours> },
): Promise<MadeBody> => {
  const page = readPage(input.page)
  const nodes = await renderAsking(page, resolve)
  const known = new Map<string, readonly CodeRuns[]>()
  const nameOf = (syntax: string, text: string): string => `${syntax}\n${text}`
  let whole = true
  let some: Code[] = []
  let size = 0
  const ask = async (): Promise<void> => {
    if (some.length === 0) return
    const answer = await colours(some)
    whole &&= answer.whole
    for (const [index, { syntax, text }] of some.entries()) {
      const lines = answer.lines[index]
      if (lines !== undefined) known.set(nameOf(syntax, text), lines)
    }
    some = []
    size = 0
  }
  for (const code of codesOf(nodes)) {
    some.push(code)
    size += code.text.length + 200
    if (size > askedAtOnce) await ask()
  }
  await ask()
  const made = await printed(input, page, nodes, (syntax, text) => known.get(nameOf(syntax, text)))
  return { ...made, whole }
}
