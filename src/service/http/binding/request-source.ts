/**
 * The source of the current request, for the audit log and for what is shown of other people. Available to everything
 * that runs for the request, at any depth, and absent in background work.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Caller } from '../../access/caller.ts'

export interface RequestSource {
  readonly address: string
  readonly agent: string
  /** Absent for operations that take no credential. */
  readonly caller: Pick<Caller, 'person' | 'signOn'> | undefined
  readonly credential: { readonly kind: 'session' | 'token'; readonly id: string } | undefined
}

const acting = new AsyncLocalStorage<RequestSource>()

/** Runs `work` with this request as its source. */
export const actingFor = <T>(source: RequestSource, work: () => T): T => acting.run(source, work)

/** The source of the current request; undefined in jobs and commands. */
export const requestSource = (): RequestSource | undefined => acting.getStore()
