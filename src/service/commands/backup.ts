import { resolve } from 'node:path'
import { backUp, restore } from '../backup.ts'
import type { Command } from './command.ts'

export const backupCommand: Command = {
  name: 'backup',
  usage: 'FOLDER',
  summary: 'Copies everything into a new folder, while the service runs.',
  options: {},
  positionals: 1,
  async run({ installation, config, positionals: [folder = ''], print }) {
    await backUp(installation.around.store, config, resolve(folder))
    print(`The backup is in ${resolve(folder)}.`)
  },
}

export const restoreCommand: Command = {
  name: 'restore',
  usage: 'FOLDER',
  summary: 'Puts a backup into an empty installation, of either engine.',
  options: {},
  positionals: 1,
  async run({ installation, config, positionals: [folder = ''], print }) {
    const rows = await restore(installation.around.store, config, resolve(folder))
    print(`Restored ${rows} rows from ${resolve(folder)}. Start the service now.`)
  },
}
