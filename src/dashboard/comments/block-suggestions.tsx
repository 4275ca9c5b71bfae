import { useQuery } from '@tanstack/react-query'
import type { CommentPlace } from './comment-queries.ts'
import { SuggestionCard } from './suggestion-card.tsx'
import { suggestionsOptions } from './suggestion-queries.ts'
import type { DrawBlocks } from './draw-blocks.ts'

export interface BlockSuggestionsProps {
  readonly place: CommentPlace
  readonly page: string
  /** Keys of the block and of what is in it. */
  readonly keys: readonly string[]
  readonly drawBlocks: DrawBlocks
}

/**
 * The open suggestions for a block, at the block. Their threads carry them as well: a screen that shows threads under
 * its blocks shows them there, and has no need of this.
 */
export function BlockSuggestions({ place, page, keys, drawBlocks }: BlockSuggestionsProps) {
  const { data = [] } = useQuery(suggestionsOptions(place))
  const about = data.filter((one) => one.state === 'open' && one.page.id === page && keys.includes(one.node))
  if (about.length === 0) return null
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-4">
      {about.map((one) => (
        <SuggestionCard key={one.id} place={place} suggestion={one} drawBlocks={drawBlocks} />
      ))}
    </div>
  )
}
