import { Link } from '@tanstack/react-router'
import type { Translation } from '../../../client/types.gen.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { frozenText } from '../translation-text.ts'

export interface TranslationNoticesProps {
  readonly org: string
  readonly translation: Translation
}

/** What a person has to know first: a run under way, a frozen translation, or a change request that waits. */
export function TranslationNotices({ org, translation }: TranslationNoticesProps) {
  const { id, frozen, progress, lastRun, result } = translation
  if (frozen !== undefined) return <Note tone="warning">{frozenText[frozen]}</Note>
  if (progress !== undefined)
    return (
      <div className="max-w-measure">
        <ProgressBar
          label="Translating"
          done={progress.pagesTotal === 0 ? undefined : progress.pagesDone / progress.pagesTotal}
          text={
            progress.pagesTotal === 0 ? 'Waiting' : `${progress.pagesDone} of ${progress.pagesTotal} pages`
          }
        />
      </div>
    )
  return (
    <>
      {lastRun !== undefined && (lastRun.outcome === 'failed' || lastRun.outcome === 'partial') && (
        <Note tone="warning">
          {lastRun.outcome === 'failed' ? 'The last run failed.' : 'The last run did not finish everything.'}{' '}
          {lastRun.message}{' '}
          <Link
            to="/o/$org/translations/$translation/runs"
            params={{ org, translation: id }}
            search={{ run: lastRun.id }}
            className="underline underline-offset-2"
          >
            Show the run
          </Link>
        </Note>
      )}
      {result?.changeRequest !== undefined && (
        <Note>
          Translations wait in an open change request of the translated space. Readers see them once it is
          merged.{' '}
          <Link
            to="/o/$org/s/$space/changes/$number"
            params={{ org, space: result.space, number: result.changeRequest }}
            className="underline underline-offset-2"
          >
            Show change request
          </Link>
        </Note>
      )}
    </>
  )
}
