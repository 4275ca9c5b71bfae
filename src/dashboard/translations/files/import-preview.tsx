import type { TranslationImport } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { UnitView } from '../units/unit-view.tsx'

export interface ImportPreviewProps {
  /** What the dry run found. */
  readonly result: TranslationImport
  readonly busy: boolean
  readonly onImport: () => void
  readonly onCancel: () => void
}

/** What an import would change, and what is wrong with the file. */
export function ImportPreview({ result, busy, onImport, onCancel }: ImportPreviewProps) {
  const { format, changed, unchanged, skipped, problems, problemCount, changes } = result
  return (
    <div className="grid gap-4">
      <output className="figures block">
        <span className="font-strong">{format === 'xliff' ? 'XLIFF' : 'PO'}</span>: {counted(changed, 'unit')}{' '}
        would change, {unchanged.toLocaleString('en')} unchanged, {skipped.toLocaleString('en')} without a
        translation.
      </output>
      {problemCount > 0 && (
        <section className="grid gap-1">
          <h3 className="font-strong">
            {counted(problemCount, 'problem')}: what has a problem is not imported
          </h3>
          <ul aria-label="Problems" className="grid gap-0.5">
            {problems.map(({ line, unit, message }, index) => (
              // Problems have no identity, and the list does not change.
              <li key={index} className="[overflow-wrap:anywhere]">
                {line !== undefined && <span className="figures text-ink-soft">Line {line}: </span>}
                {message}
                {unit !== undefined && (
                  <code className="ml-1 font-mono text-caption text-ink-soft">{unit}</code>
                )}
              </li>
            ))}
          </ul>
          {problemCount > problems.length && (
            <p className="text-caption text-ink-soft">
              And {counted(problemCount - problems.length, 'more problem')}.
            </p>
          )}
        </section>
      )}
      {changes.length > 0 && (
        <section className="grid gap-1">
          <h3 className="font-strong">Changes</h3>
          <ul aria-label="Changes" className="grid max-h-96 overflow-y-auto border-y border-line">
            {changes.map(({ unit, before, after }) => (
              <li key={unit} className="grid gap-0.5 border-b border-line py-2 last:border-0">
                {before !== undefined && (
                  <del className="text-rust [overflow-wrap:anywhere]">
                    <UnitView text={before} tags={[]} />
                  </del>
                )}
                <ins className="no-underline [overflow-wrap:anywhere]">
                  <UnitView text={after} tags={[]} />
                </ins>
              </li>
            ))}
          </ul>
          {changed > changes.length && (
            <p className="text-caption text-ink-soft">
              And {counted(changed - changes.length, 'more change')}.
            </p>
          )}
        </section>
      )}
      <span className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={busy}
          disabledReason={changed === 0 ? 'The file changes nothing.' : undefined}
          onClick={onImport}
        >
          Import {counted(changed, 'unit')}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </span>
    </div>
  )
}
