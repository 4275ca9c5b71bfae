import type { EventKind } from '../../contract/operation/events.ts'
import type { SeenBefore } from './previous-audience.ts'

export interface EventInput {
  readonly organization: string
  readonly space?: string
  /** For a subject that belongs to several spaces: those whose readers hear of it. Not written to the audit log. */
  readonly spaces?: readonly string[]
  /** A noun and what happened to it: `space.created`, `change-request.merged`. */
  readonly kind: EventKind
  /** Id of what changed. */
  readonly subject: string
  readonly actor: string
  readonly data?: Readonly<Record<string, unknown>>
  /** Who could see the subject before a deletion. Decides who receives the event; not written to the audit log. */
  readonly seenBefore?: SeenBefore
}
