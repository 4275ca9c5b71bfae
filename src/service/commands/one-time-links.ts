/** Commands that print a link for the browser: to set up the installation, and to sign in without a password. */
import { serviceAddresses } from '../installation/service-addresses.ts'
import { findPersonByEmail } from '../people/person-rows.ts'
import { isSetUp, makeOneTime } from '../system/set-up.ts'
import type { Command } from './command.ts'
import { CommandError } from './command.ts'

export const setupLinkCommand: Command = {
  name: 'setup-link',
  usage: '',
  summary: 'Prints a link to create the first account, which works once within one day.',
  options: {},
  positionals: 0,
  async run({ installation: { ctx }, variable, print }) {
    const token = await ctx.store.write(async (db) => {
      if (await isSetUp(db))
        throw new CommandError('This installation is already set up. Use sign-in-link or reset-password.')
      return makeOneTime(ctx, db, 'set-up', '')
    })
    const { baseUrl } = await serviceAddresses(ctx.store, ctx.config, variable)
    print(`${baseUrl}/setup?token=${token}`)
  },
}

export const signInLinkCommand: Command = {
  name: 'sign-in-link',
  usage: 'EMAIL',
  summary: 'Prints a link that signs a person in once, within one hour. Earlier links stop working.',
  options: {},
  positionals: 1,
  async run({ installation: { ctx }, positionals: [email = ''], variable, print }) {
    const token = await ctx.store.write(async (db) => {
      const person = await findPersonByEmail(db, email)
      if (!person) throw new CommandError(`No account has the email address ${email}.`)
      if (person.disabled_at !== null)
        throw new CommandError(`The account of ${email} is deactivated. Use reset-password to reactivate it.`)
      return makeOneTime(ctx, db, 'sign-in', person.id)
    })
    const { baseUrl } = await serviceAddresses(ctx.store, ctx.config, variable)
    print(`${baseUrl}/sign-in?link=${token}`)
  },
}
