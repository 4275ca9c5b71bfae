/**
 * Where the request that is being served came from, for the audit log: known to everything that is done for the
 * request, however deep, and to nothing that runs by itself.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

export interface RequestSource {
  readonly address: string
  readonly agent: string
  readonly credential: { readonly kind: 'session' | 'token'; readonly id: string } | undefined
}

const acting = new AsyncLocalStorage<RequestSource>()

/** Runs `work` as what a request from there asked for. */
export const actingFor = <T>(source: RequestSource, work: () => T): T => acting.run(source, work)

/** The source of the request that asked for what runs now; undefined in jobs and commands. */
export const requestSource = (): RequestSource | undefined => acting.getStore()
