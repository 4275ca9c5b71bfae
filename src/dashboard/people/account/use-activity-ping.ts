import { useEffect } from 'react'
import { pingOrganization } from '../../../client/sdk.gen.ts'

/** How often an open dashboard says that its person is there, in milliseconds. */
const every = 5 * 60_000

/** Tells the organization that the person is here, while the screen can be seen. That it failed concerns nobody. */
export const usePing = (org: string): void => {
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
