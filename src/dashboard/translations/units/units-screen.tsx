import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Suspense, useDeferredValue, useRef } from 'react'
import { getSpaceOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { Translation } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { translationPagesOptions } from '../translation-queries.ts'
import type { UnitSearch } from '../translation-search.ts'
import { PageList } from './page-list.tsx'
import type { UnitRights } from './unit-editor.tsx'
import { UnitFilters } from './unit-filters.tsx'
import { UnitList } from './unit-list.tsx'

export interface UnitsScreenProps {
  readonly org: string
  readonly translation: Translation
  readonly search: UnitSearch
  readonly onSearch: (search: UnitSearch) => void
}

/** What the person may do with the units, by their role on the translated space. */
const useRights = ({ result, frozen }: Translation): UnitRights => {
  const { data: space } = useQuery({
    ...getSpaceOptions({ path: { spaceId: result?.space ?? '' } }),
    enabled: result !== undefined,
    retry: false,
  })
  if (result === undefined) return refusedBoth('Run the translation first.')
  if (frozen === 'result-deleted') return refusedBoth('The translated space was deleted.')
  return {
    edit:
      space?.permissions.edit === true
        ? undefined
        : 'You need the Editor role on the translated space. Ask an administrator.',
    review:
      space?.permissions.review === true
        ? undefined
        : 'You need the Reviewer role on the translated space. Ask an administrator.',
  }
}

const refusedBoth = (reason: string): UnitRights => ({ edit: reason, review: reason })

/** The units of a translation: source and translation side by side, by page. */
export function UnitsScreen({ org, translation, search, onSearch }: UnitsScreenProps) {
  const { data: pages } = useSuspenseQuery(translationPagesOptions(org, translation.id))
  const rights = useRights(translation)
  const field = useRef<HTMLInputElement>(null)
  // The list stays while the next one is loaded.
  const listed = useDeferredValue(search)
  useCommands([
    {
      id: 'search-units',
      label: 'Search units',
      group: 'This screen',
      icon: Search,
      keys: '/',
      run: () => field.current?.focus(),
    },
  ])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
      <div>
        <PageList org={org} translation={translation} pages={pages} search={search} onSearch={onSearch} />
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <UnitFilters search={search} onSearch={onSearch} field={field} />
        <Suspense fallback={<Skeleton shape="rows" count={10} label="Loading units" />}>
          <UnitList org={org} translation={translation} search={listed} onSearch={onSearch} rights={rights} />
        </Suspense>
      </div>
    </div>
  )
}
