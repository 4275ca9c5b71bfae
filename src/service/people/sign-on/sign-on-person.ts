/**
 * Maps an assertion to a person: by the name ID the provider used before; else, once, by email address, if its domain
 * is one of the organization's and the person is already a member; else a new person. An existing person who is not a
 * member is never taken over: they must join first by other means.
 */
import { roleOfRank, rank } from '../../../contract/roles/roles.ts'
import { lockOrganization } from '../../access/lock-organization.ts'
import { insertMember } from '../../organizations/organization-rows.ts'
import type { PersonRow } from '../../storage/schema/schema.ts'
import type { SamlProviderTable } from '../../storage/schema/sign-on-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { findPersonByEmail, insertPerson } from '../person-rows.ts'
import type { Assertion } from './saml-response.ts'
import { SignOnError } from './saml-response.ts'

type Outcome = 'known' | 'linked' | 'new'

interface PersonMatch {
  readonly outcome: Outcome
  readonly person: PersonRow | undefined
  /** Null if they are not a member yet. */
  readonly membership: { readonly role: number; readonly disabled: number } | undefined
  readonly verified: boolean
}

/** The person of an assertion, without changing anything; fails with `SignOnError` if nobody can be admitted. */
export const matchPerson = async (
  db: Db,
  provider: SamlProviderTable,
  assertion: Assertion,
): Promise<PersonMatch> => {
  const membershipIn = (person: string) =>
    db
      .selectFrom('members')
      .select(['role', 'disabled'])
      .where('organization', '=', provider.organization)
      .where('person', '=', person)
      .executeTakeFirst()
  const organization = await db
    .selectFrom('organizations')
    .select('email_domains')
    .where('id', '=', provider.organization)
    .executeTakeFirstOrThrow()
  const domain = assertion.email?.slice(assertion.email.lastIndexOf('@') + 1)
  const domains = (JSON.parse(organization.email_domains) as string[]).map((one) => one.toLowerCase())
  const verified = domain !== undefined && domains.includes(domain)

  const open = async (person: PersonRow, outcome: Outcome): Promise<PersonMatch> => {
    const membership = await membershipIn(person.id)
    if (person.disabled_at !== null || Number(membership?.disabled ?? 0) === 1)
      throw new SignOnError(
        'shut-out',
        `${person.email} was deactivated in this organization. An administrator can reactivate them.`,
      )
    return { outcome, person, membership, verified }
  }
  const known = await db
    .selectFrom('sign_on_identities as i')
    .innerJoin('persons as p', 'p.id', 'i.person')
    .selectAll('p')
    .where('i.provider', '=', provider.id)
    .where('i.name_id', '=', assertion.nameId)
    .executeTakeFirst()
  if (known) return open(known, 'known')
  if (assertion.email === undefined)
    throw new SignOnError(
      'no-address',
      'Neither the NameID nor an attribute is an email address. Send one as "email".',
    )
  const same = await findPersonByEmail(db, assertion.email)
  if (same === undefined) return { outcome: 'new', person: undefined, membership: undefined, verified }
  if (!verified || (await membershipIn(same.id)) === undefined)
    throw new SignOnError(
      'address-taken',
      verified
        ? `${assertion.email} has an account but is not a member of this organization. Invite them first; the account is linked when they sign in.`
        : `${assertion.email} has an account, but ${domain ?? ''} is not an email domain of the organization. Add the domain first; the account is linked when they sign in.`,
    )
  return open(same, 'linked')
}

/** Admits the person: stores the identity, and creates the account and membership if missing. */
export const admitPerson = async (
  ctx: Context,
  db: Db,
  provider: SamlProviderTable,
  assertion: Assertion,
): Promise<PersonRow> => {
  // Two windows can finish the first sign-on of one person at once.
  await lockOrganization(db, provider.organization)
  const { outcome, person: found, membership } = await matchPerson(db, provider, assertion)
  const email = assertion.email ?? ''
  const person =
    found ??
    (await insertPerson(ctx, db, {
      email,
      displayName: assertion.displayName ?? email.split('@')[0]?.slice(0, 64) ?? email,
      password: null,
      operator: false,
      // The provider is trusted only by its own organization, but others would trust a verified address.
      verified: false,
    }))
  if (outcome !== 'known')
    await db
      .insertInto('sign_on_identities')
      .values({ provider: provider.id, name_id: assertion.nameId, person: person.id, created_at: ctx.now() })
      .execute()
  if (membership === undefined) {
    // At most the provider's default role; administrators are only appointed by hand.
    const role = roleOfRank(Math.min(Number(provider.default_role), rank('create')))
    await insertMember(ctx, db, provider.organization, person.id, role)
    if (provider.default_team !== '') await joinTeam(db, provider, person.id)
    await ctx.events.record(db, {
      organization: provider.organization,
      kind: 'member.joined',
      subject: person.id,
      actor: person.id,
      data: { via: 'sign-on', provider: provider.id, from: null, to: { role } },
    })
  }
  await db
    .updateTable('members')
    .set({ sso: 1 })
    .where('organization', '=', provider.organization)
    .where('person', '=', person.id)
    .where('sso', '=', 0)
    .execute()
  return person
}

const joinTeam = async (db: Db, provider: SamlProviderTable, person: string): Promise<void> => {
  const team = await db
    .selectFrom('teams')
    .select('id')
    .where('organization', '=', provider.organization)
    .where('id', '=', provider.default_team)
    .executeTakeFirst()
  if (!team) return
  await db
    .insertInto('team_members')
    .values({ organization: provider.organization, team: team.id, person, owner: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
