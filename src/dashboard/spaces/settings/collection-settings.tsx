import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getCollectionQueryKey,
  listCollectionsQueryKey,
  listOrganizationSpacesQueryKey,
  updateCollectionMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { Collection } from '../../../client/types.gen.ts'
import { CollectionUpdate } from '../../../contract/spaces/schemas.ts'
import { AccessPreview } from '../../forms/access-preview.tsx'
import { FormPage } from '../../forms/form-page.tsx'
import { FormTextArea } from '../../forms/form-text-area.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { showToast } from '../../ui/toast.ts'
import { whoCanHelp } from '../tree/arrange-permissions.ts'
import { DefaultLevelSelect } from './default-level-select.tsx'
import { accessText, levelOf } from '../tree/resource.ts'

/** Title, description and default level of a collection. Key it by the collection. */
export function CollectionSettings({
  org,
  collection,
}: {
  readonly org: string
  readonly collection: Collection
}) {
  const client = useQueryClient()
  const { id, permissions, defaultLevelSource } = collection
  const own = defaultLevelSource.id === id
  const saved = own ? collection.defaultLevel : 'inherit'
  const form = useContractForm(CollectionUpdate, {
    title: collection.title,
    description: collection.description ?? '',
    defaultLevel: saved,
  })
  const chosen = form.watch('defaultLevel') ?? null
  const update = useMutation({
    ...updateCollectionMutation(),
    onSuccess: (after, { body }) => {
      form.reset(body)
      client.setQueryData(getCollectionQueryKey({ path: { collectionId: id } }), after)
      void showToast({ text: 'Collection saved' })
      const path = { organizationId: org }
      return Promise.all([
        client.invalidateQueries({ queryKey: listCollectionsQueryKey({ path }) }),
        client.invalidateQueries({ queryKey: listOrganizationSpacesQueryKey({ path }) }),
      ])
    },
  })
  return (
    <div className="max-w-form">
      <FormPage
        form={form}
        onSubmit={({ title, description, defaultLevel }) =>
          update.mutate({
            path: { collectionId: id },
            body: {
              ...(title !== undefined && { title }),
              ...(description !== undefined && { description }),
              // Sent only by users who may set it.
              ...(permissions.admin && defaultLevel !== undefined && { defaultLevel }),
            },
          })
        }
        pending={update.isPending}
        error={update.error}
        submitLabel="Save"
        settings
        disabledReason={permissions.create ? undefined : whoCanHelp}
      >
        <FormTextField form={form} name="title" label="Title" autoComplete="off" />
        <FormTextArea form={form} name="description" label="Description" optional rows={2} />
        {permissions.admin && (
          <DefaultLevelSelect
            value={chosen}
            onValueChange={(level) => form.setValue('defaultLevel', level, { shouldDirty: true })}
            inherited={own ? undefined : levelOf(collection)}
          />
        )}
        {permissions.admin && chosen !== saved && (
          <AccessPreview
            question={{ on: 'collection', id, change: { defaultLevel: chosen } }}
            roleLabel={accessText}
          />
        )}
      </FormPage>
    </div>
  )
}
