/**
 * Who touched the two sides of a conflict last, and when. On main the history of pages knows it; for what is no page,
 * and on the side of the change request, revisions are compared with the one before, from the head backwards.
 */
import { sql } from 'kysely'
import type { Conflict } from '../../content/conflicts.ts'
import { diffTrees } from '../../content/revision-tree.ts'
import { parentsOf } from '../pages/add-revision.ts'
import type { LoadObjects } from '../storage/objects.ts'
import { objectLoader } from '../storage/objects.ts'
import type { RevisionRow } from '../storage/schema.ts'
import { among } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'
import type { Heads } from './settle.ts'

/** So many revisions are looked at on each side; what was touched longer ago has no name beside it. */
const mostSteps = 50

export type Touch = Pick<RevisionRow, 'created_by' | 'created_at'>

/** By `entryName` of the subject. */
export interface Touches {
  readonly main: ReadonlyMap<string, Touch>
  readonly change: ReadonlyMap<string, Touch>
}

const nameOf = ({ subject: { kind, id } }: Pick<Conflict, 'subject'>): string => `${kind}:${id}`

/** The last revisions of main, up to `to` and after `from`, that touched pages. One query. */
const pagesOnMain = async (
  { store }: Surroundings,
  db: Db,
  { base, main }: Heads,
  pages: readonly string[],
): Promise<Map<string, Touch>> => {
  if (pages.length === 0) return new Map()
  const { rows } = await sql<{ page: string; created_by: string; created_at: string }>`
    select last.page, r.created_by, r.created_at
    from (
      select page, max(main_number) as number from page_changes
      where space = ${main.space} and ${among(store.engine, sql.ref('page'), pages)}
        and main_number > ${base.main_number ?? 0} and main_number <= ${main.main_number ?? 0}
      group by page
    ) as last
    join revisions r on r.space = ${main.space} and r.main_number = last.number`.execute(db)
  return new Map(rows.map(({ page, ...touch }) => [`page:${page}`, touch]))
}

/** Goes back along first parents until every name was touched, `end` is met, or the steps are used up. */
const backwards = async (
  db: Db,
  load: LoadObjects,
  from: RevisionRow,
  end: string,
  names: readonly string[],
): Promise<Map<string, Touch>> => {
  const found = new Map<string, Touch>()
  let revision: RevisionRow | undefined = from
  for (let steps = 0; steps < mostSteps && found.size < names.length; steps += 1) {
    if (revision === undefined || revision.id === end) break
    const before: RevisionRow | undefined = await db
      .selectFrom('revisions')
      .selectAll()
      .where('space', '=', from.space)
      .where('id', '=', parentsOf(revision)[0] ?? '')
      .executeTakeFirst()
    if (before === undefined) break
    // An update brings main's work; whoever updated did not touch it.
    if (revision.type !== 'update' && revision.root !== before.root) {
      const touched = new Set((await diffTrees(before.root, revision.root, load)).map(({ name }) => name))
      for (const name of names) if (touched.has(name) && !found.has(name)) found.set(name, revision)
    }
    revision = before
  }
  return found
}

/** The last touches of the subjects of these conflicts. Costs a few queries on main and one a step on the change. */
export const touchesOf = async (
  around: Surroundings,
  db: Db,
  heads: Heads,
  conflicts: readonly Pick<Conflict, 'subject'>[],
): Promise<Touches> => {
  const { base, main, change } = heads
  const load = objectLoader(around.store, db, main.space)
  const names = [...new Set(conflicts.map(nameOf))]
  const pages = names.flatMap((name) => (name.startsWith('page:') ? [name.slice('page:'.length)] : []))
  const others = names.filter((name) => !name.startsWith('page:'))
  return {
    main: new Map([
      ...(await pagesOnMain(around, db, heads, pages)),
      ...(await backwards(db, load, main, base.id, others)),
    ]),
    change: await backwards(db, load, change, base.id, names),
  }
}

/** The touches of one conflict, with the people whose views are at hand. */
export const touchOf = (touches: Touches, conflict: Pick<Conflict, 'subject'>) => ({
  main: touches.main.get(nameOf(conflict)),
  change: touches.change.get(nameOf(conflict)),
})
