import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { updateChangeRequestComment } from '../../client/sdk.gen.ts'
import type { Comment } from '../../client/types.gen.ts'
import { invalidateTouched } from '../api/live-events.ts'
import { placePath, type CommentPlace } from './comment-queries.ts'

/** Resolves several threads one after the other and tells how far it is. One that fails ends it; the rest stay open. */
export const useResolveAll = (place: CommentPlace) => {
  const client = useQueryClient()
  const [done, setDone] = useState(0)
  const mutation = useMutation({
    mutationFn: async (threads: readonly Comment[]) => {
      setDone(0)
      for (const { id } of threads) {
        await updateChangeRequestComment({
          path: { ...placePath(place), commentId: id },
          body: { resolved: true },
          throwOnError: true,
        })
        setDone((count) => count + 1)
      }
    },
    onSettled: () =>
      invalidateTouched(client, [{ kind: 'comment.resolved', space: place.space, subject: place.change }]),
  })
  return { ...mutation, done }
}
