/** Records changed merge rules in the timelines of the change requests that they apply to. */
import { sql } from 'kysely'
import type { MergeRule } from '../../../contract/organizations/schemas.ts'
import type { SpaceRow } from '../../storage/schema/schema.ts'
import { chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { rulesOfMany } from '../merge/merge-facts.ts'
import { ruleText } from '../merge/rule-text.ts'
import { namedPeople, recordForUnmerged } from './record-timeline.ts'

const textsOf = async (ctx: Context, db: Db, rules: readonly MergeRule[]): Promise<string[]> => {
  const people = await namedPeople(
    ctx,
    db,
    rules.flatMap((rule) => ('users' in rule ? rule.users : [])),
  )
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return rules.map((rule) => ruleText(rule, (person) => names.get(person) || 'a former member'))
}

/** `space`: with its new rules. */
export const recordSpaceRules = async (
  ctx: Context,
  db: Db,
  space: SpaceRow,
  actor: string,
): Promise<void> => {
  const { rules } = (await rulesOfMany(ctx.store.engine, db, [space]))(space)
  const where = { organization: space.organization, spaces: [space.id] }
  const texts = await textsOf(ctx, db, rules)
  await recordForUnmerged(ctx, db, where, actor, { kind: 'rules-changed', source: 'space', rules: texts })
}

/** After the rules of an organization changed: in the spaces that have none of their own. */
export const recordOrganizationRules = async (
  ctx: Context,
  db: Db,
  organization: string,
  actor: string,
): Promise<void> => {
  const spaces = await db
    .selectFrom('spaces')
    .selectAll()
    .where('organization', '=', organization)
    .where('merge_rules', '=', JSON.stringify({ type: 'inherit' }))
    .where(
      sql<boolean>`exists (select 1 from change_requests c where c.space = spaces.id and c.status in ('draft', 'open'))`,
    )
    .execute()
  const rulesOf = await rulesOfMany(ctx.store.engine, db, spaces)
  const bySource = Map.groupBy(spaces, (space) => rulesOf(space).source)
  for (const some of bySource.values()) {
    const [first] = some
    if (first === undefined) continue
    const rules = await textsOf(ctx, db, rulesOf(first).rules)
    const ids = some.map(({ id }) => id)
    for (const spaceIds of chunks(ids, 500))
      await recordForUnmerged(ctx, db, { organization, spaces: spaceIds }, actor, {
        kind: 'rules-changed',
        source: 'organization',
        rules,
      })
  }
}
