import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  listChangeRequestsOptions,
  transferPagesMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { mostPagesAtOnce } from '../../../contract/wire/batch-limits.ts'
import { processError } from '../../api/process-error.ts'
import { WireError } from '../../api/response-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { useOpening } from '../../shell/use-open-action.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import type { PageChange } from '../entries/change-entries.ts'
import { entryStatusText } from '../entries/entry-status.ts'
import { useChangeRefresh } from '../use-change-refresh.ts'
import { useEntries } from '../entries/use-entries.ts'

export interface PagePickerDialogProps {
  readonly org: string
  readonly change: ChangeRequest
  readonly onClose: () => void
}

const nameOf = ({ number, subject }: ChangeRequest): string =>
  subject === '' ? `#${number}` : `#${number} ${subject}`

/** Picks pages of a change request and the change request to move them to. All of them move or none. */
export function PagePickerDialog({ org, change, onClose }: PagePickerDialogProps) {
  const opening = useOpening(org, change.space)
  const refresh = useChangeRefresh(change)
  const open = change.status === 'open' || change.status === 'draft'
  const { entries } = useEntries(change)
  const pages = entries?.filter((entry): entry is PageChange => entry.kind === 'page')
  const others = useQuery(
    listChangeRequestsOptions({ path: { spaceId: change.space }, query: { status: 'active', limit: 1000 } }),
  )
  const targets = others.data?.items.filter(({ id }) => id !== change.id)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [picked, setPicked] = useState<string>()
  const [way, setWay] = useState<'copy' | 'move'>('copy')
  const to = picked ?? targets?.[0]?.id
  const transfer = useMutation({
    ...transferPagesMutation(),
    onSuccess: async (target) => {
      onClose()
      await refresh()
      void showToast({
        text: `${chosen.size === 1 ? 'One page is' : `${chosen.size} pages are`} in #${target.number} now`,
        action: opening(target.number),
      })
    },
  })
  const toggle = (id: string, on: boolean): void => {
    const next = new Set(chosen)
    if (on) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const all = pages !== undefined && chosen.size === pages.length
  const reason =
    targets?.length === 0
      ? 'There is no other draft or open change request in this space. Begin one first.'
      : chosen.size === 0
        ? 'Choose at least one page.'
        : chosen.size > mostPagesAtOnce
          ? `So many pages do not go at once: choose ${mostPagesAtOnce} at most, and the others after that.`
          : undefined
  const count = chosen.size === 1 ? 'one page' : `${chosen.size} pages`
  return (
    <Dialog
      wide
      open
      onOpenChange={(next) => {
        if (!next && !transfer.isPending) onClose()
      }}
      title="Pages into another change request"
      description="They go as this change request has them, with the files that they show. What the other one did to the same pages elsewhere stays."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={transfer.isPending}
            disabledReason={reason}
            onClick={() => {
              if (to === undefined) return
              transfer.mutate({
                path: { spaceId: change.space, changeRequestId: change.id },
                body: { pages: [...chosen], to, keep: way === 'copy' },
              })
            }}
          >
            {chosen.size === 0 ? 'Bring pages' : way === 'copy' ? `Copy ${count}` : `Move ${count}`}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {targets === undefined ? (
          <Skeleton shape="rows" count={1} label="Loading the change requests" />
        ) : targets.length === 0 ? (
          <p>There is no other draft or open change request in this space. Begin one first.</p>
        ) : (
          <Select
            label="Into"
            value={to ?? ''}
            onValueChange={setPicked}
            options={targets.map((target) => ({ value: target.id, label: nameOf(target) }))}
          />
        )}
        {pages === undefined ? (
          <Skeleton shape="rows" count={4} label="Loading the pages" />
        ) : (
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-strong">Pages</legend>
            <Checkbox
              label={pages.length === 1 ? 'The one page' : `All ${pages.length} pages`}
              checked={all && pages.length > 0}
              mixed={!all && chosen.size > 0}
              onCheckedChange={(on) => setChosen(new Set(on ? pages.map(({ id }) => id) : []))}
            />
            <div className="grid max-h-64 gap-2 overflow-y-auto border-t border-line pt-2">
              {pages.map((page) => (
                <Checkbox
                  key={page.id}
                  label={page.title === '' ? 'Untitled' : page.title}
                  hint={entryStatusText(page.signs)}
                  checked={chosen.has(page.id)}
                  onCheckedChange={(on) => toggle(page.id, on)}
                />
              ))}
            </div>
          </fieldset>
        )}
        {open && (
          <RadioCards
            legend="And here"
            value={way}
            onValueChange={setWay}
            options={[
              { value: 'copy', label: 'They stay here too' },
              {
                value: 'move',
                label: 'They go from here',
                hint: 'This change request leaves the pages as main had them.',
              },
            ]}
          />
        )}
        {transfer.error !== null && (
          <>
            <FormError error={processError(transfer.error)} />
            <Clashes error={transfer.error} pages={pages ?? []} />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** The pages on which the other change request has conflicting edits. */
function Clashes({ error, pages }: { readonly error: unknown; readonly pages: readonly PageChange[] }) {
  const ids =
    error instanceof WireError ? (error.said?.conflicts ?? []).flatMap(({ page }) => page ?? []) : []
  if (ids.length === 0) return null
  return (
    <ul className="list-disc pl-5 text-ink-soft">
      {[...new Set(ids)].map((id) => (
        <li key={id}>{pages.find((page) => page.id === id)?.title ?? 'A page that stands there alone'}</li>
      ))}
    </ul>
  )
}
