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
  const { files, selected, onSelect } = props
  const [limit, setLimit] = useState(step)
  const count = files.filter(({ id }) => selected?.has(id)).length
  if (files.length === 0)
    return filtered ? (
      <EmptyState title="No matching files">
        Try another name or kind. The search covers file names, not their content.
      </EmptyState>
    ) : (
      <EmptyState title="No files yet">
        Images and attachments of the pages appear here. Add files, import them, or insert them while editing
        a page.
      </EmptyState>
    )
  const Rows = grid ? FileGrid : FileTable
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {selected !== undefined && files.length > 1 && (
        <Checkbox
          label={`Select all ${files.length} files`}
          checked={count === files.length}
          mixed={count > 0 && count < files.length}
          onCheckedChange={(on) =>
            onSelect(
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
