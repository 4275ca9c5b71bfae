import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import {
  getSiteCustomizationOptions,
  getSiteLookDraftOptions,
} from '../../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { CustomizeScreen } from '../../../sites/look/customize-screen.tsx'
import { scopeSearch } from '../../../sites/look/look-search.ts'
import { siteRefusal } from '../../../sites/site-permission-text.ts'
import { siteOptions, structureOptions } from '../../../sites/site-queries.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/sites/$site/customize')({
  validateSearch: scopeSearch,
  loader: async ({ context: { queryClient }, params: { org, site } }) => {
    await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(siteOptions(org, site)),
        queryClient.ensureQueryData(structureOptions(org, site)),
        queryClient.ensureQueryData(
          getSiteCustomizationOptions({ path: { organizationId: org, siteId: site } }),
        ),
        queryClient.ensureQueryData(getSiteLookDraftOptions({ path: { organizationId: org, siteId: site } })),
      ]),
    )
  },
  staticData: { crumb: 'Customize' },
  component: Customize,
  pendingComponent: () => <Skeleton shape="lines" count={10} label="Loading look" />,
  notFoundComponent: MissingScreen,
})

function Customize() {
  const { org, site } = Route.useParams()
  const { scope } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data } = useSuspenseQuery(siteOptions(org, site))
  return (
    <CustomizeScreen
      key={scope ?? ''}
      org={org}
      site={data}
      refused={siteRefusal(data, 'edit')}
      scope={scope}
      onScope={(next) => void navigate({ search: next === undefined ? {} : { scope: next } })}
    />
  )
}
