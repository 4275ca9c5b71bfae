/** What the elements of one frame share. */
import { createContext, useContext, type ReactNode } from 'react'
import type { Json, JsonObject } from '../../../../content/document/document.ts'
import type { Action, ContentElement, RenderContext } from '../../../../content/contentkit/elements.ts'

/** The page that the component is shown in, for its web frames. */
export interface ComponentPage {
  readonly id: string
  readonly path: string
  readonly title: string
}

export interface FrameControls {
  /** Name of the integration. */
  readonly integration: string
  /** Where the component is shown. */
  readonly context: RenderContext
  /** The client's state. */
  readonly state: JsonObject
  readonly setState: (key: string, value: Json) => void
  readonly dispatch: (action: Action) => void
  /** Whether an answer is on its way. */
  readonly isWaiting: boolean
  /** Number of the last answered request. */
  readonly answered: number
  /** Draws elements below another one. */
  readonly draw: (elements: readonly ContentElement[]) => ReactNode
  readonly page?: ComponentPage | undefined
}

const FrameContext = createContext<FrameControls | undefined>(undefined)

export const FrameProvider = FrameContext.Provider

export const useFrame = (): FrameControls => {
  const frame = useContext(FrameContext)
  if (frame === undefined) throw new Error('Elements are drawn inside of a frame.')
  return frame
}

/** The value of a state key; undefined if it has none. */
export const stateValue = ({ state }: FrameControls, key: string): Json | undefined =>
  Object.hasOwn(state, key) ? state[key] : undefined
