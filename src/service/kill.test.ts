/**
 * Killed repeatedly during writes, the embedded store keeps every acknowledged write: new spaces, comments, pages
 * written into change requests, and merges. Nothing is written partially.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answer, Client, Promised } from '../testing/fixtures/acknowledged-writes.ts'
import { writeOnce } from '../testing/fixtures/acknowledged-writes.ts'
import { startService, type ServiceProcess } from '../testing/processes/service-process.ts'
import { fsck } from './installation/fsck.ts'
import { storeFile } from './installation/open-store.ts'
import { openSqlite } from './storage/sqlite.ts'

const kills = process.env['RECTO_LONG'] === '1' ? 200 : 5
const writers = 8

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'recto-kill-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const start = () => startService({ dataDir, env: { RATE_LIMIT: '0', CHECK_ANSWERS: '0' } })

const clientOf =
  (service: ServiceProcess): Client =>
  async (method, path, body) => {
    const answer = await fetch(`${service.url}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${service.admin.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    expect(answer.ok, `${method} ${path}: ${answer.status} ${text}`).toBe(true)
    return JSON.parse(text) as Answer
  }
it(`keeps every acknowledged write over ${kills} kills`, { timeout: kills * 20_000 }, async () => {
  const promised: Promised[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const service = await start()
    const client = clientOf(service)
    const { items } = (await client('GET', '/orgs')) as { items: { id: string }[] }
    const organization = items[0]?.id ?? ''
    let killed = false
    const write = async (): Promise<void> => {
      while (!killed) {
        try {
          await writeOnce(client, organization, (kept) => promised.push(kept))
        } catch (error) {
          // Interrupted: this one may or may not have been written.
          if (!killed) throw error
        }
      }
    }
    const writing = Promise.all(Array.from({ length: writers }, write))
    // After a slow machine too has acknowledged some; then at a different moment each time, so that the kill hits
    // different parts of a write.
    const before = promised.length
    await vi.waitUntil(() => promised.length - before > 20, { timeout: 15_000, interval: 5 })
    await new Promise((resolve) => setTimeout(resolve, (kill * 137) % 250))
    killed = true
    await service.kill()
    await writing
  }
  expect(promised.length).toBeGreaterThan(kills * 20)

  const service = await start()
  const client = clientOf(service)
  for (const { path, shows } of promised) expect(await client('GET', path), path).toMatchObject(shows)
  await service.stop()

  const store = openSqlite(storeFile(dataDir))
  try {
    const { problems, spaces } = await fsck(store)
    expect(problems).toEqual([])
    expect(spaces).toBeGreaterThan(kills)
    // Each entity has its event, and each event its entity.
    const count = async (table: 'spaces' | 'comments' | 'change_requests') =>
      Number(
        (
          await store.read
            .selectFrom(table)
            .select((e) => e.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      )
    const told = await store.read
      .selectFrom('events')
      .select((e) => ['kind', e.fn.countAll().as('n')])
      .groupBy('kind')
      .execute()
    const toldOf = new Map(told.map(({ kind, n }) => [kind, Number(n)]))
    expect(toldOf.get('space.created')).toBe(await count('spaces'))
    expect(toldOf.get('comment.created')).toBe(await count('comments'))
    expect(toldOf.get('change-request.created')).toBe(await count('change_requests'))
  } finally {
    await store.close()
  }
})
