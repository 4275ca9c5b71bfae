/**
 * Deletes an organization. Members lose access and names become free immediately. Its spaces are large, so the next
 * sweeps purge them step by step like the trash, and then the organization itself.
 */
import { sql } from 'kysely'
import { operations } from '../../contract/operations.ts'
import { removeApiSpecs } from '../api-specs/remove-api-specs.ts'
import { removeConversations } from '../conversations/remove-conversations.ts'
import { removeOrganization } from '../integrations/installing/remove-organization.ts'
import { writes } from '../http/verb.ts'
import { removeTranslations } from '../translations/remove-translations.ts'
import { siteTables } from '../storage/schema/site-tables.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { demoSetting } from './demo-setting.ts'

/** Tables deleted immediately, unlike the spaces; referenced tables last. */
const immediatelyDeleted = [
  ...siteTables,
  'sites',
  'sign_on_requests',
  'saml_providers',
  'saved_filters',
  'dismissals',
  'agent_instructions',
  'invites',
  'grants',
  'team_members',
  'teams',
  'members',
] as const

/** Earlier than any restorable space. */
const longPast = '2000-01-01T00:00:00.000Z'

export const deleteOrganization = writes(
  operations.deleteOrganization,
  async ({ caller, ctx }, db, { organization: { id, title } }) => {
    // Record it while there are members to notify.
    await ctx.events.record(db, {
      organization: id,
      kind: 'organization.deleted',
      subject: id,
      actor: caller.person,
      data: { title },
    })
    await removeOrganization(ctx, db, id)
    await removeApiSpecs(ctx, db, id)
    await removeConversations(db, id)
    await removeTranslations(ctx, db, id)
    const providers = sql`(select id from saml_providers where organization = ${id})`
    for (const table of ['sign_on_identities', 'sign_on_assertions'])
      await sql`delete from ${sql.table(table)} where provider in ${providers}`.execute(db)
    for (const table of immediatelyDeleted)
      await db.deleteFrom(table).where('organization', '=', id).execute()
    // Credentials from its single sign-on lead nowhere else.
    for (const table of ['sessions', 'tokens'] as const)
      await db.deleteFrom(table).where('sign_on', '=', id).execute()
    await db
      .updateTable('spaces')
      .set({ deleted_at: longPast, deleted_by: caller.person })
      .where('organization', '=', id)
      .execute()
    await db
      .updateTable('organizations')
      .set({ hostname: null, email_domains: '[]', confirmed_domains: '[]' })
      .where('id', '=', id)
      .execute()
    const runningJobs = await db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'sweep')
      .where('state', '=', 'pending')
      .executeTakeFirst()
    if (!runningJobs) await ctx.jobs.add(db, { kind: 'sweep', organization: '', person: '', input: {} })
  },
)

/**
 * Deletes organizations that are marked as deleted and have no spaces left. Existing organizations always have members.
 */
export const dropDeletedOrganizations = async ({ store }: Context): Promise<number> =>
  store.write(async (db: Db) => {
    const gone = await db
      .selectFrom('organizations as o')
      .select('o.id')
      .where((e) =>
        e.not(
          e.exists(e.selectFrom('members as m').select('m.person').whereRef('m.organization', '=', 'o.id')),
        ),
      )
      .where((e) =>
        e.not(e.exists(e.selectFrom('spaces as s').select('s.id').whereRef('s.organization', '=', 'o.id'))),
      )
      .execute()
    for (const { id } of gone) {
      await db.deleteFrom('settings').where('name', '=', demoSetting(id)).execute()
      await db.deleteFrom('collections').where('organization', '=', id).execute()
      await db.deleteFrom('organizations').where('id', '=', id).execute()
    }
    return gone.length
  })
