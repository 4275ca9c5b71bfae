/** Killed hard under writes again and again, the embedded store keeps every write that was acknowledged. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startService } from '../testing/service-process.ts'
import { storeFile } from './installation.ts'

const kills = process.env['RECTO_LONG'] === '1' ? 200 : 5
const writers = 8

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'recto-kill-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

it(`keeps every acknowledged write over ${kills} kills`, { timeout: kills * 20_000 }, async () => {
  const acknowledged = new Set<string>()
  for (let kill = 0; kill < kills; kill += 1) {
    const service = await startService({ dataDir, env: { RATE_LIMIT: '0', CHECK_ANSWERS: '0' } })
    const headers = { authorization: `Bearer ${service.admin.token}`, 'content-type': 'application/json' }
    const organizations = (await (await fetch(`${service.url}/v1/orgs`, { headers })).json()) as {
      items: { id: string }[]
    }
    const organization = organizations.items[0]?.id ?? ''
    let killed = false
    const write = async (): Promise<void> => {
      while (!killed) {
        try {
          const answer = await fetch(`${service.url}/v1/orgs/${organization}/spaces`, {
            method: 'POST',
            headers,
            body: '{"title":"Kept"}',
          })
          const { id } = (await answer.json()) as { id: string }
          expect(answer.status).toBe(201)
          acknowledged.add(id)
        } catch (error) {
          // Cut off in the middle: whether that one was kept is nobody's promise.
          if (!killed) throw error
        }
      }
    }
    const writing = Promise.all(Array.from({ length: writers }, write))
    // Another moment each time, so that the kill falls into other parts of a write.
    await new Promise((resolve) => setTimeout(resolve, 150 + ((kill * 137) % 250)))
    killed = true
    await service.kill()
    await writing
  }
  expect(acknowledged.size).toBeGreaterThan(kills * 10)

  const store = new Database(storeFile(dataDir), { readonly: true })
  try {
    expect(store.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(store.pragma('foreign_key_check')).toEqual([])
    const rows = store
      .prepare(
        'select s.id, r.id as revision, o.hash from spaces s join revisions r on r.space = s.id and r.id = s.revision join objects o on o.space = s.id and o.hash = r.root',
      )
      .all() as { id: string }[]
    const kept = new Set(rows.map(({ id }) => id))
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])
    // Nothing half-written: each space has its revision, its content and the event that tells of it.
    const spaces = store.prepare('select count(*) as total from spaces').get() as { total: number }
    const events = store
      .prepare("select count(*) as total from events where kind = 'space.created'")
      .get() as { total: number }
    expect([spaces.total, events.total]).toEqual([kept.size, kept.size])
  } finally {
    store.close()
  }
})
