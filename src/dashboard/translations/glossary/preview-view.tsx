import type { GlossaryOperation, GlossaryPreview } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { counted } from '../../ui/counted.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { languageName } from '../../ui/language-name.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { UnitView } from '../units/unit-view.tsx'
import { useGlossaryPreview } from './use-glossary-update.ts'

export interface PreviewViewProps {
  readonly org: string
  readonly operations: readonly GlossaryOperation[]
}

/** The units that a change of the glossary would touch. */
export function PreviewView({ org, operations }: PreviewViewProps) {
  const { data, error, isFetching, refetch } = useGlossaryPreview(org, operations)
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
  return data === undefined ? (
    <Skeleton shape="lines" count={3} label="Looking for affected units" />
  ) : (
    <Affected preview={data} />
  )
}

function Affected({ preview }: { readonly preview: GlossaryPreview }) {
  const { units, translations, examples } = preview
  if (units === 0) return <p>No unit is affected.</p>
  return (
    <div className="grid gap-3">
      <p className="figures font-strong">{counted(units, 'unit')} affected</p>
      <ul aria-label="Affected translations" className="figures grid gap-0.5">
        {translations.map(({ translation, language, machine, people }) => (
          <li key={translation}>
            {languageName(language)}: {counted(machine, 'machine translation')} to be redone
            {people > 0 && `, ${people.toLocaleString('en')} written by people to be checked`}
          </li>
        ))}
      </ul>
      {examples.length > 0 && (
        <ul aria-label="Examples" className="grid max-h-60 overflow-y-auto border-y border-line">
          {examples.map(({ id, source, target, tags, terms, page }) => (
            <li
              key={`${id} ${target ?? ''}`}
              className="grid gap-0.5 border-b border-line py-2 last:border-0"
            >
              <span className="[overflow-wrap:anywhere]">
                <UnitView text={source} tags={tags} terms={terms} />
              </span>
              {target !== undefined && (
                <span className="text-ink-soft [overflow-wrap:anywhere]">
                  <UnitView text={target} tags={tags} />
                </span>
              )}
              <span className="text-caption text-ink-soft">{page.title}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
