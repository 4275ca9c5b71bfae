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
import { printOutline } from '../chrome/navigation.ts'
import type { ImageSizes } from '../page-view.ts'
import type { FrameText } from '../frame-text.ts'

export interface PrintHelp {
  readonly colours: CodeColours
  readonly formulas: Formulas | undefined
  readonly sizes: ImageSizes
}

/** What the text depends on from the rest of the page. */
export interface BodyOptions {
  readonly words: FrameText
  readonly externalTarget: SiteCustomization['externalLinks']['target']
  /** A cover is the first image of the page. */
  readonly hasCover: boolean
  /** Whether the page's description is the beginning of its text. */
  readonly needsDescription: boolean
}

export interface PrintedBody {
  readonly text: string
  /** Empty if there are too few headings. */
  readonly outline: string
  /** Rules for the page's style element. */
  readonly styles: string
  /** Empty unless requested. */
  readonly firstWords: string
  /** Whether it has formulas, which are printed as source if `PrintHelp` had no renderer for them. */
  readonly formulas: boolean
}

export const printBody = (
  { nodes, outline }: { readonly nodes: readonly RenderNode[]; readonly outline: readonly OutlineItem[] },
  { words, externalTarget, hasCover, needsDescription }: BodyOptions,
  help: PrintHelp,
): PrintedBody => {
  const styles = new PageStyles()
  const maker = help.formulas && boundedFormulas(help.formulas)
  let given = 0
  let formulas = false
  let images = hasCover ? 1 : 0
  const context: PrintContext = {
    nodes: (inner) => printNodes(inner, context),
    words,
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
  }
  return {
    text: printNodes(nodes, context).markup,
    outline: printOutline(outline, words).markup,
    styles: styles.text(),
    firstWords: needsDescription ? firstWords(nodes, 160) : '',
    formulas,
  }
}
