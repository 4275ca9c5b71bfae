import { useRouter, type LinkProps } from '@tanstack/react-router'
import { railEntries, type RailEntry } from './rail-entries.ts'

export interface RailPlace extends RailEntry {
  readonly link: Pick<LinkProps, 'to' | 'params'>
  readonly go: () => void
}

/**
 * The entries whose route exists, bound to an organization. An area adds its entry by adding its route, so that no
 * entry leads to a missing page. Paths are plain strings; they are checked against the routes at run time.
 */
export const useRailEntries = (organizationId: string, isAdministrator: boolean): readonly RailPlace[] => {
  const router = useRouter()
  const known = new Set(Object.keys(router.routesByPath))
  return railEntries
    .filter(({ administrators }) => administrators !== true || isAdministrator)
    .filter((entry) => known.has(entry.path) || known.has(`${entry.path}/`))
    .map((entry) => {
      const link = { to: entry.path, params: { org: organizationId } } as Pick<LinkProps, 'to' | 'params'>
      return { ...entry, link, go: () => void router.navigate(link as never) }
    })
}
