/**
 * Messages between the page and frames of an integration. Only the frame itself, at the origin of the integration, is
 * heard, and only that origin is told anything. Frames of other hosts get no messages.
 */
import { resolve } from '../../../content/contentkit/bindings.ts'
import type { Action } from '../../../content/contentkit/elements.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import { page, sitePath } from './page.ts'

/** What a frame belongs to. */
export interface FrameOwner {
  readonly state: () => JsonObject
  readonly visitor: () => unknown
  readonly dispatch: (action: Action) => void
}

const ready = new WeakSet<HTMLIFrameElement>()
const sent = new WeakMap<HTMLIFrameElement, string>()
const owners = new WeakMap<HTMLIFrameElement, FrameOwner>()

const tell = (frame: HTMLIFrameElement, isAgain: boolean): void => {
  const owner = owners.get(frame)
  const { frame: data, origin } = frame.dataset
  if (owner === undefined || origin === undefined || !ready.has(frame)) return
  const visitor = owner.visitor()
  const state = {
    ...resolve(JSON.parse(data ?? '{}') as JsonObject, owner.state()),
    page,
    ...(visitor !== undefined && { visitor }),
  }
  const text = JSON.stringify(state)
  if (!isAgain && sent.get(frame) === text) return
  sent.set(frame, text)
  frame.contentWindow?.postMessage({ state }, origin)
}

/** Takes the frames in an element over, loads them, and tells those that are ready what changed. */
export const updateFrames = (root: Element, owner: FrameOwner): void => {
  for (const frame of root.querySelectorAll<HTMLIFrameElement>('iframe[data-frame]')) {
    owners.set(frame, owner)
    // Loaded only now, so that none of its messages is missed.
    const address = frame.dataset['src']
    if (address !== undefined && frame.getAttribute('src') !== address) frame.src = address
    tell(frame, false)
  }
}

const sizes = { least: 32, most: 10_000 } as const

const pixels = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(sizes.most, Math.max(sizes.least, value))
    : undefined

/** An aspect ratio wins; a height beside it is the maximum. */
const resize = (frame: HTMLIFrameElement, size: Readonly<Record<string, unknown>>): void => {
  const box = frame.parentElement
  const ratio = box?.querySelector('.ck-ratio')
  if (!box || !(ratio instanceof SVGElement)) return
  const { aspectRatio } = size
  const height = pixels(size['height'])
  const hasRatio = typeof aspectRatio === 'number' && aspectRatio > 0.01 && aspectRatio < 100
  ratio.dataset['sized'] = ''
  if (hasRatio) ratio.setAttribute('viewBox', `0 0 ${Math.round(aspectRatio * 1000)} 1000`)
  ratio.style.display = !hasRatio && height !== undefined ? 'none' : ''
  box.style.height = hasRatio || height === undefined ? '' : `${height}px`
  const most = pixels(size['maxHeight']) ?? (hasRatio ? height : undefined)
  box.style.maxHeight = most === undefined ? '' : `${most}px`
}

/** Leads to a page of this site and nowhere else. */
const navigate = ({ path, anchor }: Action): void => {
  if (typeof path !== 'string') return
  const url = URL.parse(`${sitePath}/${path.replace(/^\/+/, '')}`, location.origin)
  if (url?.origin !== location.origin || !`${url.pathname}/`.startsWith(`${sitePath}/`)) return
  if (typeof anchor === 'string') url.hash = anchor
  location.assign(url)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const actionIn = (message: unknown): Action | undefined => {
  if (typeof message === 'string') {
    try {
      const told: unknown = JSON.parse(message)
      return isObject(told) && told['context'] === 'iframe.resize' && typeof told['height'] === 'number'
        ? { action: '@webframe.resize', size: { height: told['height'] } }
        : undefined
    } catch {
      return undefined
    }
  }
  const action = isObject(message) ? message['action'] : undefined
  return isObject(action) && typeof action['action'] === 'string' ? (action as Action) : undefined
}

const receive = (frame: HTMLIFrameElement, action: Action): void => {
  switch (action.action) {
    case '@webframe.ready':
      ready.add(frame)
      return tell(frame, true)
    case '@webframe.resize':
      return resize(frame, isObject(action['size']) ? action['size'] : action)
    case '@webframe.navigate':
      return navigate(action)
    default:
      owners.get(frame)?.dispatch(action)
  }
}

addEventListener('message', ({ source, origin, data }) => {
  if (source === null) return
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-frame]')]
  const frame = frames.find((one) => one.contentWindow === source && one.dataset['origin'] === origin)
  const action = frame && actionIn(data)
  if (frame && action) receive(frame, action)
})

// A frame that was drawn later may be at a host that the policy of the page does not name: its link stands in.
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  const blocked = URL.parse(blockedURI)
  if (effectiveDirective !== 'frame-src' || blocked === null) return
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.ck-frame > iframe'))
    if (URL.parse(frame.src)?.origin === blocked.origin) frame.parentElement?.classList.add('blocked')
})
