import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { backUp } from '../installation/backup.ts'
import { restore } from '../installation/restore.ts'
import { inTemporaryFolder } from '../jobs/temporary-folders.ts'
import { run as rehearse } from '../installation/rehearse.task.ts'
import { readBackupBucket } from '../config.ts'
import type { Command, CommandCall } from './command.ts'
import { CommandError } from './command.ts'

/** From a file, never from the command line, which other users of the machine can read. */
const passphraseOf = ({
  options,
  variable,
}: Pick<CommandCall, 'options' | 'variable'>): string | undefined => {
  const file = options['passphrase-file']
  if (typeof file !== 'string') return variable('BACKUP_PASSPHRASE')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new CommandError(`Cannot read the passphrase file ${file}.`)
  }
}

const bucketOf = (variable: CommandCall['variable']) => {
  const bucket = readBackupBucket(variable)
  if (bucket === undefined)
    throw new CommandError(
      'Set BACKUP_S3_ENDPOINT and the settings that go with it, as the service has them.',
    )
  return bucket
}

/** The client of the storage is loaded only if it is asked for. */
const client = async () => ({
  ...(await import('../installation/copies/copy-bucket.ts')),
  ...(await import('../installation/copies/fetch-backup.ts')),
  ...(await import('../installation/copies/list-backups.ts')),
})

const inBucket = 's3:'

/** Runs `work` with the folder of a backup: the one that was named, or a temporary one for `s3:NAME`. */
const withBackup = async <Result>(
  { positionals: [source = ''], variable }: Pick<CommandCall, 'positionals' | 'variable'>,
  work: (folder: string, called: string) => Promise<Result>,
): Promise<Result> => {
  if (!source.startsWith(inBucket)) return work(resolve(source), resolve(source))
  const bucket = bucketOf(variable)
  const { fetchBackup, withCopyBucket } = await client()
  return inTemporaryFolder(async (folder) => {
    await withCopyBucket(bucket, (open) => fetchBackup(open, source.slice(inBucket.length), folder))
    return work(folder, source)
  })
}

export const backupCommand: Command = {
  name: 'backup',
  usage: 'FOLDER [--passphrase-file FILE]',
  summary: 'Backs up everything into a new folder. The service can keep running.',
  options: { 'passphrase-file': { type: 'string' } },
  positionals: 1,
  async run(call) {
    const target = resolve(call.positionals[0] ?? '')
    const passphrase = passphraseOf(call)
    await backUp(call.installation.ctx, target, passphrase)
    call.print(`Wrote the backup to ${target}.`)
    call.print(
      passphrase === undefined
        ? 'It contains everything, including the secret of the installation. Keep it as safe as the installation itself. Use ' +
            '--passphrase-file to encrypt the secret.'
        : 'Its secret is encrypted: a restore needs the passphrase to use it. The content is not encrypted, ' +
            'so keep the backup safe.',
    )
  },
}

export const rehearseCommand: Command = {
  name: 'rehearse',
  usage: 'FOLDER|s3:NAME [--passphrase-file FILE]',
  summary: 'Proves a backup: restores it into a temporary folder, checks it and renders pages.',
  options: { 'passphrase-file': { type: 'string' } },
  positionals: 1,
  standsAlone: true,
  async run(call) {
    const passphrase = passphraseOf(call)
    const { outcome, called } = await withBackup(call, async (source, name) => ({
      outcome: await inTemporaryFolder((temporary) => rehearse({ source, temporary, passphrase })),
      called: name,
    }))
    if ('problem' in outcome) throw new CommandError(outcome.problem)
    const proved = outcome.result
    call.print(`Proved the backup in ${called}, written ${proved.createdAt}.`)
    call.print(
      `Restored ${proved.rows} rows. Found no problem in ${proved.spaces} spaces, ${proved.revisions} revisions, ` +
        `${proved.objects} objects and ${proved.files} files. Rendered ${proved.pages} pages.`,
    )
    if (proved.sealed) call.print('The passphrase decrypts its secret.')
  },
}

export const restoreCommand: Command = {
  name: 'restore',
  usage: 'FOLDER|s3:NAME [--passphrase-file FILE] [--new-secret]',
  summary: 'Restores a backup into an empty installation, with the embedded database or PostgreSQL.',
  options: { 'passphrase-file': { type: 'string' }, 'new-secret': { type: 'boolean' } },
  positionals: 1,
  anySecret: true,
  async run(call) {
    const options = { passphrase: passphraseOf(call), newSecret: call.options['new-secret'] === true }
    const { rows, notes, called } = await withBackup(call, async (source, name) => ({
      ...(await restore(call.installation.ctx, source, options)),
      called: name,
    }))
    call.print(`Restored ${rows} rows from ${called}.`)
    for (const note of notes) call.print(note)
    call.print('Start the service now. If it is already running on this store, restart it.')
  },
}

export const backupsCommand: Command = {
  name: 'backups',
  usage: '[--json]',
  summary: 'Lists the backups in the object storage, whichever installation made them.',
  options: { json: { type: 'boolean' } },
  positionals: 0,
  standsAlone: true,
  async run({ variable, options, print }) {
    const bucket = bucketOf(variable)
    const { describedCopies, withCopyBucket } = await client()
    const found = await withCopyBucket(bucket, describedCopies)
    if (options['json'] === true) return print(JSON.stringify(found))
    for (const { name, installation, state, bytes, provedAt } of found) {
      const whole =
        bytes === undefined ? '' : `, ${(bytes / 1_000_000).toFixed(1)} MB, proved ${provedAt ?? ''}`
      print(`s3:${name}  ${state}${whole}, installation ${installation}`)
    }
    print(found.length === 1 ? '1 backup.' : `${found.length} backups.`)
  },
}
