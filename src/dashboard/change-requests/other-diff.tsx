import { useQuery } from '@tanstack/react-query'
import { emptyDocument, type RichTextDocument } from '../../content/document.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { AttributeTable } from './attribute-table.tsx'
import type { BlockNotes, DrawBlocks } from './block-notes.ts'
import { entryName, type OtherChange } from './change-entries.ts'
import { documentOptions } from './change-queries.ts'
import { signsOf, signWords } from './change-tree.tsx'
import type { DiffView } from './diff-search.ts'
import { DocumentDiffView } from './document-diff-view.tsx'

export interface OtherDiffProps {
  readonly space: string
  readonly entry: OtherChange
  readonly view: DiffView
  readonly drawBlocks: DrawBlocks
}

const silent: BlockNotes = { below: () => null, onComment: undefined }

/** What a change request does to a file, to the variables or to reusable content. */
export function OtherDiff({ space, entry, view, drawBlocks }: OtherDiffProps) {
  return (
    <article aria-label={entryName(entry)} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div>
        <h2 className="text-title font-strong">{entryName(entry)}</h2>
        <p className="text-caption text-ink-soft">{signWords(signsOf(entry))}</p>
      </div>
      {entry.kind === 'file' && <FileChange entry={entry} />}
      {entry.kind === 'variables' && (
        <AttributeTable
          caption="Variables that changed"
          rows={Object.entries(entry.change.variables).map(([name, sides]) => ({ name, ...sides }))}
        />
      )}
      {entry.kind === 'reusable-content' && (
        <ReusableChange space={space} entry={entry} view={view} drawBlocks={drawBlocks} />
      )}
    </article>
  )
}

function FileChange({ entry }: { readonly entry: Extract<OtherChange, { kind: 'file' }> }) {
  const { change } = entry
  const { name, contentType, downloadURL } = change.file
  return (
    <>
      {change.type === 'file_edited' && (
        <AttributeTable
          caption="What changed of the file"
          rows={Object.entries(change.attributes).map(([attribute, sides]) => ({
            name: attribute,
            ...sides,
          }))}
        />
      )}
      {contentType.startsWith('image/') && (
        <img src={downloadURL} alt={name} className="max-h-96 max-w-full rounded-base ring-1 ring-line" />
      )}
      <p>
        <a href={downloadURL} className="text-accent underline">
          Open {name}
        </a>{' '}
        <span className="text-caption text-ink-soft">{contentType}</span>
      </p>
    </>
  )
}

interface ReusableChangeProps extends Omit<OtherDiffProps, 'entry'> {
  readonly entry: Extract<OtherChange, { kind: 'reusable-content' }>
}

function ReusableChange({ space, entry: { change }, view, drawBlocks }: ReusableChangeProps) {
  const attributes = change.type === 'reusable_content_edited' ? change.attributes : {}
  const { document: ids, ...others } = attributes
  const own = change.reusableContent.document
  // Two ids of documents where the text changed; without that the one that stands serves for both sides.
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : own)
  const before = change.type === 'reusable_content_created' ? undefined : text(ids?.before)
  const after = change.type === 'reusable_content_deleted' ? undefined : text(ids?.after)
  const [old, now] = [useText(space, before), useText(space, after)]
  return (
    <>
      <AttributeTable
        caption="What changed of the reusable content"
        rows={Object.entries(others).map(([name, sides]) => ({ name, ...sides }))}
      />
      {old === undefined || now === undefined ? (
        <Skeleton shape="lines" count={6} label="Loading both versions" />
      ) : (
        <DocumentDiffView
          before={old}
          after={now}
          view={view}
          drawBlocks={drawBlocks}
          notes={silent}
          aimed={undefined}
        />
      )}
    </>
  )
}

const useText = (space: string, id: string | undefined): RichTextDocument | undefined => {
  const { data } = useQuery({ ...documentOptions(space, id ?? ''), enabled: id !== undefined })
  return id === undefined ? emptyDocument : (data as RichTextDocument | undefined)
}
