/** How people sign in: the active providers of an organization, and those for an email address. */
import { operations } from '../../../contract/operations.ts'
import { attemptsFrom, countAttempt } from '../../http/limits/attempt-limit.ts'
import { open, reads } from '../../http/verb.ts'
import { mentionsDomain } from '../../organizations/organization-rows.ts'
import type { SamlProviderTable } from '../../storage/schema/sign-on-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { isActive } from './sign-on.store.ts'

export const activeOf = async (db: Db, organizations: readonly string[]) =>
  organizations.length === 0
    ? []
    : (
        await db
          .selectFrom('saml_providers')
          .selectAll()
          .where('organization', 'in', organizations)
          .orderBy('label')
          .orderBy('id')
          .execute()
      ).filter(isActive)

export const signOnView = (ctx: Context, { id, label }: SamlProviderTable) => ({
  id,
  label,
  startURL: ctx.addresses.signOn(id).start,
})

const listSignOns = reads(operations.listSignOns, async ({ ctx }, db, { organization }) => ({
  items: (await activeOf(db, [organization.id])).map((row) => signOnView(ctx, row)),
}))

/** Requested while users type their address; enough for an office behind one IP address. */
const perAddress = { attempts: 300, seconds: 900 }

const findSignOn = open(operations.findSignOn, async ({ query, ctx, request }, db) => {
  await ctx.store.write((tx) =>
    countAttempt(tx, attemptsFrom('find-sso', request.address), perAddress, ctx.now()),
  )
  const domain = query.email.slice(query.email.lastIndexOf('@') + 1).toLowerCase()
  const rows = await db
    .selectFrom('organizations')
    .select(['id', 'sso', 'email_domains'])
    .where(mentionsDomain(domain))
    .orderBy('id')
    .limit(100)
    .execute()
  const isRequired = new Map(
    rows
      .filter(({ email_domains: text }) =>
        (JSON.parse(text) as string[]).some((one) => one.toLowerCase() === domain),
      )
      .map(({ id, sso }) => [id, Number(sso) === 1]),
  )
  const providers = await activeOf(db, [...isRequired.keys()])
  return {
    items: providers.map((row) => ({
      ...signOnView(ctx, row),
      required: isRequired.get(row.organization) === true,
    })),
  }
})

export const signOns = [listSignOns, findSignOn]
