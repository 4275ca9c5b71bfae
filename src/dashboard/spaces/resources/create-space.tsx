import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  createSpaceMutation,
  listOrganizationSpacesQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { NewSpace } from '../../../contract/spaces/schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { EmojiField } from './emoji-field.tsx'
import { wireEmoji } from './space-emoji.ts'

export interface CreateSpaceProps {
  readonly org: string
  readonly open: boolean
  readonly onClose: () => void
  /** The parent collection; absent for the top level. */
  readonly parent?: { readonly id: string; readonly name: string } | undefined
  readonly onCreated?: (id: string) => void
}

/** Creates an empty space at the end of its parent. */
export function CreateSpace({ org, open, onClose, parent, onCreated }: CreateSpaceProps) {
  const client = useQueryClient()
  const path = { organizationId: org }
  const form = useContractForm(NewSpace.pick({ title: true, emoji: true, description: true }), {
    ...{ title: '', emoji: '', description: '' },
  })
  const create = useMutation({
    ...createSpaceMutation(),
    onSuccess: ({ id }) => {
      form.reset()
      onClose()
      onCreated?.(id)
      return client.invalidateQueries({ queryKey: listOrganizationSpacesQueryKey({ path }) })
    },
  })
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={() => {
        create.reset()
        onClose()
      }}
      title={parent === undefined ? 'New space' : `New space in “${parent.name}”`}
      description={
        <>
          Starts empty. To use existing docs,{' '}
          <Link
            to="/o/$org/import"
            params={{ org }}
            search={parent === undefined ? {} : { parent: parent.id }}
            className="text-accent underline"
            onClick={() => {
              form.reset()
              onClose()
            }}
          >
            import a folder of Markdown
          </Link>
          .
        </>
      }
      onSubmit={({ title, emoji, description }) =>
        create.mutate({
          path,
          body: {
            ...(title !== undefined && { title }),
            ...(description !== undefined && description !== '' && { description }),
            ...(emoji !== undefined && emoji !== '' && { emoji: wireEmoji(emoji) }),
            ...(parent !== undefined && { parent: parent.id }),
          },
        })
      }
      pending={create.isPending}
      error={create.error}
      submitLabel="Create space"
    >
      <FormTextField form={form} name="title" label="Title" autoComplete="off" />
      <FormTextField form={form} name="description" label="Description" autoComplete="off" optional />
      <EmojiField form={form} name="emoji" />
    </FormDialog>
  )
}
