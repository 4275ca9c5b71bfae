import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getChangeRequestPresenceOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { announceChangeRequestPresence } from '../../../client/sdk.gen.ts'
import type { Present } from '../../../client/types.gen.ts'
import { presenceSeconds } from '../../../contract/change-requests/presence-times.ts'
import { newKey } from '../schema/new-key.ts'

export interface PresenceOf {
  readonly space: string
  readonly change: string
  readonly page: string
  /** Only people who can edit announce themselves; everyone sees the list. */
  readonly edits: boolean
}

const nobody: readonly Present[] = []

/**
 * Who has this change request open in the editor, including the user. Sends a heartbeat while the window is visible.
 * Errors are ignored: presence is optional, and saving reports problems.
 */
export const usePresence = ({ space, change, page, edits }: PresenceOf): readonly Present[] => {
  const client = useQueryClient()
  useEffect(() => {
    if (!edits) return undefined
    const path = { spaceId: space, changeRequestId: change }
    const { queryKey } = getChangeRequestPresenceOptions({ path })
    // A new id for each opened page, because its last message may arrive after the first one of the next page.
    const windowId = newKey()
    let ended = false
    const report = async (more: { readonly left?: true }): Promise<void> => {
      try {
        const { data } = await announceChangeRequestPresence({
          path,
          body: { window: windowId, page, ...more },
          // The final message survives closing the page.
          keepalive: true,
          throwOnError: true,
        })
        if (!ended) client.setQueryData(queryKey, data)
      } catch {
        // The next heartbeat may succeed.
      }
    }
    const beat = (): void => {
      if (document.visibilityState === 'visible' && !ended) void report({})
    }
    const leave = (): void => void report({ left: true })
    beat()
    const timer = setInterval(beat, presenceSeconds.between * 1000)
    document.addEventListener('visibilitychange', beat)
    window.addEventListener('pagehide', leave)
    // A window restored from the back/forward cache is present again.
    window.addEventListener('pageshow', beat)
    return () => {
      ended = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', beat)
      leave()
    }
  }, [client, space, change, page, edits])
  const { data } = useQuery({
    ...getChangeRequestPresenceOptions({ path: { spaceId: space, changeRequestId: change } }),
    // Without heartbeats, a reader gets events of people who come and go, but not of those who time out.
    refetchInterval: edits ? false : presenceSeconds.silent * 1000,
  })
  return data?.people ?? nobody
}
