import type { LinkFixPreview as Preview } from '../../../client/types.gen.ts'
import { counted } from '../../ui/counted.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

export interface LinkFixPreviewProps {
  readonly preview: Preview | undefined
  /** It belongs to an earlier choice; the current one is loading. */
  readonly stale: boolean
}

const told = ({ changed, removed, left }: Pick<Preview, 'changed' | 'removed' | 'left'>): string =>
  [
    ...(changed > 0 ? [`${counted(changed, 'link')} changed`] : []),
    ...(removed > 0 ? [`${counted(removed, 'link')} removed`] : []),
    ...(left > 0 ? [`${left} left as ${left === 1 ? 'it is' : 'they are'}`] : []),
  ].join(', ')

/** The changes, page by page. */
export function LinkFixPreview({ preview, stale }: LinkFixPreviewProps) {
  if (preview === undefined) return <Skeleton shape="rows" count={3} label="Working out what changes" />
  const { items, left } = preview
  return (
    <section aria-label="What changes" aria-busy={stale || undefined} className={stale ? 'opacity-60' : ''}>
      <h3 className="mb-1 font-strong">
        {items.length === 0 ? 'Nothing changes' : `${told(preview)} on ${counted(items.length, 'page')}`}
      </h3>
      {left > 0 && (
        <p className="mb-1 text-ink-soft">
          What a page shows, such as an image, is left: choose a file or an address for it, or edit it on its
          page.
        </p>
      )}
      {items.length === 0 && (
        <p className="text-ink-soft">These links are not there any more where it would be written.</p>
      )}
      <ul className="max-h-64 divide-y divide-line overflow-y-auto">
        {items.map((item) => (
          <li key={`${item.source.kind} ${item.source.id}`} className="flex flex-wrap gap-x-3 py-1.5">
            <span className="min-w-0 flex-1 truncate">{item.title === '' ? 'Untitled' : item.title}</span>
            <span className="figures text-caption text-ink-soft">{told(item)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
