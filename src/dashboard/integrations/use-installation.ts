import { useQuery } from '@tanstack/react-query'
import type { Installation } from '../../client/types.gen.ts'
import { installedOptions } from './integration-queries.ts'

/** The installation of an integration in an organization; undefined without one, or where it cannot be read. */
export const useInstallation = (org: string, name: string): Installation | undefined => {
  const { data } = useQuery(installedOptions(org))
  return data?.find(({ integration }) => integration.name === name)?.installation
}
