/** Rehearses a backup, in a process of its own. */
import type { BackupOutcome } from './backup-outcome.ts'
import { outcomeOf } from './backup-outcome.ts'
import type { Rehearsal } from './rehearse.ts'
import { rehearse } from './rehearse.ts'

export interface RehearseInput {
  readonly source: string
  readonly temporary: string
  readonly passphrase: string | undefined
}

export const run = ({ source, temporary, passphrase }: RehearseInput): Promise<BackupOutcome<Rehearsal>> =>
  outcomeOf(
    () => rehearse(source, { temporary, passphrase, now: () => new Date().toISOString() }),
    `The disk of ${temporary} is full. A rehearsal needs twice the size of the store there: free up some space, or set ` +
      'TMPDIR to a folder on a larger disk.',
  )
