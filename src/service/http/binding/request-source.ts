/**
 * The source of the current request, for the audit log and for what is shown of other people. Available to everything
 * that runs for the request, at any depth, and absent in background work.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Caller } from '../../access/caller.ts'

type RequestCaller = Pick<Caller, 'person' | 'email' | 'displayName' | 'photoURL' | 'signOn' | 'tokenName'>

export interface RequestSource {
  readonly address: string
  readonly agent: string
  /** Absent for operations that take no credential. */
  readonly caller: RequestCaller | undefined
  readonly credential: Caller['credential'] | undefined
}

const acting = new AsyncLocalStorage<RequestSource>()

/** Runs `work` with this request as its source. */
export const actingFor = <T>(source: RequestSource, work: () => T): T => acting.run(source, work)

const commanding = new AsyncLocalStorage<true>()

/** Runs `work` as a command of the server, not as a job. */
export const actingOnCommandLine = <T>(work: () => T): T => commanding.run(true, work)

/** How what happens now was asked for. */
export const requestChannel = (): 'dashboard' | 'api' | 'command-line' | 'system' => {
  switch (acting.getStore()?.credential?.kind) {
    case 'session':
      return 'dashboard'
    case 'token':
    case 'integration':
      return 'api'
    case undefined:
      return commanding.getStore() === true ? 'command-line' : 'system'
  }
}

/** The source of the current request; undefined in jobs and commands. */
export const requestSource = (): RequestSource | undefined => acting.getStore()
