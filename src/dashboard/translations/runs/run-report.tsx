import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { TranslationRun, TranslationRunReport } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { runOptions } from '../translation-queries.ts'

/** Pages that are listed at first. */
const firstPages = 50

/** The pages that a run touched, with its problems, and those that the source no longer has. */
export function RunReport({ org, run }: { readonly org: string; readonly run: TranslationRun }) {
  const { data, error, isFetching, refetch } = useQuery(runOptions(org, run.translation, run.id))
  const [limit, setLimit] = useState(firstPages)
  if (error !== null) {
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
  if (data === undefined) return <Skeleton shape="rows" count={3} label="Loading the pages of the run" />
  const { pages, removed } = data
  if (pages.length === 0 && removed.length === 0) return <p className="text-ink-soft">No page was changed.</p>
  return (
    <div className="grid gap-3">
      {pages.length > 0 && (
        <ul aria-label="Pages of the run" className="grid gap-1">
          {pages.slice(0, limit).map((page) => (
            <ReportPage key={page.page.id} org={org} translation={run.translation} result={page} />
          ))}
        </ul>
      )}
      {pages.length > limit && (
        <span>
          <Button onClick={() => setLimit(pages.length)}>Show all {counted(pages.length, 'page')}</Button>
        </span>
      )}
      {removed.length > 0 && (
        <section className="grid gap-1">
          <h3 className="font-strong">Removed pages</h3>
          <p className="text-caption text-ink-soft">
            The source no longer has them. The memory keeps what people wrote.
          </p>
          <ul className="grid gap-0.5">
            {removed.map(({ page, units }) => (
              <li key={page.id}>
                {page.title}{' '}
                <span className="figures text-caption text-ink-soft">
                  {counted(units, 'unit')} written by people
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function ReportPage({
  org,
  translation,
  result,
}: {
  readonly org: string
  readonly translation: string
  readonly result: TranslationRunReport['pages'][number]
}) {
  const { page, translated, fromMemory, failed, problems } = result
  return (
    <li className="grid gap-0.5">
      <span className="flex flex-wrap items-baseline gap-x-3">
        <Link
          to="/o/$org/translations/$translation"
          params={{ org, translation }}
          search={{ page: page.id }}
          className="min-w-0 truncate underline underline-offset-2"
        >
          {page.title}
        </Link>
        <span className="figures text-caption text-ink-soft">
          {translated} translated · {fromMemory} from memory
          {failed > 0 && ` · ${failed} failed`}
        </span>
      </span>
      {problems.map(({ unit, message }) => (
        <Link
          key={unit}
          to="/o/$org/translations/$translation"
          params={{ org, translation }}
          search={{ page: page.id, unit }}
          className="text-caption text-rust underline-offset-2 [overflow-wrap:anywhere] hover:underline"
        >
          {message}
        </Link>
      ))}
    </li>
  )
}
