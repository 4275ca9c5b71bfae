import type { ReactNode } from 'react'
import type { Block } from '../../content/document/document.ts'

/** Draws blocks as a reader sees them; `names` are those of people whom the blocks mention, by id. */
export type DrawBlocks = (blocks: readonly Block[], names?: ReadonlyMap<string, string>) => ReactNode
