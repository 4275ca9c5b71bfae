/** The state of single sign-on in an organization. */
import type { OrganizationRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { confirmedDomainsOf, emailDomainsOf } from '../../organizations/organization-rows.ts'
import type { TxtRecord } from '../../http/txt-record.ts'
import { parseCertificates } from './saml-certificates.ts'
import { isActive, isComplete } from './sign-on.store.ts'

/** How long a passed test is valid. */
const testLife = 3600 * 1000

const providersOf = (db: Db, organization: string) =>
  db.selectFrom('saml_providers').selectAll().where('organization', '=', organization).orderBy('id').execute()

export const isEnforceable = async ({ now }: Context, db: Db, organization: string): Promise<boolean> => {
  const since = new Date(Date.parse(now()) - testLife).toISOString()
  return (await providersOf(db, organization)).some((row) => isActive(row) && (row.tested_at ?? '') >= since)
}

/** The record by which an organization shows that an email domain is its own. */
export const recordOf = ({ keys }: Context, organization: string, domain: string): TxtRecord => ({
  ...{ name: `_recto.${domain}`, type: 'TXT' },
  value: `recto-email=${keys.sign('email-domain', `${organization} ${domain}`)}`,
})

const domainViews = (ctx: Context, row: OrganizationRow) => {
  const confirmed = new Set(confirmedDomainsOf(row))
  return emailDomainsOf(row).map((domain) => ({
    ...{ domain, confirmed: confirmed.has(domain), record: recordOf(ctx, row.id, domain) },
  }))
}

/** What administrators see of single sign-on beyond the providers themselves. */
export const signOnSettings = async (ctx: Context, db: Db, organization: OrganizationRow) => {
  const { id, sso, sso_until: until } = organization
  const providers = await providersOf(db, id)
  const counted = await db
    .selectFrom('sign_on_identities as i')
    .innerJoin('saml_providers as p', 'p.id', 'i.provider')
    .select(['i.provider', (e) => e.fn.countAll<number>().as('people')])
    .where('p.organization', '=', id)
    .groupBy('i.provider')
    .execute()
  const people = new Map(counted.map((row) => [row.provider, Number(row.people)]))
  return {
    enforced: Number(sso) === 1,
    ...(Number(sso) === 1 && until !== null && { enforcedUntil: until }),
    enforceable: await isEnforceable(ctx, db, id),
    providers: providers.map((row) => ({
      id: row.id,
      active: isActive(row),
      complete: isComplete(row),
      ...(row.tested_at !== null && { testedAt: row.tested_at }),
      certificates: parseCertificates(row.certificate).map(({ pem: _pem, ...certificate }) => certificate),
      people: people.get(row.id) ?? 0,
    })),
    domains: domainViews(ctx, organization),
  }
}
