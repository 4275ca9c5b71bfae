import { useState } from 'react'
import type { ChangeRequest, Page } from '../../../client/types.gen.ts'
import { useTreeWrites } from '../../editor/panel/use-tree-writes.ts'
import { LazyContentSourceDialog } from '../../integrations/sources/lazy-content-source-dialog.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Later } from '../../ui/loading/later.tsx'

export interface EditSourceProps {
  readonly org: string
  readonly change: ChangeRequest
  readonly page: Page
  readonly closed: string | undefined
}

/** Changes the source of a computed page in a change request. */
export function EditSource({ org, change, page, closed }: EditSourceProps) {
  const [open, setOpen] = useState(false)
  const { mutation } = useTreeWrites(change)
  const close = (): void => setOpen(false)
  return (
    <>
      <Button variant="quiet" disabledReason={closed} onClick={() => setOpen(true)}>
        Edit source
      </Button>
      {open && (
        <Later>
          <LazyContentSourceDialog
            org={org}
            space={change.space}
            page={page}
            pending={mutation.isPending}
            error={mutation.error}
            onClose={close}
            onSave={(_title, computed) =>
              mutation.mutate({
                changes: [{ operation: 'update_page', page: page.id, computed }],
                then: close,
              })
            }
          />
        </Later>
      )}
    </>
  )
}
