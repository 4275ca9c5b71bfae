/** Runs a verb inside the program as if a person had called the API: same policy, same input checks. */
import type { ServerResponse } from 'node:http'
import type { Caller } from '../../access/caller.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { policyOf } from './policy.ts'
import { ReadyJson } from '../ready-json.ts'
import type { Call, Verb } from '../verb.ts'

export interface CallInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** The verb's result. Fails as the operation would; not usable for verbs that stream or take raw bytes. */
export const perform = async (
  ctx: Context,
  verb: Verb,
  caller: Caller,
  { params = {}, query = {}, body }: CallInput = {},
): Promise<Readonly<Record<string, unknown>>> => {
  const { operation } = verb
  const policy = policyOf(operation, verb.inTrash)
  const authorize = (db: Db) => policy(db, caller, params)
  const call: Call<never> = {
    params: params as never,
    query: operation.query?.parse(query) as never,
    body: operation.body?.parse(body) as never,
    caller: caller as never,
    ctx,
    request: {
      id: '',
      address: '',
      agent: '',
      headers: {},
      stream: undefined,
      response: undefined as unknown as ServerResponse,
    },
    setHeader: () => undefined,
    created: () => undefined,
    setStatus: () => undefined,
    authorize: (db) => authorize(db) as Promise<never>,
  }
  const run = async (db: Db) => verb.run(call, db, (await authorize(db)) as never)
  const { store } = ctx
  const answer = verb.kind === 'writes' ? await store.write(run) : await run(store.read)
  const plain: unknown = answer instanceof ReadyJson ? JSON.parse(answer.text) : answer
  return (plain ?? {}) as Readonly<Record<string, unknown>>
}
