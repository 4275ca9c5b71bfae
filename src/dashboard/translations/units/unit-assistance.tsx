import { CircleAlert, CornerDownLeft, TriangleAlert } from 'lucide-react'
import type { TranslationUnit } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { percentText } from '../translation-text.ts'
import { UnitView } from './unit-view.tsx'

export interface UnitAssistanceProps {
  readonly unit: TranslationUnit
  readonly canEdit: boolean
  readonly onTag: (id: number) => void
  readonly onTerm: (text: string) => void
  /** Replaces the translation by a suggestion. */
  readonly onSuggestion: (target: string) => void
}

/** What helps to translate a unit: its tags, terms, suggestions, and what the checks say. */
export function UnitAssistance({ unit, canEdit, onTag, onTerm, onSuggestion }: UnitAssistanceProps) {
  return (
    <div className="grid gap-3">
      {canEdit && unit.tags.length > 0 && <Tags tags={unit.tags} onTag={onTag} />}
      {unit.terms.length > 0 && <Terms terms={unit.terms} canEdit={canEdit} onTerm={onTerm} />}
      {unit.suggestions.length > 0 && (
        <Suggestions unit={unit} canEdit={canEdit} onSuggestion={onSuggestion} />
      )}
    </div>
  )
}

/** The first nine have a key. */
const keyOf = (position: number, keys: string): string | undefined =>
  position < 9 ? `${keys}${position + 1}` : undefined

function Tags({
  tags,
  onTag,
}: {
  readonly tags: TranslationUnit['tags']
  readonly onTag: (id: number) => void
}) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">Insert a tag</legend>
      {tags.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          title={id < 10 ? `Insert with Alt+${id}` : undefined}
          // The selection of the field stays, so that the tag wraps it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTag(id)}
          className="inline-flex min-h-6 items-center gap-1 rounded-small bg-plum-soft px-1.5 text-caption text-plum hover:ring-1 hover:ring-plum pointer-coarse:min-h-11"
        >
          <span className="font-strong tabular-nums">{id}</span>
          <span className="max-w-40 truncate">{label}</span>
        </button>
      ))}
    </fieldset>
  )
}

function Terms({
  terms,
  canEdit,
  onTerm,
}: {
  readonly terms: TranslationUnit['terms']
  readonly canEdit: boolean
  readonly onTerm: (text: string) => void
}) {
  return (
    <ul aria-label="Glossary terms" className="flex flex-wrap gap-x-3 gap-y-1 text-caption">
      {terms.map(({ entry, source, target, doNotTranslate }) => {
        const wanted = doNotTranslate ? source : target
        return (
          <li key={`${entry} ${source}`} className="flex items-center gap-1">
            <span className="text-ink-soft">{source}</span>
            <span aria-hidden="true">→</span>
            {wanted === undefined ? (
              <span className="text-ink-soft">no translation yet</span>
            ) : canEdit ? (
              <button
                type="button"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onTerm(wanted)}
                aria-label={`Insert ${wanted}`}
                className="min-h-6 font-strong underline underline-offset-2 pointer-coarse:min-h-11"
              >
                {wanted}
              </button>
            ) : (
              <span className="font-strong">{wanted}</span>
            )}
            {doNotTranslate && <span className="text-ink-soft">(do not translate)</span>}
          </li>
        )
      })}
    </ul>
  )
}

function Suggestions({
  unit,
  canEdit,
  onSuggestion,
}: Pick<UnitAssistanceProps, 'unit' | 'canEdit' | 'onSuggestion'>) {
  return (
    <section aria-label="Suggestions" className="grid gap-1">
      <p className="text-caption text-ink-soft">Suggestions</p>
      <ul className="grid gap-1">
        {unit.suggestions.map(({ target, origin, likeness, source }, index) => {
          const key = keyOf(index, 'Alt+Shift+')
          return (
            <li
              key={`${origin} ${target}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 rounded-base p-2 ring-1 ring-line ring-inset"
            >
              <span className="[overflow-wrap:anywhere]">
                <UnitView text={target} tags={unit.tags} />
              </span>
              {canEdit && (
                <Button
                  variant="bare"
                  icon={CornerDownLeft}
                  title={key}
                  aria-label={`Use suggestion ${index + 1}`}
                  onClick={() => onSuggestion(target)}
                >
                  Use
                </Button>
              )}
              <span className="figures col-span-2 flex flex-wrap items-center gap-x-2 text-caption text-ink-soft">
                {origin === 'memory' ? 'Memory' : 'Machine'}, {percentText(likeness)} alike
                {key !== undefined && canEdit && <Kbd keys={key.split('+')} />}
              </span>
              {source !== undefined && (
                <span className="col-span-2 text-caption text-ink-soft [overflow-wrap:anywhere]">
                  Its source: <UnitView text={source} tags={unit.tags} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What the checks say of a translation. */
export function UnitChecks({ checks }: { readonly checks: TranslationUnit['checks'] }) {
  if (checks.length === 0) return null
  return (
    <ul aria-label="Checks" className="grid gap-0.5 text-caption">
      {checks.map(({ kind, severity, message }) => {
        const isError = severity === 'error'
        return (
          <li key={`${kind} ${message}`} className="flex items-start gap-1">
            <Icon
              of={isError ? CircleAlert : TriangleAlert}
              className={`mt-px size-3.5 ${isError ? 'text-rust' : 'text-ochre'}`}
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="sr-only">{isError ? 'Error: ' : 'Warning: '}</span>
              {message}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
