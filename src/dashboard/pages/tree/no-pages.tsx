import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createChangeRequestMutation,
  listChangeRequestsQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { Link } from '@tanstack/react-router'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

export interface NoPagesProps {
  readonly org: string
  readonly space: string
  readonly allowed: boolean
  readonly onCreated: (number: number) => void
}

/** Empty state of a space without pages, with ways to add the first ones. */
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
          <span className="flex flex-wrap gap-2">
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
            {allowed && (
              <Link to="/o/$org/import" params={{ org }} search={{ space }} className={buttonClass('quiet')}>
                Import documentation
              </Link>
            )}
          </span>
        }
      >
        Write the first page in a change request, or bring a folder or an archive of Markdown. On the machine
        of the service, <code className="font-mono">npm run recto -- import FOLDER --org {org}</code> does the
        same.
      </EmptyState>
      {create.error !== null && <FormError error={processError(create.error)} />}
    </div>
  )
}
