/**
 * Access control of every implemented operation for every kind of caller, as the contract declares it; and ids of
 * another organization in place of one's own, one at a time and in pairs. The cases are
 * generated from the contract: a new operation is covered automatically, or the test says what is missing.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credentialFields, credentialScope } from '../contract/operation/credential-fields.ts'
import type { Operation } from '../contract/operation/operation.ts'
import { scopes } from '../contract/operation/operation.ts'
import { operations } from '../contract/operations.ts'
import type { Role } from '../contract/roles/roles.ts'
import { atLeast, roles } from '../contract/roles/roles.ts'
import { scopeAllows } from './access/caller.ts'
import { tables } from './storage/copy-store.ts'
import type { Json } from '../testing/fixtures/operation-samples.ts'
import { idsInBody, isSound, queryOf, sampleOf } from '../testing/fixtures/operation-samples.ts'
import type { Client, TestService } from '../testing/fixtures/test-service.ts'
import { startTestService } from '../testing/fixtures/test-service.ts'
import { engines } from '../testing/stores/test-store.ts'

const built: readonly Operation[] = Object.values(operations)
const closed = built.filter(({ right }) => right.on !== 'nothing')

const idIn = ({ id }: Readonly<Json>): string => (typeof id === 'string' ? id : 'x1')

/** Tables whose rows can contain any name, and why that is allowed. */
const namesAnything: Readonly<Record<string, string>> = {
  saved_filters: 'what somebody looks for; found is only what they see',
  audit_events: 'what was tried in an organization, by whoever tried it there',
  presences: 'what somebody edits now, as their window says; it is told to whoever reads the space',
  viewed_marks: 'what somebody has seen of one change request, by name; it is asked for nothing else',
}

/** Names of ids in bodies that differ from those of the parameters. */
const alsoCalled: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['members', 'add', 'remove', 'memberships', 'to', 'creator', 'contributor', 'reviewer', 'assignee'].map(
      (name) => [name, 'userId'],
    ),
  ),
  defaultTeam: 'teamId',
  parent: 'collectionId',
}

type World = Readonly<Record<string, string>>

/** Values of path parameters that are not ids. */
const named: World = { emailDomain: 'example.org', subdomain: 'halden', pagePath: 'a' }

const pathOf = ({ path }: Operation, world: World): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => world[name] ?? named[name] ?? 'x1')

/** The value in an answer at a path such as `items[].urls.app`. */
const valuesAt = (value: unknown, path: string): unknown[] => {
  if (path === '') return value === undefined ? [] : [value]
  if (path.startsWith('[]'))
    return Array.isArray(value) ? value.flatMap((one) => valuesAt(one, path.slice(2).replace(/^\./, ''))) : []
  const [, name = '', rest = ''] = /^(\w+)\.?(.*)$/.exec(path) ?? []
  return typeof value === 'object' && value !== null ? valuesAt((value as Json)[name], rest) : []
}

/** Operations whose body cannot be generated from its schema; their refusals have separate tests. */
const withoutSample = built
  .filter(({ id, body }) => body && !isSound(body, sampleOf(id, body)))
  .map(({ id }) => id)

describe.each(engines)('the authorisation matrix on %s', (engine) => {
  let service: TestService
  let mara: Client
  let eve: Client
  let own: World
  let other: World
  const callers = new Map<string, Client>()

  /** An organization with one of every kind of entity that has an id. */
  const makeWorld = async (by: Client, title: string): Promise<World> => {
    const org = await service.organization(title, by)
    const made = async (method: 'POST' | 'PUT', path: string, body?: unknown): Promise<string> => {
      const answer = await by(method, path, body)
      return idIn(answer.body)
    }
    const space = await made('POST', `/orgs/${org}/spaces`, { title })
    const request = await made('POST', `/spaces/${space}/change-requests`, { subject: 'One' })
    const integration = `${title.toLowerCase()}-bell`
    await by.done('POST', `/integrations/${integration}`, {
      ...{ title: 'Bell', description: '', scopes: ['space:content:read'], organization: org },
      script: 'export default { fetch: () => new Response("OK") }',
    })
    const invites = await by('POST', `/orgs/${org}/invites`, { emails: [`${title}@invited.test`] })
    return {
      organizationId: org,
      spaceId: space,
      changeRequestId: request,
      collectionId: await made('POST', `/orgs/${org}/collections`, { title }),
      teamId: await made('PUT', `/orgs/${org}/teams`, { title, members: [by.person] }),
      userId: by.person,
      samlProviderId: await made('POST', `/orgs/${org}/saml`, { label: title }),
      siteId: await made('POST', `/orgs/${org}/sites`, { title }),
      commentId: await made('POST', `/spaces/${space}/comments`, { body: { markdown: 'Words.' } }),
      inviteId: idIn((invites.body['invites'] as Json[] | undefined)?.[0] ?? {}),
      integrationName: integration,
      installationId: await made('POST', `/integrations/${integration}/installations`, { organization: org }),
      translationId: await made('POST', `/orgs/${org}/translations`, {
        ...{ source: { space, language: 'en' }, language: 'de' },
      }),
      engineId: await made('POST', `/orgs/${org}/translation-engines`, {
        ...{ kind: 'deepl', title, key: 'k' },
      }),
      tokenId: await made('POST', '/user/tokens', { name: title, scope: 'read' }),
    }
  }

  beforeAll(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    eve = await service.person('eve')
    own = await makeWorld(mara, 'Halden')
    other = await makeWorld(eve, 'Elsewhere')
    callers.set('stranger', eve)
    for (const role of [null, ...roles.filter((one) => one !== 'admin')]) {
      const client = await service.person(`role-${role ?? 'guest'}`)
      await service.member(own['organizationId'] ?? '', client, role)
      callers.set(role ?? 'guest', client)
    }
    // Guests with a role on the site, directly or through a team, and nothing else.
    const onSite = `/orgs/${own['organizationId'] ?? ''}/sites/${own['siteId'] ?? ''}/permissions`
    for (const role of roles) {
      const client = await service.person(`site-${role}`)
      await service.member(own['organizationId'] ?? '', client, null)
      await mara('POST', onSite, { users: [client.person], role })
      callers.set(`site ${role}`, client)
    }
    const inTeam = await service.person('site-team')
    await service.member(own['organizationId'] ?? '', inTeam, null)
    const team = await mara('PUT', `/orgs/${own['organizationId'] ?? ''}/teams`, {
      title: 'Site',
      members: [inTeam.person],
    })
    await mara('POST', onSite, { teams: [idIn(team.body)], role: 'edit' })
    callers.set('site edit by a team', inTeam)
    const disabled = await service.person('disabled')
    await service.member(own['organizationId'] ?? '', disabled, 'admin')
    await mara('PUT', `/orgs/${own['organizationId'] ?? ''}/members/${disabled.person}/disabled`)
    callers.set('disabled', disabled)
    for (const scope of scopes.filter((one) => one !== 'admin')) {
      const client = await service.person(`scope-${scope}`, { scope })
      await service.member(own['organizationId'] ?? '', client, 'admin')
      callers.set(`scope ${scope}`, client)
    }
  })
  afterAll(() => service.close())

  /** A hash of everything stored about an organization. */
  const stored = async (): Promise<string> => {
    // Otherwise they are numbered a moment later, which changes their rows.
    await service.ctx.events.sequence()
    const hash = createHash('sha256')
    for (const [table, key] of tables) {
      if (table === 'attempts') continue
      const { rows } = await sql<Json>`select * from ${sql.table(table)}
        order by ${sql.join(key.map((name) => sql.ref(name)))}`.execute(service.ctx.store.read)
      for (const row of rows) {
        const text = JSON.stringify(row, (_name, value: unknown) =>
          value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
        )
        // The attacker's own data may change; the data of others must not.
        if (!Object.values(other).some((id) => id !== 'x1' && text.includes(id)))
          hash.update(`${table}${text}`)
      }
    }
    return hash.digest('hex')
  }

  /** Rows that refer to both organizations. Allowed in the audit log, which records attempts. */
  const mixed = async (): Promise<ReadonlySet<string>> => {
    const found = new Set<string>()
    const names = (world: World, text: string) =>
      Object.values(world).some((id) => id !== 'x1' && text.includes(id))
    for (const [table] of tables) {
      if (table in namesAnything) continue
      const { rows } = await sql<Json>`select * from ${sql.table(table)}`.execute(service.ctx.store.read)
      for (const row of rows) {
        const text = `${table} ${JSON.stringify(row)}`
        if (names(own, text) && names(other, text)) found.add(text)
      }
    }
    return found
  }

  const ask = async (operation: Operation, client: Client, world: World) => {
    const body = operation.rawBody === true ? undefined : sampleOf(operation.id, operation.body)
    const { status, body: answer } = await client(
      operation.method,
      pathOf(operation, world) + queryOf(operation),
      body,
    )
    return { status, reason: answer.error?.reason, answer }
  }

  /** The result that the contract requires; undefined where it is allowed, or depends on more. */
  const refusal = (
    { right, method, scope }: Operation,
    who: string,
  ): { readonly status: number; readonly reason?: string } | undefined => {
    const [, held] = who.split('scope ')
    if (held !== undefined)
      return scopeAllows(held as 'read', scope) ? undefined : { status: 403, reason: 'scope-too-low' }
    const unseen = method === 'DELETE' ? { status: 204 } : { status: 404, reason: 'not-found' }
    if (right.on === 'nothing' || right.on === 'self') return undefined
    if (right.on === 'installation') return { status: 403, reason: 'role-too-low' }
    if (who === 'stranger' || who === 'disabled') return unseen
    const [, given] = /^site (\w+)/.exec(who) ?? []
    const onThing = given !== undefined && right.on === 'site' ? (given as Role) : null
    const role = who === 'guest' || given !== undefined ? onThing : (who as Role)
    if (right.level === 'member') return undefined
    if (role === null && right.on !== 'organization') return unseen
    return atLeast(role, right.level) ? undefined : { status: 403, reason: 'role-too-low' }
  }

  it('has a body for nearly every operation', () => {
    expect(withoutSample.length).toBeLessThan(built.length / 10)
  })

  it('refuses everybody whom the contract does not let do it, and changes nothing', async () => {
    const wrong: string[] = []
    let cases = 0
    const before = await stored()
    for (const operation of closed) {
      const none = await ask(operation, service.anonymous, own)
      if (none.status !== 401) wrong.push(`${operation.id} without a credential: ${none.status}`)
      if (withoutSample.includes(operation.id)) continue
      for (const [who, client] of callers) {
        const expected = refusal(operation, who)
        if (expected === undefined) continue
        cases += 1
        const { status, reason } = await ask(operation, client, own)
        if (status !== expected.status || (expected.reason !== undefined && reason !== expected.reason))
          wrong.push(`${operation.id} by ${who}: ${status} ${reason ?? ''}, not ${expected.status}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await stored()).toBe(before)
    expect(cases).toBeGreaterThan(1000)
  }, 120_000)

  it('lets nobody read what the contract does not let them read, and everybody else', async () => {
    const wrong: string[] = []
    for (const operation of closed.filter(({ method, stream }) => method === 'GET' && !stream)) {
      for (const [who, client] of callers) {
        if (refusal(operation, who) !== undefined || operation.right.on === 'self') continue
        const { status, reason } = await ask(operation, client, own)
        // A verb may require more (such as ownership), and an invalid id is missing: nothing else is allowed.
        if (status >= 500 || reason === 'scope-too-low' || status === 401)
          wrong.push(`${operation.id} by ${who}: ${status} ${reason ?? ''}`)
      }
    }
    expect(wrong).toEqual([])
  }, 120_000)

  it('tells credentials to tokens for everything, and to no other', async () => {
    const at = `/orgs/${own['organizationId'] ?? ''}`
    await mara.done('POST', `${at}/sites/${own['siteId'] ?? ''}/share-links`, { name: 'Press' })
    const link = await mara.done('POST', `${at}/link-invites`, { role: 'read' })
    const telling = built.filter(({ result }) => credentialFields(result).length > 0)
    const wrong: string[] = []
    const told = new Set<string>()
    for (const operation of telling.filter(({ method }) => method === 'GET')) {
      const world = { ...own, ...(operation.id === 'getLinkInvite' && { inviteId: idIn(link) }) }
      const fields = credentialFields(operation.result)
      const held = (answer: unknown) => fields.flatMap(({ path }) => valuesAt(answer, path))
      if (held((await ask(operation, mara, world)).answer).length > 0) told.add(operation.id)
      for (const scope of scopes.filter((one) => one !== credentialScope)) {
        const { status, answer } = await ask(operation, callers.get(`scope ${scope}`) ?? mara, world)
        if (held(answer).length > 0) wrong.push(`${operation.id} with a token for ${scope}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
    expect([...told].toSorted()).toEqual([
      'getLinkInvite',
      'getNotificationFeed',
      'getSitePublishingAuth',
      'listInvites',
      'listLinkInvites',
      'listShareLinks',
    ])
  })

  it('lets only those publish a space who administer it, whatever they may do with sites', async () => {
    const maker = await service.person('makes-sites')
    const org = own['organizationId'] ?? ''
    const space = own['spaceId'] ?? ''
    await service.member(org, maker, 'create')
    const site = idIn((await maker('POST', `/orgs/${org}/sites`, { title: 'Made' })).body)
    const at = `/orgs/${org}/sites/${site}`
    const showing = async () => {
      const made = await maker('POST', `/orgs/${org}/sites`, { title: 'New', spaces: [space] })
      const added = await maker('POST', `${at}/site-spaces`, { spaceId: space })
      const drafted = await maker('POST', `${at}/structure/draft`, {
        edits: [{ edit: 'add-section', space }],
      })
      return [made, added, drafted].map(({ status, body }) => [status, body.error?.reason])
    }
    const expected = (role: Role | null) =>
      role === null
        ? Array.from({ length: 3 }, () => [404, 'not-found'])
        : role === 'admin'
          ? [201, 201, 200].map((status) => [status, undefined])
          : Array.from({ length: 3 }, () => [403, 'role-too-low'])
    const of = `/spaces/${space}/permissions`
    for (const role of [null, ...roles]) {
      // A grant takes precedence over the default level, which restricts the role in the organization.
      await mara('PATCH', `/spaces/${space}`, { defaultLevel: null })
      if (role !== null) await mara('POST', of, { users: [maker.person], role })
      expect([role, ...(await showing())]).toEqual([role, ...expected(role)])
    }
    await mara('DELETE', `${of}/users/${maker.person}`)
    await mara('PATCH', `/spaces/${space}`, { defaultLevel: 'inherit' })
    const { items } = (await maker('GET', `/orgs/${org}/sites`)).body as { items?: Json[] }
    for (const { id, title } of items ?? [])
      if (title === 'New' || title === 'Made') await mara('DELETE', `/orgs/${org}/sites/${String(id)}`)
  }, 60_000)

  it('takes no id of another organization in the place of one’s own, alone or in pairs', async () => {
    const wrong: string[] = []
    let cases = 0
    const before = await stored()
    for (const operation of built) {
      if (withoutSample.includes(operation.id) || operation.stream) continue
      const ids = [...operation.path.matchAll(/\{(\w+)\}/g)]
        .map(([, name = '']) => name)
        .filter((name) => (own[name] ?? 'x1') !== 'x1')
      const sets = ids.flatMap((one, at) => [[one], ...ids.slice(at + 1).map((two) => [one, two])])
      for (const set of sets) {
        // Eve's own organization, with some of Mara's ids in it.
        const world = { ...other, ...Object.fromEntries(set.map((name) => [name, own[name] ?? ''])) }
        const { status, reason } = await ask(operation, eve, world)
        cases += 1
        const refused =
          status === 204 || status === 205 ? operation.method === 'DELETE' : status >= 400 && status < 500
        if (!refused) wrong.push(`${operation.id} with ${set.join(' and ')}: ${status} ${reason ?? ''}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await stored()).toBe(before)
    expect(cases).toBeGreaterThan(200)
  }, 120_000)

  it('answers every deletion of what is not there, or of another organization, as done, and does nothing', async () => {
    const wrong: string[] = []
    let cases = 0
    const operator = await service.person('operator', { operator: true })
    const before = await stored()
    const malformed = [
      '-',
      'a%20b',
      '%00',
      '%F0%9F%92%A5',
      'a%2Fb',
      '%E0%A4%A',
      'x'.repeat(300),
      'x'.repeat(1900),
      'x'.repeat(5000),
    ]
    for (const operation of closed.filter(({ method }) => method === 'DELETE')) {
      const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      for (const name of names) {
        const foreign = own[name] === undefined || own[name] === 'x1' ? [] : [own[name]]
        for (const id of [...malformed, 'xNobodyHasThisOne1234', ...foreign]) {
          cases += 1
          const client = operation.right.on === 'installation' ? operator : eve
          const { status, body } = await client(
            'DELETE',
            pathOf(operation, { ...other, [name]: id }) + queryOf(operation),
          )
          // An address that is not valid UTF-8 matches no operation.
          const unreadable = id === '%E0%A4%A' && body.error?.reason === 'malformed-request'
          // An address that is too long matches no operation, and so has no status of its own.
          if (status !== operation.status && status !== 204 && !unreadable)
            wrong.push(
              `${operation.id} with ${id.slice(0, 40)} as ${name}: ${status} ${body.error?.reason ?? ''}`,
            )
        }
      }
    }
    expect(wrong).toEqual([])
    expect(await stored()).toBe(before)
    expect(cases).toBeGreaterThan(300)
  }, 120_000)

  it('takes no id of another organization inside a body', async () => {
    /** The attacker's own ids, by their names in bodies. */
    const idFor = (name: string): string | undefined =>
      other[alsoCalled[name] ?? ''] ??
      Object.entries(other).find(([kind]) =>
        kind.toLowerCase().startsWith(name.toLowerCase().replace(/(id|s)$/, '')),
      )?.[1]
    const strange = Object.values(own).filter((id) => id !== 'x1')
    const before = { mixed: await mixed(), stored: await stored() }
    const wrong: string[] = []
    let [cases, places] = [0, 0]
    for (const operation of closed) {
      const { stream, right } = operation
      // An installation's operator is above organizations.
      if (stream || right.on === 'installation') continue
      for (const { name, bodyWith } of idsInBody(operation, idFor)) {
        places += 1
        for (const id of strange) {
          const { status } = await eve(
            operation.method,
            pathOf(operation, other) + queryOf(operation),
            bodyWith(id),
          )
          cases += 1
          if (status >= 500) wrong.push(`${operation.id} with ${id} as ${name}: ${status}`)
        }
        const now = await mixed()
        for (const row of now)
          if (!before.mixed.has(row)) wrong.push(`${operation.id} with ${name}: ${row.slice(0, 200)}`)
        before.mixed = now
      }
    }
    expect(wrong).toEqual([])
    expect(await stored()).toBe(before.stored)
    expect(places).toBeGreaterThan(100)
    expect(cases).toBeGreaterThan(1000)
    // The same bodies with one's own ids are accepted, which shows that the id was the reason for the refusal.
    let taken = 0
    for (const operation of closed) {
      if (operation.stream || operation.method === 'DELETE') continue
      for (const { name, bodyWith } of idsInBody(operation, idFor)) {
        const id = idFor(name)
        if (id === undefined || id === 'x1') continue
        const { status } = await eve(
          operation.method,
          pathOf(operation, other) + queryOf(operation),
          bodyWith(id),
        )
        if (status < 300) taken += 1
      }
    }
    expect(taken).toBeGreaterThan(30)
  }, 240_000)
})
