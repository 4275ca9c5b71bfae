import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Conflict } from '../../../client/types.gen.ts'
import { diffDocuments } from '../../../content/diff/block-diff.ts'
import type { Block, Json, RichTextDocument } from '../../../content/document/document.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { DrawBlocks } from '../diff/block-notes.ts'
import { documentOptions, fileBeforeOptions } from '../change-queries.ts'
import type { ConflictContext } from './conflict-context.ts'
import { isPositionConflict, positionText, slugText } from './conflict-positions.ts'
import { FileIcon } from '../entries/file-icon.tsx'
import { mergedScript, valueText } from '../diff/blocks/merged-block.ts'
import { blocksOf } from './result-blocks.ts'
import '../diff/diff.css'

export interface ConflictValueProps {
  readonly context: ConflictContext
  readonly conflict: Conflict
  readonly value: unknown
  /** The revision that contains the value; absent for a result that is in no revision yet. */
  readonly revision?: string | undefined
}

/** One side of a conflict as readers see it; a missing side is described as such. */
export function ConflictValue({ context, conflict, value, revision }: ConflictValueProps): ReactNode {
  const { space, drawBlocks, titleOf } = context
  const { kind, subject } = conflict
  if (value === undefined) return <p className="text-ink-soft">Does not exist</p>
  const blocks = blocksOf(value)
  if (blocks !== undefined)
    return (
      <div className="diff">
        {drawBlocks(conflict.base === value ? blocks : markAdditions(conflict.base, blocks))}
      </div>
    )
  // A conflict about a whole text identifies it by id.
  if (kind === 'block' && typeof value === 'string')
    return <WholeText space={space} id={value} drawBlocks={drawBlocks} />
  if (
    subject.kind === 'file' &&
    revision !== undefined &&
    (kind === 'deleted' || subject.field === 'content')
  )
    return <FileAt space={space} revision={revision} file={subject.id} />
  if (isPositionConflict(conflict)) return <p>{positionText(value, titleOf)}</p>
  if (kind === 'slug') return <p className="[overflow-wrap:anywhere]">{slugText(value, titleOf)}</p>
  if (kind === 'deleted')
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <p className="font-strong">{textIn(value, 'title') ?? textIn(value, 'id') ?? subject.id}</p>
        {textIn(value, 'document') !== undefined && (
          <WholeText space={space} id={textIn(value, 'document') ?? ''} drawBlocks={drawBlocks} />
        )}
      </div>
    )
  return <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{valueText(value as Json)}</p>
}

function FileAt(props: { readonly space: string; readonly revision: string; readonly file: string }) {
  const { data, error } = useQuery(fileBeforeOptions(props.space, props.revision, props.file))
  if (error !== null) return <p className="text-ink-soft">Could not load the file</p>
  return data === undefined ? (
    <Skeleton shape="lines" count={3} label="Loading file" />
  ) : (
    <FileIcon file={data} />
  )
}

const textIn = (value: unknown, name: string): string | undefined => {
  const found =
    typeof value === 'object' && value !== null
      ? (value as Readonly<Record<string, unknown>>)[name]
      : undefined
  return typeof found === 'string' ? found : undefined
}

const textOf = (nodes: readonly Block[]): RichTextDocument => ({ object: 'document', data: {}, nodes })

/** Blocks with additions marked. */
const markAdditions = (base: unknown, blocks: readonly Block[]): readonly Block[] => {
  const before = blocksOf(base)
  return before === undefined
    ? blocks
    : mergedScript(diffDocuments(textOf(before), textOf(blocks)).script, 'after')
}

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
  if (error !== null) return <p className="text-ink-soft">Could not load the text</p>
  if (data === undefined) return <Skeleton shape="lines" count={3} label="Loading text" />
  // The generated client cannot express that `data` is JSON.
  return <div className="diff max-h-96 overflow-y-auto">{drawBlocks((data as RichTextDocument).nodes)}</div>
}
