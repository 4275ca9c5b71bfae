/**
 * The live listeners to organizations' events in this process. Before events are sent, one query checks for all
 * listeners whether their credentials are still valid and what role their people have: a listener whose credential has
 * ended receives nothing more and is closed. Every process polls the log at least once a second, so that no listener
 * outlives its credential for longer.
 */
import { sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import { entered } from '../access/organization-entry.ts'
import type { EventRow } from '../storage/schema/schema.ts'
import { among } from '../storage/sql.ts'
import type { Store } from '../storage/store.ts'
import type { Context } from '../context.ts'
import type { Hearers } from './event-recipients.ts'
import { hearersOf } from './event-recipients.ts'

export interface LiveListener {
  readonly organization: string
  readonly caller: Pick<Caller, 'person' | 'credential'>
  /** Receives an event; without `actor`, the actor is withheld. */
  tell(event: EventRow, about: { readonly actor: boolean }): void
  end(): void
}

/** A listener with its state. */
interface Place {
  readonly listener: LiveListener
  /** The rank in the organization at the start; a change ends the listener, since it may see other resources then. */
  role: number | undefined
  /** The number of the last event that was sent, or that it may not receive. */
  last: number
  /** Events that arrived while it was catching up; undefined afterwards. */
  waiting: EventRow[] | undefined
}

/** A listener with a valid credential, and its person's current rank. */
interface Standing {
  readonly place: Place
  readonly role: number
}

type Around = Pick<Context, 'store' | 'events' | 'now'>

const nameOf = (kind: string, id: string, organization: string): string => `${kind} ${id} ${organization}`

/** The ranks of those whose credentials are valid and give access to the organization, by `nameOf`. One query. */
const standingRoles = async (
  { store: { engine, read }, now }: Around,
  places: readonly Place[],
): Promise<ReadonlyMap<string, number>> => {
  const organizations = [...new Set(places.map(({ listener }) => listener.organization))]
  const of = (kind: 'token' | 'session') => {
    const ids = places.flatMap(({ listener: { caller } }) =>
      caller.credential.kind === kind ? caller.credential.id : [],
    )
    return sql`select ${sql.lit(kind)} as kind, c.id, m.organization, m.role
      from ${sql.table(`${kind}s`)} c
      join persons p on p.id = c.person
      join members m on m.person = c.person
      where ${among(engine, sql.ref('c.id'), ids)} and (c.expires_at is null or c.expires_at > ${now()})
        and p.disabled_at is null and m.disabled = 0
        and ${among(engine, sql.ref('m.organization'), organizations)}
        and ${entered('m', sql.ref('c.sign_on'))}`
  }
  const { rows } = await sql<{ kind: string; id: string; organization: string; role: number }>`
    ${of('token')} union all ${of('session')}`.execute(read)
  return new Map(
    rows.map(({ kind, id, organization, role }) => [nameOf(kind, id, organization), Number(role)]),
  )
}

export class LiveListeners {
  readonly #around: Around
  readonly #places = new Set<Place>()
  #following: Promise<() => void> | undefined

  constructor(ctx: Around) {
    this.#around = ctx
  }

  /** Adds a listener. Events from now on are queued for it until it begins. */
  async add(listener: LiveListener): Promise<{
    /** Sends the missed events after number `last`; duplicates that arrive later are skipped. */
    readonly catchUp: (last: number, missed: readonly EventRow[]) => Promise<void>
    readonly begin: () => Promise<void>
    readonly stop: () => void
  }> {
    const place: Place = { listener, role: undefined, last: 0, waiting: [] }
    this.#places.add(place)
    try {
      await (this.#following ??= this.#around.events.follow((events) => this.#hear(events)))
    } catch (error) {
      this.#following = undefined
      this.#places.delete(place)
      throw error
    }
    return {
      catchUp: async (last, missed) => {
        place.last = last
        await this.#tell([place], missed)
      },
      begin: async () => {
        while (place.waiting !== undefined && place.waiting.length > 0)
          await this.#tell([place], place.waiting.splice(0))
        place.waiting = undefined
      },
      stop: () => this.#remove(place),
    }
  }

  #remove(place: Place): void {
    this.#places.delete(place)
    if (this.#places.size > 0 || this.#following === undefined) return
    const following = this.#following
    this.#following = undefined
    void following.then((stop) => stop())
  }

  async #hear(events: readonly EventRow[]): Promise<void> {
    const ready: Place[] = []
    for (const place of this.#places) {
      if (place.waiting === undefined) ready.push(place)
      else place.waiting.push(...events.filter((event) => event.organization === place.listener.organization))
    }
    if (ready.length > 0) await this.#tell(ready, events)
  }

  /** Closes listeners whose credential has ended, and sends the others the events that they may receive. */
  async #tell(places: readonly Place[], events: readonly EventRow[]): Promise<void> {
    const roles = await standingRoles(this.#around, places)
    const standing = new Map<string, Standing[]>()
    for (const place of places) {
      const { organization, caller } = place.listener
      const role = roles.get(nameOf(caller.credential.kind, caller.credential.id, organization))
      const some = standing.get(organization) ?? []
      standing.set(organization, some)
      if (role === undefined) this.#end(place)
      else some.push({ place, role })
    }
    for (const [organization, some] of standing) {
      const news = events.filter((event) => event.organization === organization)
      if (news.length > 0) {
        const { store } = this.#around
        const people = some.map(({ place, role }) => ({ person: place.listener.caller.person, role }))
        const hearers = await hearersOf(store.engine, store.read, organization, people, news)
        for (const { place } of some) tellOne(place, news, hearers)
      }
      for (const { place, role } of some) {
        place.role ??= role
        if (place.role !== role) this.#end(place)
      }
    }
  }

  #end(place: Place): void {
    this.#remove(place)
    place.listener.end()
  }
}

const tellOne = (place: Place, events: readonly EventRow[], hearers: Hearers): void => {
  const { listener } = place
  const { person } = listener.caller
  for (const event of events) {
    const number = event.number ?? 0
    if (number <= place.last) continue
    place.last = number
    if (hearers.hears(person, event)) listener.tell(event, { actor: hearers.hearsActor(person, event) })
  }
}

const byStore = new WeakMap<Store, LiveListeners>()

/** The listeners of the installation in this process. */
export const liveListeners = (ctx: Around): LiveListeners => {
  const known = byStore.get(ctx.store) ?? new LiveListeners(ctx)
  byStore.set(ctx.store, known)
  return known
}
