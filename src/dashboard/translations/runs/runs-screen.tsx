import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { Translation, TranslationRun } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { estimateOptions, runsOptions } from '../translation-queries.ts'
import { OutcomeBadge } from '../translation-status.tsx'
import { durationText, triggerLabels } from '../translation-text.ts'
import { RunReport } from './run-report.tsx'

export interface RunsScreenProps {
  readonly org: string
  readonly translation: Translation
  /** The run whose pages are listed. */
  readonly open: string | undefined
  readonly onOpen: (run: string | undefined) => void
}

/** The runs of a translation, and what the next one would do. */
export function RunsScreen({ org, translation, open, onOpen }: RunsScreenProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    runsOptions(org, translation.id),
  )
  const runs = data.pages.flatMap(({ items }) => items)
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-8">
      <NextRun org={org} translation={translation} />
      <Section title="Runs">
        {runs.length === 0 ? (
          <EmptyState title="No runs yet">
            Each run is listed here with its result for every page that it touched.
          </EmptyState>
        ) : (
          <ul aria-label="Runs" className="grid border-t border-line">
            {runs.map((run) => (
              <RunRow
                key={run.id}
                org={org}
                run={run}
                isOpen={run.id === open}
                onToggle={() => onOpen(run.id === open ? undefined : run.id)}
              />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <span>
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show older runs
            </Button>
          </span>
        )}
      </Section>
    </div>
  )
}

/** What the next run would translate, or how far the current one is. */
function NextRun({ org, translation }: Pick<RunsScreenProps, 'org' | 'translation'>) {
  const { progress, frozen, charactersThisMonth } = translation
  const estimate = useQuery({
    ...estimateOptions(org, translation.id),
    enabled: progress === undefined && frozen === undefined,
  })
  if (progress !== undefined || frozen !== undefined) return null
  return (
    <Section title="Next run">
      {estimate.error !== null ? (
        <EstimateError
          error={estimate.error}
          onRetry={() => void estimate.refetch()}
          retrying={estimate.isFetching}
        />
      ) : estimate.data === undefined ? (
        <Skeleton shape="lines" count={2} label="Loading the estimate" />
      ) : estimate.data.units === 0 ? (
        <p className="text-ink-soft">Everything is translated. A run would change nothing.</p>
      ) : (
        <div className="grid gap-1">
          <p className="figures">
            {counted(estimate.data.units, 'unit')} on {counted(estimate.data.pages, 'page')},{' '}
            {counted(estimate.data.words, 'word')}. {counted(estimate.data.fromMemory, 'unit')} from memory,
            the rest ({counted(estimate.data.characters, 'character')}) from the engine.
          </p>
          <p className="figures text-caption text-ink-soft">
            {counted(charactersThisMonth, 'character')} used this month.{' '}
            {estimate.data.characters > estimate.data.remaining
              ? `The limits leave ${counted(estimate.data.remaining, 'character')}, so the run will not finish everything.`
              : `The limits leave ${counted(estimate.data.remaining, 'character')}.`}
          </p>
        </div>
      )}
    </Section>
  )
}

function EstimateError({
  error,
  onRetry,
  retrying,
}: {
  readonly error: unknown
  readonly onRetry: () => void
  readonly retrying: boolean
}) {
  const { title, what, requestId } = processError(error)
  return <ErrorNote title={title} what={what} requestId={requestId} onRetry={onRetry} retrying={retrying} />
}

interface RunRowProps {
  readonly org: string
  readonly run: TranslationRun
  readonly isOpen: boolean
  readonly onToggle: () => void
}

const secondsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1000

function RunRow({ org, run, isOpen, onToggle }: RunRowProps) {
  const { outcome, status, trigger, startedAt, finishedAt, units, words, message, by } = run
  return (
    <li className="grid gap-2 border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {outcome === undefined ? (
          <Badge tone="accent">{status === 'queued' ? 'Waiting' : 'Running'}</Badge>
        ) : (
          <OutcomeBadge outcome={outcome} />
        )}
        <span className="font-strong">
          <RelativeTime at={finishedAt ?? startedAt ?? run.createdAt} />
        </span>
        <span className="figures flex flex-1 flex-wrap gap-x-3 text-caption text-ink-soft">
          <span>{triggerLabels[trigger]}</span>
          {by !== undefined && <span>{by.displayName}</span>}
          {startedAt !== undefined && finishedAt !== undefined && (
            <span>{durationText(secondsBetween(startedAt, finishedAt))}</span>
          )}
          <span>{counted(run.pagesDone, 'page')}</span>
          <span>{counted(words, 'word')}</span>
        </span>
        <Button variant="bare" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? 'Hide pages' : 'Show pages'}
        </Button>
      </div>
      {status !== 'finished' && (
        <ProgressBar
          label="Pages"
          done={run.pagesTotal === 0 ? undefined : run.pagesDone / run.pagesTotal}
          text={`${run.pagesDone} of ${run.pagesTotal}`}
        />
      )}
      <p className="figures text-caption text-ink-soft">
        {[
          `${units.translated.toLocaleString('en')} translated`,
          `${units.fromMemory.toLocaleString('en')} from memory`,
          ...(units.failed > 0 ? [`${units.failed.toLocaleString('en')} failed`] : []),
          ...(units.kept > 0
            ? [`${units.kept.toLocaleString('en')} stale but written by people, left as they are`]
            : []),
        ].join(' · ')}
      </p>
      {message !== undefined && <p className="[overflow-wrap:anywhere]">{message}</p>}
      {isOpen && <RunReport org={org} run={run} />}
    </li>
  )
}
