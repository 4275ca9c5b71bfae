/** Scheduled backups as an operator sets them up: in the environment of a real process. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { environmentOf } from '../testing/fixtures/command-line.ts'
import { asOwner } from '../testing/processes/owner-client.ts'
import { startService } from '../testing/processes/service-process.ts'
import { startS3Server } from '../testing/stores/s3-server.ts'
import type { TestPlace } from '../testing/stores/test-store.ts'
import { emptyPlace, engines } from '../testing/stores/test-store.ts'
import { readConfig } from './config.ts'
import { openStore } from './installation/open-store.ts'

const timeout = 120_000

interface List {
  readonly items: readonly {
    readonly name: string
    readonly state: string
    readonly startedBy: string
    readonly places: readonly string[]
  }[]
}

describe.each(engines)('a service on %s', (engine) => {
  let folder: string
  let place: TestPlace
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'recto-backups-'))
    place = await emptyPlace(engine)
  })
  afterEach(async () => {
    await place.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  const start = (BACKUP_DIR: string, env: Readonly<Record<string, string>> = {}) =>
    startService({
      dataDir: place.dataDir,
      ...(place.databaseUrl !== undefined && { databaseUrl: place.databaseUrl }),
      env: { BACKUP_DIR, BACKUP_PASSPHRASE: 'a river at dawn', ...env },
    })

  /** As if the lease of the job had run out. */
  const endLease = async () => {
    const config = readConfig(environmentOf(place))
    const store = await openStore(config, { warn: () => undefined })
    await store.write((db) =>
      db
        .updateTable('jobs')
        .set({ lease_until: new Date(0).toISOString() })
        .where('state', '=', 'running')
        .execute(),
    )
    await store.close()
  }

  it('makes the backup whose time was missed, and proves it while people write', { timeout }, async () => {
    const service = await start(folder)
    try {
      expect(service.output()).not.toContain('Backups will fail')
      const ask = asOwner(service)
      const list = () => ask<List>('GET', '/installation/backups')
      await expect
        .poll(
          async () => {
            await ask('POST', '/orgs', { title: 'Halden' })
            return (await list()).items.map(({ state, startedBy }) => [state, startedBy])
          },
          { timeout },
        )
        .toEqual([['proved', 'schedule']])
      expect(readdirSync(folder)).toEqual((await list()).items.map(({ name }) => name))
      expect(readdirSync(join(folder, readdirSync(folder)[0] ?? '')).toSorted()).toEqual([
        ...['manifest.json', 'recto.sqlite', 'secret'],
      ])
    } finally {
      await service.stop()
    }
  })

  it('goes on after it was killed in the middle, and leaves nothing behind', { timeout }, async () => {
    const killed = await start(folder)
    await expect.poll(() => readdirSync(folder).length, { timeout }).toBe(1)
    await killed.kill()
    await endLease()
    const service = await start(folder)
    try {
      const list = () => asOwner(service)<List>('GET', '/installation/backups')
      await expect
        .poll(async () => (await list()).items.map(({ state }) => state), { timeout })
        .toEqual(['proved'])
      expect(readdirSync(folder)).toEqual((await list()).items.map(({ name }) => name))
    } finally {
      await service.stop()
    }
  })

  it(
    'copies it again after it was killed while it uploaded, and leaves no remains',
    { timeout },
    async () => {
      const server = await startS3Server()
      let isUploading = false
      server.fault = (method, key) => {
        if (method !== 'PUT' || !key.endsWith('manifest.json')) return undefined
        isUploading = true
        return 'silent'
      }
      try {
        const killed = await start('', server.backupSettings)
        await expect.poll(() => isUploading, { timeout }).toBe(true)
        await killed.kill()
        await endLease()
        const [first = ''] = server.objects.keys()
        expect([...server.objects.keys()]).toEqual([expect.stringMatching(/recto\.sqlite$/)])
        server.fault = undefined
        const service = await start('', server.backupSettings)
        try {
          const list = () => asOwner(service)<List>('GET', '/installation/backups')
          await expect
            .poll(async () => (await list()).items.map(({ state, places }) => [state, ...places]), {
              timeout,
            })
            .toEqual([['proved', 'bucket']])
          await expect.poll(() => server.objects.size, { timeout }).toBe(4)
          expect(server.objects.has(first)).toBe(false)
          expect(service.output()).not.toContain(server.bucket.secretKey)
        } finally {
          await service.stop()
        }
      } finally {
        await server.close()
      }
    },
  )

  it('says when it starts that a bucket cannot be used', { timeout }, async () => {
    const server = await startS3Server()
    const service = await start('', { ...server.backupSettings, BACKUP_S3_SECRET_KEY: 'not the secret' })
    try {
      await expect
        .poll(() => service.output(), { timeout })
        .toMatch(/Backups will not be copied\. .* refuses requests: SignatureDoesNotMatch \(403\)/)
      expect(service.output()).not.toContain('not the secret')
    } finally {
      await service.stop()
      await server.close()
    }
  })

  it('says when it starts that its backups will fail', { timeout }, async () => {
    const absent = join(folder, 'absent')
    const service = await start(absent)
    try {
      await expect
        .poll(() => service.output(), { timeout })
        .toContain(`Backups will fail. BACKUP_DIR is ${absent}, which does not exist.`)
    } finally {
      await service.stop()
    }
  })
})
