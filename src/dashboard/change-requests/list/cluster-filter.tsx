import { useQuery } from '@tanstack/react-query'
import { MessagesSquare, X } from 'lucide-react'
import { getIssuesClusterOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'

export interface ClusterFilterProps {
  readonly org: string
  readonly cluster: string
  readonly onClear: () => void
}

/** Shows that the list is of one cluster of issues, which was chosen on its screen. */
export function ClusterFilter({ org, cluster, onClear }: ClusterFilterProps) {
  // Only administrators can read its label.
  const { data } = useQuery({
    ...getIssuesClusterOptions({ path: { organizationId: org, clusterId: cluster } }),
    retry: false,
  })
  return (
    <Button
      icon={MessagesSquare}
      aria-label={`Cluster: ${data?.label ?? 'one'}. Remove filter`}
      onClick={onClear}
    >
      <span className="max-w-48 truncate">Cluster: {data?.label ?? 'one'}</span>
      <Icon of={X} className="text-ink-soft" />
    </Button>
  )
}
