/**
 * The live listeners to organizations' events in this process. Before events are sent, one query checks for all
 * listeners whether their credentials are still valid and what role their people have: a listener whose credential has
 * ended receives nothing more and is closed. The log is polled at least once a second while there are listeners, so that
 * none outlives its credential for longer.
 */
import { sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import { givesEntry } from '../access/organization-entry.ts'
import type { EventRow } from '../storage/schema/schema.ts'
import { among } from '../storage/sql.ts'
import type { Store } from '../storage/store.ts'
import type { Context } from '../context.ts'
import type { Recipients } from './event-recipients.ts'
import { recipientsOf } from './event-recipients.ts'

export interface LiveListener {
  readonly organization: string
  readonly caller: Pick<Caller, 'person' | 'credential'>
  /** Receives an event; without `actor`, the actor is withheld. */
  send(event: EventRow, about: { readonly actor: boolean }): void
  end(): void
}

/** A listener with its state. */
interface Subscription {
  readonly listener: LiveListener
  /** The rank in the organization at the start; a change ends the listener, since it may see other resources then. */
  role: number | undefined
  /** Whether another role was seen, and not yet the event about it, which comes with the next look at the log. */
  changed: boolean
  /** The number of the last event that was sent, or that it may not receive. */
  last: number
  /** Events that arrived while it was catching up; undefined afterwards. */
  queued: EventRow[] | undefined
}

/** A listener with a valid credential, and its person's current rank. */
interface ActiveSubscription {
  readonly subscription: Subscription
  readonly role: number
}

type ListenerContext = Pick<Context, 'store' | 'events' | 'now'>

const keyOf = (kind: string, id: string, organization: string): string => `${kind} ${id} ${organization}`

/** The ranks of those whose credentials are valid and give access to the organization, by `nameOf`. One query. */
const currentRoles = async (
  { store: { engine, read }, now }: ListenerContext,
  subscriptions: readonly Subscription[],
): Promise<ReadonlyMap<string, number>> => {
  const organizations = [...new Set(subscriptions.map(({ listener }) => listener.organization))]
  const of = (kind: 'token' | 'session') => {
    const ids = subscriptions.flatMap(({ listener: { caller } }) =>
      caller.credential.kind === kind ? caller.credential.id : [],
    )
    return sql`select ${sql.lit(kind)} as kind, c.id, m.organization, m.role
      from ${sql.table(`${kind}s`)} c
      join persons p on p.id = c.person
      join members m on m.person = c.person
      where ${among(engine, sql.ref('c.id'), ids)} and (c.expires_at is null or c.expires_at > ${now()})
        and p.disabled_at is null and m.disabled = 0
        and ${among(engine, sql.ref('m.organization'), organizations)}
        and ${givesEntry('m', sql.ref('c.sign_on'))}`
  }
  const { rows } = await sql<{ kind: string; id: string; organization: string; role: number }>`
    ${of('token')} union all ${of('session')}`.execute(read)
  return new Map(
    rows.map(({ kind, id, organization, role }) => [keyOf(kind, id, organization), Number(role)]),
  )
}

export class LiveListeners {
  readonly #ctx: ListenerContext
  readonly #subscriptions = new Set<Subscription>()
  #following: Promise<() => void> | undefined

  constructor(ctx: ListenerContext) {
    this.#ctx = ctx
  }

  /** Adds a listener. Events from now on are queued for it until it begins. */
  async add(listener: LiveListener): Promise<{
    /** Sends the missed events after number `last`; duplicates that arrive later are skipped. */
    readonly catchUp: (last: number, missed: readonly EventRow[]) => Promise<void>
    readonly begin: () => Promise<void>
    readonly stop: () => void
  }> {
    const subscription: Subscription = { listener, role: undefined, changed: false, last: 0, queued: [] }
    this.#subscriptions.add(subscription)
    try {
      await (this.#following ??= this.#ctx.events.follow((events) => this.#hear(events), { often: true }))
    } catch (error) {
      this.#following = undefined
      this.#subscriptions.delete(subscription)
      throw error
    }
    return {
      catchUp: async (last, missed) => {
        subscription.last = last
        await this.#send([subscription], missed)
      },
      begin: async () => {
        while (subscription.queued !== undefined && subscription.queued.length > 0)
          await this.#send([subscription], subscription.queued.splice(0))
        subscription.queued = undefined
      },
      stop: () => this.#remove(subscription),
    }
  }

  #remove(subscription: Subscription): void {
    this.#subscriptions.delete(subscription)
    if (this.#subscriptions.size > 0 || this.#following === undefined) return
    const following = this.#following
    this.#following = undefined
    void following.then((stop) => stop())
  }

  async #hear(events: readonly EventRow[]): Promise<void> {
    const ready: Subscription[] = []
    for (const subscription of this.#subscriptions) {
      if (subscription.queued === undefined) ready.push(subscription)
      else
        subscription.queued.push(
          ...events.filter((event) => event.organization === subscription.listener.organization),
        )
    }
    if (ready.length > 0) await this.#send(ready, events)
  }

  /** Closes listeners whose credential has ended, and sends the others the events that they may receive. */
  async #send(subscriptions: readonly Subscription[], events: readonly EventRow[]): Promise<void> {
    const roles = await currentRoles(this.#ctx, subscriptions)
    const active = new Map<string, ActiveSubscription[]>()
    for (const subscription of subscriptions) {
      const { organization, caller } = subscription.listener
      const role = roles.get(keyOf(caller.credential.kind, caller.credential.id, organization))
      const ofOrganization = active.get(organization) ?? []
      active.set(organization, ofOrganization)
      if (role === undefined) this.#end(subscription)
      else ofOrganization.push({ subscription, role })
    }
    for (const [organization, ofOrganization] of active) {
      const relevant = events.filter((event) => event.organization === organization)
      if (relevant.length > 0) {
        const { store } = this.#ctx
        const people = ofOrganization.map(({ subscription, role }) => ({
          person: subscription.listener.caller.person,
          role,
        }))
        const recipients = await recipientsOf(store.engine, store.read, organization, people, relevant)
        for (const { subscription } of ofOrganization) sendTo(subscription, relevant, recipients)
      }
      for (const { subscription, role } of ofOrganization) {
        subscription.role ??= role
        if (subscription.role === role) continue
        if (subscription.changed || isTold(subscription, relevant)) this.#end(subscription)
        subscription.changed = true
      }
    }
  }

  #end(subscription: Subscription): void {
    this.#remove(subscription)
    subscription.listener.end()
  }
}

const isTold = ({ listener }: Subscription, events: readonly EventRow[]): boolean =>
  events.some(({ kind, subject }) => kind === 'member.updated' && subject === listener.caller.person)

const sendTo = (subscription: Subscription, events: readonly EventRow[], recipients: Recipients): void => {
  const { listener } = subscription
  const { person } = listener.caller
  for (const event of events) {
    const number = event.number ?? 0
    if (number <= subscription.last) continue
    subscription.last = number
    if (recipients.isRecipient(person, event))
      listener.send(event, { actor: recipients.seesActor(person, event) })
  }
}

const byStore = new WeakMap<Store, LiveListeners>()

/** The listeners of the installation in this process. */
export const liveListeners = (ctx: ListenerContext): LiveListeners => {
  const known = byStore.get(ctx.store) ?? new LiveListeners(ctx)
  byStore.set(ctx.store, known)
  return known
}
