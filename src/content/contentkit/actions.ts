/** What an action asks for, once its bindings are resolved. */
import type { Json, JsonObject } from '../document/document.ts'
import { isJsonObject } from '../document/reference.ts'
import type { Action, ModalElement } from './elements.ts'

/**
 * `close-modal` carries the whole action: its parent gets `returnValue` and whatever else is beside it. `ignore`: an
 * action of ours without what it needs.
 */
export type ActionRequest =
  | { readonly kind: 'open-modal'; readonly componentId: string; readonly props: JsonObject }
  | { readonly kind: 'close-modal'; readonly action: Action }
  | { readonly kind: 'open-url'; readonly url: string }
  | { readonly kind: 'update-node'; readonly props: JsonObject }
  | { readonly kind: 'unfurl'; readonly url: string }
  | { readonly kind: 'dispatch'; readonly action: Action }
  | { readonly kind: 'ignore' }

const ignored = { kind: 'ignore' } as const

/** An http(s) URL; the only kind that an integration can open or unfurl. */
const webAddress = (value: Json | undefined): string | undefined => {
  const url = typeof value === 'string' ? URL.parse(value) : null
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : undefined
}

/** Names that are not ours, also unknown ones that begin with `@`, are dispatched to the component. */
export function actionRequest(action: Action): ActionRequest {
  const props = isJsonObject(action['props']) ? action['props'] : {}
  switch (action.action) {
    case '@ui.modal.open': {
      const { componentId } = action
      return typeof componentId === 'string' ? { kind: 'open-modal', componentId, props } : ignored
    }
    case '@ui.modal.close':
      return { kind: 'close-modal', action }
    case '@editor.node.updateProps':
      return { kind: 'update-node', props }
    case '@ui.url.open':
    case '@link.unfurl': {
      const url = webAddress(action['url'])
      if (url === undefined) return ignored
      return { kind: action.action === '@link.unfurl' ? 'unfurl' : 'open-url', url }
    }
    default:
      return { kind: 'dispatch', action }
  }
}

/** Closes a modal with what it returns by itself: its backdrop, its close button, Escape. */
export const closeModalAction = (modal?: ModalElement): Action => ({
  action: '@ui.modal.close',
  returnValue: modal?.returnValue ?? {},
})
