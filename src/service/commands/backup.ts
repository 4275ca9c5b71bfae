import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { backUp } from '../installation/backup.ts'
import { restore } from '../installation/restore.ts'
import { inTemporaryFolder } from '../jobs/temporary-folders.ts'
import { run as rehearse } from '../installation/rehearse.task.ts'
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
  usage: 'FOLDER [--passphrase-file FILE]',
  summary: 'Proves a backup: restores it into a temporary folder, checks it and renders pages.',
  options: { 'passphrase-file': { type: 'string' } },
  positionals: 1,
  standsAlone: true,
  async run(call) {
    const source = resolve(call.positionals[0] ?? '')
    const passphrase = passphraseOf(call)
    const outcome = await inTemporaryFolder((temporary) => rehearse({ source, temporary, passphrase }))
    if ('problem' in outcome) throw new CommandError(outcome.problem)
    const proved = outcome.result
    call.print(`Proved the backup in ${source}, written ${proved.createdAt}.`)
    call.print(
      `Restored ${proved.rows} rows. Found no problem in ${proved.spaces} spaces, ${proved.revisions} revisions, ` +
        `${proved.objects} objects and ${proved.files} files. Rendered ${proved.pages} pages.`,
    )
    if (proved.sealed) call.print('The passphrase decrypts its secret.')
  },
}

export const restoreCommand: Command = {
  name: 'restore',
  usage: 'FOLDER [--passphrase-file FILE] [--new-secret]',
  summary: 'Restores a backup into an empty installation, with the embedded database or PostgreSQL.',
  options: { 'passphrase-file': { type: 'string' }, 'new-secret': { type: 'boolean' } },
  positionals: 1,
  anySecret: true,
  async run(call) {
    const source = resolve(call.positionals[0] ?? '')
    const { rows, notes } = await restore(call.installation.ctx, source, {
      passphrase: passphraseOf(call),
      newSecret: call.options['new-secret'] === true,
    })
    call.print(`Restored ${rows} rows from ${source}.`)
    for (const note of notes) call.print(note)
    call.print('Start the service now. If it is already running on this store, restart it.')
  },
}
