/** The store knows which secret it was written with: another is refused, reported by fsck, and adopted on request. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { done, environmentOf, recto } from '../../testing/fixtures/command-line.ts'
import type { SecretWorld } from '../../testing/fixtures/secret-world.ts'
import {
  askSecretWorld,
  buildSecretWorld,
  wholeSecretWorld,
  worldOrigin,
} from '../../testing/fixtures/secret-world.ts'
import { startService } from '../../testing/processes/service-process.ts'
import type { TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import type { TestPlace } from '../../testing/stores/test-store.ts'
import { emptyPlace, engines } from '../../testing/stores/test-store.ts'
import { findSecret, openKeys, SecretError, storedFingerprint } from './installation-secret.ts'
import { keysFrom } from '../keys.ts'

const other = 'another secret than that of the store'

describe.each(engines)('the secret of an installation on %s', (engine) => {
  let place: TestPlace
  let service: TestService | undefined
  beforeEach(async () => {
    place = await emptyPlace(engine)
    service = undefined
  })
  afterEach(async () => {
    await service?.close()
    await place.remove()
  })

  const stop = async () => {
    await service?.close()
    service = undefined
  }
  const start = async (secret = ''): Promise<TestService> => {
    await stop()
    service = await startTestService(engine, { BASE_URL: worldOrigin, SECRET: secret }, { place })
    return service
  }
  /** An installation that was set up and closed. */
  const left = async (secret = ''): Promise<SecretWorld> => {
    const world = await buildSecretWorld(await start(secret))
    await stop()
    return world
  }
  /** Removes the stored secret. */
  const lose = async (running: TestService) => {
    await running.ctx.store.write((db) => db.deleteFrom('settings').where('name', '=', 'secret').execute())
    rmSync(join(place.dataDir, 'secret'), { force: true })
  }

  it('creates a setup link on the first start, valid until somebody uses it', async () => {
    const { fingerprint } = (await start()).ctx.keys
    expect((await start()).ctx.keys.fingerprint).toBe(fingerprint)
    const chosen = (await start(other)).ctx
    expect(await storedFingerprint(chosen.store.read)).toBe(keysFrom(other).fingerprint)
    expect(fingerprint).not.toBe(keysFrom(other).fingerprint)
  })

  it('rejects a different secret, and does not replace a missing one', async () => {
    const world = await left()
    await expect(start(other)).rejects.toThrow(/secret in SECRET is not the one this store was written/)
    const running = await start()
    expect(await askSecretWorld(running, world)).toEqual(wholeSecretWorld)
    await lose(running)
    const { store, config } = running.ctx
    await expect(openKeys(config, store, false)).rejects.toBeInstanceOf(SecretError)
    expect(await findSecret(config, store)).toBe(undefined)
    expect(existsSync(join(place.dataDir, 'secret'))).toBe(false)
    for (const argv of [
      ['backup', join(place.dataDir, 'b')],
      ['create-admin', 'a@example.org'],
    ]) {
      const { code, printed } = await recto(argv, environmentOf(place))
      expect([code, printed]).toEqual([1, expect.stringMatching(/secret of this installation is missing/)])
    }
  })

  it('is recognized by sealed data in a store without a fingerprint', async () => {
    await left()
    const forget = async (running: TestService) =>
      running.ctx.store.write((db) =>
        db.deleteFrom('settings').where('name', '=', 'secret-fingerprint').execute(),
      )
    await forget(await start())
    await expect(start(other)).rejects.toBeInstanceOf(SecretError)
    const { store, keys } = (await start()).ctx
    expect(await storedFingerprint(store.read)).toBe(keys.fingerprint)
  })

  it('is reported by fsck if it is foreign, with what depends on it', async () => {
    await left()
    expect(await done(['fsck'], environmentOf(place))).not.toMatch(/secret/)
    const { code, printed } = await recto(['fsck'], environmentOf(place, { SECRET: other }))
    expect(code).toBe(1)
    expect(printed).toMatch(/not the one this store was written with/)
    expect(printed).toMatch(/2 visitor keys of sites and 1 invites also depend on it/)
    expect(printed).toMatch(/2 second factors cannot be verified with this secret: mara@example\.org\./)
    expect(printed).toMatch(/1 key for requests to identity providers cannot be decrypted/)
    expect(printed).toMatch(/1 share link of a site does not work at the URL/)
    // It changed nothing.
    expect(await done(['fsck'], environmentOf(place))).not.toMatch(/secret/)
  })

  it('is replaced by adopt-secret if it is lost, without dropping second factors', async () => {
    const world = await left()
    const environment = environmentOf(place)
    expect(await done(['adopt-secret'], environment)).toMatch(/Nothing to do/)
    const running = await start()
    await lose(running)
    await stop()
    const asked = await recto(['adopt-secret'], environment)
    expect([asked.code, asked.printed]).toEqual([1, expect.stringMatching(/Nothing was changed.*--yes/)])
    await expect(start()).rejects.toBeInstanceOf(SecretError)
    expect(await done(['adopt-secret', '--yes'], environment)).toMatch(
      /can no longer use their second factors/,
    )
    expect(await askSecretWorld(await start(), world)).toEqual({
      ...wholeSecretWorld,
      ...{ appCode: 412, passkey: 412, visitor: 404, sameVisitorKey: false, sameCertificate: false },
      ...{ invite: 404, share: 404, file: 404, feed: 404, secondPage: 400 },
    })
    const { store } = (await start()).ctx
    const adoptions = await store.read
      .selectFrom('audit_events')
      .select(['organization', 'actor', 'after'])
      .where('action', '=', 'secret.adopted')
      .execute()
    const organizations = await store.read.selectFrom('organizations').select('id').execute()
    expect(adoptions.map(({ organization }) => organization).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
      organizations.map(({ id }) => id).toSorted((a, b) => (a < b ? -1 : 1)),
    )
    expect(JSON.parse(adoptions[0]?.after ?? '')).toMatchObject({ via: 'command line', secondFactors: 2 })
    await stop()
    const { code, printed } = await recto(['fsck'], environment)
    expect([code, printed]).toEqual([1, expect.stringMatching(/2 second factors cannot be verified/)])
    await done(['reset-second-factor', 'mara@example.org'], environment)
    await done(['fsck'], environment)
    expect(await done(['adopt-secret'], environment)).toMatch(/Nothing to do/)
  })
})

describe('the service', () => {
  // The first start may have to build the dashboard.
  it('refuses to start with another secret, with one line of explanation', { timeout: 120_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'recto-secret-'))
    try {
      await (await startService({ dataDir })).stop()
      await expect(startService({ dataDir, env: { SECRET: other } })).rejects.toThrow(
        /Recto could not start\. The secret in SECRET is not the one this store was written with\.[^\n]*\n$/,
      )
      writeFileSync(join(dataDir, 'secret'), '')
      await expect(startService({ dataDir })).rejects.toThrow(/could not start.*at least 32 characters/)
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})
