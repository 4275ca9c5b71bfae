import type { Context } from '../../context.ts'

/** What an engine needs to reach its service. */
export interface EngineSettings {
  readonly ctx: Pick<Context, 'outgoing'>
  readonly url: string | undefined
  readonly key: string | undefined
  readonly model: string | undefined
  /** Its id: what it keeps at its service is named by it. */
  readonly id: string
}
