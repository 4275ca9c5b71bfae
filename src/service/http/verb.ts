/**
 * A verb: what the service does for one operation. The binder has already told who calls, checked scope, path,
 * query and body, and let the one policy of the operation load its subject; the verb does the rest in one order:
 * load or fail, change, record, return.
 */
import type { Readable } from 'node:stream'
import type { ServerResponse } from 'node:http'
import type { Body, Operation, Params, Query, Result } from '../../contract/operation/operation.ts'
import type { Caller } from '../access/caller.ts'
import type { SiteSubject } from '../access/load-site.ts'
import type { CollectionSubject, OrganizationSubject, SpaceSubject } from '../access/load-resource.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'

/** What the policy of an operation loaded. */
export type Subject<O> = O extends { readonly right: infer R }
  ? R extends { readonly on: 'space' }
    ? SpaceSubject
    : R extends { readonly on: 'collection' }
      ? CollectionSubject
      : R extends { readonly on: 'site' }
        ? SiteSubject
        : R extends { readonly on: 'organization' }
          ? OrganizationSubject
          : undefined
  : never

type Nobody<O> = O extends { readonly right: { readonly on: 'nothing' } } ? true : false

export interface Call<O> {
  readonly params: Params<O>
  readonly query: Query<O>
  readonly body: Body<O>
  /** Absent only on operations that need no credential. */
  readonly caller: Nobody<O> extends true ? Caller | undefined : Caller
  readonly ctx: Context
  readonly request: {
    readonly id: string
    readonly address: string
    readonly agent: string
    readonly headers: Readonly<Record<string, string | string[] | undefined>>
    /** The bytes of an operation with a raw body. */
    readonly stream: Readable | undefined
    /** The raw response, for event streams only. */
    readonly response: ServerResponse
  }
  /** Sets a header of the answer. */
  readonly setHeader: (name: string, value: string) => void
  /** Names what was created: the `Location` of the answer. */
  readonly created: (url: string) => void
  /** Answers with another success status than the operation's (202 while something is being made). */
  readonly setStatus: (status: number) => void
  /** Loads the subject again inside a transaction of the verb's own, with the rights that stand now. */
  readonly authorize: (db: Db) => Promise<Subject<O>>
}

export type AnyOperation = Operation
export interface Verb {
  readonly operation: AnyOperation
  readonly kind: 'reads' | 'writes' | 'open'
  readonly inTrash: boolean
  // The binder pairs each operation with its own verb, so it hands over what the verb was typed with.
  readonly run: (call: Call<never>, db: Db, subject: never) => Promise<unknown>
}

type Run<O> = (call: Call<O>, db: Db, subject: Subject<O>) => Promise<Result<O>>
interface VerbOptions {
  /** The operation also sees a space in the trash. */
  readonly inTrash?: boolean
}

const verb =
  (kind: Verb['kind']) =>
  <O extends AnyOperation>(operation: O, run: Run<O>, { inTrash = false }: VerbOptions = {}): Verb => ({
    operation,
    kind,
    inTrash,
    run: run as unknown as Verb['run'],
  })

/** A verb that only reads; `db` sees what is committed. */
export const reads = verb('reads')
/** A verb in one transaction, which its policy is part of. It awaits nothing but its own queries. */
export const writes = verb('writes')
/** A verb that has long work to do and opens its transactions itself; each begins with `call.authorize(db)`. */
export const open = verb('open')
