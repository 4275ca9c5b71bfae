/** How people sign in: the active providers of an organization, and those for an email address. */
import { operations } from '../../../contract/operations.ts'
import { attemptsFrom, countAttempt } from '../../http/limits/attempt-limit.ts'
import { open, reads } from '../../http/verb.ts'
import { confirmedDomainsOf, mentionsDomain } from '../../organizations/organization-rows.ts'
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
    .select(['id', 'title', 'sso', 'email_domains', 'confirmed_domains'])
    .where(mentionsDomain(domain))
    .orderBy('id')
    .limit(100)
    .execute()
  // Anybody can type the address: an organization may not lead people to its provider by a domain of others.
  const owners = new Map(
    rows.filter((row) => confirmedDomainsOf(row).includes(domain)).map((row) => [row.id, row]),
  )
  const providers = await activeOf(db, [...owners.keys()])
  return {
    items: providers.map((row) => ({
      ...signOnView(ctx, row),
      organization: owners.get(row.organization)?.title ?? '',
      required: Number(owners.get(row.organization)?.sso) === 1,
    })),
  }
})

export const signOns = [listSignOns, findSignOn]
