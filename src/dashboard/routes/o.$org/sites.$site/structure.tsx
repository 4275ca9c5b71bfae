import { useMemo } from 'react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getSiteAdaptiveSchemaOptions, getUserOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { claimsOfSchema } from '../../../sites/audience/schema-claims.ts'
import { draftOptions, siteOptions, structureOptions } from '../../../sites/site-queries.ts'
import { displayUrl } from '../../../sites/site-text.ts'
import { StructureEditor } from '../../../sites/structure/structure-editor.tsx'
import { usePendingStructure } from '../../../sites/structure/pending/use-pending-structure.ts'
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
  pendingComponent: () => <Skeleton shape="tree" count={10} label="Loading structure" />,
  notFoundComponent: MissingScreen,
})

function Structure() {
  const { org, site } = Route.useParams()
  const { data } = useSuspenseQuery(siteOptions(org, site))
  const { data: schema } = useQuery({
    ...getSiteAdaptiveSchemaOptions({ path: { organizationId: org, siteId: site } }),
    // Most sites have no visitor schema, which the service reports as 404.
    retry: false,
  })
  const claims = useMemo(() => claimsOfSchema(schema?.jsonSchema), [schema])
  const pending = usePendingStructure(org, site)
  const spaces = usePickableSpaces(org)
  return (
    <StructureEditor
      org={org}
      site={data}
      base={data.urls.published === undefined ? `…/${data.basename ?? ''}` : displayUrl(data.urls.published)}
      pending={pending}
      spaces={spaces}
      claims={claims}
    />
  )
}
