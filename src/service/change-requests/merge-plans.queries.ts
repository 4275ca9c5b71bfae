/** Planned merges as rows and as the API shows them. */
import { sql } from 'kysely'
import type { PersonView } from '../people/person-view.ts'
import { among } from '../storage/sql.ts'
import type { ChangeRequestRow, MergePlanRow } from '../storage/schema.ts'
import type { Db, Engine } from '../storage/store.ts'

/** By the id of their change request; one query, whatever the number. */
export const mergePlansOf = async (
  engine: Engine,
  db: Db,
  rows: readonly Pick<ChangeRequestRow, 'space' | 'id'>[],
): Promise<ReadonlyMap<string, MergePlanRow>> => {
  if (rows.length === 0) return new Map()
  const plans = await db
    .selectFrom('merge_plans')
    .selectAll()
    .where(among(engine, sql.ref('space'), [...new Set(rows.map(({ space }) => space))]))
    .where(
      among(
        engine,
        sql.ref('change_request'),
        rows.map(({ id }) => id),
      ),
    )
    .execute()
  return new Map(plans.map((plan) => [plan.change_request, plan]))
}

export const mergePlanView = (plan: MergePlanRow, setBy: PersonView) => ({
  when: plan.kind as 'rules-pass',
  ...(plan.due_at !== null && { at: plan.due_at }),
  setBy,
  setAt: plan.created_at,
  state: plan.state as 'waiting',
  ...(plan.outcome !== null && { outcome: plan.outcome }),
})
