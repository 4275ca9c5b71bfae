import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { accessPreviewOptions, type AccessQuestion } from '../../api/access-preview.ts'
import { Later } from '../../ui/loading/later.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { allCollectionsOptions, allSpacesOptions } from './space-queries.ts'
import type { PlannedMove } from './tree-moves.ts'

const ConfirmMove = lazyComponent(async () => (await import('./confirm-move.tsx')).ConfirmMove)

const questionOf = ({ kind, id, parent }: PlannedMove): AccessQuestion => ({
  on: kind,
  id,
  change: { parent: parent ?? null },
})

export interface ConfirmedMoves {
  /** Moves immediately if nobody gains or loses access, otherwise after a confirmation that lists who does. */
  readonly moveWithConfirmation: (move: PlannedMove) => void
  /** Must be rendered by the screen that uses this hook. */
  readonly confirmation: ReactNode
}

/** Moves made with the pointer or keys are easily made by accident: changes of access are confirmed first. */
export const useConfirmedMoves = (org: string, move: (move: PlannedMove) => void): ConfirmedMoves => {
  const client = useQueryClient()
  const [waiting, setWaiting] = useState<PlannedMove>()
  const moveWithConfirmation = async (planned: PlannedMove): Promise<void> => {
    const lists = [
      ...(client.getQueryData(allCollectionsOptions(org).queryKey) ?? []),
      ...(client.getQueryData(allSpacesOptions(org).queryKey) ?? []),
    ]
    const resource = lists.find(({ id }) => id === planned.id)
    if (resource === undefined || resource.parent === planned.parent) return move(planned)
    try {
      const { pages } = await client.fetchInfiniteQuery(accessPreviewOptions(questionOf(planned)))
      if ((pages[0]?.count ?? 0) > 0) return setWaiting(planned)
    } catch {
      // If the preview fails, the move itself decides and reports why it is refused.
    }
    move(planned)
  }
  return {
    moveWithConfirmation: (planned) => void moveWithConfirmation(planned),
    confirmation: waiting !== undefined && (
      <Later>
        <ConfirmMove
          question={questionOf(waiting)}
          onConfirm={() => move(waiting)}
          onClose={() => setWaiting(undefined)}
        />
      </Later>
    ),
  }
}
