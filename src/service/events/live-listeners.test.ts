/** The cost of many listeners: the number of queries does not depend on how many there are. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/stores/watched-queries.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { insertToken } from '../people/person-rows.ts'
import type { EventRow } from '../storage/schema/schema.ts'
import type { Follower } from './event-log.ts'
import { LiveListeners } from './live-listeners.ts'

describe.each(engines)('many listeners on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let events: EventRow[]
  const people: { person: string; token: string; space: boolean }[] = []

  beforeAll(async () => {
    service = await startTestService(engine)
    const { ctx } = service
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    const post = async (path: string, body: object) => String((await mara.done('POST', path, body))['id'])
    const outer = await post(`/orgs/${org}/collections`, { title: 'Outer' })
    const inner = await post(`/orgs/${org}/collections`, { title: 'Inner', parent: outer })
    const space = await service.space(org, mara, { parent: inner })
    const closed = await post(`/orgs/${org}/collections`, { title: 'Closed', parent: outer })
    await mara.done('PATCH', `/collections/${outer}`, { defaultLevel: null })
    for (let at = 0; at < 200; at += 1) {
      const client = await service.person(`p${at}`)
      await service.member(org, client, at % 3 === 0 ? null : 'read')
      const { row } = await ctx.store.write((db) =>
        insertToken(ctx, db, { person: client.person, name: 'more', scope: 'read', expiresAt: null }),
      )
      people.push({ person: client.person, token: row.id, space: at % 2 === 0 })
    }
    const users = people.flatMap((one) => (one.space ? one.person : []))
    await mara.done('POST', `/spaces/${space}/permissions`, { users, role: 'read' })
    const team = String((await mara.done('PUT', `/orgs/${org}/teams`, { title: 'T', members: [] }))['id'])
    await mara.done('POST', `/collections/${outer}/permissions`, { teams: [team], role: 'read' })
    const site = await post(`/orgs/${org}/sites`, { title: 'Docs' })
    await mara.done('PATCH', `/spaces/${space}`, { title: 'Renamed' })
    await mara.done('PATCH', `/orgs/${org}/sites/${site}`, { title: 'Renamed' })
    await mara.done('DELETE', `/collections/${closed}`)
    await mara.done('DELETE', `/orgs/${org}/sites/${site}`)
    await ctx.events.sequence()
    events = await ctx.events.since(ctx.store.read, org, 0, 1000)
  })
  afterAll(() => service.close())

  /** So many listeners, each of a different person, and what they receive. */
  const listeners = async (count: number) => {
    const { ctx } = service
    let tellAll: Follower = () => undefined
    const log = { follow: (follower: Follower) => ((tellAll = follower), Promise.resolve(() => undefined)) }
    const live = new LiveListeners({ ...ctx, events: log as never })
    const told = new Map<string, EventRow[]>()
    for (const { person, token } of people.slice(0, count)) {
      const heard: EventRow[] = []
      told.set(person, heard)
      const { catchUp, begin } = await live.add({
        organization: org,
        caller: { person, credential: { kind: 'token', id: token } },
        send: (event) => void heard.push(event),
        end: () => void told.delete(person),
      })
      await catchUp(0, [])
      await begin()
    }
    return { tell: (rows: readonly EventRow[]) => Promise.resolve(tellAll(rows)), told }
  }

  it('need as many queries as two listeners, and receive only their events', async () => {
    const asked = async (count: number, rows: readonly EventRow[]) => {
      const { tell, told } = await listeners(count)
      return { queries: await countQueries(service.ctx.store, () => tell(rows)), told }
    }
    expect(new Set(events.map(({ kind }) => kind))).toContain('site.deleted')
    const few = await asked(3, events)
    const { queries, told } = await asked(200, events)
    expect(queries).toBe(few.queries)
    expect(queries).toBeLessThanOrEqual(6)
    expect(told.size).toBe(200)
    for (const { person, space } of people) {
      const kinds = told.get(person)?.map(({ kind }) => kind) ?? []
      expect(kinds.includes('space.updated')).toBe(space)
      expect(kinds).not.toContain('collection.deleted')
    }
    // Without events it is one query for all, which checks the credentials.
    expect((await asked(3, [])).queries).toBe(1)
    expect((await asked(200, [])).queries).toBe(1)
  })

  it('end when their own credentials do', async () => {
    const { tell, told } = await listeners(20)
    const gone = people.slice(0, 5)
    await service.ctx.store.write(async (db) => {
      for (const { token } of gone) await db.deleteFrom('tokens').where('id', '=', token).execute()
    })
    const queries = await countQueries(service.ctx.store, () => tell(events))
    expect(queries).toBeLessThanOrEqual(6)
    expect(gone.filter(({ person }) => told.has(person))).toEqual([])
    expect(told.size).toBe(15)
    for (const heard of told.values()) expect(heard.length).toBeGreaterThan(0)
  })
})
