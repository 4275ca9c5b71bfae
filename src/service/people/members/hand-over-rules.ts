/** Transfers a member's part in merge rules to another. */
import { sql } from 'kysely'
import type { MergeRule, SpaceMergeRules } from '../../../contract/organizations/schemas.ts'
import { atLeast, roleOfRank, type Role } from '../../../contract/roles/roles.ts'
import { givenRows } from '../../storage/sql.ts'
import type { Db, Store } from '../../storage/store.ts'

/** From whom to whom, by their ids. */
export interface HandOver {
  readonly organization: string
  readonly from: string
  readonly to: string
}

/** Reviewers must be able to review. */
const neededRole: Role = 'review'

/**
 * The rule with the recipient in the place of the member. A rule that names both stays: with one of them it would ask for
 * less than before. So does the right to merge in spite of rules, which nobody is given by the way.
 */
const handedRule = (rule: MergeRule, { from, to }: HandOver): MergeRule => {
  switch (rule.rule) {
    case 'require_specific_reviewers':
    case 'require_one_of_specific_reviewers':
      return rule.users.includes(to)
        ? rule
        : { ...rule, users: rule.users.map((user) => (user === from ? to : user)) }
    case 'custom':
      // Ids are long and random: a text that contains one refers to the person.
      return rule.expression.includes(to)
        ? rule
        : { ...rule, expression: rule.expression.replaceAll(from, to) }
    default:
      return rule
  }
}

/** Stored merge rules after the transfer; undefined if it does not change them. */
const handedRules = (stored: string, handOver: HandOver): string | undefined => {
  const rules = JSON.parse(stored) as SpaceMergeRules
  if (rules.type !== 'rules') return undefined
  const handed = JSON.stringify({ ...rules, rules: rules.rules.map((rule) => handedRule(rule, handOver)) })
  return handed === JSON.stringify(rules) ? undefined : handed
}

const like = ({ from }: HandOver): string => `%${from}%`

/** The spaces, outside of the trash, whose merge rules name the member. */
export const spacesWithRules = (db: Db, handOver: HandOver) =>
  db
    .selectFrom('spaces')
    .select(['id as space', 'merge_rules'])
    .where('organization', '=', handOver.organization)
    .where('deleted_at', 'is', null)
    .where('merge_rules', 'like', like(handOver))
    .execute()

/**
 * Changes the rules of these spaces, where the recipient can review, and those of the organization, if they can review in
 * it. Returns how many of them have changed.
 */
export const handOverRules = async (
  { engine }: Store,
  db: Db,
  handOver: HandOver,
  recipient: { readonly role: number },
  spaces: readonly { readonly space: string; readonly merge_rules: string }[],
): Promise<number> => {
  const changed = spaces.flatMap(({ space, merge_rules: stored }) => {
    const rules = handedRules(stored, handOver)
    return rules === undefined ? [] : [{ id: space, rules }]
  })
  if (changed.length > 0)
    await sql`update spaces set merge_rules = given.rules
      from ${givenRows(engine, 'given', { id: 'text', rules: 'text' }, changed)}
      where spaces.id = given.id`.execute(db)
  if (!atLeast(roleOfRank(Number(recipient.role)), neededRole)) return changed.length
  const organization = await db
    .selectFrom('organizations')
    .select('merge_rules')
    .where('id', '=', handOver.organization)
    .executeTakeFirst()
  const rules = handedRules(organization?.merge_rules ?? '{}', handOver)
  if (rules === undefined) return changed.length
  await db
    .updateTable('organizations')
    .set({ merge_rules: rules })
    .where('id', '=', handOver.organization)
    .execute()
  return changed.length + 1
}
