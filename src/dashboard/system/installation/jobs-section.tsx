import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { FilterMenu } from '../../ui/menus/filter-menu.tsx'
import { jobsOptions, overviewOptions, pollInterval } from './installation-queries.ts'
import { jobStates, type InstallationSearch } from './installation-search.ts'
import { jobStateLabels, kindLabel } from './installation-text.ts'
import { JobTable } from './job-table.tsx'

export interface JobsSectionProps {
  readonly search: InstallationSearch
  readonly onSearch: (search: InstallationSearch) => void
}

/** The jobs of everybody, newest first; the list follows them. */
export function JobsSection({ search, onSearch }: JobsSectionProps) {
  const list = useSuspenseInfiniteQuery({ ...jobsOptions(search), refetchInterval: pollInterval })
  const jobs = list.data.pages.flatMap(({ items }) => items)
  const isFiltered = Object.keys(search).length > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <JobFilters search={search} onSearch={onSearch} />
        <output className="figures ml-auto text-ink-soft">
          {counted(list.data.pages[0]?.count ?? 0, 'job')}
        </output>
      </div>
      <JobTable
        jobs={jobs}
        empty={
          <EmptyState title={isFiltered ? 'No matching jobs' : 'No jobs yet'}>
            {isFiltered
              ? 'Try another state or kind.'
              : 'Imports, exports, PDFs and other background work appear here.'}
          </EmptyState>
        }
      />
      {list.hasNextPage && (
        <span>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show earlier jobs
          </Button>
        </span>
      )}
    </div>
  )
}

function JobFilters({ search, onSearch }: JobsSectionProps) {
  const { data } = useSuspenseQuery(overviewOptions())
  const { state, kind } = search
  const kinds = [...new Set([...data.jobs.map((count) => count.kind), ...(kind === undefined ? [] : [kind])])]
  return (
    <>
      <FilterMenu
        label="State"
        allLabel="All states"
        value={state}
        onValueChange={(next) => onSearch({ ...(kind && { kind }), ...(next && { state: next }) })}
        options={jobStates.map((value) => ({ value, label: jobStateLabels[value].label }))}
      />
      <FilterMenu
        label="Kind"
        allLabel="All kinds"
        value={kind}
        onValueChange={(next) => onSearch({ ...(state && { state }), ...(next && { kind: next }) })}
        options={kinds
          .map((value) => ({ value, label: kindLabel(value) }))
          .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))}
      />
    </>
  )
}
