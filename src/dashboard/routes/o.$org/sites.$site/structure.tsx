import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import {
  getUserOptions,
  listSiteTemplateConditionsOptions,
} from '../../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { FailureScreen } from '../../../shell/failures/failure-screen.tsx'
import { MissingScreen } from '../../../shell/failures/missing-screen.tsx'
import { draftOptions, siteOptions, structureOptions } from '../../../sites/site-queries.ts'
import { plainAddress } from '../../../sites/site-text.ts'
import { StructureEditor } from '../../../sites/structure/structure-editor.tsx'
import { usePendingStructure } from '../../../sites/structure/use-pending-structure.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePickableSpaces } from '../../-settings/use-pickable-spaces.ts'

export const Route = createFileRoute('/o/$org/sites/$site/structure')({
  loader: async ({ context: { queryClient }, params: { org, site } }) => {
    await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(siteOptions(org, site)),
        queryClient.ensureQueryData(structureOptions(org, site)),
        queryClient.ensureQueryData(draftOptions(org, site)),
        queryClient.ensureQueryData(getUserOptions()),
      ]),
    )
  },
  staticData: { crumb: 'Structure' },
  component: Structure,
  pendingComponent: () => <Skeleton shape="tree" count={10} label="Loading the structure" />,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

function Structure() {
  const { org, site } = Route.useParams()
  const { data } = useSuspenseQuery(siteOptions(org, site))
  const { data: templates } = useQuery({
    ...listSiteTemplateConditionsOptions({ path: { organizationId: org, siteId: site } }),
    // Most sites have no visitor schema, which the service reports as 404.
    retry: false,
  })
  const pending = usePendingStructure(org, site)
  const spaces = usePickableSpaces(org)
  return (
    <StructureEditor
      org={org}
      site={data}
      base={
        data.urls.published === undefined ? `…/${data.basename ?? ''}` : plainAddress(data.urls.published)
      }
      pending={pending}
      spaces={spaces}
      templates={templates?.items ?? []}
    />
  )
}
