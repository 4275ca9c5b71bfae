import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { fixLinksMutation, listSpaceLinksQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { previewLinkFixes } from '../../../client/sdk.gen.ts'
import type { Link, LinkFix } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { countLinks, fixesFor } from './link-choice.ts'
import { LinkFixPreview } from './link-fix-preview.tsx'
import { TargetField } from './target-field.tsx'
import { WhereWritten } from '../changes/change-request-select.tsx'
import { useOpening } from '../../shell/use-open-action.ts'

export interface FixLinksProps {
  readonly org: string
  readonly space: string
  readonly links: readonly Link[]
  /** Change the target, or remove the links. */
  readonly way: 'to' | 'remove'
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Retargets or removes links in a change request, after a preview. */
export function FixLinks({ org, space, links, way, onClose, onDone }: FixLinksProps) {
  const client = useQueryClient()
  const opening = useOpening(org, space)
  const path = { spaceId: space }
  const [to, setTo] = useState<LinkFix['to']>(null)
  const [into, setInto] = useState('')
  const ready = way === 'remove' || to !== null
  const fixes = useMemo(() => fixesFor(links, way === 'remove' ? null : to), [links, way, to])
  const body = { fixes, ...(into !== '' && { changeRequest: into }) }
  const preview = useQuery({
    queryKey: [...listSpaceLinksQueryKey({ path }), 'fixes', body] as readonly unknown[],
    queryFn: async ({ signal }) => (await previewLinkFixes({ path, body, signal, throwOnError: true })).data,
    enabled: ready,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const fix = useMutation({
    ...fixLinksMutation(),
    onSuccess: ({ changeRequest: { number }, changed, removed }) => {
      onDone()
      void client.invalidateQueries({ queryKey: listSpaceLinksQueryKey({ path }) })
      void showToast({
        text: `${changed + removed} ${changed + removed === 1 ? 'link is' : 'links are'} fixed in #${number}`,
        detail: 'They stay broken here until it is merged.',
        action: opening(number),
      })
    },
  })
  const shown = ready ? preview.data : undefined
  const count = shown === undefined ? 0 : shown.changed + shown.removed
  const failure = fix.error ?? (ready ? preview.error : null)
  return (
    <Dialog
      wide
      open
      onOpenChange={(next) => {
        if (!next && !fix.isPending) onClose()
      }}
      title={way === 'to' ? 'Give links another target' : 'Remove links, keep the words'}
      description={`${countLinks(links)} chosen. Nothing changes on main before the change request is merged.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={fix.isPending}
            disabledReason={
              !ready
                ? 'Choose where they lead first.'
                : shown === undefined
                  ? 'What changes is being worked out.'
                  : count === 0
                    ? 'None of them can be fixed like this.'
                    : undefined
            }
            onClick={() => fix.mutate({ path, body })}
          >
            {into === '' ? 'Make a change request' : 'Write into it'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {way === 'to' && <TargetField space={space} value={to} onChange={setTo} />}
        <WhereWritten space={space} value={into} onChange={setInto} />
        {failure !== null && <FormError error={processError(failure)} />}
        {ready && <LinkFixPreview preview={shown} stale={preview.isPlaceholderData} />}
      </div>
    </Dialog>
  )
}
