/** Continues without the secret that the store was written with, if that is lost. */
import { audit } from '../events/audit-log.ts'
import {
  findSecret,
  keepSecret,
  newSecret,
  secretFits,
  storeFingerprint,
} from '../installation/installation-secret.ts'
import { keysFrom } from '../keys.ts'
import type { SecretUses } from '../installation/secret-uses.ts'
import { consequences, foreignUses, readSecretUses, renewSecretUses } from '../installation/secret-uses.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import type { Command } from './command.ts'
import { CommandError } from './command.ts'

/**
 * Records it in the log of each organization, since data of each may be affected; without any, in the installation's.
 */
const auditAdoption = async (ctx: Context, db: Db, uses: SecretUses): Promise<void> => {
  const rows = await db.selectFrom('organizations').select('id').orderBy('id').execute()
  const logs = rows.length === 0 ? [''] : rows.map(({ id }) => id)
  for (const organization of logs)
    await audit(db, ctx, {
      organization,
      action: 'secret.adopted',
      actor: '',
      target: { kind: 'installation', id: '', title: '' },
      after: {
        via: 'command line',
        secondFactors: uses.secondFactors.foreign,
        signOnKeys: uses.signOnKey.foreign,
        shareLinks: uses.shareLinks.foreign,
      },
    })
}

export const adoptSecretCommand: Command = {
  name: 'adopt-secret',
  usage: '[--yes]',
  summary:
    'Switches to the current secret if the old one is lost. Without --yes, only lists what would stop working.',
  options: { yes: { type: 'boolean' } },
  positionals: 0,
  anySecret: true,
  async run({ installation, config, options, print }) {
    const { ctx } = installation
    const { store, keys } = ctx
    const uses = await store.snapshot((db) => readSecretUses(db, keys))
    if ((await secretFits(store.read, keys)) && foreignUses(uses).length === 0) {
      print('The current secret is the one this store was written with. Nothing to do.')
      return
    }
    for (const line of consequences(uses)) print(line)
    if (options['yes'] !== true)
      throw new CommandError(
        'Nothing was changed. Run the command again with --yes to continue without the old secret.',
      )
    const secret = (await findSecret(config, store)) ?? (await keepSecret(config, store, newSecret()))
    const kept = keysFrom(secret)
    await store.write(async (db) => {
      await renewSecretUses(db, kept)
      await storeFingerprint(db, kept)
      await auditAdoption(ctx, db, uses)
    })
    print('The store now uses the current secret. Restart the service.')
  },
}
