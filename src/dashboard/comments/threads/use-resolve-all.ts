import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { updateChangeRequestComment } from '../../../client/sdk.gen.ts'
import type { Comment } from '../../../client/types.gen.ts'
import { invalidateTouched } from '../../api/live-events.ts'
import { placePath, type CommentPlace } from '../comment-queries.ts'

/** So many requests are under way. */
const atOnce = 4

/** Resolves several threads and tells how far it is. One that fails ends it; the rest stay open. */
export const useResolveAll = (place: CommentPlace) => {
  const client = useQueryClient()
  const [done, setDone] = useState(0)
  const mutation = useMutation({
    mutationFn: async (threads: readonly Comment[]) => {
      setDone(0)
      // One list that all take from, so that each thread is taken once.
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
    onSettled: () =>
      invalidateTouched(client, [{ kind: 'comment.resolved', space: place.space, subject: place.change }]),
  })
  return { ...mutation, done }
}
