import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { updateChangeRequestComment } from '../../../client/sdk.gen.ts'
import type { Comment } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { placePath, type CommentPlace } from '../comment-queries.ts'

/** Number of concurrent requests. */
const atOnce = 4

/** Resolves several threads and reports progress. Stops at the first failure; the rest stay open. */
export const useResolveAll = (place: CommentPlace) => {
  const client = useQueryClient()
  const [done, setDone] = useState(0)
  const mutation = useMutation({
    mutationFn: async (threads: readonly Comment[]) => {
      setDone(0)
      // A shared iterator, so that each thread is taken once.
      const left = threads.values()
      const work = async (): Promise<void> => {
        for (const { id } of left) {
          await updateChangeRequestComment({
            path: { ...placePath(place), commentId: id },
            body: { resolved: true },
            throwOnError: true,
          })
          setDone((count) => count + 1)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
    },
    onSettled: () => invalidateAfter(client, ['comment.resolved'], { space: place.space }),
  })
  return { ...mutation, done }
}
