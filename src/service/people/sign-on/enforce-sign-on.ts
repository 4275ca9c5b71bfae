/** Enforces single sign-on for everyone except administrators, permanently or on a trial that ends by itself. */
import { operations } from '../../../contract/operations.ts'
import { Failure } from '../../http/failure.ts'
import { reads, writes } from '../../http/verb.ts'
import type { JobHandler } from '../../jobs/job-queue.ts'
import type { OrganizationRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { parseCertificates } from './saml-certificates.ts'
import { isActive, isComplete, lockProviders } from './sign-on.store.ts'

/** How long a passed test is valid. */
const testLife = 3600 * 1000

const providersOf = (db: Db, organization: string) =>
  db.selectFrom('saml_providers').selectAll().where('organization', '=', organization).orderBy('id').execute()

const isEnforceable = async ({ now }: Context, db: Db, organization: string): Promise<boolean> => {
  const since = new Date(Date.parse(now()) - testLife).toISOString()
  return (await providersOf(db, organization)).some((row) => isActive(row) && (row.tested_at ?? '') >= since)
}

/**
 * Locks the providers; fails with `state-forbids` unless an administrator passed the test of an active one within the
 * last hour.
 */
export const requireTestedProvider = async (ctx: Context, db: Db, organization: string): Promise<void> => {
  await lockProviders(db, organization)
  if (!(await isEnforceable(ctx, db, organization)))
    throw new Failure(
      'state-forbids',
      'Test the sign-in through an active provider first. You can require single sign-on within an hour of a successful test.',
    )
}

const settings = async (
  ctx: Context,
  db: Db,
  { id, sso, sso_until: until }: Pick<OrganizationRow, 'id' | 'sso' | 'sso_until'>,
) => {
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
  }
}

/** Turns enforcement on or off and records the event; does nothing if it is unchanged. */
const enforce = async (
  ctx: Context,
  db: Db,
  organization: Pick<OrganizationRow, 'id' | 'sso' | 'sso_until'>,
  to: { readonly sso: 0 | 1; readonly until: string | null; readonly actor: string },
): Promise<void> => {
  if (Number(organization.sso) === to.sso && organization.sso_until === to.until) return
  await db
    .updateTable('organizations')
    .set({ sso: to.sso, sso_until: to.until })
    .where('id', '=', organization.id)
    .execute()
  await ctx.events.record(db, {
    organization: organization.id,
    kind: to.sso === 1 ? 'sign-on.enforced' : 'sign-on.enforcement-ended',
    subject: organization.id,
    actor: to.actor,
    data: {
      from: { enforced: Number(organization.sso) === 1, until: organization.sso_until },
      to: { enforced: to.sso === 1, until: to.until },
    },
  })
}

const getSignOnSettings = reads(operations.getSignOnSettings, ({ ctx }, db, { organization }) =>
  settings(ctx, db, organization),
)

/** The job that ends an expired trial. */
export const trialEndJob = 'sign-on-trial'

const enforceSignOn = writes(
  operations.enforceSignOn,
  async ({ body, caller, ctx }, db, { organization }) => {
    await requireTestedProvider(ctx, db, organization.id)
    const until =
      body.minutes === undefined
        ? null
        : new Date(Date.parse(ctx.now()) + body.minutes * 60_000).toISOString()
    await enforce(ctx, db, organization, { sso: 1, until, actor: caller.person })
    if (until !== null)
      await ctx.jobs.add(db, {
        kind: trialEndJob,
        organization: organization.id,
        person: caller.person,
        input: { until },
        dueAt: until,
      })
    return settings(ctx, db, { ...organization, sso: 1, sso_until: until })
  },
)

const releaseSignOn = writes(operations.releaseSignOn, ({ caller, ctx }, db, { organization }) =>
  enforce(ctx, db, organization, { sso: 0, until: null, actor: caller.person }),
)

/** Ends an expired trial, unless it was extended or made permanent meanwhile. */
export const endTrial =
  (ctx: Context): JobHandler =>
  async ({ organization }) => {
    await ctx.store.write(async (db) => {
      await lockProviders(db, organization)
      const row = await db
        .selectFrom('organizations')
        .select(['id', 'sso', 'sso_until'])
        .where('id', '=', organization)
        .executeTakeFirst()
      if (row && row.sso_until !== null && row.sso_until <= ctx.now())
        await enforce(ctx, db, row, { sso: 0, until: null, actor: '' })
    })
    return {}
  }

export const signOnEnforcement = [getSignOnSettings, enforceSignOn, releaseSignOn]
