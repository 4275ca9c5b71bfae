import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileJson2, Plus, Search } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import type { ApiSpec, Organization } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { useRowKeys } from '../../shell/commands/use-row-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { apiSpecsOptions } from '../api-spec-queries.ts'
import { needsEditor } from '../api-spec-text.ts'
import { SpecRow } from './spec-row.tsx'

export interface SpecsScreenProps {
  readonly org: string
  readonly organization: Pick<Organization, 'permissions'>
  readonly q: string | undefined
  readonly onSearch: (q: string | undefined) => void
}

const matching = (specs: readonly ApiSpec[], q = ''): readonly ApiSpec[] => {
  const wanted = q.toLowerCase()
  return specs.filter(({ slug, title = '', sourceURL = '' }) =>
    `${slug} ${title} ${sourceURL}`.toLowerCase().includes(wanted),
  )
}

/** More rows than a person reads; the rest is found with the search. */
const mostRows = 200

/** The API specifications of an organization. */
export function SpecsScreen({ org, organization, q, onSearch }: SpecsScreenProps) {
  const { data: specs } = useSuspenseQuery(apiSpecsOptions(org))
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const canCreate = organization.permissions.createOpenAPISpec
  const add = (): void => void navigate({ to: '/o/$org/new-spec', params: { org } })
  useListCommands(() => field.current?.focus(), canCreate ? add : undefined)
  const isBare = specs.length === 0
  const found = matching(specs, q)
  const addButton = (
    <Button variant="primary" icon={Plus} onClick={add} disabledReason={canCreate ? undefined : needsEditor}>
      Add specification
    </Button>
  )
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-display font-strong">API specifications</h1>
        {!isBare && addButton}
      </div>
      {isBare ? (
        <NoSpecs addButton={addButton} />
      ) : (
        <>
          <SearchField label="Search specifications" value={q} onSearch={onSearch} field={field} />
          {found.length === 0 ? (
            <EmptyState
              title="No matching specifications"
              action={<Button onClick={() => onSearch(undefined)}>Clear search</Button>}
            >
              Search by title, slug or URL.
            </EmptyState>
          ) : (
            <SpecList org={org} specs={found} />
          )}
        </>
      )}
    </div>
  )
}

/** `/` searches; `n` adds, for those who may. */
const useListCommands = (find: () => void, add: (() => void) | undefined): void =>
  useCommands([
    {
      id: 'search-specifications',
      label: 'Search specifications',
      group: 'This screen',
      icon: Search,
      keys: '/',
      run: find,
    },
    ...(add === undefined
      ? []
      : [
          {
            id: 'add-specification',
            label: 'Add specification',
            group: 'This screen' as const,
            icon: Plus,
            keys: 'n',
            run: add,
          },
        ]),
  ])

function SpecList({ org, specs }: { readonly org: string; readonly specs: readonly ApiSpec[] }) {
  const [shown, setShown] = useState(mostRows)
  const rows = useRef<HTMLUListElement>(null)
  useRowKeys(rows)
  return (
    <div className="grid gap-3">
      <output className="figures text-caption text-ink-soft">{counted(specs.length, 'specification')}</output>
      <ul ref={rows} aria-label="API specifications" className="grid border-t border-line">
        {specs.slice(0, shown).map((spec) => (
          <SpecRow key={spec.id} org={org} spec={spec} />
        ))}
      </ul>
      {specs.length > shown && (
        <span>
          <Button onClick={() => setShown(shown + mostRows)}>Show more</Button>
        </span>
      )}
    </div>
  )
}

function NoSpecs({ addButton }: { readonly addButton: ReactNode }) {
  return (
    <>
      <EmptyState title="No API specifications yet" action={addButton}>
        Host an OpenAPI document, show its operations on pages, and see which pages a new version affects.
      </EmptyState>
      <p className="flex max-w-measure gap-2 text-ink-soft">
        <FileJson2 size={16} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
        <span>
          OpenAPI 3.0 to 3.2 and Swagger 2.0, as JSON or YAML, up to 20&nbsp;MB. From a URL such as{' '}
          <code className="font-mono break-all">https://api.example.org/openapi.json</code> it is checked
          every six hours.
        </span>
      </p>
    </>
  )
}
