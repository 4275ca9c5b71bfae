import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { getIssuesClusterOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { Icon } from '../../ui/icon.tsx'

export interface ClusterLinkProps {
  readonly org: string
  /** The cluster of issues that the change request was created for. */
  readonly cluster: string
}

/** Where a change request comes from, for those who can see conversations. */
export function ClusterLink({ org, cluster }: ClusterLinkProps) {
  const { data } = useQuery({
    ...getIssuesClusterOptions({ path: { organizationId: org, clusterId: cluster } }),
    retry: false,
  })
  if (data === undefined) return null
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-ink-soft">
      <Icon of={MessagesSquare} />
      For the cluster
      <Link
        to="/o/$org/conversations/clusters/$cluster"
        params={{ org, cluster: data.id }}
        className="min-w-0 truncate text-accent underline"
      >
        {data.label}
      </Link>
    </p>
  )
}
