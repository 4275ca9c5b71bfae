import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus, Search } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import type { Integration, Organization } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { catalogueOptions, installedOptions } from '../integration-queries.ts'
import type { CatalogueSearch } from '../integration-search.ts'
import { needsInstaller } from '../integration-text.ts'
import { CatalogueFilters } from './catalogue-filters.tsx'
import { CatalogueRow } from './catalogue-row.tsx'
import { PublishingGuide } from '../publishing/publishing-guide.tsx'
import { useRowKeys } from '../../shell/commands/use-row-keys.ts'

export interface CatalogueScreenProps {
  readonly org: string
  readonly organization: Pick<Organization, 'permissions'>
  readonly search: CatalogueSearch
  readonly onSearch: (search: CatalogueSearch) => void
}

/** The integrations that an organization can install. */
export function CatalogueScreen({ org, organization, search, onSearch }: CatalogueScreenProps) {
  const list = useSuspenseInfiniteQuery(catalogueOptions(org, search))
  const { admin } = organization.permissions
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const create = (): void => void navigate({ to: '/o/$org/integrations/new', params: { org } })
  useCatalogueCommands(() => field.current?.focus(), admin ? create : undefined)
  const integrations = list.data.pages.flatMap(({ items }) => items)
  const isFiltered = Object.keys(search).length > 0
  const isBare = integrations.length === 0 && !isFiltered
  const newButton = (
    <Button
      variant={isBare ? 'primary' : 'quiet'}
      icon={Plus}
      onClick={create}
      disabledReason={admin ? undefined : needsInstaller}
    >
      New integration
    </Button>
  )
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-display font-strong">Integrations</h1>
        {!isBare && newButton}
      </div>
      {!isBare && <CatalogueFilters search={search} onSearch={onSearch} field={field} />}
      {isBare && <NoIntegrations newButton={newButton} />}
      {integrations.length === 0 && isFiltered && (
        <EmptyState
          title="No matching integrations"
          action={<Button onClick={() => onSearch({})}>Clear filters</Button>}
        >
          Try a different search or fewer filters.
        </EmptyState>
      )}
      {integrations.length > 0 && (
        <CatalogueList
          org={org}
          integrations={integrations}
          count={list.data.pages[0]?.count ?? integrations.length}
        />
      )}
      {list.hasNextPage && (
        <span>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </span>
      )}
    </div>
  )
}

/** `/` searches; `n` creates, for those who may. */
const useCatalogueCommands = (find: () => void, create: (() => void) | undefined): void =>
  useCommands([
    {
      id: 'search-integrations',
      label: 'Search integrations',
      group: 'This screen',
      icon: Search,
      keys: '/',
      run: find,
    },
    ...(create === undefined
      ? []
      : [
          {
            id: 'new-integration',
            label: 'New integration',
            group: 'This screen' as const,
            icon: Plus,
            keys: 'n',
            run: create,
          },
        ]),
  ])

interface CatalogueListProps {
  readonly org: string
  readonly integrations: readonly Integration[]
  /** Of all pages. */
  readonly count: number
}

function CatalogueList({ org, integrations, count }: CatalogueListProps) {
  const { data: installed } = useQuery(installedOptions(org))
  const byName = new Map(installed?.map(({ installation, integration }) => [integration.name, installation]))
  const rows = useRef<HTMLUListElement>(null)
  useRowKeys(rows)
  return (
    <div className="grid gap-3">
      <output className="figures text-caption text-ink-soft">{counted(count, 'integration')}</output>
      <ul ref={rows} aria-label="Integrations" className="grid gap-x-6 border-t border-line lg:grid-cols-2">
        {integrations.map((integration) => (
          <CatalogueRow
            key={integration.name}
            org={org}
            integration={integration}
            installation={byName.get(integration.name)}
          />
        ))}
      </ul>
    </div>
  )
}

function NoIntegrations({ newButton }: { readonly newButton: ReactNode }) {
  return (
    <>
      <EmptyState title="No integrations yet" action={newButton}>
        An integration adds blocks to pages, scripts to sites, or reacts to what happens in spaces. Publish
        your own, from the browser or from the command line.
      </EmptyState>
      <PublishingGuide />
    </>
  )
}
