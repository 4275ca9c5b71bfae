import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FilePlus2, FolderInput } from 'lucide-react'
import { listChangeRequestsQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { createChangeRequest } from '../../../client/sdk.gen.ts'
import { useCommandCall } from '../../shell/command-call.ts'
import { FormError } from '../../forms/form-error.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'

export interface NoPagesProps {
  readonly org: string
  readonly space: string
  readonly allowed: boolean
  /** Called with the page that was created in the change request; undefined if that failed. */
  readonly onCreated: (number: number, page: string | undefined) => void
}

const editorNeeded = 'You need the Editor role in this space. Ask a space administrator.'

/** Creates a change request with one page. The editor's code is loaded only now. */
const useFirstPage = ({ space, onCreated }: Pick<NoPagesProps, 'space' | 'onCreated'>) => {
  const client = useQueryClient()
  const path = { spaceId: space }
  return useMutation({
    mutationFn: async () => {
      const [{ insertPage }, { writeChanges }] = await Promise.all([
        import('../../editor/panel/page-operations.ts'),
        import('../../editor/session/edit-requests.ts'),
      ])
      const { data: change } = await createChangeRequest({
        ...{ path, body: { subject: 'First pages' }, throwOnError: true },
      })
      try {
        const { changes } = await writeChanges(client, change, [insertPage('page', { into: null })])
        const [made] = changes
        return {
          number: change.number,
          page:
            made !== undefined && 'page' in made && typeof made.page === 'object' ? made.page.id : undefined,
        }
      } catch {
        // The change request exists; it offers to create the page.
        return { number: change.number, page: undefined }
      }
    },
    onSuccess: ({ number, page }) => {
      onCreated(number, page)
      return client.invalidateQueries({ queryKey: listChangeRequestsQueryKey({ path }) })
    },
  })
}

/** Empty state of a space without pages, with the ways to add the first ones. */
export function NoPages({ org, space, allowed, onCreated }: NoPagesProps) {
  const create = useFirstPage({ space, onCreated })
  const call = useCommandCall()
  return (
    <div className="grid gap-3">
      <EmptyState
        title="This space has no pages yet"
        action={
          <span className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              icon={FilePlus2}
              busy={create.isPending}
              disabledReason={allowed ? undefined : editorNeeded}
              onClick={() => create.mutate()}
            >
              Write the first page
            </Button>
            {allowed ? (
              <Link to="/o/$org/import" params={{ org }} search={{ space }} className={buttonClass('quiet')}>
                <Icon of={FolderInput} />
                Import into this space
              </Link>
            ) : (
              <Button icon={FolderInput} disabledReason={editorNeeded}>
                Import into this space
              </Button>
            )}
          </span>
        }
      >
        Both start a change request, which readers see once it is merged. You can import a folder or zip
        archive of Markdown here, or run{' '}
        <code className="font-mono">{call(`import FOLDER --org ${org}`)}</code> on the server.
      </EmptyState>
      <FormError error={create.error} />
    </div>
  )
}
