import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Conflict } from '../../client/types.gen.ts'
import type { Block, Json, RichTextDocument } from '../../content/document.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import type { DrawBlocks } from './block-notes.ts'
import { documentOptions } from './change-queries.ts'
import { valueWords } from './merged-block.ts'

export const isBlockValue = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && 'object' in value && value.object === 'block'

export interface ConflictValueProps {
  readonly space: string
  readonly conflict: Conflict
  readonly value: unknown
  readonly drawBlocks: DrawBlocks
}

/** One side of a conflict as a reader sees it; a side that does not exist says so. */
export function ConflictValue({ space, conflict, value, drawBlocks }: ConflictValueProps): ReactNode {
  if (value === undefined) return <p className="text-ink-soft">Not there</p>
  if (isBlockValue(value)) return <div className="diff">{drawBlocks([value])}</div>
  // A conflict of whole texts names them by id.
  if (conflict.kind === 'block' && typeof value === 'string')
    return <WholeText space={space} id={value} drawBlocks={drawBlocks} />
  if (conflict.kind === 'deleted' || conflict.kind === 'moved-both' || conflict.kind === 'parent-deleted')
    return <p>{titleIn(value) ?? 'It stands there'}</p>
  return <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{valueWords(value as Json)}</p>
}

const titleIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'
    ? value.title
    : undefined

function WholeText({
  space,
  id,
  drawBlocks,
}: {
  readonly space: string
  readonly id: string
  readonly drawBlocks: DrawBlocks
}) {
  const { data, error } = useQuery(documentOptions(space, id))
  if (error !== null) return <p className="text-ink-soft">A text that could not be read</p>
  if (data === undefined) return <Skeleton shape="lines" count={3} label="Loading the text" />
  // The generated client only cannot say that what stands in `data` is JSON.
  return <div className="diff max-h-96 overflow-y-auto">{drawBlocks((data as RichTextDocument).nodes)}</div>
}
