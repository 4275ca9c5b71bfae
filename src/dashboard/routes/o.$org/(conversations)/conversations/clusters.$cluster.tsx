import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { orNotFound } from '../../../../api/not-found-error.ts'
import { isMissing } from '../../../../api/response-error.ts'
import { AdministratorsOnly } from '../../../../conversations/administrators-only.tsx'
import { ClusterScreen } from '../../../../conversations/cluster/cluster-screen.tsx'
import { clusterOptions } from '../../../../conversations/conversation-queries.ts'
import { MissingScreen } from '../../../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { loadForAdministrators } from '../../../-conversations/load-for-administrators.ts'

export const Route = createFileRoute('/o/$org/(conversations)/conversations/clusters/$cluster')({
  loader: async ({ context: { queryClient }, params: { org, cluster: id } }) => {
    let crumb = 'Cluster'
    await loadForAdministrators(queryClient, org, async () => {
      const cluster = await orNotFound(queryClient.ensureQueryData(clusterOptions(org, id)))
      // A merged cluster leads to the one that it was merged into.
      if (cluster.id !== id)
        throw redirect({
          to: '/o/$org/conversations/clusters/$cluster',
          params: { org, cluster: cluster.id },
          replace: true,
        })
      crumb = cluster.label
    })
    return { crumb }
  },
  component: Cluster,
  pendingComponent: () => <Skeleton shape="lines" count={10} label="Loading the cluster" />,
  notFoundComponent: MissingScreen,
})

function Cluster() {
  const { org, cluster } = Route.useParams()
  return (
    <AdministratorsOnly org={org}>
      {() => <KnownCluster key={cluster} org={org} cluster={cluster} />}
    </AdministratorsOnly>
  )
}

function KnownCluster({ org, cluster }: { readonly org: string; readonly cluster: string }) {
  const { error } = useSuspenseQuery(clusterOptions(org, cluster))
  // Its last issue was erased or moved while it was open.
  return isMissing(error) ? <MissingScreen /> : <ClusterScreen org={org} cluster={cluster} />
}
