import { useQuery } from '@tanstack/react-query'
import { HealthStrip } from '../../organizations/health-strip.tsx'
import { homeQueries } from './home-queries.ts'

export interface HomeHealthProps {
  readonly org: string
  readonly person: string
}

/** Milliseconds between requests while spaces are being checked. */
const pause = 3000

/** What needs repair. Each response checks some more spaces, so it is fetched until none are left. */
export function HomeHealth({ org, person }: HomeHealthProps) {
  const { data } = useQuery({
    ...homeQueries(org, person).health,
    refetchInterval: ({ state }) =>
      // Very large organizations are never checked completely.
      state.data !== undefined && state.data.uncheckedSpaces > 0 && state.dataUpdateCount < 20
        ? pause
        : false,
  })
  return data === undefined ? null : <HealthStrip org={org} health={data} />
}
