import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Translation, TranslationCoverage } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { languageName } from '../../ui/language-name.ts'
import { VirtualList } from '../../ui/layout/virtual-list.tsx'
import { FilterMenu } from '../../ui/menus/filter-menu.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CountsBar } from '../counts-bar.tsx'
import { TranslationsFrame } from '../list/translations-frame.tsx'
import { coverageOptions, translationsOptions } from '../translation-queries.ts'
import { withParameters } from '../../api/search-parameters.ts'
import { unitStates, type CoverageSearch } from '../translation-search.ts'
import { countsText, freshness, percentText, stateLabels } from '../translation-text.ts'

export interface CoverageScreenProps {
  readonly org: string
  readonly search: CoverageSearch
  readonly onSearch: (search: CoverageSearch) => void
}

/** The spaces that are translated, each once, by title. */
const sourcesOf = (translations: readonly Translation[]) =>
  [...new Map(translations.map(({ source, titles }) => [source.space, titles.source ?? 'Private space']))]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))

/** The pages of a space in each of its languages. */
export function CoverageScreen({ org, search, onSearch }: CoverageScreenProps) {
  const { data: translations } = useSuspenseQuery(translationsOptions(org))
  const navigate = useNavigate()
  const sources = sourcesOf(translations)
  const space = sources.find(({ value }) => value === search.space)?.value ?? sources[0]?.value
  return (
    <TranslationsFrame org={org} current="/o/$org/translations/coverage">
      {space === undefined ? (
        <EmptyState
          title="No translations yet"
          action={
            <Button onClick={() => void navigate({ to: '/o/$org/translations', params: { org } })}>
              Show translations
            </Button>
          }
        >
          Coverage compares the pages of a space with each of its languages.
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-end gap-3">
            <div className="min-w-48">
              <Select
                label="Space"
                value={space}
                onValueChange={(next) => onSearch(withParameters(search, { space: next }))}
                options={sources}
              />
            </div>
            <FilterMenu
              label="Pages with"
              allLabel="All pages"
              value={search.state}
              onValueChange={(state) => onSearch(withParameters(search, { state }))}
              options={unitStates.map((value) => ({ value, label: `${stateLabels[value]} units` }))}
            />
          </div>
          <Matrix key={space} org={org} space={space} search={search} onSearch={onSearch} />
        </>
      )}
    </TranslationsFrame>
  )
}

function Matrix({ org, space, search, onSearch }: CoverageScreenProps & { readonly space: string }) {
  const { data, error, isFetching, refetch } = useQuery(coverageOptions(org, space))
  if (error !== null && data === undefined) {
    const { title, what, requestId } = processError(error)
    return (
      <ErrorNote
        title={title}
        what={what}
        requestId={requestId}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (data === undefined) return <Skeleton shape="rows" count={10} label="Loading coverage" />
  const { state } = search
  const pages =
    state === undefined
      ? data
      : data.filter(({ languages }) => languages.some(({ units }) => units[state] > 0))
  const languages = data[0]?.languages ?? []
  if (pages.length === 0)
    return (
      <EmptyState
        title="No matching pages"
        action={
          state !== undefined && (
            <Button onClick={() => onSearch(withParameters(search, { state: undefined }))}>
              Show all pages
            </Button>
          )
        }
      >
        {state === undefined
          ? 'The space has no pages.'
          : `No page has ${stateLabels[state].toLowerCase()} units.`}
      </EmptyState>
    )
  const columns = { gridTemplateColumns: `minmax(10rem, 1fr) repeat(${languages.length}, 7rem)` }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <output className="figures text-caption text-ink-soft">{counted(pages.length, 'page')}</output>
      {/* Scroll containers must be reachable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label="Pages by language" tabIndex={0} className="overflow-x-auto">
        <div className="w-max min-w-full">
          <div
            className="grid h-8 items-center gap-x-4 border-b border-line text-caption text-ink-soft"
            style={columns}
          >
            <span>Page</span>
            {languages.map(({ translation, language }) => (
              <Link
                key={translation}
                to="/o/$org/translations/$translation"
                params={{ org, translation }}
                className="truncate underline-offset-2 hover:underline"
              >
                {languageName(language)}
              </Link>
            ))}
          </div>
          <VirtualList
            label="Coverage"
            items={pages}
            itemKey={({ page }) => page.id}
            rowHeight={40}
            className="max-h-[65dvh]"
          >
            {(row) => <MatrixRow org={org} row={row} columns={columns} />}
          </VirtualList>
        </div>
      </section>
    </div>
  )
}

function MatrixRow({
  org,
  row,
  columns,
}: {
  readonly org: string
  readonly row: TranslationCoverage
  readonly columns: { readonly gridTemplateColumns: string }
}) {
  return (
    <div className="grid min-h-10 items-center gap-x-4 border-b border-line hover:bg-hover" style={columns}>
      <span className="truncate" title={row.page.path}>
        {row.page.title}
      </span>
      {row.languages.map(({ translation, language, units }) => (
        <Link
          key={translation}
          to="/o/$org/translations/$translation"
          params={{ org, translation }}
          search={{ page: row.page.id }}
          aria-label={`${row.page.title} in ${languageName(language)}: ${percentText(freshness(units))} fresh, ${countsText(units)}`}
          className="grid gap-1 rounded-small px-1 py-1 -outline-offset-2"
        >
          <span className="figures text-caption">{percentText(freshness(units))}</span>
          <CountsBar counts={units} />
        </Link>
      ))}
    </div>
  )
}
