import { useQuery } from '@tanstack/react-query'
import { HealthStrip } from '../../organizations/health-strip.tsx'
import { homeQueries } from './home-queries.ts'
import { untilChecked } from './until-checked.ts'

export interface HomeHealthProps {
  readonly org: string
  readonly person: string
}

/** What needs repair. */
export function HomeHealth({ org, person }: HomeHealthProps) {
  const { data } = useQuery({ ...homeQueries(org, person).health, refetchInterval: untilChecked })
  return data === undefined ? null : <HealthStrip org={org} health={data} />
}
