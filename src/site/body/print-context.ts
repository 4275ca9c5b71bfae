/** What printing the text of one page needs and collects. */
import type { SiteCustomization } from '../../contract/sites/look/schemas.ts'
import type { RenderNode } from '../../content/render/render-node.ts'
import type { Html } from '../html.ts'
import type { ImageSizes } from '../page-view.ts'
import type { FrameText } from '../frame-text.ts'
import type { CodeColours } from './code-colours.ts'
import type { Formulas } from './math.ts'
import type { PageStyles } from './styles.ts'

export interface PrintContext {
  /** Prints nodes under this context; stands here because blocks, code and tables hold each other. */
  readonly nodes: (nodes: readonly RenderNode[]) => Html
  readonly words: FrameText
  /** Levels by which headings move. */
  readonly headingShift: number
  readonly styles: PageStyles
  readonly colours: CodeColours
  /** The maker of formulas; asking for it says that the page holds one. */
  readonly formulas: () => Formulas | undefined
  readonly sizes: ImageSizes
  readonly externalTarget: SiteCustomization['externalLinks']['target']
  /** A number that no other thing on the page has. */
  readonly unique: () => number
  /** Whether a picture stands on the first screen, so that it is fetched at once. True for the first one only. */
  readonly firstImage: () => boolean
}
