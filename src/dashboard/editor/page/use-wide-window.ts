import { useSyncExternalStore } from 'react'

/** Minimum window width for the page tree, the text and a side panel. */
const wide = '(width >= 90rem)'

const subscribe = (listener: () => void): (() => void) => {
  const room = matchMedia(wide)
  room.addEventListener('change', listener)
  return () => room.removeEventListener('change', listener)
}

/** Whether there is room for a side panel next to the text; otherwise it is shown over it. */
export const useRoomBeside = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
