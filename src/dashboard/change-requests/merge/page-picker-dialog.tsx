import type { ChangeRequest } from '../../../client/types.gen.ts'
import { WireError } from '../../api/response-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PageChange } from '../entries/change-entries.ts'
import { entryStatusText } from '../entries/entry-status.ts'
import { usePageTransfer, type PageTransfer } from './use-page-transfer.ts'

export interface PagePickerDialogProps {
  readonly org: string
  readonly change: ChangeRequest
  readonly onClose: () => void
}

/** Picks pages of a change request and the change request to copy or move them to. */
export function PagePickerDialog({ org, change, onClose }: PagePickerDialogProps) {
  const transfer = usePageTransfer(org, change, onClose)
  const { pages, mode, setMode, selected, error } = transfer
  const canMove = change.status === 'open' || change.status === 'draft'
  return (
    <Dialog
      wide
      open
      onOpenChange={(next) => {
        if (!next && !transfer.pending) onClose()
      }}
      title="Copy or move pages to another change request"
      description="Pages are transferred as they are in this change request, including the files they show. Other edits to the same pages in the target are kept."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={transfer.pending}
            disabledReason={transfer.disabledReason}
            onClick={transfer.run}
          >
            {mode === 'copy' ? 'Copy' : 'Move'}{' '}
            {selected.size === 0 ? 'pages' : counted(selected.size, 'page')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TargetSelect transfer={transfer} />
        {pages === undefined ? (
          <Skeleton shape="rows" count={4} label="Loading pages" />
        ) : (
          <PageChecklist pages={pages} selected={selected} onSelect={transfer.select} />
        )}
        {canMove && (
          <RadioCards
            legend="In this change request"
            value={mode}
            onValueChange={setMode}
            options={[
              { value: 'copy', label: 'Keep the pages' },
              {
                value: 'move',
                label: 'Remove the pages',
                hint: 'Resets the pages to their version on main.',
              },
            ]}
          />
        )}
        {error !== null && (
          <>
            <FormError error={error} />
            <ConflictingPages error={error} pages={pages ?? []} />
          </>
        )}
      </div>
    </Dialog>
  )
}

const nameOf = ({ number, subject }: ChangeRequest): string =>
  subject === '' ? `#${number}` : `#${number} ${subject}`

function TargetSelect({ transfer: { targets, target, setTarget } }: { readonly transfer: PageTransfer }) {
  if (targets === undefined) return <Skeleton shape="rows" count={1} label="Loading change requests" />
  if (targets.length === 0)
    return <p>This space has no other draft or open change request. Create one first.</p>
  return (
    <Select
      label="Target change request"
      value={target ?? ''}
      onValueChange={setTarget}
      options={targets.map((one) => ({ value: one.id, label: nameOf(one) }))}
    />
  )
}

interface PageChecklistProps {
  readonly pages: readonly PageChange[]
  readonly selected: ReadonlySet<string>
  readonly onSelect: (ids: readonly string[], isSelected: boolean) => void
}

function PageChecklist({ pages, selected, onSelect }: PageChecklistProps) {
  const isAllSelected = selected.size === pages.length
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-strong">Pages</legend>
      <Checkbox
        label={pages.length === 1 ? 'All pages' : `All ${pages.length} pages`}
        checked={isAllSelected && pages.length > 0}
        mixed={!isAllSelected && selected.size > 0}
        onCheckedChange={(isSelected) =>
          onSelect(
            pages.map(({ id }) => id),
            isSelected,
          )
        }
      />
      <div className="grid max-h-64 gap-2 overflow-y-auto border-t border-line pt-2">
        {pages.map((page) => (
          <Checkbox
            key={page.id}
            label={page.title === '' ? 'Untitled' : page.title}
            hint={entryStatusText(page.statuses)}
            checked={selected.has(page.id)}
            onCheckedChange={(isSelected) => onSelect([page.id], isSelected)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface ConflictingPagesProps {
  readonly error: unknown
  readonly pages: readonly PageChange[]
}

/** The pages on which the target has conflicting edits. */
function ConflictingPages({ error, pages }: ConflictingPagesProps) {
  const ids =
    error instanceof WireError ? (error.serviceError?.conflicts ?? []).flatMap(({ page }) => page ?? []) : []
  if (ids.length === 0) return null
  return (
    <ul className="list-disc pl-5 text-ink-soft">
      {[...new Set(ids)].map((id) => (
        <li key={id}>
          {pages.find((page) => page.id === id)?.title ?? 'A page that exists only in the target'}
        </li>
      ))}
    </ul>
  )
}
