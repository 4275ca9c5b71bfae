import { createStore } from './external-store.ts'
import { loadUntilOnline } from './loading/load-until-online.ts'

export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

/**
 * Short messages at the edge of the screen, for events without a place on the page. The library is loaded with the
 * first message. Messages with an action or about a failure stay until they are closed.
 */
export interface ToastMessage {
  readonly text: string
  readonly detail?: string
  readonly tone?: 'plain' | 'failure'
  readonly action?: ToastAction
}

let resolveRegion: (() => void) | undefined
let region: Promise<void> | undefined

/** For ToastRegion: whether a message was ever shown. */
export const needsToastRegion = createStore(false)

/** For the region itself: reports that it is mounted. */
export const reportToastRegion = (): void => resolveRegion?.()

/** Mounts the region (ToastRegion); resolves once it is mounted. */
const mountToastRegion = (): Promise<void> => {
  if (region === undefined) {
    region = new Promise((resolve) => (resolveRegion = resolve))
    needsToastRegion.set(true)
  }
  return region
}

/** Loads ahead what the first message needs. */
export const loadToasts = (): Promise<unknown> => Promise.all([import('sonner'), import('./toaster.tsx')])

/** Shows a message: for 5 seconds, 10 with an action (time to undo), or until closed for a failure. */
export const showToast = async ({ text, detail, tone = 'plain', action }: ToastMessage): Promise<void> => {
  const [{ toast }] = await Promise.all([loadUntilOnline(() => import('sonner')), mountToastRegion()])
  const options = {
    duration: tone === 'failure' ? Infinity : action === undefined ? 5000 : 10_000,
    ...(detail === undefined ? {} : { description: detail }),
    ...(action === undefined ? {} : { action: { label: action.label, onClick: action.run } }),
  }
  if (tone === 'failure') toast.error(text, options)
  else toast(text, options)
}
