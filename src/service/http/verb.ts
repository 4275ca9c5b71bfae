/**
 * A verb implements one operation. Before it runs, the binder has identified the caller, checked scope, path, query
 * and body, and loaded the subject through the operation's policy. Every verb then works in the same order: load or
 * fail, change, record an event, return.
 */
import type { Readable } from 'node:stream'
import type { ServerResponse } from 'node:http'
import type { Body, Operation, Params, Query, Result } from '../../contract/operation/operation.ts'
import type { Caller } from '../access/caller.ts'
import type { SiteSubject } from '../access/load-site.ts'
import type { CollectionSubject, OrganizationSubject, SpaceSubject } from '../access/load-resource.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'

/** The subject that the operation's policy loads. */
type Subject<O> = O extends { readonly right: infer R }
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
  /** Sets a response header. */
  readonly setHeader: (name: string, value: string) => void
  /** Sets the `Location` header to the URL of what was created. */
  readonly created: (url: string) => void
  /** Overrides the operation's success status (202 while the result is being prepared). */
  readonly setStatus: (status: number) => void
  /** Loads the subject again inside the verb's own transaction and checks the caller's current rights. */
  readonly authorize: (db: Db) => Promise<Subject<O>>
}

export type AnyOperation = Operation
export interface Verb {
  readonly operation: AnyOperation
  readonly kind: 'reads' | 'writes' | 'open'
  readonly inTrash: boolean
  readonly locksOrganization: boolean
  // The binder pairs each operation with its own verb, so the types match although they are erased here.
  readonly run: (call: Call<never>, db: Db, subject: never) => Promise<unknown>
}

type Run<O> = (call: Call<O>, db: Db, subject: Subject<O>) => Promise<Result<O>>
interface VerbOptions {
  /** The operation also sees a space in the trash. */
  readonly inTrash?: boolean
  /**
   * The transaction locks the organization of the subject, and checks the rights after that. For verbs that change what
   * somebody may do: they act on nothing that was read while another one changed it.
   */
  readonly locksOrganization?: boolean
}

const verb =
  (kind: Verb['kind']) =>
  <O extends AnyOperation>(
    operation: O,
    run: Run<O>,
    { inTrash = false, locksOrganization = false }: VerbOptions = {},
  ): Verb => ({
    operation,
    kind,
    inTrash,
    locksOrganization,
    run: run as unknown as Verb['run'],
  })

/** A read-only verb; `db` sees committed data. */
export const reads = verb('reads')
/** A verb that runs in one transaction, together with its policy check. It may await only its own queries. */
export const writes = verb('writes')
/** A verb with long-running work. It opens its own transactions; each starts with `call.authorize(db)`. */
export const open = verb('open')
