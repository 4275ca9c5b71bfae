/**
 * Who asked for what is being served, and from where: for the audit log, and for what is shown of other people. Known
 * to everything that is done for the request, however deep, and to nothing that runs by itself.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Caller } from '../../access/caller.ts'

export interface RequestSource {
  readonly address: string
  readonly agent: string
  /** Absent where an operation takes no credential. */
  readonly caller: Pick<Caller, 'person' | 'signOn'> | undefined
  readonly credential: { readonly kind: 'session' | 'token'; readonly id: string } | undefined
}

const acting = new AsyncLocalStorage<RequestSource>()

/** Runs `work` as what a request from there asked for. */
export const actingFor = <T>(source: RequestSource, work: () => T): T => acting.run(source, work)

/** The source of the request that asked for what runs now; undefined in jobs and commands. */
export const requestSource = (): RequestSource | undefined => acting.getStore()
