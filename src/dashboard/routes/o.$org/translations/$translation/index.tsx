import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { translationOptions, translationPagesOptions } from '../../../../translations/translation-queries.ts'
import { unitSearch } from '../../../../translations/translation-search.ts'
import { UnitsScreen } from '../../../../translations/units/units-screen.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/translations/$translation/')({
  validateSearch: unitSearch,
  loader: ({ context: { queryClient }, params: { org, translation } }) =>
    queryClient.ensureQueryData(translationPagesOptions(org, translation)),
  component: Units,
  pendingComponent: () => <Skeleton shape="rows" count={10} label="Loading units" />,
})

function Units() {
  const { org, translation: id } = Route.useParams()
  const search = Route.useSearch()
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
