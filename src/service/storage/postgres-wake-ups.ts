/**
 * Wake-ups over LISTEN and NOTIFY, on a connection of their own. A pooler in transaction mode accepts LISTEN and
 * delivers nothing, so after each connect a message is sent through the store, and messages are taken to arrive once it
 * did.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import type { OutageLog } from './outage-notice.ts'
import { send } from './send-statement.ts'
import type { Db, Store } from './store.ts'
import type { Topic, WakeUps } from './wake-ups.ts'
import { topics } from './wake-ups.ts'

const channel = 'recto'
const firstPause = 250
const longestPause = 30_000
/** Milliseconds for a message to arrive. */
const proofMilliseconds = 5000
/** The connection may have been lost without a trace. */
const checkMilliseconds = 30_000
const keepAliveMilliseconds = 10_000

export interface WakeUpOptions {
  /** A direct connection to the server. */
  readonly url: string
  readonly log: OutageLog | undefined
}

export class PostgresWakeUps implements WakeUps {
  readonly #store: Pick<Store, 'read' | 'write'>
  readonly #options: WakeUpOptions
  /** In each message, so that this process does not wake itself. */
  readonly #sender = randomUUID()
  readonly #listeners = new Map<Topic, Set<() => void>>()
  readonly #soon = new Set<Topic>()
  #arriving = false
  #warned = false
  #closed = false
  #client: pg.Client | undefined
  #connecting: Promise<void> | undefined
  #pause = firstPause
  #timer: NodeJS.Timeout | undefined
  #onProof: (() => void) | undefined
  #telling: Promise<void> | undefined

  constructor(store: Pick<Store, 'read' | 'write'>, options: WakeUpOptions) {
    this.#store = store
    this.#options = options
  }

  get arriving(): boolean {
    return this.#arriving
  }

  async tell(db: Db, topic: Topic): Promise<void> {
    await send(db, sql`select pg_notify(${channel}, ${`${topic} ${this.#sender}`})`)
  }

  tellSoon(topic: Topic): void {
    this.#soon.add(topic)
    this.#telling ??= this.#tellAll().finally(() => {
      this.#telling = undefined
    })
  }

  on(topic: Topic, listener: () => void): () => void {
    const heard = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, heard.add(listener))
    this.#connecting ??= this.#connect()
    return () => void heard.delete(listener)
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#arriving = false
    clearTimeout(this.#timer)
    this.#onProof?.()
    await this.#client?.end().catch(() => {})
    await Promise.all([this.#telling, this.#connecting])
  }

  async #tellAll(): Promise<void> {
    // One turn later, so that one message stands for all that was written at once.
    await new Promise((resolve) => setImmediate(resolve))
    for (const topic of this.#soon) {
      this.#soon.delete(topic)
      if (this.#closed) return
      // Polling finds it if the message cannot be sent.
      await this.#store.write((db) => this.tell(db, topic)).catch(() => {})
    }
  }

  async #connect(): Promise<void> {
    if (this.#closed) return
    const client = new pg.Client({
      connectionString: this.#options.url,
      connectionTimeoutMillis: proofMilliseconds,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMilliseconds,
    })
    this.#client = client
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      await this.#prove(client)
    } catch {
      this.#lost(client)
    }
  }

  /** Sends a message to itself on another connection. Tries again later if it does not arrive. */
  async #prove(client: pg.Client): Promise<void> {
    const { promise: proved, resolve } = Promise.withResolvers<boolean>()
    const tooLate = setTimeout(() => resolve(false), proofMilliseconds).unref()
    this.#onProof = () => resolve(true)
    try {
      await sql`select pg_notify(${channel}, ${`proof ${this.#sender}`})`.execute(this.#store.read)
      if (!(await proved)) {
        this.#warn()
        return this.#lost(client)
      }
    } finally {
      clearTimeout(tooLate)
      this.#onProof = undefined
    }
    if (this.#closed || this.#client !== client) return
    this.#pause = firstPause
    if (!this.#arriving) {
      this.#arriving = true
      // What was announced before.
      for (const topic of topics) this.#wake(topic)
    }
    this.#timer = setTimeout(() => {
      this.#connecting = this.#prove(client).catch(() => this.#lost(client))
    }, checkMilliseconds).unref()
  }

  #warn(): void {
    if (this.#warned) return
    this.#warned = true
    this.#options.log?.warn(
      'Messages between processes do not arrive, so changes of other processes are seen a second later. If DATABASE_URL leads through a connection pooler, set DATABASE_LISTEN_URL to the server itself.',
    )
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = undefined
    this.#arriving = false
    clearTimeout(this.#timer)
    void client.end().catch(() => {})
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      this.#connecting = this.#connect()
    }, this.#pause).unref()
    this.#pause = Math.min(this.#pause * 2, longestPause)
  }

  #heard(payload: string): void {
    const [topic, sender] = payload.split(' ')
    if (sender === this.#sender) {
      if (topic === 'proof') this.#onProof?.()
      return
    }
    const known = topics.find((one) => one === topic)
    if (known !== undefined) this.#wake(known)
  }

  #wake(topic: Topic): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener()
  }
}
