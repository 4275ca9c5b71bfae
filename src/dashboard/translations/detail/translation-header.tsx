import { Link, useNavigate } from '@tanstack/react-router'
import { ListChecks, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Translation } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { counted } from '../../ui/counted.ts'
import { languageName } from '../../ui/language-name.ts'
import { CountsBar } from '../counts-bar.tsx'
import { RunButton } from '../run-button.tsx'
import { TranslationStatusBadge } from '../translation-status.tsx'
import { freshness, percentText, translationName } from '../translation-text.ts'
import { useRun } from '../use-run.ts'

export interface TranslationHeaderProps {
  readonly org: string
  readonly translation: Translation
  /** Notices and tabs. */
  readonly children: ReactNode
}

/** The header of a translation: what it translates, how fresh it is, and its run. */
export function TranslationHeader({ org, translation, children }: TranslationHeaderProps) {
  const navigate = useNavigate()
  const { run } = useRun(org, translation)
  const { id, permissions, frozen, progress } = translation
  const canRun = permissions.edit && frozen === undefined && progress === undefined
  useCommands([
    ...(canRun
      ? [
          {
            id: 'run-translation',
            label: 'Run translation',
            group: 'This screen' as const,
            icon: Play,
            keys: 'r',
            run,
          },
        ]
      : []),
    {
      id: 'translation-runs',
      label: 'Runs of the translation',
      group: 'This screen',
      icon: ListChecks,
      run: () =>
        void navigate({ to: '/o/$org/translations/$translation/runs', params: { org, translation: id } }),
    },
  ])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <div className="grid min-w-0 flex-1 basis-48 gap-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h1 className="min-w-0 text-display font-strong [overflow-wrap:anywhere]">
              {translationName(translation)}
            </h1>
            <TranslationStatusBadge translation={translation} />
          </div>
          <TranslationFacts org={org} translation={translation} />
        </div>
        <RunButton org={org} translation={translation} />
      </div>
      {children}
    </div>
  )
}

const linkClass = 'underline underline-offset-2'

function TranslationFacts({ org, translation }: Pick<TranslationHeaderProps, 'org' | 'translation'>) {
  const { source, titles, result, units, stats } = translation
  return (
    <div className="figures flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-soft">
      <span>
        From{' '}
        {titles.source === undefined ? (
          languageName(source.language)
        ) : (
          <Link to="/o/$org/s/$space" params={{ org, space: source.space }} className={linkClass}>
            {titles.source}
          </Link>
        )}
        {titles.source !== undefined && ` (${languageName(source.language)})`}
      </span>
      {result !== undefined && titles.result !== undefined && (
        <span>
          To{' '}
          <Link to="/o/$org/s/$space" params={{ org, space: result.space }} className={linkClass}>
            {titles.result}
          </Link>
        </span>
      )}
      <span>{counted(stats.totalWords, 'word')} translated</span>
      <span className="flex items-center gap-2">
        {percentText(freshness(units))} fresh
        <span className="flex w-24">
          <CountsBar counts={units} />
        </span>
      </span>
    </div>
  )
}
