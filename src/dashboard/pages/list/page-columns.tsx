import { Link } from '@tanstack/react-router'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { cx } from '../../ui/class-names.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import type { PageFacts } from './page-report.ts'

/** Column widths, shared by the heading and all rows; columns that do not fit are hidden. */
const columns = {
  links: 'w-20 text-right whitespace-nowrap @max-xl:hidden',
  words: 'w-16 text-right @max-xl:hidden',
  by: 'w-32 truncate @max-3xl:hidden',
  time: 'w-24 text-right @max-md:hidden',
} as const
const row = 'flex shrink-0 items-center gap-3 text-caption font-normal text-ink-soft'

/**
 * The column headings above a list that reserves space for its scrollbar. Hidden from screen readers, because
 * each cell is labeled.
 */
export function PageColumnHeadings() {
  return (
    <div
      aria-hidden="true"
      className={cx(
        row,
        'justify-end overflow-hidden border-b border-line pr-1 pb-1 [scrollbar-gutter:stable] @max-md:hidden',
      )}
    >
      <span className={columns.links}>Incoming links</span>
      <span className={columns.words}>Words</span>
      <span className={columns.by}>Updated by</span>
      <span className={columns.time}>Updated</span>
    </div>
  )
}

export interface PageColumnsProps {
  readonly org: string
  readonly space: string
  readonly page: TreePage
  /** Undefined while loading. */
  readonly facts: PageFacts | undefined
}

/** Number of change requests listed for a page; the rest are counted. */
const mostDrafts = 2

/** The facts about a page as columns of the list. */
export function PageColumns({ org, space, page, facts }: PageColumnsProps) {
  const [drafts, rest] = [facts?.drafts.slice(0, mostDrafts) ?? [], (facts?.drafts.length ?? 0) - mostDrafts]
  const counts = page.type === 'document' && facts !== undefined
  return (
    <span className={row}>
      {drafts.map(({ id, number, subject, status }) => (
        <Link
          key={id}
          to="/o/$org/s/$space/changes/$number"
          params={{ org, space, number: String(number) }}
          title={subject}
          onClick={(event) => event.stopPropagation()}
          className="rounded-small bg-accent-soft px-1.5 py-0.5 text-accent hover:underline"
        >
          <span className="sr-only">{status === 'draft' ? 'Drafted in ' : 'Changed in '}</span>#{number}
        </Link>
      ))}
      {rest > 0 && <span>and {rest} more</span>}
      <span className={cx(columns.links, 'figures', facts?.incomingLinks === 0 && counts && 'text-ochre')}>
        {counts && (
          <>
            {facts.incomingLinks}
            <span className="sr-only"> {facts.incomingLinks === 1 ? 'page links' : 'pages link'} here,</span>
          </>
        )}
      </span>
      <span className={cx(columns.words, 'figures')}>
        {counts && (
          <>
            {facts.words.toLocaleString()}
            <span className="sr-only"> {facts.words === 1 ? 'word' : 'words'},</span>
          </>
        )}
      </span>
      <span className={columns.by}>{facts?.changedBy}</span>
      <span className={columns.time}>
        {facts?.changedAt !== undefined && <RelativeTime at={facts.changedAt} />}
      </span>
    </span>
  )
}
