import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Replace, Undo2 } from 'lucide-react'
import {
  listOrganizationSpacesQueryKey,
  restoreSpaceMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { draftOptions, structureOptions } from '../site-queries.ts'

export interface TrashedSpaceProps {
  readonly org: string
  readonly site: string
  readonly space: string
  readonly name: string
  readonly onReplace: () => void
}

/**
 * A part of a site whose space is in the trash: hidden from readers, but its position is kept. The space can
 * be restored or replaced by another one.
 */
export function TrashedSpace({ org, site, space, name, onReplace }: TrashedSpaceProps) {
  const client = useQueryClient()
  const restore = useMutation({
    ...restoreSpaceMutation(),
    onSuccess: async () => {
      void showToast({ text: `“${name}” restored`, detail: 'Readers of the site can see it again.' })
      // Pending edits may be possible again.
      await Promise.all(
        [
          listOrganizationSpacesQueryKey({ path: { organizationId: org } }),
          structureOptions(org, site).queryKey,
          draftOptions(org, site).queryKey,
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      )
    },
  })
  return (
    <div className="grid gap-2">
      <p>
        <span className="font-strong text-rust">The space is in the trash.</span> Readers do not see “{name}”.
        Its path and position are kept until the space is permanently deleted.
      </p>
      <FormError error={restore.error} />
      <span className="flex flex-wrap gap-2">
        <Button
          icon={Undo2}
          busy={restore.isPending}
          onClick={() => restore.mutate({ path: { spaceId: space } })}
        >
          Restore space
        </Button>
        <Button icon={Replace} onClick={onReplace}>
          Replace space
        </Button>
      </span>
    </div>
  )
}
