/** Writes a backup, in a process of its own. */
import { backUp } from './backup.ts'
import type { BackupOutcome } from './backup-outcome.ts'
import { outcomeOf } from './backup-outcome.ts'
import type { SecretConfig } from './installation-secret.ts'
import type { StoreConfig } from './open-store.ts'
import { openStore } from './open-store.ts'

export interface BackUpInput {
  readonly config: StoreConfig & SecretConfig
  readonly target: string
  readonly passphrase: string | undefined
}

export const run = ({ config, target, passphrase }: BackUpInput): Promise<BackupOutcome<void>> =>
  outcomeOf(async () => {
    const store = await openStore(config, { warn: () => undefined })
    try {
      await backUp({ store, config, now: () => new Date().toISOString() }, target, passphrase)
    } finally {
      await store.close()
    }
  })
