/** What printing a component of an integration needs besides its tree. */
import type { JsonObject } from '../../content/document/document.ts'
import type { FrameText } from '../frame-text-keys.ts'
import type { Html } from '../html.ts'

export interface ComponentOptions {
  readonly labels: FrameText
  /** Of the interface, as a BCP 47 tag. */
  readonly language: string
  /** Values of state keys: what inputs show, and what bindings stand for. */
  readonly state: JsonObject
  /** Begins every id, so that components of one page share none. */
  readonly prefix: string
  /** The origin of the integration's own addresses; frames of it get messages. */
  readonly integrationOrigin: string
  readonly externalTarget: 'self' | 'blank'
  /** Markdown as HTML without ids. */
  readonly markdown: (text: string) => Html
}

/** Options with what printing collects. */
export interface ComponentContext extends ComponentOptions {
  /** An id that is unique in the page. */
  readonly unique: () => string
  /** Records the origin of a frame. */
  readonly framed: (origin: string) => void
}
