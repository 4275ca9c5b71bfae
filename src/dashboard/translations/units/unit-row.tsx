import { Link } from '@tanstack/react-router'
import { MessageSquareWarning } from 'lucide-react'
import { memo } from 'react'
import type { Translation, TranslationUnit } from '../../../client/types.gen.ts'
import { Badge } from '../../ui/badge.tsx'
import { useStore } from '../../ui/external-store.ts'
import { languageDirection, languageName } from '../../ui/language-name.ts'
import { StateBadge } from '../state-badge.tsx'
import { withParameters } from '../../api/search-parameters.ts'
import type { UnitSearch } from '../translation-search.ts'
import { UnitChecks } from './unit-assistance.tsx'
import { unitDraft } from './unit-draft.local.ts'
import { UnitEditor, type UnitRights } from './unit-editor.tsx'
import { UnitView } from './unit-view.tsx'

export interface UnitRowProps {
  readonly org: string
  readonly translation: Translation
  readonly unit: TranslationUnit
  readonly search: UnitSearch
  readonly isOpen: boolean
  readonly isSelected: boolean
  readonly onSelect: (unit: string, isSelected: boolean) => void
  readonly rights: UnitRights
  readonly onStep: (by: 1 | -1) => void
  readonly onClose: () => void
}

/** A unit: its source beside its translation, and the editor once it is opened. */
export const UnitRow = memo(function UnitRow(props: UnitRowProps) {
  const { org, translation, unit, search, isOpen } = props
  const { source, language } = translation
  return (
    <li
      data-row={unit.id}
      data-open={isOpen ? '' : undefined}
      className="relative grid gap-x-6 gap-y-2 border-b border-line px-2 py-3 not-data-open:hover:bg-hover data-open:bg-desk lg:grid-cols-2"
    >
      <UnitFacts {...props} />
      <div
        lang={source.language}
        dir={languageDirection(source.language)}
        className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        <UnitView text={unit.source} tags={unit.tags} terms={unit.terms} />
      </div>
      <div className="grid min-w-0 content-start gap-2">
        {isOpen ? (
          <UnitEditor
            key={unit.id}
            org={org}
            translation={translation}
            unit={unit}
            rights={props.rights}
            onStep={props.onStep}
            onClose={props.onClose}
          />
        ) : (
          <Link
            to="/o/$org/translations/$translation"
            params={{ org, translation: translation.id }}
            search={withParameters(search, { unit: unit.id })}
            resetScroll={false}
            lang={language}
            dir={languageDirection(language)}
            className="min-h-6 whitespace-pre-wrap [overflow-wrap:anywhere] after:absolute after:inset-0"
          >
            {unit.target === undefined ? (
              <span lang="en" dir="ltr" className="text-ink-soft">
                Add {languageName(language)} translation
              </span>
            ) : (
              <UnitView text={unit.target} tags={unit.tags} />
            )}
          </Link>
        )}
        <UnitChecks checks={unit.checks} />
        {unit.problem !== undefined && (
          <p className="flex items-start gap-1 text-caption text-ink-soft">{unit.problem}</p>
        )}
      </div>
    </li>
  )
})

function UnitFacts({ translation, unit, search, isSelected, onSelect, rights }: UnitRowProps) {
  const draft = useStore(unitDraft(translation.id, unit.id))
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 text-caption text-ink-soft lg:col-span-2">
      {rights.review === undefined && (
        <input
          type="checkbox"
          aria-label={`Select ${unit.label}: ${unit.source.slice(0, 60)}`}
          checked={isSelected}
          onChange={(event) => onSelect(unit.id, event.target.checked)}
          className="relative z-1 size-4 accent-accent pointer-coarse:size-5"
        />
      )}
      <StateBadge state={unit.state} />
      {unit.minor && <Badge tone="ochre">Minor</Badge>}
      {draft !== undefined && (
        <Badge tone="plum" icon={MessageSquareWarning}>
          Not saved
        </Badge>
      )}
      <span>{unit.label}</span>
      {search.page === undefined && <span className="min-w-0 truncate">{unit.page.title}</span>}
      {unit.by !== undefined && <span>{unit.by.displayName}</span>}
    </div>
  )
}
