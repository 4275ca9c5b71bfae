import { useEffect } from 'react'
import { pingOrganization } from '../../../client/sdk.gen.ts'

/** Interval of the activity ping, in milliseconds. */
const every = 5 * 60_000

/** Reports the user as active while the tab is visible. Failures are ignored. */
export const useActivityPing = (org: string): void => {
  useEffect(() => {
    const ping = (): void => {
      if (document.visibilityState === 'visible')
        void pingOrganization({ path: { organizationId: org } }).catch(() => undefined)
    }
    ping()
    const timer = setInterval(ping, every)
    return () => clearInterval(timer)
  }, [org])
}
