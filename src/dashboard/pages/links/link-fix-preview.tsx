import type { LinkFixPreview as Preview } from '../../../client/types.gen.ts'
import { counted } from '../../ui/counted.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

export interface LinkFixPreviewProps {
  readonly preview: Preview | undefined
  /** It belongs to an earlier choice; the current one is loading. */
  readonly stale: boolean
}

const fixSummary = ({ changed, removed, left }: Pick<Preview, 'changed' | 'removed' | 'left'>): string =>
  [
    ...(changed > 0 ? [`${counted(changed, 'link')} changed`] : []),
    ...(removed > 0 ? [`${counted(removed, 'link')} removed`] : []),
    ...(left > 0 ? [`${left} unchanged`] : []),
  ].join(', ')

/** The changes, page by page. */
export function LinkFixPreview({ preview, stale }: LinkFixPreviewProps) {
  if (preview === undefined) return <Skeleton shape="rows" count={3} label="Loading the preview" />
  const { items, left } = preview
  return (
    <section aria-label="Changes" aria-busy={stale || undefined} className={stale ? 'opacity-60' : ''}>
      <h3 className="mb-1 font-strong">
        {items.length === 0 ? 'No changes' : `${fixSummary(preview)} on ${counted(items.length, 'page')}`}
      </h3>
      {left > 0 && (
        <p className="mb-1 text-ink-soft">
          Embedded content, such as images, does not change. Select a file or URL as the target, or edit the
          page.
        </p>
      )}
      {items.length === 0 && (
        <p className="text-ink-soft">These links no longer exist in the change request.</p>
      )}
      <ul className="max-h-64 divide-y divide-line overflow-y-auto">
        {items.map((item) => (
          <li key={`${item.source.kind} ${item.source.id}`} className="flex flex-wrap gap-x-3 py-1.5">
            <span className="min-w-0 flex-1 truncate">{item.title === '' ? 'Untitled' : item.title}</span>
            <span className="figures text-caption text-ink-soft">{fixSummary(item)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
