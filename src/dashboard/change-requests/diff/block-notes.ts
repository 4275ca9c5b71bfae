import type { ReactNode } from 'react'
import type { Block } from '../../../content/document/document.ts'

/** Renders blocks as readers see them. */
export type DrawBlocks = (blocks: readonly Block[]) => ReactNode

/** Discussion and actions on blocks of a diff. Blocks are identified by key. */
export interface BlockNotes {
  /** Threads, suggestions and drafts on any of these blocks, or null. */
  readonly below: (keys: readonly string[]) => ReactNode
  /** Drafts on blocks that are no longer shown because someone removed them meanwhile. */
  readonly detached?: ((isShown: (key: string) => boolean) => ReactNode) | undefined
  /** Starts a comment; undefined without the right. */
  readonly onComment: ((key: string) => void) | undefined
  /** Starts a suggestion for the block; undefined where that is impossible. */
  readonly onSuggest?: ((key: string) => void) | undefined
  /** Copies the link to the block and makes it the target of the URL. */
  readonly onLink?: ((key: string) => void) | undefined
  /** Changes that the user has marked as viewed. */
  readonly viewed?: BlockMarks | undefined
}

export interface BlockMarks {
  readonly has: (key: string) => boolean
  readonly set: (key: string, viewed: boolean) => void
}
