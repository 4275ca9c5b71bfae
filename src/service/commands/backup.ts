import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { backUp } from '../installation/backup.ts'
import { restore } from '../installation/restore.ts'
import type { Command, CommandCall } from './command.ts'
import { CommandError } from './command.ts'

/** From a file, never from the command line, which other users of the machine can read. */
const passphraseOf = ({ options, variable }: CommandCall): string | undefined => {
  const file = options['passphrase-file']
  if (typeof file !== 'string') return variable('BACKUP_PASSPHRASE')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new CommandError(`--passphrase-file names ${file}, which cannot be read.`)
  }
}

export const backupCommand: Command = {
  name: 'backup',
  usage: 'FOLDER [--passphrase-file FILE]',
  summary: 'Copies everything into a new folder, while the service runs.',
  options: { 'passphrase-file': { type: 'string' } },
  positionals: 1,
  async run(call) {
    const target = resolve(call.positionals[0] ?? '')
    const passphrase = passphraseOf(call)
    await backUp(call.installation.ctx, target, passphrase)
    call.print(`The backup is in ${target}.`)
    call.print(
      passphrase === undefined
        ? 'It holds everything and opens the installation: keep it as safe as the installation itself. With ' +
            '--passphrase-file the secret in it is sealed.'
        : 'Its secret is sealed: without the passphrase a restore cannot use it. All content in it can be read ' +
            'without the passphrase: keep it safe.',
    )
  },
}

export const restoreCommand: Command = {
  name: 'restore',
  usage: 'FOLDER [--passphrase-file FILE] [--new-secret]',
  summary: 'Puts a backup into an empty installation, of either engine.',
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
    call.print('Start the service now; one that runs on this store must be started again.')
  },
}
