/** What rendering a document needs as input: it fetches nothing and builds no URLs itself. */
import type { ReactNode } from 'react'
import type { ApiRequest } from '../../content/api-reference/api-block.ts'
import type { IntegrationNode } from '../../content/contentkit/integration-node.ts'
import type { RenderContext } from '../../content/render/render-context.ts'
import type { RenderNode } from '../../content/render/render-node.ts'

/** Size in pixels, if known, to reserve the picture's place before it loads. */
export interface PictureSize {
  readonly width?: number
  readonly height?: number
}

export interface DocumentContext {
  readonly render: RenderContext
  /**
   * The size of a picture by URL; undefined for pictures outside of the space. Those are shown as links: the dashboard
   * loads nothing from other hosts, which could see who reads what.
   */
  readonly picture: (address: string) => PictureSize | undefined
  /** Draws the block of an integration. Without it, the block only names itself. */
  readonly integrationBlock?: ((node: IntegrationNode) => ReactNode) | undefined
  /** Draws what a block shows of an API specification. Without it, the block only names what that is. */
  readonly apiBlock?: ((request: ApiRequest) => ReactNode) | undefined
}

/** The state of one rendering, passed through the tree. */
export interface Drawing {
  readonly context: DocumentContext
  /** Whether elements get ids for links; only one rendering per screen may. */
  readonly addressable: boolean
  readonly draw: (nodes: readonly RenderNode[]) => ReactNode
}

/** Attributes of a block's outermost element: its key, and its id for links. */
export const blockMarks = (
  key: string | undefined,
  { addressable }: Pick<Drawing, 'addressable'>,
): { readonly id?: string; readonly 'data-key'?: string } => ({
  ...(key === undefined ? {} : { 'data-key': key }),
  ...(key === undefined || !addressable ? {} : { id: `b-${key}` }),
})
