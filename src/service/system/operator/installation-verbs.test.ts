/** What operators see and do over the API, and nobody else. */
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { dropJobFiles, putJobFile } from '../../jobs/job-files.ts'

const requests = [
  ['GET', '/installation'],
  ['GET', '/installation/operations'],
  ['GET', '/installation/organizations'],
  ['GET', '/installation/jobs'],
  ['POST', '/installation/jobs/j1/retry'],
  ['DELETE', '/installation/jobs/j1'],
] as const

describe.each(engines)('the installation on %s', (engine) => {
  let service: TestService
  let mara: Client
  let olga: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine, {
      ...{ OUTGOING_ALLOW: '10.0.0.7:8080', PROCESSES: '3', BASE_URL: 'https://docs.example.org' },
    })
    mara = await service.person('mara')
    olga = await service.person('olga', { operator: true })
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const addJob = (more: { kind?: string; organization?: string; input?: unknown } = {}) =>
    service.ctx.store.write((db) =>
      service.ctx.jobs.add(db, {
        kind: 'import',
        organization: org,
        person: mara.person,
        input: {},
        ...more,
      }),
    )
  const change = (id: string, to: { state: string; error?: string }) =>
    service.ctx.store.write((db) => db.updateTable('jobs').set(to).where('id', '=', id).execute())
  const jobs = async (query = '') => {
    const { items } = await olga.done('GET', `/installation/jobs${query}`)
    return items as { id: string; kind: string; state: string }[]
  }

  /** What the organization's log tells of its jobs. */
  const audited = async () => {
    const { items } = await mara.done('GET', `/orgs/${org}/audit-events`)
    const events = items as { action: string; actor: { id: string }; target: { title: string } }[]
    return events
      .filter(({ action }) => action.startsWith('job.'))
      .map(({ action, actor, target }) => [action, actor.id, target.title])
  }

  it('is open to operators alone, and to their tokens of the scope', async () => {
    const member = await service.person('member')
    await service.member(org, member, 'read')
    const reading = await service.person('reading', { operator: true, scope: 'read' })
    for (const [method, path] of requests) {
      expect((await service.anonymous(method, path)).status).toBe(401)
      for (const client of [member, mara]) {
        const { status, body } = await client(method, path)
        expect([path, status, body.error?.reason]).toEqual([path, 403, 'role-too-low'])
      }
      const { status, body } = await reading(method, path)
      expect([path, status, body.error?.reason]).toEqual(
        method === 'GET' ? [path, 200, undefined] : [path, 403, 'scope-too-low'],
      )
    }
  })

  it('tells its versions, size, process, addresses and network', async () => {
    const status = await olga.done('GET', '/installation')
    expect(status).toMatchObject({
      store: { engine },
      dataFolder: { path: service.ctx.config.dataDir },
      process: { role: 'all', node: process.versions.node, eventStreams: 0 },
      processes: 3,
      addresses: { app: 'https://docs.example.org' },
      network: { outgoingAllow: ['10.0.0.7:8080'] },
    })
    const { store, dataFolder } = status as { store: { bytes: number }; dataFolder: { freeBytes: number } }
    expect(store.bytes).toBeGreaterThan(10_000)
    expect(dataFolder.freeBytes).toBeGreaterThan(0)
    expect('connections' in store).toBe(engine === 'postgres')
    const health = status['health'] as { id: string; state: string }[]
    expect(health.filter(({ id }) => id !== 'disk').map(({ id, state }) => `${id} ${state}`)).toEqual([
      'database ok',
      'schema ok',
      'files ok',
      'backups warning',
      'jobs ok',
      'search ok',
      'encryption ok',
      'proxy ok',
    ])
  })

  it('tells that a proxy in front is not trusted', async () => {
    const { body } = await olga('GET', '/installation', undefined, { 'x-forwarded-for': '198.51.100.1' })
    expect(body['health']).toContainEqual({
      ...{ id: 'proxy', state: 'warning' },
      message: expect.stringContaining('a proxy at 127.0.0.1, which is not trusted') as string,
    })
  })

  it('warns of work that is late: jobs, and the search index', async () => {
    const space = await service.space(org, mara, { editMode: 'live' })
    const changes = [{ operation: 'insert_page', title: 'Lamp', document: { markdown: 'Light it.' } }]
    await mara.done('POST', `/spaces/${space}/content`, { changes })
    await addJob()
    const late = async () => {
      const { health } = await olga.done('GET', '/installation')
      return (health as { id: string; state: string }[]).flatMap(({ id, state }) =>
        id !== 'disk' && id !== 'backups' && state !== 'ok' ? [`${id} ${state}`] : [],
      )
    }
    expect(await late()).toEqual([])
    service.later(3600)
    expect(await late()).toEqual(['jobs warning', 'search warning'])
    const { jobs: counts } = await olga.done('GET', '/installation')
    expect(counts).toContainEqual({ kind: 'import', state: 'pending', count: 1 })
  })

  it('lists the operations that took longest, by their ids', async () => {
    for (let at = 0; at < 3; at += 1) await mara('GET', `/spaces/unknown-${at}`)
    const { items } = await olga.done('GET', '/installation/operations')
    expect(items).toContainEqual({
      ...{ operation: 'getSpace', count: 3, totalMilliseconds: expect.any(Number) as number },
      meanMilliseconds: expect.any(Number) as number,
      p95Milliseconds: expect.any(Number) as number,
      slowestMilliseconds: expect.any(Number) as number,
    })
    expect(JSON.stringify(items)).not.toContain('unknown')
  })

  it('lists the size of each organization, a page at a time', async () => {
    const space = await service.space(org, mara)
    await service.organization('Elsewhere', mara)
    const leo = await service.person('leo')
    await service.member(org, leo, 'read')
    const [size, hash] = [1234, 'h']
    await service.ctx.store.write((db) =>
      db
        .insertInto('blobs')
        .values({ space, hash, size, encoding: 'plain', bytes: Buffer.from('a') })
        .execute(),
    )
    const first = await olga.done('GET', '/installation/organizations?limit=1')
    const { page } = first['next'] as { page: string }
    const second = await olga.done('GET', `/installation/organizations?limit=1&page=${page}`)
    expect([first['count'], second['next']]).toEqual([2, undefined])
    const items = [...(first['items'] as { title: string }[]), ...(second['items'] as { title: string }[])]
    expect(items.find(({ title }) => title === 'Halden')).toMatchObject({
      ...{ id: org, people: 2, spaces: 1, files: { count: 1, bytes: 1234, more: false } },
    })
    expect(items.find(({ title }) => title === 'Elsewhere')).toMatchObject({
      ...{ people: 1, spaces: 0, files: { count: 0, bytes: 0, more: false } },
    })
  })

  it('counts the files of few organizations at once', async () => {
    for (let at = 0; at < 50; at += 1) await service.organization(`Team ${at}`, mara)
    const { items, next, count } = await olga.done('GET', '/installation/organizations?limit=1000')
    expect([(items as unknown[]).length, count]).toEqual([50, 51])
    const { page } = next as { page: string }
    const rest = await olga.done('GET', `/installation/organizations?limit=1000&page=${page}`)
    expect(rest['items']).toHaveLength(1)
  })

  it('counts no more files of an organization than it may', async () => {
    const space = await service.space(org, mara)
    await service.ctx.store.write(async (db) => {
      const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 5002)`
      await sql`insert into blobs (space, hash, size, encoding, bytes)
        ${numbers} select ${space}, 'h' || cast(i as text), 2, 'plain', ${Buffer.from('a')} from n`.execute(
        db,
      )
    })
    const { items } = await olga.done('GET', '/installation/organizations')
    expect(items).toMatchObject([{ files: { count: 5000, bytes: 10_000, more: true } }])
  })

  it('lists the jobs of everybody, newest first, without their content', async () => {
    const secret = 'the secret plan'
    const first = await addJob({ input: { secret } })
    service.later(1)
    const second = await addJob({ kind: 'sweep', organization: '' })
    service.later(1)
    const third = await addJob()
    await service.ctx.store.write((db) =>
      db
        .updateTable('jobs')
        .set({ state: 'done', result: JSON.stringify({ secret }) })
        .where('id', '=', third)
        .execute(),
    )
    const all = await olga.done('GET', '/installation/jobs?limit=2')
    const { page } = all['next'] as { page: string }
    const rest = await olga.done('GET', `/installation/jobs?limit=2&page=${page}`)
    const items = [...(all['items'] as { id: string }[]), ...(rest['items'] as { id: string }[])]
    expect([items.map(({ id }) => id), all['count']]).toEqual([[third, second, first], 3])
    expect(items[2]).toMatchObject({ attempts: 0, organization: { id: org, title: 'Halden' } })
    expect(items[1]).not.toHaveProperty('organization')
    expect(JSON.stringify(items)).not.toContain(secret)
    expect(JSON.stringify(items)).not.toContain(mara.person)
    expect((await jobs('?state=done')).map(({ id }) => id)).toEqual([third])
    expect((await jobs('?kind=sweep')).map(({ id }) => id)).toEqual([second])
    expect((await jobs('?kind=sweep&state=done')).map(({ id }) => id)).toEqual([])
    expect((await olga('GET', '/installation/jobs?state=lost')).status).toBe(422)
  })

  it('restarts failed jobs of anybody by the rules of their owners', async () => {
    const id = await addJob()
    const retry = () => olga('POST', `/installation/jobs/${id}/retry`)
    expect((await retry()).body.error?.reason).toBe('state-forbids')
    await change(id, { state: 'failed', error: 'The archive is damaged.' })
    expect(await jobs()).toMatchObject([{ id, state: 'failed', error: 'The archive is damaged.' }])
    const { status, body } = await retry()
    expect([status, body]).toEqual([202, expect.objectContaining({ id, state: 'pending', attempts: 0 })])
    expect(body).not.toHaveProperty('error')
    expect(await audited()).toEqual([['job.retried', olga.person, 'import']])
    expect((await olga('POST', '/installation/jobs/j1/retry')).status).toBe(404)
  })

  it('does not restart a job whose files are gone', async () => {
    const { store, mint, jobs: queue } = service.ctx
    const id = mint('job')
    const pieces = await putJobFile(store, id, [new TextEncoder().encode('bytes')], 'text/plain')
    const job = { id, kind: 'import', organization: org, person: mara.person, input: { pieces } }
    await store.write((db) => queue.add(db, job))
    await change(id, { state: 'failed' })
    await store.write((db) => dropJobFiles(db, id))
    const { status, body } = await olga('POST', `/installation/jobs/${id}/retry`)
    expect([status, body.error?.message]).toEqual([412, expect.stringContaining('have been deleted')])
  })

  it('cancels what has not finished, and leaves the rest as it is', async () => {
    const [waiting, done] = [await addJob(), await addJob()]
    await change(done, { state: 'done' })
    for (const id of [waiting, done, 'j1'])
      expect((await olga('DELETE', `/installation/jobs/${id}`)).status).toBe(204)
    const states = Object.fromEntries((await jobs()).map(({ id, state }) => [id, state]))
    expect(states).toEqual({ [waiting]: 'cancelled', [done]: 'done' })
    expect(await audited()).toEqual([['job.cancelled', olga.person, 'import']])
  })

  it('cancels nothing that carries out what somebody scheduled', async () => {
    const dueAt = '2100-01-01T00:00:00.000Z'
    const id = await service.ctx.store.write((db) =>
      service.ctx.jobs.add(db, {
        ...{ kind: 'planned-merge', organization: org, person: mara.person, input: {}, dueAt },
      }),
    )
    const { items } = await olga.done('GET', '/installation/jobs')
    expect(items).toMatchObject([{ id, dueAt, cancellable: false }])
    for (const [client, path] of [
      [olga, `/installation/jobs/${id}`],
      [mara, `/jobs/${id}`],
    ] as const) {
      const { status, body } = await client('DELETE', path)
      expect([status, body.error?.reason]).toEqual([412, 'state-forbids'])
    }
    expect(await jobs()).toMatchObject([{ id, state: 'pending' }])
    await change(id, { state: 'done' })
    expect((await mara('DELETE', `/jobs/${id}`)).status).toBe(204)
  })
})
