import type { ChangeSize } from '../../../client/types.gen.ts'
import { sizeText } from './size-text.ts'

/**
 * How many pages a change request adds, changes and deletes, as symbols; as text in the tooltip and for screen readers.
 */
export function SizeBadge({ size }: { readonly size: ChangeSize | undefined }) {
  if (size === undefined) return null
  const text = sizeText(size)
  const { added, changed, deleted } = size
  return (
    <span className="figures inline-flex items-center gap-1.5 text-caption" title={text}>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true" className="inline-flex gap-1.5">
        {added > 0 && <span className="text-moss">+{added}</span>}
        {changed > 0 && <span className="text-accent">±{changed}</span>}
        {deleted > 0 && <span className="text-rust">−{deleted}</span>}
        {added + changed + deleted === 0 && <span className="text-ink-soft">0</span>}
      </span>
    </span>
  )
}
