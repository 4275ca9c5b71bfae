import { useQuery } from '@tanstack/react-query'
import { listSitesOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { Note } from '../../ui/feedback/note.tsx'

export interface AffectedSitesProps {
  readonly org: string
  /** Ids of the spaces that are about to be deleted. */
  readonly spaces: readonly string[]
}

/** The live sites whose readers lose the spaces; nothing if there is none. */
export function AffectedSites({ org, spaces }: AffectedSitesProps) {
  const { data } = useQuery({
    ...listSitesOptions({
      path: { organizationId: org },
      query: { spaces: spaces.slice(0, 100), published: true, limit: 20 },
    }),
    enabled: spaces.length > 0,
  })
  if (data === undefined || data.items.length === 0) return null
  const { items, count } = data
  const names = items.map(({ title }) => `“${title}”`)
  const others = (count ?? items.length) - items.length
  return (
    <div className="mt-3">
      <Note tone="warning">
        Readers of {items.length === 1 && others <= 0 ? 'the live site' : 'the live sites'}{' '}
        {new Intl.ListFormat('en').format(others > 0 ? [...names, `${others} more`] : names)} can no longer
        open these pages. To keep them online, replace the space in the site’s structure first.
      </Note>
    </div>
  )
}
