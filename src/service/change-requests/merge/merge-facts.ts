/** The facts that merge rules read, loaded from the store, and the rules in force. */
import { sql } from 'kysely'
import type { MergeRule } from '../../../contract/organizations/schemas.ts'
import { rank } from '../../../contract/roles/roles.ts'
import { findPeopleOn } from '../../access/people-on-resource.ts'
import { rankInRow } from '../../access/rank-sql.ts'
import { spaceResource } from '../../comments/threads/mentions.ts'
import { personViews } from '../../people/person-view.ts'
import type { ChangeRequestRow, SpaceRow } from '../../storage/schema/schema.ts'
import { among } from '../../storage/sql.ts'
import type { Db, Engine } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { MergeFacts } from './merge-rules.ts'
import { plainTextOf } from '../plain-text.ts'
import { countedReviews } from '../reviews.queries.ts'
import { countOpenRequestsOf } from '../reviews/review-requests.store.ts'

type Rules = { readonly type: string; readonly rules?: readonly MergeRule[] }

export interface RulesInForce {
  /** `default`: nobody set any, and the space asks for an approval once two people can review in it. */
  readonly source: 'space' | 'organization' | 'default' | 'none'
  readonly rules: readonly MergeRule[]
}

type WithRules = Pick<SpaceRow, 'id' | 'merge_rules' | 'default_rules' | 'organization'>

const defaultRules: RulesInForce = {
  source: 'default',
  rules: [{ rule: 'require_at_least_one_approved_review' }],
}

/** Those of the spaces in which at least two members can review. Stops looking at the second. */
const reviewedByTwo = async (
  engine: Engine,
  db: Db,
  spaces: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (spaces.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`select s.id from spaces s
    where ${among(engine, sql.ref('s.id'), spaces)} and (select count(*) from (
      select 1 from members m where m.organization = s.organization and m.disabled = 0
        and ${rankInRow(sql`m.person`, sql`s.id`)} >= ${sql.lit(rank('review'))} limit 2) two) = 2`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The rules in force by space: its own, else those of its organization, else the default. Two queries. */
export const rulesOfMany = async (
  engine: Engine,
  db: Db,
  spaces: readonly WithRules[],
): Promise<(space: WithRules) => RulesInForce> => {
  const of = (source: 'space' | 'organization', { rules = [] }: Rules): RulesInForce =>
    rules.length === 0 ? { source: 'none', rules: [] } : { source, rules }
  const spaceRules = new Map(spaces.map(({ id, merge_rules }) => [id, JSON.parse(merge_rules) as Rules]))
  const inheriting = spaces.filter(({ id }) => spaceRules.get(id)?.type === 'inherit')
  const organizations =
    inheriting.length === 0
      ? []
      : await db
          .selectFrom('organizations')
          .select(['id', 'merge_rules', 'default_rules'])
          .where(among(engine, sql.ref('id'), [...new Set(inheriting.map((one) => one.organization))]))
          .execute()
  const inherited = new Map(
    organizations.map(({ id, merge_rules }) => [id, of('organization', JSON.parse(merge_rules) as Rules)]),
  )
  const undecided = new Set(organizations.flatMap((one) => (one.default_rules === 1 ? [one.id] : [])))
  const none: RulesInForce = { source: 'none', rules: [] }
  const withDefault = await reviewedByTwo(
    engine,
    db,
    inheriting
      .filter((space) => space.default_rules === 1 && undecided.has(space.organization))
      .map(({ id }) => id),
  )
  return ({ id, organization }) => {
    if (withDefault.has(id)) return defaultRules
    const rules = spaceRules.get(id)
    if (rules === undefined) return none
    return rules.type === 'inherit' ? (inherited.get(organization) ?? none) : of('space', rules)
  }
}

/** People named in rules. */
const reviewersNamedIn = (rules: readonly MergeRule[]): string[] =>
  rules.flatMap((rule) => ('users' in rule ? rule.users : []))

/** Maximum number of people suggested who could help. */
const mostSuggested = 5

/** A change request with its space and the rules that apply to it. */
export interface RuledRequest {
  readonly space: SpaceRow
  readonly row: ChangeRequestRow
  readonly rules: readonly MergeRule[]
}

/** `SPACE PERSON` for each of the people who may review in one of the spaces. */
const reviewersAmong = async (
  engine: Engine,
  db: Db,
  people: readonly string[],
  spaces: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (people.length === 0) return new Set()
  const { rows } = await sql<{ space: string; person: string }>`
    select s.id as space, p.id as person from spaces s, persons p
    where ${among(engine, sql.ref('s.id'), spaces)} and ${among(engine, sql.ref('p.id'), people)}
      and ${rankInRow(sql`p.id`, sql`s.id`)} >= ${sql.lit(rank('review'))}`.execute(db)
  return new Set(rows.map(({ space, person }) => `${space} ${person}`))
}

/** Who wrote content, by change request. */
const writersOf = async (engine: Engine, db: Db, requests: readonly RuledRequest[]) => {
  const rows = await db
    .selectFrom('contributors')
    .select(['change_request', 'person'])
    .where(among(engine, sql.ref('space'), [...new Set(requests.map(({ row }) => row.space))]))
    .where(
      among(
        engine,
        sql.ref('change_request'),
        requests.map(({ row }) => row.id),
      ),
    )
    .orderBy('person')
    .execute()
  return Map.groupBy(rows, ({ change_request }) => change_request)
}

/**
 * Facts for each of them, in order; five queries for any number. Does not look for people who could give a missing
 * review; `factsOf` does that for one.
 */
export const factsOfMany = async (
  ctx: Context,
  db: Db,
  requests: readonly RuledRequest[],
): Promise<MergeFacts[]> => {
  if (requests.length === 0) return []
  const { engine } = ctx.store
  const rows = requests.map(({ row }) => row)
  const reviewerIds = requests.flatMap(({ rules }) => reviewersNamedIn(rules))
  const given = Map.groupBy(await countedReviews(engine, db, rows), ({ change_request }) => change_request)
  const writers = await writersOf(engine, db, requests)
  const openRequests = await countOpenRequestsOf(engine, db, rows)
  const spaces = [...new Set(requests.map(({ space }) => space.id))]
  const able = await reviewersAmong(engine, db, [...new Set(reviewerIds)], spaces)
  const people = await personViews(ctx, db, [
    ...reviewerIds,
    ...[...given.values()].flat().map(({ reviewer }) => reviewer),
    ...rows.map(({ created_by }) => created_by),
  ])
  const nameOf = (person: string): string => people.get(person)?.displayName ?? 'a former member'
  return requests.map(({ space, row }) => ({
    subject: row.subject,
    description: plainTextOf(row.description),
    number: row.number,
    comments: row.open_comments,
    outdated: row.revision_merged_ancestor !== space.revision,
    createdBy: row.created_by,
    contributors: (writers.get(row.id) ?? []).map(({ person }) => person),
    reviews: given.get(row.id) ?? [],
    requested: openRequests.get(row.id) ?? 0,
    mayReview: (person) => able.has(`${space.id} ${person}`),
    nameOf,
    reviewers: [],
  }))
}

/** Facts for one, with some people who could give a review that its rules still need. */
export const factsOf = async (ctx: Context, db: Db, request: RuledRequest): Promise<MergeFacts> => {
  const [facts] = await factsOfMany(ctx, db, [request])
  if (facts === undefined) throw new Error('No change request was given.')
  const asks = request.rules.some(({ rule }) => /^require_at_least_one/.test(rule))
  if (!asks) return facts
  const { contributors } = facts
  const limit = mostSuggested + contributors.length
  const found = await findPeopleOn(db, spaceResource(request.space), { query: '', needed: 'review', limit })
  return {
    ...facts,
    reviewers: found.filter((person) => !contributors.includes(person)).slice(0, mostSuggested),
  }
}
