import { SpaceUpdate } from '../../../contract/spaces/schemas.ts'
import { AccessPreview } from '../../forms/access-preview.tsx'
import { FormPage } from '../../forms/form-page.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DefaultLevelSelect } from './default-level-select.tsx'
import type { SpaceFormProps } from './space-form.tsx'
import { accessText, levelOf } from '../tree/resource.ts'
import { useUpdateSpace } from './use-update-space.ts'

const LevelSettings = SpaceUpdate.pick({ defaultLevel: true })
const needsAdministrator = 'You need the Administrator role in this space. Ask a space administrator.'

/** The default access of members to a space. */
export function LevelForm({ org, space, allowed }: SpaceFormProps) {
  const own = space.defaultLevelSource.kind === 'space'
  const saved = own ? space.defaultLevel : 'inherit'
  const form = useContractForm(LevelSettings, { defaultLevel: saved })
  const selected = form.watch('defaultLevel') ?? null
  const update = useUpdateSpace(org, 'Default level saved')
  return (
    <FormPage
      form={form}
      onSubmit={(body) => update.mutate({ space: space.id, body }, { onSuccess: () => form.reset(body) })}
      pending={update.isPending}
      error={update.error}
      submitLabel="Save"
      settings
      disabledReason={allowed ? undefined : needsAdministrator}
    >
      <DefaultLevelSelect
        value={selected}
        onValueChange={(level) => form.setValue('defaultLevel', level, { shouldDirty: true })}
        inherited={own ? undefined : levelOf(space)}
      />
      {allowed && selected !== saved && (
        <AccessPreview
          question={{ on: 'space', id: space.id, change: { defaultLevel: selected } }}
          roleLabel={accessText}
        />
      )}
    </FormPage>
  )
}
