import { useQuery } from '@tanstack/react-query'
import {
  getInstallationOptions,
  getSiteInstallationOptions,
  getSpaceInstallationOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { IntegrationEventPayload } from '../../../client/types.gen.ts'
import { Section } from '../../ui/layout/section.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { statusLabels } from '../integration-text.ts'
import { changedValues, type ChangedValue } from './configuration-changes.ts'

export interface ConfigurationDifferenceProps {
  readonly name: string
  readonly payload: IntegrationEventPayload
}

/** The configuration that an event is about, as it is now. */
const useCurrentConfiguration = (name: string, payload: IntegrationEventPayload) => {
  const { installationId, spaceId, siteId } = payload
  const path = { integrationName: name, installationId: installationId ?? '' }
  const known = installationId !== undefined && payload.previous !== undefined
  // They are gone after an uninstall.
  const account = useQuery({
    ...getInstallationOptions({ path }),
    enabled: known && spaceId === undefined && siteId === undefined,
    retry: false,
  })
  const space = useQuery({
    ...getSpaceInstallationOptions({ path: { ...path, spaceId: spaceId ?? '' } }),
    enabled: known && spaceId !== undefined,
    retry: false,
  })
  const site = useQuery({
    ...getSiteInstallationOptions({ path: { ...path, siteId: siteId ?? '' } }),
    enabled: known && siteId !== undefined,
    retry: false,
  })
  return (spaceId !== undefined ? space : siteId !== undefined ? site : account).data
}

const missing = <span className="text-ink-soft">–</span>

/** What changed since before a configuration event: its status and the values of its configuration. */
export function ConfigurationDifference({ name, payload }: ConfigurationDifferenceProps) {
  const current = useCurrentConfiguration(name, payload)
  const { previous } = payload
  if (previous === undefined || current === undefined) return null
  const status =
    previous.status === current.status
      ? []
      : [{ name: 'Status', before: statusLabels[previous.status], now: statusLabels[current.status] }]
  const changes: readonly ChangedValue[] = [
    ...status,
    ...changedValues(previous.configuration ?? {}, current.configuration),
  ]
  return (
    <Section title="Changes" lead="Between the configuration before this event and the current one.">
      <Table
        caption="Changes"
        columns={[
          { key: 'name', header: 'Field', names: true, cell: (change) => change.name },
          {
            key: 'before',
            header: 'Before',
            cell: (change) => <code className="font-mono break-all">{change.before ?? missing}</code>,
          },
          {
            key: 'now',
            header: 'Now',
            cell: (change) => <code className="font-mono break-all">{change.now ?? missing}</code>,
          },
        ]}
        rows={changes}
        rowKey={(change) => change.name}
        empty={<p className="text-ink-soft">The configuration is the same as before this event.</p>}
      />
    </Section>
  )
}
