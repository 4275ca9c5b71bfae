/** What merge rules look at, loaded from the store, and the rules in force. */
import type { Json } from '../../content/document.ts'
import type { MergeRule } from '../../contract/organizations.ts'
import { findPeopleOn, thoseOn } from '../access/people-on-thing.ts'
import { spaceThing } from '../comments/mentions.ts'
import { personViews } from '../people/person-view.ts'
import type { ChangeRequestRow, SpaceRow } from '../storage/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'
import type { MergeFacts } from './merge-rules.ts'
import { counts, reviewsOf } from './reviews.queries.ts'
import { countOpenRequests } from './review-requests.store.ts'

type Rules = { readonly type: string; readonly rules?: readonly MergeRule[] }

export interface RulesInForce {
  readonly source: 'space' | 'organization' | 'none'
  readonly rules: readonly MergeRule[]
}

/** The rules in force: the space's own, else those of its organization. */
export const rulesOf = async (
  db: Db,
  space: Pick<SpaceRow, 'merge_rules' | 'organization'>,
): Promise<RulesInForce> => {
  const of = (source: 'space' | 'organization', { rules = [] }: Rules): RulesInForce =>
    rules.length === 0 ? { source: 'none', rules: [] } : { source, rules }
  const own = JSON.parse(space.merge_rules) as Rules
  if (own.type !== 'inherit') return of('space', own)
  const { merge_rules } = await db
    .selectFrom('organizations')
    .select('merge_rules')
    .where('id', '=', space.organization)
    .executeTakeFirstOrThrow()
  return of('organization', JSON.parse(merge_rules) as Rules)
}

/** The words of a stored description. */
export const textOf = (description: string | null): string => {
  const texts: string[] = []
  const walk = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) return value.forEach((one: Json) => walk(one))
    for (const [name, member] of Object.entries(value))
      if (name === 'text' && typeof member === 'string') texts.push(member)
      else walk(member)
  }
  if (description !== null) walk(JSON.parse(description) as Json)
  return texts.join(' ').trim()
}

/** People whom rules name. */
const namedIn = (rules: readonly MergeRule[]): string[] =>
  rules.flatMap((rule) => ('users' in rule ? rule.users : []))

/** So many people who could help are told. */
const helpers = 5

/** Facts for these rules; a handful of queries, few of them when the rules ask little. */
export const factsOf = async (
  around: Surroundings,
  db: Db,
  space: SpaceRow,
  row: ChangeRequestRow,
  rules: readonly MergeRule[],
): Promise<MergeFacts> => {
  const { engine } = around.store
  const thing = spaceThing(space)
  const given = await reviewsOf(db, row, { where: counts })
  const contributors = await db
    .selectFrom('contributors')
    .select('person')
    .where('space', '=', row.space)
    .where('change_request', '=', row.id)
    .orderBy('person')
    .execute()
  const wrote = contributors.map(({ person }) => person)
  const able = await thoseOn(
    engine,
    db,
    thing,
    [...namedIn(rules), ...given.map(({ reviewer }) => reviewer)],
    'review',
  )
  const asks = rules.some(({ rule }) => /^require_at_least_one/.test(rule))
  const candidates = asks
    ? await findPeopleOn(db, thing, { query: '', needed: 'review', limit: helpers + wrote.length })
    : []
  const reviewers = candidates.filter((person) => !wrote.includes(person)).slice(0, helpers)
  const people = await personViews(around, db, [
    ...namedIn(rules),
    ...given.map(({ reviewer }) => reviewer),
    row.created_by,
  ])
  return {
    subject: row.subject,
    description: textOf(row.description),
    number: row.number,
    comments: row.open_comments,
    outdated: row.revision_merged_ancestor !== space.revision,
    createdBy: row.created_by,
    contributors: wrote,
    reviews: given.filter(({ reviewer }) => able.has(reviewer)),
    requested: await countOpenRequests(db, row),
    mayReview: (person) => able.has(person),
    nameOf: (person) => people.get(person)?.displayName ?? 'somebody who is gone',
    reviewers,
  }
}
