/** What printing the text of a page needs and collects. */
import type { SiteCustomization } from '../../contract/sites/look/schemas.ts'
import type { ApiBlock } from '../../content/api-reference/api-block.ts'
import type { RenderNode } from '../../content/render/render-node.ts'
import type { Html } from '../html.ts'
import type { ImageSizes } from '../page-view.ts'
import type { PageBlock } from '../contentkit/page-blocks.ts'
import type { FrameText } from '../frame-text-keys.ts'
import type { CodeColours } from './code-colours.ts'
import type { Formulas } from './math.ts'
import type { PageStyles } from './styles.ts'

export interface PrintContext {
  /** Prints nodes in this context; passed here because blocks, code and tables contain each other. */
  readonly nodes: (nodes: readonly RenderNode[]) => Html
  readonly labels: FrameText
  /** Of the interface, as a BCP 47 tag. */
  readonly language: string
  /** Number of levels by which headings are shifted. */
  readonly headingShift: number
  readonly styles: PageStyles
  readonly colours: CodeColours
  /** The formula renderer; calling this records that the page has a formula. */
  readonly formulas: () => Formulas | undefined
  readonly sizes: ImageSizes
  readonly externalTarget: SiteCustomization['externalLinks']['target']
  /** A number that is unique on the page. */
  readonly unique: () => number
  /** Whether an image is on the first screen and so is loaded eagerly. True for the first one only. */
  readonly firstImage: () => boolean
  /** Records a diagram, which the page's script draws; absent where none can be drawn. */
  readonly diagram?: (() => void) | undefined
  /** Called for each update of a changelog. */
  readonly updates?: (() => void) | undefined
  /** Where a block of an integration stands; it is drawn when the page is sent. */
  readonly block: (block: PageBlock) => Html
  /** A part of an API. `hideTitle`: the title of an operation stands above it already. */
  readonly api: (block: ApiBlock, hideTitle?: boolean) => Html
}
