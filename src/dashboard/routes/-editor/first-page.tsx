import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FilePlus2 } from 'lucide-react'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { insertPage } from '../../editor/panel/page-operations.ts'
import { writeChanges } from '../../editor/session/edit-requests.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

export interface FirstPageProps {
  readonly change: ChangeRequest
  /** Why editing is disabled; undefined if it is possible. */
  readonly closed: string | undefined
  readonly onOpen: (page: string | undefined) => void
}

/** A space without pages: creates the first one. */
export function FirstPage({ change, closed, onOpen }: FirstPageProps) {
  const client = useQueryClient()
  const create = useMutation({
    mutationFn: () => writeChanges(client, change, [insertPage('page', { into: null })]),
    onSuccess: ({ changes: [made] }) =>
      onOpen(
        made !== undefined && 'page' in made && typeof made.page === 'object' ? made.page.id : undefined,
      ),
  })
  return (
    <EmptyState
      title="This space has no pages yet"
      action={
        <Button
          variant="primary"
          icon={FilePlus2}
          busy={create.isPending}
          disabledReason={closed}
          onClick={() => create.mutate()}
        >
          Create page
        </Button>
      }
    >
      Pages you create here are part of this change request until it is merged.
    </EmptyState>
  )
}
