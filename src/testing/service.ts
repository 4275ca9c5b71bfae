/** The whole service in this process, on either store, asked without a socket. */
import { join, resolve } from 'node:path'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { buildApp } from '../service/app.ts'
import { CredentialUse } from '../service/access/credential-use.ts'
import { binding } from '../service/binding.ts'
import { readConfig } from '../service/config.ts'
import { openInstallation } from '../service/installation.ts'
import { insertMember, insertOrganization } from '../service/organizations/add-organization.ts'
import { insertPerson, insertToken } from '../service/people/add-people.ts'
import type { Engine } from '../service/storage/store.ts'
import type { Surroundings } from '../service/surroundings.ts'
import type { Role } from '../contract/roles.ts'
import type { Scope } from '../contract/operation.ts'
import type { TestPlace } from './stores.ts'
import { watchAnswers } from './declared-answers.ts'
import { emptyPlace } from './stores.ts'

const root = resolve(import.meta.dirname, '../..')
// A literal of the test world: any fixed text will do as a secret here.
const secret = 'the secret of a test installation, long enough'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  // Bodies are checked against the contract by the service itself; tests look at the few fields they are about.
  readonly body: Readonly<Record<string, unknown>> & {
    readonly error?: {
      readonly reason: string
      readonly message: string
      readonly details?: readonly { path: string; message: string }[]
    }
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Client {
  readonly person: string
  readonly token: string
  (method: Method, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** The body of an answer that has to be a good one; throws with what was said when it is not. */
  done(method: Method, path: string, body?: unknown): Promise<Answer['body']>
}

export interface TestService {
  readonly around: Surroundings
  readonly app: FastifyInstance
  /** Asks without any credential. */
  readonly anonymous: Client
  /** Someone with a token and no membership. */
  person(name: string, options?: { operator?: boolean; scope?: Scope }): Promise<Client>
  organization(title: string, admin: Client): Promise<string>
  member(organization: string, client: Client, role: Role | null): Promise<void>
  /** A space named Guide, made over the API; `more`: what else it is made with. Gives its id. */
  space(organization: string, by: Client, more?: object): Promise<string>
  /** Moves the clock. */
  later(seconds: number): void
  /** Also removes the place, unless it was given. */
  close(): Promise<void>
}

/**
 * Starts an empty installation, or what is in `place` already. Every answer is checked against the contract, its status too. An
 * embedded store grows to `mostPages` of 4 KB, as on a disk of that size.
 */
export const startTestService = async (
  engine: Engine,
  environment: Record<string, string> = {},
  { place: given, mostPages }: { readonly place?: TestPlace; readonly mostPages?: number } = {},
): Promise<TestService> => {
  const place = given ?? (await emptyPlace(engine))
  const config = {
    ...readConfig({
      SECRET: secret,
      CHECK_ANSWERS: '1',
      RATE_LIMIT: '0',
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
      ...environment,
    }),
  }
  let ahead = 0
  const now = () => new Date(Date.now() + ahead).toISOString()
  const { around, close } = await openInstallation(
    config,
    pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    { now, ...(mostPages !== undefined && { mostPages }) },
  )
  const app = buildApp({
    around,
    binding,
    used: new CredentialUse(around.store, now),
    openapi: readFileSync(join(root, 'openapi.json'), 'utf8'),
    dashboard: undefined,
  })
  const answers = watchAnswers(app)
  await app.ready()

  const client = (person: string, token: string): Client => {
    const ask = async (method: Method, path: string, body?: unknown, headers?: Record<string, string>) => {
      const answer = await app.inject({
        method,
        url: path.startsWith('/v1') ? path : `/v1${path}`,
        headers: { ...(token !== '' && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      })
      answers.require()
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: (answer.body === '' || !String(answer.headers['content-type']).includes('json')
          ? {}
          : JSON.parse(answer.body)) as Answer['body'],
      }
    }
    const done: Client['done'] = async (method, path, body) => {
      const answer = await ask(method, path, body)
      if (answer.status >= 300)
        throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
      return answer.body
    }
    return Object.assign(ask, { person, token, done })
  }

  return {
    around,
    app,
    anonymous: client('', ''),
    async person(name, { operator = false, scope = 'admin' } = {}) {
      return around.store.write(async (db) => {
        const row = await insertPerson(around, db, {
          email: `${name}@example.org`,
          displayName: name,
          password: null,
          operator,
        })
        const made = await insertToken(around, db, { person: row.id, name: 'test', scope, expiresAt: null })
        return client(row.id, made.secret)
      })
    },
    organization: (title, admin) =>
      around.store.write(
        async (db) => (await insertOrganization(around, db, { title, admin: admin.person })).id,
      ),
    member: (organization, { person }, role) =>
      around.store.write((db) => insertMember(around, db, organization, person, role)),
    async space(organization, by, more) {
      const made = await by.done('POST', `/orgs/${organization}/spaces`, { title: 'Guide', ...more })
      return String(made['id'])
    },
    later(seconds) {
      ahead += seconds * 1000
    },
    async close() {
      await app.close()
      await close()
      if (given === undefined) await place.remove()
      // Also of answers that a test asked for by itself.
      answers.require()
    },
  }
}
