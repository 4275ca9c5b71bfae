import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { FileGrid } from './file-grid.tsx'
import { FileTable, type FileRowsProps } from './file-table.tsx'

export interface FileListProps extends FileRowsProps {
  /** Whether a filter is active. */
  readonly filtered: boolean
  /** As a grid of thumbnails instead of a table with details. */
  readonly grid: boolean
}

/** Files rendered initially, and added with each step. */
const step = 200

/** The files of a space, with multiple selection. */
export function FileList({ filtered, grid, ...props }: FileListProps) {
  const { files, chosen, onChoose } = props
  const [limit, setLimit] = useState(step)
  const count = files.filter(({ id }) => chosen?.has(id)).length
  if (files.length === 0)
    return filtered ? (
      <EmptyState title="No file fits">
        Another word or kind may find it; names are matched, not what is in the files.
      </EmptyState>
    ) : (
      <EmptyState title="No files yet">
        Pictures and attachments of the pages stand here. They come with an import, or are put into a page in
        a change request.
      </EmptyState>
    )
  const Rows = grid ? FileGrid : FileTable
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {chosen !== undefined && files.length > 1 && (
        <Checkbox
          label={`Choose all ${files.length} that are listed`}
          checked={count === files.length}
          mixed={count > 0 && count < files.length}
          onCheckedChange={(on) =>
            onChoose(
              files.map(({ id }) => id),
              on,
            )
          }
        />
      )}
      <Rows {...props} files={files.slice(0, limit)} />
      {files.length > limit && (
        <div>
          <Button onClick={() => setLimit(limit + step)}>
            Show {Math.min(step, files.length - limit)} more of {files.length}
          </Button>
        </div>
      )}
    </div>
  )
}
