import { useQuery } from '@tanstack/react-query'
import { emptyDocument, type RichTextDocument } from '../../../content/document/document.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AttributeTable } from '../diff/blocks/attribute-table.tsx'
import type { BlockNotes, DrawBlocks } from '../diff/block-notes.ts'
import { entryName, type OtherChange } from './change-entries.ts'
import { documentOptions } from '../change-queries.ts'
import { DocumentDiffView, type DiffOptions } from '../diff/document-diff-view.tsx'
import { statusesOf, entryStatusText } from './entry-status.ts'
import { FileChange } from './file-change.tsx'
import type { DrawOrder } from './page-order.tsx'

export interface OtherDiffProps {
  readonly space: string
  /** The revision to compare with. */
  readonly from: string
  readonly entry: OtherChange
  readonly options: DiffOptions
  readonly drawBlocks: DrawBlocks
  readonly drawOrder: DrawOrder
}

const noNotes: BlockNotes = { below: () => null, onComment: undefined }

/** The change of a file, of variables, of reusable content or of the order of pages. */
export function OtherDiff({ space, from, entry, options, drawBlocks, drawOrder }: OtherDiffProps) {
  return (
    <article aria-label={entryName(entry)} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div>
        <h2 className="text-title font-strong">{entryName(entry)}</h2>
        <p className="text-caption text-ink-soft">{entryStatusText(statusesOf(entry))}</p>
      </div>
      {entry.kind === 'file' && <FileChange space={space} from={from} entry={entry} />}
      {entry.kind === 'variables' && (
        <AttributeTable
          caption="Changed variables"
          nameHeader="Variable"
          rows={Object.entries(entry.change.variables).map(([name, sides]) => ({ name, ...sides }))}
        />
      )}
      {entry.kind === 'order' && drawOrder({ from, moved: entry.moves.map(({ id }) => id), drawn: true })}
      {entry.kind === 'reusable-content' && (
        <ReusableChange space={space} entry={entry} options={options} drawBlocks={drawBlocks} />
      )}
    </article>
  )
}

interface ReusableChangeProps extends Pick<OtherDiffProps, 'space' | 'options' | 'drawBlocks'> {
  readonly entry: Extract<OtherChange, { kind: 'reusable-content' }>
}

function ReusableChange({ space, entry: { change }, options, drawBlocks }: ReusableChangeProps) {
  const attributes = change.type === 'reusable_content_edited' ? change.attributes : {}
  const { document: ids, ...others } = attributes
  const currentDocument = change.reusableContent.document
  // Two document ids if the text changed; otherwise the current one is used for both sides.
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : currentDocument)
  const before = change.type === 'reusable_content_created' ? undefined : text(ids?.before)
  const after = change.type === 'reusable_content_deleted' ? undefined : text(ids?.after)
  const [old, now] = [useText(space, before), useText(space, after)]
  return (
    <>
      <AttributeTable
        caption="Changed options"
        rows={Object.entries(others).map(([name, sides]) => ({ name, ...sides }))}
      />
      {old === undefined || now === undefined ? (
        <Skeleton shape="lines" count={6} label="Loading versions" />
      ) : (
        <DocumentDiffView
          before={old}
          after={now}
          options={options}
          drawBlocks={drawBlocks}
          notes={noNotes}
        />
      )}
    </>
  )
}

const useText = (space: string, id: string | undefined): RichTextDocument | undefined => {
  const { data } = useQuery({ ...documentOptions(space, id ?? ''), enabled: id !== undefined })
  return id === undefined ? emptyDocument : (data as RichTextDocument | undefined)
}
