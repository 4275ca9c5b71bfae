import { MoveVertical } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { counted } from '../../ui/counted.ts'
import { Icon } from '../../ui/icon.tsx'
import type { TreePage } from './change-nodes.ts'
import { movesOf, moveSentence, siblingOrders } from './page-moves.ts'

/** The moved pages, and how to show them. */
export interface MovedPages {
  /** The revision to compare with. */
  readonly from: string
  readonly moved: readonly string[]
  /** Whether to show each with its siblings, as a separate entry; otherwise a sentence. */
  readonly drawn: boolean
}

/** Renders the positions of pages in a comparison; loads its page trees on demand. */
export type DrawOrder = (pages: MovedPages) => ReactNode

export interface PageOrderProps extends Omit<MovedPages, 'from'> {
  /** The pages of both sides; undefined until loaded. */
  readonly before: readonly TreePage[] | undefined
  readonly after: readonly TreePage[] | undefined
  readonly onOpen: (id: string) => void
}

/** Current positions of pages among their siblings, and their previous ones. */
export function PageOrder({ before, after, moved, drawn, onOpen }: PageOrderProps) {
  const moves = useMemo(
    () => (before === undefined || after === undefined ? undefined : movesOf(before, after, moved)),
    [before, after, moved],
  )
  const orders = useMemo(
    () => (after === undefined || !drawn ? [] : siblingOrders(after, new Set(moved))),
    [after, moved, drawn],
  )
  const sentence = (id: string): string => {
    const move = moves?.get(id)
    return move === undefined ? 'Moved' : moveSentence(move)
  }
  if (!drawn) return <p>{moved.map(sentence).join('. ')}.</p>
  return (
    <>
      {orders.map(({ parent, rows }) => (
        <section
          key={parent?.id ?? ''}
          aria-label={`Order ${parent === undefined ? 'at the top of the space' : `under ${parent.title}`}`}
        >
          <h3 className="pb-1 font-strong">
            {parent === undefined ? 'At the top of the space' : `Under “${parent.title}”`}
          </h3>
          <ol className="divide-y divide-line border-y border-line">
            {rows.map((row) =>
              row.kind === 'stayed' ? (
                <li key={`stayed ${row.first}`} className="py-1.5 pl-7 text-caption text-ink-soft">
                  {counted(row.count, 'unmoved page')}
                </li>
              ) : row.moved ? (
                <li
                  key={row.id}
                  data-change=""
                  tabIndex={-1}
                  className="flex flex-wrap items-baseline gap-x-2 border-l-3 border-l-ochre bg-ochre-soft py-1.5 pl-2"
                >
                  <Icon of={MoveVertical} className="self-center text-ochre" />
                  <button
                    type="button"
                    onClick={() => onOpen(row.id)}
                    className="touch-row text-left font-strong hover:underline"
                  >
                    {row.title}
                  </button>
                  <span className="text-ink-soft">{sentence(row.id)}</span>
                </li>
              ) : (
                <li key={row.id} className="py-1.5 pl-7 text-ink-soft">
                  {row.title}
                </li>
              ),
            )}
          </ol>
        </section>
      ))}
    </>
  )
}
