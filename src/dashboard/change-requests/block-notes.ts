import type { ReactNode } from 'react'
import type { Block } from '../../content/document.ts'

/** Draws blocks as a reader sees them. */
export type DrawBlocks = (blocks: readonly Block[]) => ReactNode

/** What people say about blocks, as the difference needs it. Blocks are named by key. */
export interface BlockNotes {
  /** Threads and drafts about any of these blocks, or null. */
  readonly below: (keys: readonly string[]) => ReactNode
  /** Begins a comment; undefined for who may not. */
  readonly onComment: ((key: string) => void) | undefined
}
