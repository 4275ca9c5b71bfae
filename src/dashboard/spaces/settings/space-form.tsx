import { NewSpace, SpaceUpdate, type Space } from '../../../contract/spaces/schemas.ts'
import { isEmoji } from '../../../contract/wire/emoji-text.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Select } from '../../ui/fields/select.tsx'
import { spaceEmoji } from '../../ui/space-emoji.ts'
import { whoCanHelp } from '../tree/arrange-permissions.ts'
import { EmojiField } from '../resources/emoji-field.tsx'
import { languages } from '../../forms/languages.ts'
import { languageName } from '../../ui/language-name.ts'
import { wireEmoji } from '../resources/space-emoji.ts'
import { useUpdateSpace } from './use-update-space.ts'

const GeneralSettings = SpaceUpdate.pick({ title: true, description: true, emoji: true, language: true })

export interface SpaceFormProps {
  readonly org: string
  readonly space: Pick<
    Space,
    | 'id'
    | 'title'
    | 'description'
    | 'emoji'
    | 'language'
    | 'editMode'
    | 'mergeRules'
    | 'defaultLevel'
    | 'defaultLevelSource'
  >
  readonly allowed: boolean
}

/** Name, description, emoji and language of a space. */
export function SpaceForm({ org, space, allowed }: SpaceFormProps) {
  const form = useContractForm(GeneralSettings, {
    title: space.title,
    description: space.description ?? '',
    // Spaces of earlier versions can have text that is not an emoji.
    emoji: isEmoji(space.emoji) ? spaceEmoji(space.emoji) : '',
    ...(space.language !== undefined && { language: space.language }),
  })
  const update = useUpdateSpace(org, 'General settings saved')
  const language = form.watch('language')
  return (
    <FormPage
      form={form}
      onSubmit={({ emoji, ...values }) => {
        const body = { ...values, ...(emoji !== undefined && { emoji: wireEmoji(emoji) }) }
        update.mutate({ space: space.id, body }, { onSuccess: () => form.reset({ ...values, emoji }) })
      }}
      pending={update.isPending}
      error={update.error}
      submitLabel="Save"
      settings
      disabledReason={allowed ? undefined : whoCanHelp}
    >
      <FormTextField form={form} name="title" label="Title" autoComplete="off" />
      <FormTextField form={form} name="description" label="Description" autoComplete="off" optional />
      <EmojiField form={form} name="emoji" />
      <Select
        label="Language"
        hint="Used for search and hyphenation on published sites."
        value={language ?? ''}
        onValueChange={(value) => {
          const chosen = NewSpace.shape.language.safeParse(value === '' ? undefined : value).data
          form.setValue('language', chosen, { shouldDirty: true })
        }}
        options={[
          // A language can be changed but not removed.
          ...(space.language === undefined ? [{ value: '', label: 'Not set' }] : []),
          ...languages.map((value) => ({ value, label: languageName(value) })),
        ]}
      />
    </FormPage>
  )
}
