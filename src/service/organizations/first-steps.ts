/** Which first steps are done, derived from existing rows in one query. Only the dismissal of the list is stored. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { operations } from '../../contract/operations.ts'
import { demoSetting } from './demo-setting.ts'
import { reads, writes } from '../http/verb.ts'

const steps = 'first-steps'

/** 1 if the query returns a row. */
const any = (query: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`case when exists (${query}) then 1 else 0 end`

const getFirstSteps = reads(
  operations.getFirstSteps,
  async ({ caller: { person }, ctx }, db, { organization: { id } }) => {
    const spacesOfOrganization = sql`organization = ${id}`
    const { rows } = await sql<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i', number>>`select
      ${any(sql`select 1 from dismissals where ${spacesOfOrganization} and person = ${person} and what = ${steps}`)} as a,
      ${any(sql`select 1 from spaces where ${spacesOfOrganization} and deleted_at is null`)} as b,
      ${any(sql`select 1 from members where ${spacesOfOrganization} and person <> ${person}
        union all select 1 from invites where ${spacesOfOrganization} and used_at is null
          and (expires_at is null or expires_at > ${ctx.now()})`)} as c,
      ${any(sql`select 1 from change_requests where ${spacesOfOrganization}`)} as d,
      ${any(sql`select 1 from change_requests where ${spacesOfOrganization} and status <> 'draft'`)} as e,
      ${any(sql`select 1 from change_requests where ${spacesOfOrganization} and status = 'merged'`)} as f,
      ${any(sql`select 1 from sites where ${spacesOfOrganization} and published = 1`)} as g,
      ${any(sql`select 1 from second_factors where person = ${person} and confirmed_at is not null`)} as h,
      ${any(sql`select 1 from settings where name = ${demoSetting(id)}`)} as i`.execute(db)
    const [row] = rows
    const is = (value: number | undefined): boolean => Number(value) === 1
    return {
      dismissed: is(row?.a),
      space: is(row?.b),
      invite: is(row?.c),
      changeRequest: is(row?.d),
      review: is(row?.e),
      merge: is(row?.f),
      site: is(row?.g),
      secondFactor: is(row?.h),
      demo: is(row?.i),
    }
  },
)

const dismissFirstSteps = writes(
  operations.dismissFirstSteps,
  async ({ caller: { person }, ctx }, db, { organization: { id } }) => {
    await db
      .insertInto('dismissals')
      .values({ organization: id, person, what: steps, dismissed_at: ctx.now() })
      .onConflict((conflict) => conflict.columns(['organization', 'person', 'what']).doNothing())
      .execute()
  },
)

const recallFirstSteps = writes(
  operations.recallFirstSteps,
  async ({ caller: { person } }, db, { organization: { id } }) => {
    await db
      .deleteFrom('dismissals')
      .where('organization', '=', id)
      .where('person', '=', person)
      .where('what', '=', steps)
      .execute()
  },
)

export const firstSteps = [getFirstSteps, dismissFirstSteps, recallFirstSteps]
