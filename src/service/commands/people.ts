import { sql } from 'kysely'
import { passwordProblem } from '../../contract/people/schemas.ts'
import { auditPerson } from '../events/audit-log.ts'
import { insertMember } from '../organizations/organization-rows.ts'
import { hashPassword } from '../people/sign-in/passwords.ts'
import { endCredentials } from '../people/sign-in/end-credentials.ts'
import { removeAllFactors } from '../people/sign-in/reset-second-factor.ts'
import { findPersonByEmail, insertPerson } from '../people/person-rows.ts'
import type { Command, CommandCall } from './command.ts'
import { CommandError } from './command.ts'

const passwordFor = async ({ options, readSecret }: CommandCall): Promise<string> => {
  const password =
    typeof options['password'] === 'string' ? options['password'] : await readSecret('Password: ')
  const problem = passwordProblem(password)
  if (problem !== undefined) throw new CommandError(problem)
  return password
}

export const createAdminCommand: Command = {
  name: 'create-admin',
  usage: 'EMAIL [--name NAME] [--org ID]',
  summary:
    'Creates an operator account; with --org also an administrator of that organization. Reads the password from standard input.',
  options: { name: { type: 'string' }, org: { type: 'string' }, password: { type: 'string' } },
  positionals: 1,
  async run(call) {
    const { installation, positionals, options, print } = call
    const [email = ''] = positionals
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new CommandError(`"${email}" is not a valid email address.`)
    const password = await hashPassword(await passwordFor(call))
    const { ctx } = installation
    const id = await ctx.store.write(async (db) => {
      if (await findPersonByEmail(db, email))
        throw new CommandError(`${email} already has an account. Use reset-password to set its password.`)
      const displayName =
        typeof options['name'] === 'string' ? options['name'] : (email.split('@')[0] ?? email)
      const person = await insertPerson(ctx, db, { email, displayName, password, operator: true })
      const { org } = options
      if (typeof org === 'string') {
        const found = await db
          .selectFrom('organizations')
          .select('id')
          .where('id', '=', org)
          .executeTakeFirst()
        if (!found) throw new CommandError(`The organization ${org} does not exist.`)
        await insertMember(ctx, db, org, person.id, 'admin')
        await ctx.events.record(db, {
          organization: org,
          kind: 'member.joined',
          subject: person.id,
          actor: person.id,
          data: { via: 'command line', from: null, to: { role: 'admin' } },
        })
      }
      return person.id
    })
    print(id)
  },
}

export const resetPasswordCommand: Command = {
  name: 'reset-password',
  usage: 'EMAIL [--keep-tokens]',
  summary:
    'Sets a new password, read from standard input, and revokes all sessions and API tokens of the person except RECTO_ADMIN_TOKEN.',
  options: { password: { type: 'string' }, 'keep-tokens': { type: 'boolean' } },
  positionals: 1,
  async run(call) {
    const { installation, positionals, options, print } = call
    const [email = ''] = positionals
    const keepTokens = options['keep-tokens'] === true
    const password = await hashPassword(await passwordFor(call))
    const { ctx } = installation
    const ended = await ctx.store.write(async (db) => {
      const person = await findPersonByEmail(db, email)
      if (!person) throw new CommandError(`No account has the email address ${email}.`)
      await db
        .updateTable('persons')
        .set({ password, disabled_at: sql<null>`null`, updated_at: ctx.now() })
        .where('id', '=', person.id)
        .execute()
      // The user of this command operates the installation, and with it the token of its environment.
      const tokens = keepTokens ? 'all' : { secret: ctx.config.adminToken }
      const names = await endCredentials(db, person.id, { tokens })
      await auditPerson(db, ctx, person.id, {
        action: 'password.reset',
        target: { kind: 'person', id: person.id, title: person.email },
        after: { via: 'command line', tokens: keepTokens ? 'kept' : 'ended', ended: names.length },
      })
      return names
    })
    print(`Changed the password of ${email} and signed them out everywhere.`)
    print(
      keepTokens
        ? 'Their API tokens still work.'
        : ended.length === 0
          ? 'No API tokens were revoked.'
          : `Revoked these API tokens: ${ended.map((name) => `"${name}"`).join(', ')}.`,
    )
    if (ended.includes('RECTO_ADMIN_TOKEN'))
      print(
        'To keep a token that was set by the environment, set RECTO_ADMIN_TOKEN for this command too, or use --keep-tokens.',
      )
  },
}

export const resetSecondFactorCommand: Command = {
  name: 'reset-second-factor',
  usage: 'EMAIL',
  summary: 'Removes the second factors of a person and signs them out everywhere.',
  options: {},
  positionals: 1,
  async run({ installation, positionals, print }) {
    const [email = ''] = positionals
    const { ctx } = installation
    const count = await ctx.store.write(async (db) => {
      const person = await findPersonByEmail(db, email)
      if (!person) throw new CommandError(`No account has the email address ${email}.`)
      const removed = await removeAllFactors(db, person.id)
      await db.deleteFrom('sessions').where('person', '=', person.id).execute()
      await auditPerson(db, ctx, person.id, {
        action: 'second-factor.reset',
        target: { kind: 'person', id: person.id, title: person.email },
        after: { via: 'command line', removed },
      })
      return removed
    })
    print(`Removed ${count} second factors of ${email} and signed them out everywhere.`)
  },
}
