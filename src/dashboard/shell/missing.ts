/** Whether a "not found" screen is shown; the router exposes this only within its own rendering. */
import { useEffect } from 'react'
import { createStore, useStore } from '../ui/external-store.ts'

const missingScreens = createStore(0)

/** For the "not found" screens: reports them while mounted. */
export const useReportMissing = (): void =>
  useEffect(() => {
    missingScreens.set(missingScreens.get() + 1)
    return () => missingScreens.set(missingScreens.get() - 1)
  }, [])

export const useIsMissing = (): boolean => useStore(missingScreens) > 0
