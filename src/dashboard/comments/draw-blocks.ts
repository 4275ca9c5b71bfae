import type { ReactNode } from 'react'
import type { Block } from '../../content/document/document.ts'

/** Renders blocks as readers see them; `names` are those of mentioned people, by id. */
export type DrawBlocks = (blocks: readonly Block[], names?: ReadonlyMap<string, string>) => ReactNode
