import { useQuery } from '@tanstack/react-query'
import type { ComputedSource, Page } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { counted } from '../../ui/counted.ts'
import { PageIcon } from '../../ui/page-icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sourcePreviewOptions } from './source-queries.ts'

/** Rows that are shown; a source can give thousands. */
const mostShown = 200

interface Row {
  readonly page: Page
  readonly level: number
}

const rowsOf = (pages: readonly Page[], level = 0): readonly Row[] =>
  pages.flatMap((page) => [
    { page, level },
    ...rowsOf(page.type === 'document' || page.type === 'group' ? page.pages : [], level + 1),
  ])

/** The pages that a source would generate. */
export function SourcePreview({
  space,
  source,
}: {
  readonly space: string
  readonly source: ComputedSource
}) {
  const { data, error } = useQuery(sourcePreviewOptions(space, source))
  if (error !== null) return <FormError error={error} />
  if (data === undefined) return <Skeleton shape="lines" count={5} label="Generating the pages" />
  const rows = rowsOf(data)
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">
        {rows.length === 0
          ? 'The source gives no pages.'
          : `The source gives ${counted(rows.length, 'page')}.`}
      </p>
      <ul aria-label="Generated pages" className="max-h-72 overflow-y-auto">
        {rows.slice(0, mostShown).map(({ page, level }) => (
          <li
            key={page.id}
            className="flex items-center gap-2 py-0.5"
            style={{ paddingInlineStart: `${level * 1.25}rem` }}
          >
            <PageIcon page={page} />
            <span className="min-w-0 truncate">{page.title}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
