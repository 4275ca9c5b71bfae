import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { TimelineEntry } from '../../../client/types.gen.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { cx } from '../../ui/class-names.ts'
import { counted } from '../../ui/counted.ts'
import { Icon } from '../../ui/icon.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { timelineIcon } from './timeline-icons.ts'
import type { EntryOf } from './timeline-queries.ts'
import { timelineText } from './timeline-text.ts'

const linkClass = 'text-accent underline'

/** Pages that a row names; the others are counted. */
const maxPages = 3

export interface TimelineRowProps {
  readonly org: string
  readonly space: string
  readonly number: string
  readonly entry: TimelineEntry
}

/** Something that happened to a change request, with links to what it concerns. */
export function TimelineRow(props: TimelineRowProps) {
  const { entry } = props
  const { icon, color } = timelineIcon(entry)
  const { actor } = entry
  const isVerdict = entry.kind === 'reviewed'
  return (
    <div className="flex items-start gap-2.5" data-timeline={entry.kind}>
      <span
        className={cx('mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-round', color)}
      >
        <Icon of={icon} className="size-3.5" />
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <p className="text-ink-soft">
          <span className="mr-1 inline-flex items-center gap-1.5 align-bottom">
            <Avatar name={actor.displayName} image={actor.photoURL} size="small" />
            <strong className="font-strong text-ink">{actor.displayName}</strong>
          </span>{' '}
          <span className={isVerdict ? 'font-strong text-ink' : ''}>{timelineText(entry)}</span>
          <Subject {...props} />{' '}
          <span className="text-caption">
            <RelativeTime at={entry.kind === 'edited' ? entry.updatedAt : entry.createdAt} />
          </span>
        </p>
        <Details entry={entry} />
      </div>
    </div>
  )
}

/** The links that complete the sentence. */
function Subject({ org, space, number, entry }: TimelineRowProps): ReactNode {
  switch (entry.kind) {
    case 'created':
      if (entry.reverts !== undefined) return <ChangeLink org={org} space={space} change={entry.reverts} />
      return entry.restores === undefined ? null : (
        <RevisionLink org={org} space={space} revision={entry.restores}>
          an earlier revision
        </RevisionLink>
      )
    case 'reverted':
      return <ChangeLink org={org} space={space} change={entry.changeRequest} />
    case 'merged':
      return (
        <RevisionLink org={org} space={space} revision={entry.revision}>
          revision {entry.number}
        </RevisionLink>
      )
    case 'edited':
      return <PageLinks org={org} space={space} number={number} pages={entry.pages} />
    case 'suggestion-accepted':
      return entry.page === undefined ? null : (
        <PageLinks org={org} space={space} number={number} pages={{ count: 1, items: [entry.page] }} />
      )
    case 'thread-resolved':
    case 'thread-reopened':
      return (
        <>
          {' '}
          <Link
            to="/o/$org/s/$space/changes/$number/discussion"
            params={{ org, space, number }}
            search={{ comment: entry.comment }}
            className={linkClass}
          >
            Show
          </Link>
        </>
      )
    default:
      return null
  }
}

interface SpaceLinkProps {
  readonly org: string
  readonly space: string
}

/** Another change request of the space, with the subject that it had then. */
export function ChangeLink({
  org,
  space,
  change: { number, subject },
}: SpaceLinkProps & { readonly change: { readonly number: number; readonly subject: string } }) {
  return (
    <>
      {' '}
      <Link
        to="/o/$org/s/$space/changes/$number"
        params={{ org, space, number: String(number) }}
        className={linkClass}
      >
        #{number} {subject === '' ? 'Untitled' : subject}
      </Link>
    </>
  )
}

/** A revision of main, in the history of the space. */
export function RevisionLink({
  org,
  space,
  revision,
  children,
}: SpaceLinkProps & { readonly revision: string; readonly children: ReactNode }) {
  return (
    <>
      {' '}
      <Link to="/o/$org/s/$space/history" params={{ org, space }} search={{ revision }} className={linkClass}>
        {children}
      </Link>
    </>
  )
}

function PageLinks({
  org,
  space,
  number,
  pages: { count, items },
}: SpaceLinkProps & { readonly number: string; readonly pages: EntryOf<'edited'>['pages'] }) {
  const shown = items.slice(0, maxPages)
  return (
    <>
      {shown.map(({ id, title }, index) => (
        <span key={id}>
          {index === 0 ? ' ' : ', '}
          <Link
            to="/o/$org/s/$space/changes/$number/diff/$page"
            params={{ org, space, number, page: id }}
            className={linkClass}
          >
            {title === '' ? 'Untitled' : title}
          </Link>
        </span>
      ))}
      {count > shown.length && ` and ${counted(count - shown.length, 'more page', 'more pages')}`}
    </>
  )
}

/** What was said with it. */
function Details({ entry }: { readonly entry: TimelineEntry }): ReactNode {
  if (entry.kind === 'reviewed')
    return (
      <>
        {entry.summary !== '' && <Quote>{entry.summary}</Quote>}
        {entry.comments > 0 && (
          <p className="text-caption text-ink-soft">With {counted(entry.comments, 'comment')}</p>
        )}
      </>
    )
  if (entry.kind === 'review-dismissed' && entry.message !== undefined) return <Quote>{entry.message}</Quote>
  if (entry.kind === 'merged' && entry.objections.length > 0)
    return (
      <p className="text-caption text-ink-soft">
        With {counted(entry.objections.length, 'open objection')} by{' '}
        {[...new Set(entry.objections.map(({ by }) => by.displayName))].join(', ')}
      </p>
    )
  return null
}

function Quote({ children }: { readonly children: string }) {
  return (
    <blockquote className="mt-1 border-l-2 border-line pl-2.5 whitespace-pre-line text-ink">
      {children}
    </blockquote>
  )
}
