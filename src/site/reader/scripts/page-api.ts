/** What scripts of integrations find on the page, under the name that they were written for. */
import { choose, hasPrivacyControl, isTrackingDisabled } from './consent.ts'

type PageEvent = 'load' | 'unload'
type Listener = () => void

interface CookieChoice {
  readonly onApprove: () => void
  readonly onReject: () => void
}

const listeners: Readonly<Record<PageEvent, Set<Listener>>> = { load: new Set(), unload: new Set() }
const isKnown = (name: string): name is PageEvent => Object.hasOwn(listeners, name)

/** One listener that fails does not keep the others from hearing. */
const raise = (name: PageEvent): void => {
  for (const listener of listeners[name])
    try {
      listener()
    } catch (error) {
      reportError(error)
    }
}

let hasLoaded = false
let customBanner: ((choice: CookieChoice) => void) | undefined

/** Tools and assistants are kept for whatever reads them; the page has no assistant of its own. */
const registered = { tools: [] as unknown[], assistants: new Set<unknown>() }

const api = {
  addEventListener: (name: string, listener: Listener): void => {
    if (!isKnown(name)) return
    listeners[name].add(listener)
    // The page may have loaded before the script did.
    if (name === 'load' && hasLoaded) queueMicrotask(listener)
  },
  removeEventListener: (name: string, listener: Listener): void => {
    if (isKnown(name)) listeners[name].delete(listener)
  },
  registerTool: (tool: unknown): void => void registered.tools.push(tool),
  registerAssistant: (assistant: unknown): (() => void) => {
    registered.assistants.add(assistant)
    return () => void registered.assistants.delete(assistant)
  },
  registerCookieBanner: (banner: (choice: CookieChoice) => void): void => {
    customBanner = banner
  },
  isCookiesTrackingDisabled: isTrackingDisabled,
  isGlobalPrivacyControlEnabled: hasPrivacyControl,
} as const

/** Defines `window.GitBook`, before any script of an integration runs. */
export const definePageApi = (): void => {
  Object.defineProperty(window, 'GitBook', { value: api, enumerable: true })
  addEventListener('pagehide', () => raise('unload'))
}

/** Tells listeners that the page and the scripts have loaded. */
export const raiseLoad = (): void => {
  hasLoaded = true
  raise('load')
}

/** Asks with the banner of an integration; false if none has registered one. */
export const askCustomBanner = (): boolean => {
  customBanner?.({ onApprove: () => choose(true), onReject: () => choose(false) })
  return customBanner !== undefined
}
