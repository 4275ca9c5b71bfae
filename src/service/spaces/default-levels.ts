/** The effective default level of a resource: its own, else the nearest above, else the organization's roles. */
import { sql } from 'kysely'
import { rank, roleOfRank } from '../../contract/roles/roles.ts'
import { among } from '../storage/sql.ts'
import type { Db, Engine } from '../storage/store.ts'
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

/**
 * Gives the spaces in the trash that are directly in these collections the level that they inherit from them or above.
 * Call it before the collections go: restored at the top level, a space would inherit the organization's roles and be
 * open to people to whom it was closed.
 */
export const keepLevelsInTrash = async (
  engine: Engine,
  db: Db,
  collections: readonly string[],
): Promise<void> => {
  const inheriting = await db
    .selectFrom('spaces')
    .select(['id', 'organization', 'parent', 'default_level'])
    .where(among(engine, sql.ref('parent'), collections))
    .where('deleted_at', 'is not', null)
    .where('default_level', 'is', null)
    .execute()
  const levels = [...(await resolveLevels(db, 'space', inheriting))]
  const inherited = levels.filter(([, { source }]) => source.kind === 'collection')
  for (const [level, spaces] of Map.groupBy(inherited, ([, resolved]) => rank(resolved.level)))
    await db
      .updateTable('spaces')
      .set({ default_level: level })
      .where(
        among(
          engine,
          sql.ref('id'),
          spaces.map(([id]) => id),
        ),
      )
      .execute()
}
