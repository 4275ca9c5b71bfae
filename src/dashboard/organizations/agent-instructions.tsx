import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import {
  getAgentInstructionsOptions,
  getAgentInstructionsQueryKey,
  updateAgentInstructionsMutation,
} from '../../client/@tanstack/react-query.gen.ts'
import type { UpdateAgentInstructionsData } from '../../client/types.gen.ts'
import type { RichTextDocument } from '../../content/document/document.ts'
import { processError } from '../api/process-error.ts'
import { FormError } from '../forms/form-error.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { showToast } from '../ui/toast.ts'

export interface AgentInstructionsFormProps {
  readonly org: string
  readonly refused: string | undefined
  /** Renders the editor; passed in by the route, where this area and the editor's meet. */
  readonly edit: (editing: {
    readonly document: RichTextDocument
    readonly onChange: (read: () => RichTextDocument) => void
  }) => ReactNode
}

/** Instructions for all agents that write for the organization. */
export function AgentInstructionsForm({ org, refused, edit }: AgentInstructionsFormProps) {
  const client = useQueryClient()
  const path = { organizationId: org }
  const { data } = useSuspenseQuery(getAgentInstructionsOptions({ path }))
  const [latest, setLatest] = useState<{ readonly read: () => RichTextDocument }>()
  const changed = latest !== undefined
  const save = useMutation({
    ...updateAgentInstructionsMutation(),
    onSuccess: (after) => {
      setLatest(undefined)
      client.setQueryData(getAgentInstructionsQueryKey({ path }), after)
      void showToast({ text: 'Agents are told from now on' })
    },
  })
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => changed && current.pathname !== next.pathname,
    enableBeforeUnload: () => changed,
    withResolver: true,
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="overflow-clip rounded-base bg-paper px-4 py-2 ring-1 ring-line ring-inset sm:px-8">
        {edit({
          document: data.instructions as RichTextDocument,
          onChange: (read) => setLatest({ read }),
        })}
      </div>
      <FormError error={save.error === null ? undefined : processError(save.error)} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          busy={save.isPending}
          disabledReason={refused ?? (changed ? undefined : 'Nothing was changed.')}
          onClick={() => {
            const instructions = latest?.read()
            if (instructions !== undefined)
              save.mutate({ path, body: { instructions } as UpdateAgentInstructionsData['body'] })
          }}
        >
          Save the instructions
        </Button>
        {(data.instructions.nodes as readonly unknown[]).length > 0 && (
          <span className="text-ink-soft">
            Last changed <RelativeTime at={data.updatedAt} />
          </span>
        )}
      </div>
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        onOpenChange={(open) => {
          if (!open) blocker.reset?.()
        }}
        title="Leave without saving"
        confirmLabel="Discard what I wrote"
        busy={false}
        error={null}
        onConfirm={() => blocker.proceed?.()}
      >
        What you wrote here has not been saved.
      </ConfirmDialog>
    </div>
  )
}
