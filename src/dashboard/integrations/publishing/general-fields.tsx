import type { Integration } from '../../../client/types.gen.ts'
import { FormTextArea } from '../../forms/form-text-area.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { categoryLabels, targetLabels, visibilityLabels } from '../integration-text.ts'
import { PictureFields } from './picture-fields.tsx'
import type { Publication } from './publication-form-type.ts'

const keysOf = <Key extends string>(labels: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(labels) as Key[]

const targets = keysOf(targetLabels).map((value) => ({ value, label: targetLabels[value] }))
const visibilities = keysOf(visibilityLabels).map((value) => ({ value, ...visibilityLabels[value] }))

export interface GeneralFieldsProps {
  readonly form: Publication
  /** The published integration, whose name stays. */
  readonly former: Integration | undefined
}

/** Name, description, and who can install it where. */
export function GeneralFields({ form, former }: GeneralFieldsProps) {
  const { target, visibility } = form.watch()
  return (
    <div className="grid gap-4">
      <FormTextField
        form={form}
        name="name"
        label="Name"
        hint="Identifies it in URLs and on the command line, such as “deploy-status”. It cannot be changed."
        counted={false}
        readOnly={former !== undefined}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
      />
      <FormTextField form={form} name="title" label="Title" autoComplete="off" />
      <FormTextField
        form={form}
        name="description"
        label="Description"
        hint="One sentence for the catalogue."
        autoComplete="off"
      />
      <FormTextArea form={form} name="summary" label="Summary" optional hint="Markdown, shown on its page." />
      <PictureFields form={form} />
      <Select
        label="Installs in"
        value={target}
        onValueChange={(value) => form.setValue('target', value, { shouldDirty: true })}
        options={targets}
      />
      <Categories form={form} />
      <RadioCards
        legend="Visibility"
        value={visibility}
        onValueChange={(value) => form.setValue('visibility', value, { shouldDirty: true })}
        options={visibilities}
      />
    </div>
  )
}

function Categories({ form }: { readonly form: Publication }) {
  const chosen = form.watch('categories')
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-strong">
        Categories <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      <div className="grid gap-1.5 sm:grid-cols-2">
        {keysOf(categoryLabels).map((category) => (
          <Checkbox
            key={category}
            label={categoryLabels[category]}
            checked={chosen.includes(category)}
            onCheckedChange={(checked) =>
              form.setValue(
                'categories',
                checked ? [...chosen, category] : chosen.filter((other) => other !== category),
                { shouldDirty: true },
              )
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
