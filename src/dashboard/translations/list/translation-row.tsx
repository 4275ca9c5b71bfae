import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { Translation } from '../../../client/types.gen.ts'
import { counted } from '../../ui/counted.ts'
import { Icon } from '../../ui/icon.tsx'
import { languageName } from '../../ui/language-name.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { CountsBar } from '../counts-bar.tsx'
import { RunButton } from '../run-button.tsx'
import { freshness, frozenText, percentText } from '../translation-text.ts'
import { TranslationStatusBadge } from '../translation-status.tsx'

/** One translation of the list: what it translates, how fresh it is, and how its last run ended. */
export function TranslationRow({
  org,
  translation,
}: {
  readonly org: string
  readonly translation: Translation
}) {
  const { id, titles, source, language, stats, lastRun, units, frozen } = translation
  return (
    <li
      data-row={id}
      className="relative grid min-w-0 items-center gap-x-6 gap-y-2 border-b border-line px-2 py-3 hover:bg-hover has-[a:focus-visible]:bg-hover sm:grid-cols-[minmax(0,1fr)_9rem_auto]"
    >
      <span className="grid min-w-0 gap-0.5">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to="/o/$org/translations/$translation"
            params={{ org, translation: id }}
            className="inline-flex min-w-0 items-center gap-1.5 font-strong after:absolute after:inset-0"
          >
            <span className="truncate">{titles.source ?? 'Private space'}</span>
            <Icon of={ArrowRight} className="text-ink-soft" />
            <span className="sr-only">to</span>
            <span className="whitespace-nowrap">{languageName(language)}</span>
          </Link>
          <TranslationStatusBadge translation={translation} />
        </span>
        <span className="figures flex min-w-0 flex-wrap gap-x-3 text-caption text-ink-soft">
          <span>From {languageName(source.language)}</span>
          <span>{counted(stats.totalWords, 'word')}</span>
          <span>{counted(stats.runs, 'run')}</span>
          {lastRun !== undefined && (
            <span>
              Last run <RelativeTime at={lastRun.finishedAt} />
            </span>
          )}
        </span>
        {frozen !== undefined ? (
          <span className="text-caption text-ink-soft">{frozenText[frozen]}</span>
        ) : (
          lastRun?.message !== undefined && (
            <span className="text-caption text-ink-soft [overflow-wrap:anywhere]">{lastRun.message}</span>
          )
        )}
      </span>
      <span className="grid gap-1">
        <span className="figures text-caption">
          <span className="font-strong">{percentText(freshness(units))}</span>{' '}
          <span className="text-ink-soft">fresh</span>
        </span>
        <CountsBar counts={units} />
      </span>
      <span className="relative">
        <RunButton org={org} translation={translation} />
      </span>
    </li>
  )
}
