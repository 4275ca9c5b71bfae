import { useSyncExternalStore } from 'react'

/** So wide a window holds the pages, the text and one thing more beside it. */
const wide = '(width >= 90rem)'

const subscribe = (listener: () => void): (() => void) => {
  const room = matchMedia(wide)
  room.addEventListener('change', listener)
  return () => room.removeEventListener('change', listener)
}

/** Whether something can stand beside the text that is written; else it stands over it. */
export const useRoomBeside = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
