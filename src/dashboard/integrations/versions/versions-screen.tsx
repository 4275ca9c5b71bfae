import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Integration, IntegrationVersion } from '../../../client/types.gen.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { sizeText } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Table, type Column } from '../../ui/layout/table.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { versionsOptions } from '../integration-queries.ts'
import { RollBackDialog } from './roll-back-dialog.tsx'

/** The kept versions of an integration, newest first, for its owner. */
export function VersionsScreen({
  integration,
}: {
  readonly integration: Pick<Integration, 'name' | 'title'>
}) {
  const { data: versions } = useSuspenseQuery(versionsOptions(integration.name))
  const [chosen, setChosen] = useState<IntegrationVersion>()
  return (
    <Section
      title="Versions"
      lead="The latest ten versions are kept, and those that an installation still runs."
    >
      <Table
        caption="Versions"
        columns={[...facts, actionColumn(setChosen)]}
        rows={versions}
        rowKey={({ version }) => String(version)}
        empty={<EmptyState title="No versions">Publish the integration again.</EmptyState>}
      />
      {chosen !== undefined && (
        <RollBackDialog integration={integration} version={chosen} onClose={() => setChosen(undefined)} />
      )}
    </Section>
  )
}

const facts: readonly Column<IntegrationVersion>[] = [
  {
    key: 'version',
    header: 'Version',
    names: true,
    cell: ({ version, current }) => (
      <span className="figures inline-flex items-center gap-2">
        {version} {current && <Badge tone="moss">Current</Badge>}
      </span>
    ),
  },
  {
    key: 'published',
    header: 'Published',
    cell: ({ publishedAt, publishedBy }) => (
      <span>
        <RelativeTime at={publishedAt} />
        {publishedBy !== undefined && ` by ${publishedBy}`}
      </span>
    ),
  },
  {
    key: 'scopes',
    header: 'Permissions',
    numeric: true,
    className: 'max-sm:hidden',
    cell: ({ scopes }) => <span title={scopes.join('\n')}>{scopes.length}</span>,
  },
  {
    key: 'installations',
    header: 'Installations',
    numeric: true,
    className: 'max-sm:hidden',
    cell: ({ installations }) => installations.toLocaleString('en'),
  },
  {
    key: 'size',
    header: 'Script',
    numeric: true,
    className: 'max-sm:hidden',
    cell: ({ size }) => <span className="whitespace-nowrap">{sizeText(size)}</span>,
  },
]

const actionColumn = (onChoose: (version: IntegrationVersion) => void): Column<IntegrationVersion> => ({
  key: 'actions',
  header: 'Actions',
  quiet: true,
  className: 'text-right',
  cell: (version) =>
    !version.current && (
      <Button variant="bare" onClick={() => onChoose(version)}>
        Roll back
      </Button>
    ),
})
