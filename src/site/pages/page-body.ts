/**
 * The text of a page as HTML, with what the rest of the page needs to know about it. Input and output are plain data,
 * except for the functions of `PrintHelp`, so that another process can print a large text.
 */
import type { OutlineItem } from '../../content/document/heading-anchors.ts'
import type { RenderNode } from '../../content/render/render-node.ts'
import type { SiteCustomization } from '../../contract/sites/look/schemas.ts'
import type { CodeColours } from '../body/code-colours.ts'
import { firstWords } from '../body/print-code.ts'
import type { Formulas } from '../body/math.ts'
import { boundedFormulas } from '../body/math.ts'
import type { PrintContext } from '../body/print-context.ts'
import { headingShift, printNodes } from '../body/print-nodes.ts'
import { PageStyles } from '../body/styles.ts'
import type { PageBlock } from '../contentkit/page-blocks.ts'
import { apiPrinter, modelsIn } from '../api-reference/print-api.ts'
import { blockMarker } from '../contentkit/page-blocks.ts'
import { trusted } from '../html.ts'
import { printOutlineList } from '../chrome/navigation.ts'
import type { ImageSizes } from '../page-view.ts'
import type { FrameText } from '../frame-text-keys.ts'
import type { Locale } from '../frame-text.ts'

export interface PrintHelp {
  readonly colours: CodeColours
  readonly formulas: Formulas | undefined
  readonly sizes: ImageSizes
}

/** What the text depends on from the rest of the page. */
export interface BodyOptions {
  readonly labels: FrameText
  readonly locale: Locale
  /** BCP 47. */
  readonly language: string
  readonly externalTarget: SiteCustomization['externalLinks']['target']
  /** A cover is the first image of the page. */
  readonly hasCover: boolean
  /** Whether the page's description is the beginning of its text. */
  readonly needsDescription: boolean
  /** Set where forms of API references send the reader's session: what the form says about that. */
  readonly session?: string
}

export interface PrintedBody {
  readonly text: string
  /** A list; empty if there are too few headings. */
  readonly outline: string
  /** Rules for the page's style element. */
  readonly styles: string
  /** Empty unless requested. */
  readonly firstWords: string
  /** Whether it has formulas, which are printed as source if `PrintHelp` had no renderer for them. */
  readonly formulas: boolean
  /** Blocks of integrations; `text` holds a marker for each. */
  readonly blocks: readonly PageBlock[]
  /** Origins that forms of the page send requests to. */
  readonly connects: readonly string[]
  /** Whether it has diagrams, which are drawn in frames. */
  readonly diagrams: boolean
  /** Whether it has updates, which are also a feed. */
  readonly updates: boolean
}

export const printBody = (
  { nodes, outline }: { readonly nodes: readonly RenderNode[]; readonly outline: readonly OutlineItem[] },
  { labels, locale, language, externalTarget, hasCover, needsDescription, session }: BodyOptions,
  help: PrintHelp,
): PrintedBody => {
  const styles = new PageStyles()
  const maker = help.formulas && boundedFormulas(help.formulas)
  let given = 0
  let formulas = false
  const blocks: PageBlock[] = []
  const connects = new Set<string>()
  let diagrams = false
  let updates = false
  let images = hasCover ? 1 : 0
  let api: PrintContext['api'] | undefined
  const context: PrintContext = {
    nodes: (inner) => printNodes(inner, context),
    labels,
    language,
    headingShift: headingShift(nodes),
    styles,
    ...help,
    formulas: () => {
      formulas = true
      return maker
    },
    externalTarget,
    unique: () => (given += 1),
    firstImage: () => (images += 1) === 1,
    diagram: () => {
      diagrams = true
    },
    updates: () => {
      updates = true
    },
    block: ({ integration, block, props, action, url, fullWidth }) =>
      trusted(blockMarker(blocks.push({ integration, block, props, action, url, fullWidth }) - 1)),
    api: (block, hideTitle) => {
      api ??= apiPrinter(context, { locale, language, models: modelsIn(nodes), session }, (origins) => {
        for (const origin of origins) connects.add(origin)
      })
      return api(block, hideTitle)
    },
  }
  return {
    text: printNodes(nodes, context).markup,
    outline: printOutlineList(outline).markup,
    styles: styles.text(),
    firstWords: needsDescription ? firstWords(nodes, 160) : '',
    formulas,
    blocks,
    connects: [...connects],
    diagrams,
    updates,
  }
}
