import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { ApiSpec, ApiSpecComparison, ApiSpecFinding, ApiSpecVersion } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { FilterMenu } from '../../ui/menus/filter-menu.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { comparisonOptions } from '../api-spec-queries.ts'
import { withParameters } from '../../api/search-parameters.ts'
import type { ComparisonSearch } from '../api-spec-search.ts'
import { levelLabels, needsEditor } from '../api-spec-text.ts'
import { ChangeCounts } from '../change-counts.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { chosenPair, type ChosenPair } from './chosen-pair.ts'
import { findingGroups, matchingFindings } from './finding-groups.ts'
import { FindingGroupView } from './finding-group-view.tsx'
import { VersionPickers } from './version-pickers.tsx'

export interface ComparisonScreenProps {
  readonly org: string
  readonly spec: ApiSpec
  readonly versions: readonly ApiSpecVersion[]
  readonly search: ComparisonSearch
  readonly onSearch: (search: ComparisonSearch) => void
}

/** What changed between two versions, for those who call the API. */
export function ComparisonScreen({ org, spec, versions, search, onSearch }: ComparisonScreenProps) {
  const pair = chosenPair(versions, search)
  if (pair === undefined)
    return (
      <EmptyState title="Nothing to compare yet">
        Once the document changes, its versions are compared here: what breaks callers, what needs review, and
        what is safe.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <VersionPickers
        versions={versions}
        {...pair}
        onPick={(from, to) => onSearch(withParameters(search, { from, to }))}
      />
      <Compared org={org} spec={spec} pair={pair} search={search} onSearch={onSearch} />
    </div>
  )
}

interface ComparedProps extends Omit<ComparisonScreenProps, 'versions'> {
  readonly pair: ChosenPair
}

function Compared({ org, spec, pair, search, onSearch }: ComparedProps) {
  const { data, error, refetch, isFetching } = useQuery(
    comparisonOptions(org, spec.slug, { from: pair.from.id, to: pair.to.id }),
  )
  if (error !== null)
    return <ErrorNote {...processError(error)} onRetry={() => void refetch()} retrying={isFetching} />
  if (data === undefined) return <Skeleton shape="rows" count={6} label="Comparing the versions" />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ChangeCounts counts={data.counts} />
        <Link
          to="/o/$org/specs/$spec/pages"
          params={{ org, spec: spec.slug }}
          search={{ from: pair.from.id, to: pair.to.id }}
          className="text-accent underline underline-offset-2"
        >
          Pages affected
        </Link>
      </div>
      {!data.precise && (
        <Note tone="warning">
          The documents are too large to compare completely. There may be more changes than these.
        </Note>
      )}
      {data.findings.length === 0 ? (
        <EmptyState title="No changes for callers">
          {data.wordsOnly.length === 0
            ? 'Both versions describe the same API.'
            : `Only texts changed, in ${counted(data.wordsOnly.length, 'operation')}.`}
        </EmptyState>
      ) : (
        <Findings org={org} spec={spec} comparison={data} search={search} onSearch={onSearch} />
      )}
      {data.wordsOnly.length > 0 && <Reworded keys={data.wordsOnly} />}
    </>
  )
}

/** Operations in one go; a comparison can have thousands. */
const groupsAtOnce = 50

interface FindingsProps extends Omit<ComparedProps, 'pair'> {
  readonly comparison: ApiSpecComparison
}

function Findings({ org, spec, comparison, search, onSearch }: FindingsProps) {
  const [shown, setShown] = useState(groupsAtOnce)
  const [accepting, setAccepting] = useState<readonly ApiSpecFinding[]>()
  const found = useMemo(() => matchingFindings(comparison.findings, search), [comparison.findings, search])
  const groups = useMemo(() => findingGroups(found), [found])
  const refused = spec.permissions.edit ? undefined : needsEditor
  const open = found.filter(({ level, accepted }) => level !== 'safe' && accepted === undefined)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <FindingFilters search={search} onSearch={onSearch} />
        {open.length > 1 && (
          <Button icon={Check} disabledReason={refused} onClick={() => setAccepting(open.slice(0, 1000))}>
            Accept {Math.min(open.length, 1000)} findings
          </Button>
        )}
      </div>
      <output className="figures text-caption text-ink-soft">
        {counted(found.length, 'finding')} in {counted(groups.length, 'operation')}
      </output>
      {groups.length === 0 && (
        <EmptyState
          title="No matching findings"
          action={
            <Button
              onClick={() =>
                onSearch(withParameters(search, { level: undefined, q: undefined, accepted: undefined }))
              }
            >
              Clear filters
            </Button>
          }
        >
          Try a different search or fewer filters.
        </EmptyState>
      )}
      <div className="grid gap-6">
        {groups.slice(0, shown).map((group) => (
          <FindingGroupView
            key={group.operation}
            org={org}
            slug={spec.slug}
            group={group}
            refused={refused}
            onAccept={(finding) => setAccepting([finding])}
          />
        ))}
      </div>
      {groups.length > shown && (
        <span>
          <Button onClick={() => setShown(shown + groupsAtOnce)}>Show more</Button>
        </span>
      )}
      {accepting !== undefined && (
        <AcceptDialog
          org={org}
          slug={spec.slug}
          findings={accepting}
          onClose={() => setAccepting(undefined)}
        />
      )}
    </>
  )
}

const levelOptions = (['breaking', 'review', 'safe'] as const).map((value) => ({
  value,
  label: levelLabels[value],
}))

function FindingFilters({ search, onSearch }: Pick<ComparisonScreenProps, 'search' | 'onSearch'>) {
  const { level, q, accepted } = search
  const isFiltered = level !== undefined || q !== undefined || accepted !== undefined
  return (
    <>
      <SearchField
        label="Search endpoints and findings"
        value={q}
        onSearch={(next) => onSearch(withParameters(search, { q: next }))}
      />
      <FilterMenu
        label="Level"
        allLabel="All levels"
        value={level}
        onValueChange={(next) => onSearch(withParameters(search, { level: next }))}
        options={levelOptions}
      />
      <FilterMenu
        label="Accepted"
        allLabel="Accepted or not"
        value={accepted === undefined ? undefined : accepted ? 'yes' : 'no'}
        onValueChange={(next) =>
          onSearch(withParameters(search, { accepted: next === undefined ? undefined : next === 'yes' }))
        }
        options={[
          { value: 'no', label: 'Not accepted' },
          { value: 'yes', label: 'Accepted' },
        ]}
      />
      {isFiltered && (
        <Button
          variant="bare"
          icon={X}
          onClick={() =>
            onSearch(withParameters(search, { level: undefined, q: undefined, accepted: undefined }))
          }
        >
          Clear filters
        </Button>
      )}
    </>
  )
}

function Reworded({ keys }: { readonly keys: readonly string[] }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1 text-ink-soft">
        Only texts changed in {counted(keys.length, 'operation')}
      </summary>
      <ul className="grid gap-0.5 pt-1 pl-4">
        {keys.slice(0, 500).map((key) => (
          <li key={key}>
            <code className="font-mono [overflow-wrap:anywhere]">{key}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}
