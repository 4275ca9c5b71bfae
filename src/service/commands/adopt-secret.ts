/** Goes on without the secret that the store was written with, when that is lost. */
import { findSecret, keepSecret, newSecret, secretFits, storeFingerprint } from '../installation-secret.ts'
import { keysFrom } from '../keys.ts'
import { consequences, foreignUses, readSecretUses, renewSecretUses } from '../secret-uses.ts'
import type { Command } from './command.ts'
import { CommandError } from './command.ts'

export const adoptSecretCommand: Command = {
  name: 'adopt-secret',
  usage: '[--yes]',
  summary: 'Goes on without a secret that is lost. Without --yes it only says what that ends.',
  options: { yes: { type: 'boolean' } },
  positionals: 0,
  anySecret: true,
  async run({ installation, config, options, print }) {
    const { store, keys } = installation.around
    const uses = await store.snapshot((db) => readSecretUses(db, keys))
    if ((await secretFits(store.read, keys)) && foreignUses(uses).length === 0) {
      print('The secret is the one that this store was written with. There is nothing to do.')
      return
    }
    for (const line of consequences(uses)) print(line)
    if (options['yes'] !== true)
      throw new CommandError('Nothing was changed. Run it again with --yes to go on without the old secret.')
    const secret = (await findSecret(config, store)) ?? (await keepSecret(config, store, newSecret()))
    const kept = keysFrom(secret)
    await store.write(async (db) => {
      await renewSecretUses(db, kept)
      await storeFingerprint(db, kept)
    })
    print('The store belongs to the present secret now. Start the service again.')
  },
}
