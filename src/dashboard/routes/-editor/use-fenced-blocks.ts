import { useQuery } from '@tanstack/react-query'
import type { EnabledBlock } from '../../../client/types.gen.ts'
import type { FencedBlocks } from '../../../content/contentkit/markdown-fences.ts'
import { enabledBlocksOptions } from '../-integrations/use-enabled-blocks.ts'

const fencedOf = (blocks: readonly EnabledBlock[]): readonly FencedBlocks[] =>
  blocks.flatMap(({ integration, block: { id, markdown } }) =>
    markdown === undefined ? [] : [{ name: integration, blocks: [{ id, markdown }] }],
  )

const none: readonly FencedBlocks[] = []

/** The blocks that are written as fenced code in the Markdown of a space, by integration; none while they load. */
export const useFencedBlocks = (space: string): readonly FencedBlocks[] =>
  useQuery({ ...enabledBlocksOptions(space), select: fencedOf }).data ?? none
