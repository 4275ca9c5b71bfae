import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readNotificationsMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { isNotificationQuery, unreadOptions } from './notification-queries.ts'

export interface MarkNotificationsReadProps {
  readonly organization: string
  /** Id of the change request on screen. */
  readonly changeRequest: string
}

/** Marks the notifications of a change request as read while it is open. Renders nothing. */
export function MarkNotificationsRead({ organization, changeRequest }: MarkNotificationsReadProps) {
  const client = useQueryClient()
  const { data: unread = 0 } = useQuery(unreadOptions(organization))
  const { mutate } = useMutation({
    ...readNotificationsMutation(),
    onSuccess: ({ read }) => {
      if (read > 0) void client.invalidateQueries({ predicate: isNotificationQuery })
    },
  })
  // Once per change request and unread count, so that new notifications are marked too and a failure is not
  // retried.
  const last = useRef('')
  useEffect(() => {
    const state = `${changeRequest} ${unread}`
    if (unread === 0 || last.current === state) return
    last.current = state
    mutate({ body: { changeRequest } })
  }, [changeRequest, unread, mutate])
  return null
}
