/** The effective default level of a resource: its own, else the nearest above, else the organization's roles. */
import { sql } from 'kysely'
import { roleOfRank } from '../../contract/roles/roles.ts'
import type { Db } from '../storage/store.ts'
import type { ResolvedLevel } from './space-view.ts'

interface Resource {
  readonly id: string
  readonly organization: string
  readonly parent: string
  readonly default_level: number | null
}

/**
 * Resolves the levels of resources of one organization; one query for all that inherit from a collection. If nothing is
 * set up to the top, the level is that of the organization: null, since roles decide there.
 */
export const resolveLevels = async (
  db: Db,
  kind: 'space' | 'collection',
  resources: readonly Resource[],
): Promise<ReadonlyMap<string, ResolvedLevel>> => {
  const result = new Map<string, ResolvedLevel>()
  const inheriting = resources.filter(({ default_level: level, parent }) => level === null && parent !== '')
  const [first] = inheriting
  const above = new Map<string, { parent: string; default_level: number | null }>()
  if (first) {
    const { rows } = await sql<{ id: string; parent: string; default_level: number | null }>`
      with recursive up (id, parent, default_level) as (
        select c.id, c.parent, c.default_level from collections c
        where c.id in (${sql.join([...new Set(inheriting.map(({ parent }) => parent))])})
        union
        select c.id, c.parent, c.default_level from collections c join up on c.id = up.parent
        where up.default_level is null
      )
      select id, parent, default_level from up`.execute(db)
    for (const row of rows) above.set(row.id, row)
  }
  for (const resource of resources) {
    let source: ResolvedLevel['source'] = { kind, id: resource.id }
    let level = resource.default_level
    let parent = resource.parent
    while (level === null && parent !== '') {
      const next = above.get(parent)
      if (!next) break
      source = { kind: 'collection', id: parent }
      level = next.default_level
      parent = next.parent
    }
    result.set(
      resource.id,
      level === null
        ? { level: null, source: { kind: 'organization', id: resource.organization } }
        : { level: roleOfRank(level), source },
    )
  }
  return result
}
