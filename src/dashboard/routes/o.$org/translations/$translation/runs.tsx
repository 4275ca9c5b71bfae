import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { RunsScreen } from '../../../../translations/runs/runs-screen.tsx'
import { runsOptions, translationOptions } from '../../../../translations/translation-queries.ts'
import { runSearch } from '../../../../translations/translation-search.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/translations/$translation/runs')({
  validateSearch: runSearch,
  loader: async ({ context: { queryClient }, params: { org, translation } }) => {
    await queryClient.ensureInfiniteQueryData(runsOptions(org, translation))
    return { crumb: 'Runs' }
  },
  component: Runs,
  pendingComponent: () => <Skeleton shape="rows" count={6} label="Loading runs" />,
})

function Runs() {
  const { org, translation: id } = Route.useParams()
  const { run } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: translation } = useSuspenseQuery(translationOptions(org, id))
  return (
    <RunsScreen
      org={org}
      translation={translation}
      open={run}
      onOpen={(next) =>
        void navigate({ search: next === undefined ? {} : { run: next }, replace: true, resetScroll: false })
      }
    />
  )
}
