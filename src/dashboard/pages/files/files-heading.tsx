import { LayoutGrid, Rows3, Upload } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { placesText } from './file-text.ts'

export interface FilesHeadingProps {
  /** All files of the space. */
  readonly total: number
  /** Number of files that match the filter. */
  readonly listed: number
  /** Images without alt text are listed; with their number once it is known. */
  readonly withoutAltText?: { readonly places: number | undefined } | undefined
  readonly grid: boolean
  readonly onGridChange: (grid: boolean) => void
  readonly onAdd: () => void
  /** Why the user may not add files. */
  readonly disabledReason: string | undefined
}

/** What is listed, the layout, and the button that adds files. */
export function FilesHeading(props: FilesHeadingProps) {
  const { total, listed, withoutAltText, grid, onGridChange, onAdd, disabledReason } = props
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h1 className="text-title font-strong">
        {withoutAltText === undefined ? (
          <>
            {listed === total ? total : `${listed} of ${total}`} {total === 1 ? 'file' : 'files'}
          </>
        ) : (
          <>
            Images without alt text
            {withoutAltText.places !== undefined && ` in ${placesText(withoutAltText.places)}`}
          </>
        )}
      </h1>
      <div className="flex flex-wrap items-center gap-2">
        {total > 0 && withoutAltText === undefined && (
          <fieldset className="flex gap-0.5">
            <legend className="sr-only">Layout</legend>
            <IconButton
              icon={Rows3}
              label="Table view"
              aria-pressed={!grid}
              onClick={() => onGridChange(false)}
            />
            <IconButton
              icon={LayoutGrid}
              label="Grid view"
              aria-pressed={grid}
              onClick={() => onGridChange(true)}
            />
          </fieldset>
        )}
        <Button icon={Upload} disabledReason={disabledReason} onClick={onAdd}>
          Add files
        </Button>
      </div>
    </div>
  )
}
