/** Which cached responses an event makes stale. The contract declares it for each operation. */
import type { EventKind } from '../../contract/operation/events.ts'
import { staleOperations } from '../../contract/stale-operations.gen.ts'

/** An event of the service's stream. */
export interface LiveEvent {
  /** One of `EventKind`, or a kind that only a newer service knows. */
  readonly kind: string
  /** Id of what changed. */
  readonly subject?: string
  /** Id of the space in which it happened. */
  readonly space?: string
}

/** The operation behind a cached response. */
export interface CachedOperation {
  readonly name: string
  readonly path?: { readonly spaceId?: string; readonly changeRequestId?: string }
}

/** Operation → the kinds of events after which its response is stale. */
const staleAfter: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  staleOperations.flatMap(([operations, kinds]) => {
    const set = new Set(kinds.split(' '))
    return operations.split(' ').map((name) => [name, set] as const)
  }),
)
const knownKinds: ReadonlySet<string> = new Set(staleOperations.flatMap(([, kinds]) => kinds.split(' ')))

/** Events whose subject is a change request and that leave all others as they are. */
const kindsOfOneChangeRequest: ReadonlySet<string> = new Set<EventKind>([
  'presence.changed',
  'change-request.content-written',
  'change-request.updated',
  'change-request.updated-from-main',
  'change-request.conflict-answered',
])
const isNumber = (text: string): boolean => /^\d+$/.test(text)

/**
 * Whether an event may have changed the response. An unknown kind affects everything that can change, because a stale
 * screen is worse than an extra request. A path with the change request's number matches any change request.
 */
export const isStaleAfter = (event: LiveEvent, { name, path }: CachedOperation): boolean => {
  const kinds = staleAfter.get(name)
  if (kinds === undefined) return false
  if (!knownKinds.has(event.kind)) return true
  if (!kinds.has(event.kind)) return false
  if (event.space !== undefined && path?.spaceId !== undefined && path.spaceId !== event.space) return false
  const requested = path?.changeRequestId
  const isOther = requested !== undefined && !isNumber(requested) && requested !== event.subject
  return !(isOther && event.subject !== undefined && kindsOfOneChangeRequest.has(event.kind))
}
