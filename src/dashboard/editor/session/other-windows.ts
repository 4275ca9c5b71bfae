/** Finds windows of this browser that show the same page in the editor. */

/** How long other windows have to answer, in milliseconds. */
const answerTime = 150

interface WindowMessage {
  readonly page: string
  readonly window: string
  readonly asks: boolean
}

const channel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('recto.edit')

const messageIn = (data: unknown): WindowMessage | undefined =>
  typeof data === 'object' && data !== null && 'page' in data && 'window' in data
    ? (data as WindowMessage)
    : undefined

/** Answers other windows that ask for this page. Returns a cleanup function. */
export const answerForPage = (page: string, window: string): (() => void) => {
  const open = channel()
  if (open === undefined) return () => undefined
  open.addEventListener('message', ({ data }) => {
    const message = messageIn(data)
    if (message?.asks === true && message.page === page) open.postMessage({ page, window, asks: false })
  })
  return () => open.close()
}

/** The names of other windows that show a page. Resolves after a timeout, because closed windows do not answer. */
export const windowsWith = async (page: string): Promise<ReadonlySet<string>> => {
  const open = channel()
  if (open === undefined) return new Set()
  const found = new Set<string>()
  open.addEventListener('message', ({ data }) => {
    const message = messageIn(data)
    if (message?.asks === false && message.page === page) found.add(message.window)
  })
  open.postMessage({ page, window: '', asks: true })
  await new Promise((done) => setTimeout(done, answerTime))
  open.close()
  return found
}

/**
 * A name for this window, new for each session: what an earlier one could not save keeps its own entry until it is
 * taken over.
 */
export const newWindowName = (): string => Math.random().toString(36).slice(2, 12)
