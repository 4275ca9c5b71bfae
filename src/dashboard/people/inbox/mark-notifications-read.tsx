import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readNotificationsMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { isNotificationQuery, unreadOptions } from './notification-queries.ts'

export interface ReadNewsProps {
  readonly organization: string
  /** Id of the change request that is being looked at. */
  readonly changeRequest: string
}

/** Whoever looks at a change request has read what they were told of it. Draws nothing. */
export function ReadNews({ organization, changeRequest }: ReadNewsProps) {
  const client = useQueryClient()
  const { data: unread = 0 } = useQuery(unreadOptions(organization))
  const { mutate } = useMutation({
    ...readNotificationsMutation(),
    onSuccess: ({ read }) => {
      if (read > 0) void client.invalidateQueries({ predicate: isNotificationQuery })
    },
  })
  // Once for each look and number, so that what others do meanwhile is read too, and a failure is not repeated.
  const last = useRef('')
  useEffect(() => {
    const look = `${changeRequest} ${unread}`
    if (unread === 0 || last.current === look) return
    last.current = look
    mutate({ body: { changeRequest } })
  }, [changeRequest, unread, mutate])
  return null
}
