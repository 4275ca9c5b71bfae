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
  /** Only who can edit says that they do; everybody is told. */
  readonly edits: boolean
}

const nobody: readonly Present[] = []

/**
 * Who has this change request open in the editor, the person themselves included. While the window is in view it says
 * every so often that it is one of them. What fails is not told: presence is a courtesy, and saving tells what is wrong.
 */
export const usePresence = ({ space, change, page, edits }: PresenceOf): readonly Present[] => {
  const client = useQueryClient()
  useEffect(() => {
    if (!edits) return undefined
    const path = { spaceId: space, changeRequestId: change }
    const { queryKey } = getChangeRequestPresenceOptions({ path })
    // A name for each page that is opened: its last word may arrive after the first one of the next page.
    const own = newKey()
    let ended = false
    const say = async (more: { readonly left?: true }): Promise<void> => {
      try {
        const { data } = await announceChangeRequestPresence({
          path,
          body: { window: own, page, ...more },
          // What is said at the end outlives the page.
          keepalive: true,
          throwOnError: true,
        })
        if (!ended) client.setQueryData(queryKey, data)
      } catch {
        // The next one may get through.
      }
    }
    const beat = (): void => {
      if (document.visibilityState === 'visible' && !ended) void say({})
    }
    const leave = (): void => void say({ left: true })
    beat()
    const timer = setInterval(beat, presenceSeconds.between * 1000)
    document.addEventListener('visibilitychange', beat)
    window.addEventListener('pagehide', leave)
    // A window that comes back out of the browser's memory is there again.
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
    // Whoever only reads hears of those who come and go, but not of those who were silent.
    refetchInterval: edits ? false : presenceSeconds.silent * 1000,
  })
  return data?.people ?? nobody
}
