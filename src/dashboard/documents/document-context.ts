/** What drawing a document needs to be told: it fetches nothing and knows no address of its own. */
import type { ReactNode } from 'react'
import type { RenderContext } from '../../content/render/render-context.ts'
import type { RenderNode } from '../../content/render/render-node.ts'

/** Pixels, where the space knows them: a picture keeps its place before it has arrived. */
export interface PictureSize {
  readonly width?: number
  readonly height?: number
}

export interface DocumentContext {
  readonly render: RenderContext
  /**
   * What is known of a picture by its address; undefined for one that is not the space's own. Those are shown as a
   * link: the dashboard loads nothing from other hosts, which could otherwise see who reads what.
   */
  readonly picture: (address: string) => PictureSize | undefined
}

/** What one drawing carries through the tree. */
export interface Drawing {
  readonly context: DocumentContext
  /** Whether elements get ids that an address can point at; only one drawing on a screen may. */
  readonly addressable: boolean
  readonly draw: (nodes: readonly RenderNode[]) => ReactNode
}

/** What the outermost element of a block carries: the key, and the id that addresses point at. */
export const blockMarks = (
  key: string | undefined,
  { addressable }: Pick<Drawing, 'addressable'>,
): { readonly id?: string; readonly 'data-key'?: string } => ({
  ...(key === undefined ? {} : { 'data-key': key }),
  ...(key === undefined || !addressable ? {} : { id: `b-${key}` }),
})
