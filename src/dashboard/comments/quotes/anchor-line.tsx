import { Quote } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Comment } from '../../../client/types.gen.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'

type Anchor = NonNullable<Comment['anchor']>

const shownLength = 200

const stateBadges: Readonly<Record<Anchor['state'], ReactNode>> = {
  anchored: null,
  changed: <Badge tone="ochre">Text has changed</Badge>,
  orphaned: <Badge tone="rust">No longer exists</Badge>,
}

export interface AnchorLineProps {
  readonly anchor: Anchor
  /** Links to its position; without it the title is plain text. */
  readonly link?: ((title: string, anchor: Anchor) => ReactNode) | undefined
  /** At its position only what is not visible there is described: a quote, a cell, changes since. */
  readonly inPlace?: boolean
}

/** A quote from a page. */
export function QuoteLine({ text }: { readonly text: string }) {
  return (
    <span className="flex gap-1.5 text-caption text-ink-soft">
      <Icon of={Quote} className="mt-0.5 size-3" />
      <q className="min-w-0 font-serif quotes-none [overflow-wrap:anywhere]">
        {text.length > shownLength ? `${text.slice(0, shownLength)}…` : text}
      </q>
    </span>
  )
}

/** The anchor of a thread: page, cell, and the quote as it was when the thread was started. */
export function AnchorLine({ anchor, link, inPlace = false }: AnchorLineProps) {
  const { state, page, quote, words, cell, side } = anchor
  const quotedText = quote?.text ?? (inPlace && state === 'anchored' ? undefined : words)
  const title = page.title === '' ? 'Untitled' : page.title
  if (inPlace && quotedText === undefined && state === 'anchored' && cell === undefined) return null
  return (
    <div className="grid gap-1 text-caption text-ink-soft">
      <span className="flex flex-wrap items-center gap-2">
        {!inPlace && (link === undefined || state === 'orphaned' ? title : link(title, anchor))}
        {cell !== undefined && (
          <span>
            {cell.row}, {cell.column}
          </span>
        )}
        {side === 'main' && <span>on main</span>}
        {stateBadges[state]}
      </span>
      {quotedText !== undefined && <QuoteLine text={quotedText} />}
    </div>
  )
}
