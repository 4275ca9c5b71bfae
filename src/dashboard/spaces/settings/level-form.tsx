import { SpaceUpdate } from '../../../contract/spaces/schemas.ts'
import { AccessPreview } from '../../forms/access-preview.tsx'
import { FormPage } from '../../forms/form-page.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { DefaultLevelSelect } from './default-level-select.tsx'
import type { SpacePartProps } from './space-form.tsx'
import { accessText, levelOf } from '../tree/resource.ts'
import { useUpdateSpace } from './use-update-space.ts'

const part = SpaceUpdate.pick({ defaultLevel: true })
const needed = 'It takes the role Administrator of the space. Somebody who has it can give it to you.'

/** The default access of members to a space. */
export function LevelForm({ org, space, allowed }: SpacePartProps) {
  const own = space.defaultLevelSource.kind === 'space'
  const saved = own ? space.defaultLevel : 'inherit'
  const form = useContractForm(part, { defaultLevel: saved })
  const chosen = form.watch('defaultLevel') ?? null
  const update = useUpdateSpace(org, 'The default level is saved')
  return (
    <FormPage
      form={form}
      onSubmit={(body) => update.mutate({ space: space.id, body }, { onSuccess: () => form.reset(body) })}
      pending={update.isPending}
      error={update.error}
      submitLabel="Save the default level"
      disabledReason={allowed ? undefined : needed}
    >
      <DefaultLevelSelect
        value={chosen}
        onValueChange={(level) => form.setValue('defaultLevel', level, { shouldDirty: true })}
        inherited={own ? undefined : levelOf(space)}
      />
      {allowed && chosen !== saved && (
        <AccessPreview
          question={{ on: 'space', id: space.id, change: { defaultLevel: chosen } }}
          words={accessText}
        />
      )}
    </FormPage>
  )
}
