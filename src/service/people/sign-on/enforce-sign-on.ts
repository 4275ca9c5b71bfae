/** Enforces single sign-on for everyone except administrators, permanently or on a trial that ends by itself. */
import { operations } from '../../../contract/operations.ts'
import { Failure } from '../../http/failure.ts'
import { reads, writes } from '../../http/verb.ts'
import type { JobHandler } from '../../jobs/job-queue.ts'
import type { OrganizationRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { isEnforceable, signOnSettings } from './sign-on-settings.ts'
import { lockProviders } from './sign-on.store.ts'

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
  signOnSettings(ctx, db, organization),
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
    return signOnSettings(ctx, db, { ...organization, sso: 1, sso_until: until })
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
