import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getOrganizationOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { TranslationsScreen } from '../../../translations/list/translations-screen.tsx'
import { translationsOptions } from '../../../translations/translation-queries.ts'
import { listSearch } from '../../../translations/translation-search.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org/translations/')({
  validateSearch: listSearch,
  loader: async ({ context: { queryClient }, params: { org } }) => {
    await Promise.all([
      queryClient.ensureQueryData(organizationOptions(org)),
      queryClient.ensureQueryData(translationsOptions(org)),
    ])
  },
  component: Translations,
  pendingComponent: () => <Skeleton shape="rows" count={8} label="Loading translations" />,
  notFoundComponent: MissingScreen,
})

function Translations() {
  const { org } = Route.useParams()
  const { q } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  return (
    <TranslationsScreen
      org={org}
      organization={organization}
      q={q}
      onSearch={(next) => void navigate({ search: next === undefined ? {} : { q: next }, replace: true })}
    />
  )
}
