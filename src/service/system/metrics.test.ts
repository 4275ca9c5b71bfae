/** What `/metrics` tells, to whom, and what it keeps to itself. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { binding } from '../binding.ts'
import { CredentialUse } from '../access/credential-use.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import type { BackupRow } from '../storage/schema/backup-tables.ts'
import { updateBackup } from './backups/backups.store.ts'
import { queueBackup } from './backups/queue-backup.ts'
import type { Metrics } from './metrics.ts'
import { openMetrics } from './metrics.ts'
import { buildMetricsApp, serveMetrics } from './serve-metrics.ts'

const token = 'a token of at least 32 characters'

describe.each(engines)('metrics on %s', (engine) => {
  let service: TestService
  let mara: Client
  let metrics: Metrics
  let app: FastifyInstance
  let own: FastifyInstance
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    const { ctx } = service
    metrics = openMetrics(ctx, binding)
    const used = new CredentialUse(ctx.store, ctx.now)
    app = buildApp({ ctx, binding, used, openapi: '{}', dashboard: undefined })
    metrics.watch(app, 'dashboard')
    serveMetrics(app, metrics, token)
    own = buildMetricsApp(ctx, metrics)
    await Promise.all([app.ready(), own.ready()])
  })
  afterEach(async () => {
    metrics.close()
    await Promise.all([app.close(), own.close()])
    await service.close()
  })

  const ask = async (path: string, method: 'GET' | 'POST' = 'GET', payload?: object) =>
    (
      await app.inject({
        ...{ method, url: path, headers: { authorization: `Bearer ${mara.token}` } },
        ...(payload && { payload }),
      })
    ).statusCode
  /** The value of each series by its name with its labels. */
  const series = async (): Promise<ReadonlyMap<string, number>> => {
    const { body } = await own.inject({ url: '/metrics' })
    return new Map(
      body
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
    )
  }

  it('count requests by operation and status, and time them and the writes', async () => {
    const before = (await series()).get('recto_store_write_seconds_count') ?? 0
    expect(await ask('/v1/orgs')).toBe(200)
    expect(await ask('/v1/orgs')).toBe(200)
    expect(await ask('/v1/orgs/unknown')).toBe(404)
    await service.organization('Halden', mara)
    const found = await series()
    expect(found.get('recto_http_requests_total{operation="listOrganizations",status="200"}')).toBe(2)
    expect(found.get('recto_http_requests_total{operation="getOrganization",status="404"}')).toBe(1)
    expect(found.get('recto_http_request_duration_seconds_count{operation="listOrganizations"}')).toBe(2)
    expect(
      found.get('recto_http_request_duration_seconds_sum{operation="listOrganizations"}'),
    ).toBeGreaterThan(0)
    expect(found.get('recto_store_write_seconds_count') ?? 0).toBeGreaterThan(before)
    expect([...found.keys()].some((name) => name.startsWith('process_resident_memory_bytes'))).toBe(true)
  })

  it('tell what waits: jobs, how long, and spaces that are not indexed', async () => {
    const org = await service.organization('Halden', mara)
    const space = await service.space(org, mara, { editMode: 'live' })
    const changes = [{ operation: 'insert_page', title: 'Lamp', document: { markdown: 'Light it.' } }]
    expect(await ask(`/v1/spaces/${space}/content`, 'POST', { changes })).toBe(200)
    const { ctx } = service
    await ctx.store.write((db) =>
      ctx.jobs.add(db, { kind: 'wait', organization: org, person: mara.person, input: {} }),
    )
    service.later(90)
    const found = await series()
    expect(found.get('recto_jobs{kind="wait",state="pending"}')).toBe(1)
    expect(found.get('recto_job_oldest_pending_seconds')).toBeGreaterThanOrEqual(90)
    expect(found.get('recto_search_spaces_behind')).toBe(1)
    expect(found.get('recto_store_up')).toBe(1)
    expect(found.get('recto_pg_pool_connections{state="waiting"}')).toBe(
      engine === 'postgres' ? 0 : undefined,
    )
  })

  it('tell when a backup was last written, when one was last proved, and when one was copied', async () => {
    const success = 'recto_backup_last_success_timestamp_seconds'
    const proved = 'recto_backup_last_proved_timestamp_seconds'
    const copied = 'recto_backup_last_copied_timestamp_seconds'
    const before = await series()
    expect([success, proved, copied].map((name) => before.get(name))).toEqual([0, 0, 0])
    const { ctx } = service
    const end = async (change: Partial<BackupRow>) => {
      service.later(60)
      await ctx.store.write(async (db) => {
        const row = await queueBackup(ctx, db, null)
        await updateBackup(db, row?.id ?? '', { active: null, ...change })
      })
    }
    await end({
      state: 'proved',
      written_at: '2026-03-01T03:00:00.000Z',
      proved_at: '2026-03-01T03:05:00.000Z',
      copied_at: '2026-03-01T03:07:00.000Z',
    })
    await end({ state: 'failed', written_at: '2026-03-02T03:00:00.000Z' })
    await end({ state: 'failed' })
    // The figures of the second before are given again.
    const fresh = openMetrics(ctx, binding)
    const { text } = await fresh.read()
    fresh.close()
    expect(text).toContain(`${success} ${Date.parse('2026-03-02T03:00:00Z') / 1000}\n`)
    expect(text).toContain(`${proved} ${Date.parse('2026-03-01T03:05:00Z') / 1000}\n`)
    expect(text).toContain(`${copied} ${Date.parse('2026-03-01T03:07:00Z') / 1000}\n`)
  })

  it('name no content, no person and no path, however many are asked for', async () => {
    const org = await service.organization('Halden', mara)
    for (let count = 0; count < 30; count += 1) {
      await ask(`/v1/none/${count}`)
      await ask(`/v1/spaces/secret-${count}`)
    }
    const names = [...(await series()).keys()]
    expect(names.filter((name) => name.startsWith('recto_http_requests_total'))).toEqual([
      'recto_http_requests_total{operation="dashboard",status="404"}',
      'recto_http_requests_total{operation="getSpace",status="404"}',
    ])
    const text = names.join('\n')
    for (const word of [org, 'Halden', mara.person, 'mara', 'secret', 'none'])
      expect(text).not.toContain(word)
  })

  it('are given for the token alone, and only figures on their own port', async () => {
    const withHeader = (authorization?: string) =>
      app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })
    for (const wrong of [undefined, '', 'Bearer', `Bearer ${token}x`, token, `Bearer ${mara.token}`]) {
      const refused = await withHeader(wrong)
      expect([refused.statusCode, refused.body.includes('recto_')]).toEqual([401, false])
    }
    const given = await withHeader(`Bearer ${token}`)
    expect([given.statusCode, given.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(given.headers['content-type']).toContain('text/plain; version=0.0.4')
    expect(given.body).toContain(`engine="${engine}"`)
    expect((await own.inject({ url: '/v1/orgs' })).statusCode).toBe(404)
    expect((await own.inject({ method: 'POST', url: '/metrics' })).statusCode).toBe(404)
  })

  it('tell that the store is away, and everything else', async () => {
    const read = (): never => {
      throw new Error('gone')
    }
    const away = openMetrics(
      { ...service.ctx, store: { ...service.ctx.store, read: { selectFrom: read } as never } },
      binding,
    )
    const { text } = await away.read()
    away.close()
    expect(text).toContain('recto_store_up 0')
    expect(text).toContain('recto_event_streams 0')
  })
})
