export interface ToastAction {
  readonly label: string
  readonly run: () => void
}

/**
 * Short messages at the edge of the screen, for what happened without a place of its own on the page. The library
 * is fetched with the first message. A message with an action or about a failure stays until it is closed.
 */
export interface ToastMessage {
  readonly text: string
  readonly detail?: string
  readonly tone?: 'plain' | 'failure'
  readonly action?: ToastAction
}

let ready: (() => void) | undefined
let region: Promise<void> | undefined
const wanted = new EventTarget()

/** Tells the region (ToastRegion) to appear; resolves when it stands. */
const regionStands = (): Promise<void> => {
  if (region === undefined) {
    region = new Promise((resolve) => (ready = resolve))
    wanted.dispatchEvent(new Event('wanted'))
  }
  return region
}

/** For ToastRegion: whether a message was ever shown, and a listener for the first. */
export const toastsWanted = {
  now: (): boolean => region !== undefined,
  subscribe: (listener: () => void): (() => void) => {
    wanted.addEventListener('wanted', listener)
    return () => wanted.removeEventListener('wanted', listener)
  },
  standing: (): void => ready?.(),
}

/** Shows a message; 10 seconds with an action (time to undo), 5 without, until closed for a failure. */
export const showToast = async ({ text, detail, tone = 'plain', action }: ToastMessage): Promise<void> => {
  const [{ toast }] = await Promise.all([import('sonner'), regionStands()])
  const options = {
    duration: tone === 'failure' ? Infinity : action === undefined ? 5000 : 10_000,
    ...(detail === undefined ? {} : { description: detail }),
    ...(action === undefined ? {} : { action: { label: action.label, onClick: action.run } }),
  }
  if (tone === 'failure') toast.error(text, options)
  else toast(text, options)
}
