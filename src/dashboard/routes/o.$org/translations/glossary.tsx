import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getOrganizationOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { GlossaryScreen } from '../../../translations/glossary/glossary-screen.tsx'
import { glossaryOptions, translationsOptions } from '../../../translations/translation-queries.ts'
import { listSearch } from '../../../translations/translation-search.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org/translations/glossary')({
  validateSearch: listSearch,
  loader: async ({ context: { queryClient }, params: { org } }) => {
    await Promise.all([
      queryClient.ensureQueryData(organizationOptions(org)),
      queryClient.ensureQueryData(translationsOptions(org)),
      queryClient.ensureInfiniteQueryData(glossaryOptions(org, undefined)),
    ])
    return { crumb: 'Glossary' }
  },
  component: Glossary,
  pendingComponent: () => <Skeleton shape="rows" count={10} label="Loading the glossary" />,
})

function Glossary() {
  const { org } = Route.useParams()
  const { q } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  return (
    <GlossaryScreen
      org={org}
      canEdit={organization.permissions.admin}
      q={q}
      onSearch={(next) => void navigate({ search: next === undefined ? {} : { q: next }, replace: true })}
    />
  )
}
