import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { fixLinksMutation, listSpaceLinksQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { previewLinkFixes } from '../../../client/sdk.gen.ts'
import type { Link, LinkFix } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { counted } from '../../ui/counted.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { countLinks, fixesFor } from './link-choice.ts'
import { LinkFixPreview } from './link-fix-preview.tsx'
import { TargetField } from './target-field.tsx'
import { ChangeRequestSelect } from '../changes/change-request-select.tsx'
import { useOpenAction } from '../../shell/use-open-action.ts'

export interface FixLinksProps {
  readonly org: string
  readonly space: string
  readonly links: readonly Link[]
  /** Change the target, or remove the links. */
  readonly action: 'to' | 'remove'
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Retargets or removes links in a change request, after a preview. */
export function FixLinks({ org, space, links, action, onClose, onDone }: FixLinksProps) {
  const client = useQueryClient()
  const opening = useOpenAction(org, space)
  const path = { spaceId: space }
  const [to, setTo] = useState<LinkFix['to']>(null)
  const [into, setInto] = useState('')
  const ready = action === 'remove' || to !== null
  const fixes = useMemo(() => fixesFor(links, action === 'remove' ? null : to), [links, action, to])
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
        text: `${counted(changed + removed, 'link')} fixed in #${number}`,
        detail: 'The report updates when it is merged.',
        action: opening(number),
      })
    },
  })
  const current = ready ? preview.data : undefined
  const count = current === undefined ? 0 : current.changed + current.removed
  const failure = fix.error ?? (ready ? preview.error : null)
  return (
    <Dialog
      wide
      open
      onOpenChange={(next) => {
        if (!next && !fix.isPending) onClose()
      }}
      title={action === 'to' ? 'Change link targets' : 'Remove links, keep text'}
      description={`${countLinks(links)} selected. Main does not change until the change request is merged.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={fix.isPending}
            disabledReason={
              !ready
                ? 'Select a target first.'
                : current === undefined
                  ? 'Loading the preview…'
                  : count === 0
                    ? 'None of these links can be fixed this way.'
                    : undefined
            }
            onClick={() => fix.mutate({ path, body })}
          >
            {into === '' ? 'Create change request' : 'Add to change request'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {action === 'to' && <TargetField space={space} value={to} onChange={setTo} />}
        <ChangeRequestSelect space={space} value={into} onChange={setInto} />
        <FormError error={failure} />
        {ready && <LinkFixPreview preview={current} stale={preview.isPlaceholderData} />}
      </div>
    </Dialog>
  )
}
