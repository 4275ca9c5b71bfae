/** How many calls of integrations led to a change or an event: an event raised by an event, and so on. */
import type { Caller } from '../../access/caller.ts'

/** Calls of integrations in a row that may lead to an event. The next one is not sent, which ends endless loops. */
export const maxDepth = 4

/** How deep in a chain of integrations' calls a change is: one more than the event that led to it. */
export const depthOf = ({ integration }: Caller): number => (integration ? integration.depth + 1 : 0)
