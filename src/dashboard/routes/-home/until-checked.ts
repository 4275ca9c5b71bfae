import type { OrganizationHealth } from '../../../client/types.gen.ts'

/** Milliseconds between requests while spaces are being checked. */
const pause = 3000

interface Asked {
  readonly state: { readonly data: OrganizationHealth | undefined; readonly dataUpdateCount: number }
}

/** The refetch interval of the health of an organization: each response checks some more spaces, until none are left. */
export const untilChecked = ({ state: { data, dataUpdateCount } }: Asked): number | false =>
  // Very large organizations are never checked completely.
  data !== undefined && data.uncheckedSpaces > 0 && dataUpdateCount < 20 ? pause : false
