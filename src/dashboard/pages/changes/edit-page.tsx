import { useMutation, useQueryClient } from '@tanstack/react-query'
import { GitPullRequestArrow } from 'lucide-react'
import {
  createChangeRequestMutation,
  listChangeRequestsQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { shortSubject } from '../../../contract/change-requests/limits.ts'
import { processError } from '../../api/process-error.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { showToast } from '../../ui/toast.ts'

export interface EditPageProps {
  readonly space: string
  readonly title: string
  /** Whether the user may propose changes to the space. */
  readonly allowed: boolean
  /** Called when the change request exists; opens the page in it. */
  readonly onCreated: (number: number) => void
}

/** Creates a change request for one page. */
export function EditPage({ space, title, allowed, onCreated }: EditPageProps) {
  const client = useQueryClient()
  const path = { spaceId: space }
  const create = useMutation({
    ...createChangeRequestMutation(),
    onSuccess: ({ number }) => {
      onCreated(number)
      return client.invalidateQueries({ queryKey: listChangeRequestsQueryKey({ path }) })
    },
    onError: (error) => {
      const { title: what, what: detail } = processError(error)
      void showToast({ text: what, detail, tone: 'failure' })
    },
  })
  const begin = (): void => {
    if (allowed && !create.isPending)
      create.mutate({ path, body: { subject: shortSubject(`Edit ${title}`) } })
  }
  useCommands([{ id: 'edit-page', label: 'Edit this page', group: 'This screen', keys: 'e', run: begin }])
  return (
    <Button
      variant="primary"
      icon={GitPullRequestArrow}
      busy={create.isPending}
      disabledReason={
        allowed ? undefined : 'You need the Editor role in this space. Ask a space administrator.'
      }
      onClick={begin}
    >
      Edit
    </Button>
  )
}
