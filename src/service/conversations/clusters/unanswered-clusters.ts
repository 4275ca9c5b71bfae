/** What customers ask again and again, and no change request answers. */
import type { DocDebt } from '../../../contract/spaces/doc-debt-schemas.ts'
import { mostDebtItems } from '../../../contract/spaces/doc-debt-schemas.ts'
import type { Db } from '../../storage/store.ts'
import { countClusters, listClusters } from './listed-clusters.queries.ts'

/** Open clusters of an organization without a change request, the largest first. For administrators only. */
export const unansweredClusters = async (
  db: Db,
  organization: string,
  now: string,
): Promise<Pick<DocDebt['unansweredClusters'], 'count' | 'items'>> => {
  const filter = { organization, state: 'open', answered: false } as const
  const listing = { orderBy: 'issues', order: 'desc' } as const
  const [count, rows] = await Promise.all([
    countClusters(db, filter),
    listClusters(db, filter, listing, now, undefined, mostDebtItems),
  ])
  return { count, items: rows.map(({ id, label, issues }) => ({ id, label, issues })) }
}
