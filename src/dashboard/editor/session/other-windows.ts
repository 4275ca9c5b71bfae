/** Finds windows of this browser that show the same page in the editor. */

/** How long other windows have to answer, in milliseconds. */
const patience = 150

interface Said {
  readonly page: string
  readonly window: string
  readonly asks: boolean
}

const channel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('recto.edit')

const saidIn = (data: unknown): Said | undefined =>
  typeof data === 'object' && data !== null && 'page' in data && 'window' in data ? (data as Said) : undefined

/** Answers other windows that ask for this page. Returns a cleanup function. */
export const answerForPage = (page: string, window: string): (() => void) => {
  const open = channel()
  if (open === undefined) return () => undefined
  open.addEventListener('message', ({ data }) => {
    const said = saidIn(data)
    if (said?.asks === true && said.page === page) open.postMessage({ page, window, asks: false })
  })
  return () => open.close()
}

/** The names of other windows that show a page. Resolves after a timeout, because closed windows do not answer. */
export const windowsWith = async (page: string): Promise<ReadonlySet<string>> => {
  const open = channel()
  if (open === undefined) return new Set()
  const found = new Set<string>()
  open.addEventListener('message', ({ data }) => {
    const said = saidIn(data)
    if (said?.asks === false && said.page === page) found.add(said.window)
  })
  open.postMessage({ page, window: '', asks: true })
  await new Promise((done) => setTimeout(done, patience))
  open.close()
  return found
}

const nameKey = 'recto.window'

/** The name of this window, which survives reloads. A duplicated window inherits the name; it then gets a new one. */
export const windowName = (others: ReadonlySet<string>): string => {
  const fresh = (): string => Math.random().toString(36).slice(2, 12)
  try {
    const known = sessionStorage.getItem(nameKey)
    const name = known === null || others.has(known) ? fresh() : known
    sessionStorage.setItem(nameKey, name)
    return name
  } catch {
    return fresh()
  }
}
