import { resolve } from 'node:path'
import type { UpgradeCheck } from '../installation/check-upgrade.ts'
import { checkUpgrade } from '../installation/check-upgrade.ts'
import { programVersion } from '../installation/program-version.ts'
import { inTemporaryFolder } from '../jobs/temporary-folders.ts'
import type { Command } from './command.ts'
import { CommandError, UsageError } from './command.ts'

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`
const seconds = (time: number): string => `${time < 10 ? time.toFixed(1) : Math.ceil(time)} s`

/** Why not to upgrade; undefined if nothing speaks against it. */
export const objection = ({
  problems,
  bytes,
}: Pick<UpgradeCheck, 'problems' | 'bytes'>): string | undefined => {
  if (problems.length > 0)
    return `Found ${problems.length === 1 ? '1 problem' : `${problems.length} problems`} in the migrated copy. Do not upgrade. Run fsck with the program that runs now: if it finds the same, restore a backup.`
  return bytes.free !== undefined && bytes.free < bytes.needed
    ? `The disk of the data folder has ${megabytes(bytes.free)} free, and the upgrade needs ${megabytes(bytes.needed)}. Free up space first.`
    : undefined
}

const linesOf = (check: UpgradeCheck): string[] => {
  const { engine, from, to, migrations, source, found, bytes } = check
  const took = check.seconds
  const isEmbedded = engine === 'sqlite'
  const free =
    bytes.free === undefined ? '' : ` on the disk of the data folder, where ${megabytes(bytes.free)} are free`
  return [
    `This program is ${programVersion()}. The database has version ${from} and ${migrations.length === 0 ? 'needs no migration' : `will have ${to}, after ${migrations.length === 1 ? '1 migration' : `${migrations.length} migrations`}: ${migrations.join(', ')}`}.`,
    `Tried on ${source.kind === 'store' ? 'a copy of the database' : `the backup in ${source.folder}, written ${source.createdAt}`} (${megabytes(bytes.stored)}).`,
    `Migrating took ${seconds(took.migrate)}${isEmbedded ? `, after ${seconds(took.copy)} for the copy that is kept; the service does not answer meanwhile` : ' in an embedded database; PostgreSQL may take longer'}.`,
    `Needs ${megabytes(bytes.needed)}${isEmbedded ? free : ' on the database server'}.`,
    `Checked ${found.spaces} spaces, ${found.revisions} revisions, ${found.objects} objects and ${found.blobs} files of the migrated copy in ${seconds(took.check)}.`,
  ]
}

export const upgradeCommand: Command = {
  name: 'upgrade',
  usage: '--check [--backup FOLDER] [--json]',
  summary: 'Tries out on a copy what the next start does to the database, and tells its time and disk space.',
  options: { check: { type: 'boolean' }, backup: { type: 'string' }, json: { type: 'boolean' } },
  positionals: 0,
  opensNothing: true,
  async run({ config, options, print }) {
    if (options['check'] !== true)
      throw new UsageError(
        'Usage: upgrade --check [--backup FOLDER] [--json]. Without --check there is nothing to do: a start of the new program upgrades.',
      )
    const backup = options['backup']
    if (typeof backup === 'string' && config.databaseUrl === undefined)
      throw new UsageError('--backup is for PostgreSQL: of the data folder the database itself is copied.')
    const check = await inTemporaryFolder((temporary) =>
      checkUpgrade(config, {
        ...{ temporary, now: () => new Date().toISOString() },
        backup: typeof backup === 'string' ? resolve(backup) : undefined,
      }),
    )
    if (check === undefined) {
      print(
        options['json'] === true
          ? JSON.stringify({ upgrade: null })
          : 'There is no database yet, so there is nothing to upgrade.',
      )
      return
    }
    const problem = objection(check)
    if (options['json'] === true)
      print(
        JSON.stringify({ upgrade: { ...check, program: programVersion(), ready: problem === undefined } }),
      )
    else {
      for (const { space, message } of check.problems)
        print(space === '' ? message : `space ${space}: ${message}`)
      for (const line of linesOf(check)) print(line)
      if (problem === undefined) print('Ready: stop the old program and start this one.')
    }
    if (problem !== undefined) throw new CommandError(problem)
  },
}
