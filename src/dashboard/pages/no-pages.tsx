import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createChangeRequestMutation,
  listChangeRequestsQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import { processError } from '../api/process-error.ts'
import { FormError } from '../forms/form-error.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export interface NoPagesProps {
  readonly org: string
  readonly space: string
  readonly allowed: boolean
  readonly onCreated: (number: number) => void
}

/** Stands where the pages of a space will be: how the first ones come here. */
export function NoPages({ org, space, allowed, onCreated }: NoPagesProps) {
  const client = useQueryClient()
  const path = { spaceId: space }
  const create = useMutation({
    ...createChangeRequestMutation(),
    onSuccess: ({ number }) => {
      onCreated(number)
      return client.invalidateQueries({ queryKey: listChangeRequestsQueryKey({ path }) })
    },
  })
  return (
    <div className="grid gap-3">
      <h1 className="sr-only">Pages</h1>
      <EmptyState
        title="This space has no pages yet"
        action={
          <Button
            variant="primary"
            busy={create.isPending}
            disabledReason={
              allowed
                ? undefined
                : 'It takes the role Editor in this space. An administrator of the space can give it to you.'
            }
            onClick={() => create.mutate({ path, body: { subject: 'First pages' } })}
          >
            Begin a change request
          </Button>
        }
        example={
          <code className="font-mono text-base break-all">npm run recto -- import FOLDER --org {org}</code>
        }
      >
        Write the first page in a change request, or bring a folder of Markdown with one command on the
        machine that runs the service; it becomes a space of its own.
      </EmptyState>
      {create.error !== null && <FormError error={processError(create.error)} />}
    </div>
  )
}
