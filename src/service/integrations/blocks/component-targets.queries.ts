/** How an integration is installed in a space or site. */
import type { IntegrationTargetRow } from '../../storage/schema/integration-tables.ts'
import { hotQuery } from '../../storage/hot-query.ts'

/** The name in lower case. There is at most one: an organization installs an integration once. */
export const targetOf = hotQuery<
  [string, string, string],
  IntegrationTargetRow,
  IntegrationTargetRow | undefined
>(
  (db, integration, kind, target) =>
    db
      .selectFrom('integration_targets')
      .selectAll()
      .where('integration', '=', integration)
      .where('kind', '=', kind as IntegrationTargetRow['kind'])
      .where('target', '=', target),
  ([row]) => row,
)
