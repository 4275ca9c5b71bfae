import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Quote } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import type { ChangeRequest, Page } from '../../client/types.gen.ts'
import { contentText } from '../../content/canonical.ts'
import type { Block, RichTextDocument } from '../../content/document.ts'
import { keyedBlocks } from '../../content/keys.ts'
import { plainText } from '../../content/block-text.ts'
import { Badge } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { pageAfterOptions, pageBeforeOptions } from './change-queries.ts'

export interface ThreadAnchorProps {
  readonly org: string
  readonly change: ChangeRequest
  readonly page: string
  /** Key of the block; absent for the page as a whole. */
  readonly node: string | undefined
  /** The head when the thread began. */
  readonly revision: string
  /** The thread stands at its block: only what has changed since is worth words. */
  readonly inPlace?: boolean
}

const blockIn = (page: Page | null | undefined, key: string): Block | undefined =>
  page?.type === 'document' && page.document !== undefined
    ? keyedBlocks(page.document as RichTextDocument).get(key)
    : undefined

const quoteLength = 140

/** What a thread is about: its page, the text as it was when it was posted, and whether that still stands there. */
export function ThreadAnchor({
  org,
  change,
  page,
  node,
  revision,
  inPlace = false,
}: ThreadAnchorProps): ReactNode {
  const now = useQuery(pageAfterOptions(change, page))
  const then = useQuery({
    ...pageBeforeOptions(change.space, revision, page),
    enabled: node !== undefined && revision !== change.revision,
  })
  const old = revision === change.revision ? now.data : then.data
  const [quoted, standing] = useMemo(
    () => (node === undefined ? [undefined, undefined] : [blockIn(old, node), blockIn(now.data, node)]),
    [old, now.data, node],
  )
  const known = now.data !== undefined && old !== undefined
  const state =
    !known || node === undefined
      ? undefined
      : standing === undefined
        ? 'gone'
        : quoted !== undefined && contentText(quoted) !== contentText(standing)
          ? 'changed'
          : undefined
  const text = quoted === undefined ? '' : plainText(quoted)
  if (inPlace && state === undefined) return null
  return (
    <div className="grid gap-1 text-caption text-ink-soft">
      <span className="flex flex-wrap items-center gap-2">
        {!inPlace && (
          <Link
            to="/o/$org/s/$space/changes/$number/diff/$page"
            params={{ org, space: change.space, number: String(change.number), page }}
            {...(node === undefined ? {} : { hash: `b-${node}` })}
            className="text-accent underline"
          >
            {now.data === null ? 'A page that this change deletes' : (now.data?.title ?? 'A page')}
          </Link>
        )}
        {state === 'changed' && <Badge tone="ochre">Text changed since</Badge>}
        {state === 'gone' && <Badge tone="rust">Text is gone</Badge>}
      </span>
      {text !== '' && (
        <span className="flex gap-1.5">
          <Icon of={Quote} className="mt-0.5 size-3" />
          <q className="min-w-0 font-serif quotes-none">
            {text.length > quoteLength ? `${text.slice(0, quoteLength)}…` : text}
          </q>
        </span>
      )}
    </div>
  )
}
