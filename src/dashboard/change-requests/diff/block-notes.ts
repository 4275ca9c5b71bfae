import type { ReactNode } from 'react'
import type { Block } from '../../../content/document/document.ts'

/** Draws blocks as a reader sees them. */
export type DrawBlocks = (blocks: readonly Block[]) => ReactNode

/** What people say about blocks and do with them, as the difference needs it. Blocks are named by key. */
export interface BlockNotes {
  /** Threads, suggestions and drafts about any of these blocks, or null. */
  readonly below: (keys: readonly string[]) => ReactNode
  /** What is being written about a block that is not among those that are shown: somebody took it away meanwhile. */
  readonly stray?: ((shown: (key: string) => boolean) => ReactNode) | undefined
  /** Begins a comment; undefined for who may not. */
  readonly onComment: ((key: string) => void) | undefined
  /** Proposes another wording of the block; undefined where that cannot be. */
  readonly onSuggest?: ((key: string) => void) | undefined
  /** Copies the address of the block and makes it the one that the screen points at. */
  readonly onLink?: ((key: string) => void) | undefined
  /** Changes that the person has looked at already. */
  readonly viewed?: BlockMarks | undefined
}

export interface BlockMarks {
  readonly has: (key: string) => boolean
  readonly set: (key: string, viewed: boolean) => void
}
