import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import {
  getAgentInstructionsOptions,
  getAgentInstructionsQueryKey,
  updateAgentInstructionsMutation,
} from '../../client/@tanstack/react-query.gen.ts'
import type { UpdateAgentInstructionsData } from '../../client/types.gen.ts'
import type { RichTextDocument } from '../../content/document/document.ts'
import { FormError } from '../forms/form-error.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { showToast } from '../ui/toast.ts'

export interface AgentInstructionsFormProps {
  readonly org: string
  readonly disabledReason: string | undefined
  /** Renders the editor; passed in by the route, where this area and the editor's meet. */
  readonly edit: (editing: {
    readonly document: RichTextDocument
    readonly onChange: (read: () => RichTextDocument) => void
  }) => ReactNode
}

/** Instructions for all agents that write for the organization. */
export function AgentInstructionsForm({ org, disabledReason, edit }: AgentInstructionsFormProps) {
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
      void showToast({ text: 'Agent instructions saved' })
    },
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="overflow-clip rounded-base bg-paper px-4 py-2 ring-1 ring-line ring-inset sm:px-8">
        {edit({
          document: data.instructions as RichTextDocument,
          onChange: (read) => setLatest({ read }),
        })}
      </div>
      <FormError error={save.error} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          busy={save.isPending}
          disabledReason={disabledReason ?? (changed ? undefined : 'No changes to save.')}
          onClick={() => {
            const instructions = latest?.read()
            if (instructions !== undefined)
              save.mutate({ path, body: { instructions } as UpdateAgentInstructionsData['body'] })
          }}
        >
          Save
        </Button>
        {(data.instructions.nodes as readonly unknown[]).length > 0 && (
          <span className="text-ink-soft">
            Last changed <RelativeTime at={data.updatedAt} />
          </span>
        )}
      </div>
      <LeaveGuard unsaved={changed} />
    </div>
  )
}
