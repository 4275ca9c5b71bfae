/** Opens an installation: its folder, its store, its secret, and the context of the verbs. */
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { addressesFor } from '../../contract/wire/addresses.ts'
import { openStore } from './open-store.ts'
import { openApiSpecs } from '../api-specs/open-api-specs.ts'
import type { Config } from '../config.ts'
import { EventLog } from '../events/event-log.ts'
import { rulesOfList } from '../http/guarded-fetch.ts'
import { minter } from '../identifiers.ts'
import { openKeys } from './installation-secret.ts'
import { closeIntegrations } from '../integrations/close-integrations.ts'
import { registerComputedSources } from '../computed-sources.ts'
import { openIntegrations } from '../integrations/open-integrations.ts'
import { openTranslations } from '../translations/open-translations.ts'
import { JobQueue } from '../jobs/job-queue.ts'
import { migrate, newestVersion, storeVersion } from '../storage/migrations/migrate.ts'
import type { Store } from '../storage/store.ts'
import type { Context } from '../context.ts'

/** Backs up an embedded store before a migration changes it. */
const keepCopy = async (store: Store, config: Config, log: Logger): Promise<void> => {
  const version = await storeVersion(store)
  if (store.engine !== 'sqlite' || version === 0 || version >= newestVersion) return
  const folder = join(config.dataDir, 'backups')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `before-version-${version + 1}.sqlite`)
  await store.copyTo(file)
  log.info(`Saved a copy of the store before migrating it: ${file}`)
}

export interface Installation {
  readonly ctx: Context
  /** Stops jobs, integrations and events, and closes the store. */
  readonly close: () => Promise<void>
}

/** The time in ISO 8601; the text is created once per millisecond, however often it is used. */
const clock = (): (() => string) => {
  let last = 0
  let text = ''
  return () => {
    const time = Date.now()
    if (time !== last) text = new Date((last = time)).toISOString()
    return text
  }
}

export interface InstallationOptions {
  readonly now?: () => string
  /** Also opens a store that was written with another secret. */
  readonly anySecret?: boolean
  /** Maximum size of the embedded store in pages, to simulate a full disk in tests. */
  readonly mostPages?: number
}

/**
 * Opens the store, migrates it, and creates the context of the verbs. Does not start jobs. Fails with `SecretError` if
 * the secret is not the store's.
 */
export const openInstallation = async (
  config: Config,
  log: Logger,
  { now = clock(), anySecret = false, mostPages }: InstallationOptions = {},
): Promise<Installation> => {
  const store = await openStore(config, { warn: (line) => log.warn(line) }, mostPages)
  try {
    await keepCopy(store, config, log)
    await migrate(store, now)
    const keys = await openKeys(config, store, anySecret)
    const mint = minter(randomBytes)
    const events = new EventLog(store, mint, now)
    const jobs = new JobQueue(store, mint, now, log)
    const addresses = addressesFor(config)
    const ctx: Context = {
      ...{ config, store, now, mint, random: randomBytes },
      ...{ log, keys, addresses, events, jobs, outgoing: rulesOfList(config.outgoingAllow) },
    }
    openIntegrations(ctx)
    openApiSpecs(ctx)
    openTranslations(ctx)
    registerComputedSources(ctx)
    return {
      ctx,
      async close() {
        await jobs.stop()
        await closeIntegrations(ctx)
        await events.close()
        await store.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}
