import { NewSpace, SpaceUpdate, type Space } from '../../../contract/spaces/schemas.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Select } from '../../ui/fields/select.tsx'
import { spaceEmoji } from '../../ui/space-emoji.ts'
import { whoCanHelp } from '../tree/arrange-permissions.ts'
import { EmojiField } from '../resources/emoji-field.tsx'
import { languageName, languages } from './languages.ts'
import { wireEmoji } from '../resources/space-emoji.ts'
import { useUpdateSpace } from './use-update-space.ts'

const part = SpaceUpdate.pick({ title: true, emoji: true, language: true })

export interface SpacePartProps {
  readonly org: string
  readonly space: Pick<
    Space,
    'id' | 'title' | 'emoji' | 'language' | 'editMode' | 'mergeRules' | 'defaultLevel' | 'defaultLevelSource'
  >
  readonly allowed: boolean
}

/** Name, icon and language of a space. */
export function SpaceForm({ org, space, allowed }: SpacePartProps) {
  const form = useContractForm(part, {
    title: space.title,
    emoji: spaceEmoji(space.emoji),
    ...(space.language !== undefined && { language: space.language }),
  })
  const update = useUpdateSpace(org, 'The name and face are saved')
  const language = form.watch('language')
  return (
    <FormPage
      form={form}
      onSubmit={({ emoji, ...values }) => {
        const body = { ...values, ...(emoji !== undefined && emoji !== '' && { emoji: wireEmoji(emoji) }) }
        update.mutate(
          { space: space.id, body },
          { onSuccess: (after) => form.reset({ ...body, emoji: spaceEmoji(after.emoji) }) },
        )
      }}
      pending={update.isPending}
      error={update.error}
      submitLabel="Save name and face"
      disabledReason={allowed ? undefined : whoCanHelp}
    >
      <FormTextField form={form} name="title" label="Title" autoComplete="off" />
      <EmojiField form={form} name="emoji" />
      <Select
        label="Language of the pages"
        hint="Search and hyphenation on published sites follow it."
        value={language ?? ''}
        onValueChange={(value) => {
          const chosen = NewSpace.shape.language.safeParse(value === '' ? undefined : value).data
          form.setValue('language', chosen, { shouldDirty: true })
        }}
        options={[
          // A language can be changed but not removed.
          ...(space.language === undefined ? [{ value: '', label: 'Not said' }] : []),
          ...languages.map((value) => ({ value, label: languageName(value) })),
        ]}
      />
    </FormPage>
  )
}
