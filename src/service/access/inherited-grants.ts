/** A resource and its ancestors with all grants to one person: the input of `resolver.ts`. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { hotQuery } from '../storage/hot-query.ts'
import { grantsInSql } from './grants-sql.ts'
import type { ResourceKind, StepWithGrants } from './resolver.ts'

/** Maximum depth of nested collections. Deeper chains are cut, which can only reduce access. */
export const deepestNesting = 64

interface StepRow {
  readonly kind: ResourceKind
  readonly id: string
  readonly default_level: number | null
  readonly direct: number | null
  readonly team: number | null
}

/** The resource and its ancestor collections. */
const chainUpFrom = (kind: 'space' | 'collection', id: string): RawBuilder<unknown> => sql`
  with recursive chain (kind, id, parent, default_level, depth) as (
    select '${sql.raw(kind)}', t.id, t.parent, t.default_level, 0
    from ${sql.table(`${kind}s`)} t where t.id = ${id}
    union all
    select 'collection', c.id, c.parent, c.default_level, chain.depth + 1
    from collections c join chain on c.id = chain.parent
    where chain.depth < ${sql.lit(deepestNesting)}
  )`

/** Sites are in no collection. */
const chainOf = (kind: ResourceKind, id: string): RawBuilder<unknown> =>
  kind === 'site'
    ? sql`with chain (kind, id, default_level, depth) as (
        select 'site', t.id, t.default_level, 0 from sites t where t.id = ${id}
      )`
    : chainUpFrom(kind, id)

/** The resource and its ancestor collections with the person's grants on them, nearest first. */
const stepsUp = (kind: ResourceKind) =>
  hotQuery(
    (db, id: string, person: string) => {
      const { direct, team } = grantsInSql(sql`chain.id`, person)
      return {
        compile: () =>
          sql<StepRow>`
            ${chainOf(kind, id)}
            select kind, id, default_level, ${direct} as direct, ${team} as team
            from chain order by depth`.compile(db),
      }
    },
    (rows): readonly StepWithGrants[] =>
      rows.map(({ kind: of, id, direct, team, default_level }) => ({
        kind: of,
        id,
        direct,
        team,
        defaultLevel: default_level,
      })),
  )

export const stepsUpFrom = {
  space: stepsUp('space'),
  collection: stepsUp('collection'),
  site: stepsUp('site'),
}
