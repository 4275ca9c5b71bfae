import { useStore, type ReadableStore } from '../../ui/external-store.ts'

/** Minimum window width for the page tree, the text and a side panel. */
const wide = '(width >= 90rem)'

const wideWindow: ReadableStore<boolean> = {
  get: () => matchMedia(wide).matches,
  subscribe: (listener) => {
    const query = matchMedia(wide)
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  },
}

/** Whether there is room for a side panel next to the text; otherwise it is shown over it. */
export const useWideWindow = (): boolean => useStore(wideWindow)
