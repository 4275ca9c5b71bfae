import { Link } from '@tanstack/react-router'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { counted } from '../../ui/counted.ts'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useTyped } from '../../ui/fields/use-typed-text.ts'
import { VirtualList } from '../../ui/layout/virtual-list.tsx'
import {
  addressText,
  filterWarnings,
  kindText,
  type ImportResult,
  type ImportWarning,
} from './import-result.ts'

/** The filter is shown above this number of warnings. */
const few = 8

export interface ImportReportProps {
  readonly org: string
  readonly result: ImportResult
  readonly text: string
  readonly code: string | undefined
  readonly onFilter: (filter: { readonly text: string; readonly code: string | undefined }) => void
}

/** The result of an import, with warnings by file and line. */
export function ImportReport({ org, result, ...filter }: ImportReportProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ImportSummary org={org} result={result} />
      {result.warnings.length > 0 && <ImportWarnings warnings={result.warnings} {...filter} />}
    </div>
  )
}

/** What was imported, and where to go next. */
function ImportSummary({ org, result }: Pick<ImportReportProps, 'org' | 'result'>) {
  const { warnings, pages } = result
  return (
    <div className="grid justify-items-start gap-3">
      <output className="flex gap-2.5">
        <Icon
          of={pages === 0 ? TriangleAlert : CircleCheck}
          className={pages === 0 ? 'mt-0.5 text-ochre' : 'mt-0.5 text-moss'}
        />
        <span>
          <span className="block font-strong">
            {pages === undefined
              ? 'Space created'
              : `${counted(pages, 'page')} and ${counted(result.files ?? 0, 'file')} imported`}
          </span>
          <span className="block text-ink-soft">
            {pages === 0
              ? 'No pages were found. Only .md files become pages.'
              : warnings.length === 0
                ? 'All links and images were resolved.'
                : `${counted(warnings.length, 'warning')} below. All pages were imported.`}
          </span>
          {result.addresses !== undefined && (
            <span className="block text-ink-soft">{addressText(result.addresses)}</span>
          )}
        </span>
      </output>
      {result.changeRequest === undefined ? (
        <span className="flex flex-wrap gap-2">
          {result.site !== undefined && (
            <Link
              to="/o/$org/sites/$site"
              params={{ org, site: result.site }}
              className={buttonClass('primary')}
            >
              Open site
            </Link>
          )}
          <Link
            to="/o/$org/s/$space/p"
            params={{ org, space: result.space }}
            className={buttonClass(result.site === undefined ? 'primary' : 'quiet')}
          >
            Open space
          </Link>
        </span>
      ) : (
        <Link
          to="/o/$org/s/$space/changes/$number/diff"
          // The URL accepts an id in place of the number.
          params={{ org, space: result.space, number: result.changeRequest }}
          className={buttonClass('primary')}
        >
          Open change request
        </Link>
      )}
    </div>
  )
}

interface ImportWarningsProps extends Omit<ImportReportProps, 'org' | 'result'> {
  readonly warnings: readonly ImportWarning[]
}

/** Warnings by file and line, with a filter if there are many. */
export function ImportWarnings({ warnings, text, code, onFilter }: ImportWarningsProps) {
  const kinds = useMemo(() => Map.groupBy(warnings, (warning) => warning.code), [warnings])
  const [typed, type] = useTyped(text, (next) => onFilter({ text: next, code }))
  const listed = useMemo(() => filterWarnings(warnings, { text, code }), [warnings, text, code])
  return (
    <Section title={counted(warnings.length, 'warning')}>
      {warnings.length > few && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label="Filter"
            type="search"
            value={typed}
            onValueChange={type}
            placeholder="File or text"
          />
          <Select
            label="Kind"
            value={code ?? ''}
            onValueChange={(next) => onFilter({ text, code: next === '' ? undefined : next })}
            options={[
              { value: '', label: `All kinds (${warnings.length})` },
              ...[...kinds].map(([kind, of]) => ({
                value: kind,
                label: `${kindText(kind)} (${of.length})`,
              })),
            ]}
          />
        </div>
      )}
      <output className={listed.length === warnings.length ? 'sr-only' : 'text-ink-soft'}>
        {listed.length} of {warnings.length} shown
      </output>
      {listed.length > 0 && (
        <VirtualList
          label="Import warnings"
          items={listed}
          itemKey={(warning) => `${warning.file}:${warning.line}:${warnings.indexOf(warning)}`}
          rowHeight={56}
          className={
            listed.length > few
              ? 'h-[max(16rem,calc(100dvh-26rem))] border-y border-line'
              : 'border-y border-line'
          }
        >
          {({ file, line, message }) => (
            <div className="border-b border-line py-2">
              <p>{message}</p>
              {file !== '' && (
                <p className="font-mono text-caption break-all text-ink-soft select-all">
                  {file}:{line}
                </p>
              )}
            </div>
          )}
        </VirtualList>
      )}
    </Section>
  )
}
