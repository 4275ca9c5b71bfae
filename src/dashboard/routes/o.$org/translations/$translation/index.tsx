import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { translationOptions, translationPagesOptions } from '../../../../translations/translation-queries.ts'
import { unitSearch, type UnitSearch } from '../../../../translations/translation-search.ts'
import { UnitsScreen } from '../../../../translations/units/units-screen.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/translations/$translation/')({
  // The screen parses it: what is done here is code of the first chunk.
  validateSearch: (given: Record<string, unknown>): UnitSearch => given,
  loader: ({ context: { queryClient }, params: { org, translation } }) =>
    queryClient.ensureQueryData(translationPagesOptions(org, translation)),
  component: Units,
  pendingComponent: () => <Skeleton shape="rows" count={10} label="Loading units" />,
})

function Units() {
  const { org, translation: id } = Route.useParams()
  const search = unitSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  const { data: translation } = useSuspenseQuery(translationOptions(org, id))
  return (
    <UnitsScreen
      org={org}
      translation={translation}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
