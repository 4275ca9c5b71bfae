import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { GlossaryEntry, GlossaryOperation, Language } from '../../../client/types.gen.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextArea } from '../../forms/form-text-area.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { languages } from '../../forms/languages.ts'
import { useContractForm, type ContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { languageName } from '../../ui/language-name.ts'
import { EntryForm, operationOf, valuesOf, type EntryValues } from './entry-form.ts'
import { PreviewView } from './preview-view.tsx'
import { useGlossaryUpdate } from './use-glossary-update.ts'

export interface EntryDialogProps {
  readonly org: string
  /** Absent for a new entry. */
  readonly entry: GlossaryEntry | undefined
  /** The languages that the organization uses. */
  readonly used: readonly Language[]
  readonly onClose: () => void
}

/** Adds or changes an entry, after showing which units it touches. */
export function EntryDialog({ org, entry, used, onClose }: EntryDialogProps) {
  const form = useContractForm(EntryForm, valuesOf(entry, used.length === 0 ? ['en', 'de'] : used))
  const [checked, setChecked] = useState<readonly GlossaryOperation[]>()
  const update = useGlossaryUpdate(org, entry === undefined ? 'Term added' : 'Term saved', onClose)
  const isNew = entry === undefined
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title={isNew ? 'Add term' : 'Edit term'}
      onSubmit={(values) => {
        const operations = [operationOf(values, entry?.id)]
        // The first time it shows what is affected; unchanged, it saves.
        if (JSON.stringify(operations) === JSON.stringify(checked)) update.save(operations)
        else setChecked(operations)
      }}
      pending={update.isPending}
      error={update.error}
      submitLabel={checked === undefined ? 'Show affected units' : isNew ? 'Add term' : 'Save term'}
    >
      <EntryFields form={form} onChange={() => setChecked(undefined)} />
      {checked !== undefined && (
        <section aria-label="Affected units" className="border-t border-line pt-3">
          <PreviewView org={org} operations={checked} />
        </section>
      )}
    </FormDialog>
  )
}

type Form = ContractForm<EntryValues, EntryValues>

function EntryFields({ form, onChange }: { readonly form: Form; readonly onChange: () => void }) {
  const { field: terms } = useController({ control: form.control, name: 'terms' })
  const { field: doNotTranslate } = useController({ control: form.control, name: 'doNotTranslate' })
  const [added, setAdded] = useState<Language | ''>('')
  const others = languages.filter((code) => !terms.value.some(({ language }) => language === code))
  return (
    <div className="grid gap-4" onInput={onChange}>
      {terms.value.map(({ language }, index) => (
        <div key={language} className="grid gap-2 sm:grid-cols-2">
          <FormTextField
            form={form}
            name={`terms.${index}.term`}
            label={languageName(language)}
            lang={language}
            counted={false}
            autoComplete="off"
          />
          <FormTextField
            form={form}
            name={`terms.${index}.forbidden`}
            label={`Not in ${languageName(language)}`}
            lang={language}
            hint={index === 0 ? 'Separate with commas.' : undefined}
            counted={false}
            optional
            autoComplete="off"
          />
        </div>
      ))}
      <div className="flex items-end gap-2">
        <div className="flex-1">
          <Select<Language | ''>
            label="Another language"
            value={added}
            onValueChange={setAdded}
            options={[
              { value: '', label: 'Choose a language' },
              ...others.map((code) => ({ value: code, label: languageName(code) })),
            ]}
          />
        </div>
        <Button
          disabledReason={added === '' ? 'Choose a language first.' : undefined}
          onClick={() => {
            if (added !== '') terms.onChange([...terms.value, { language: added, term: '', forbidden: '' }])
            setAdded('')
          }}
        >
          Add language
        </Button>
      </div>
      <Checkbox
        label="Do not translate"
        hint="The term stays as it is in all languages: a product name, a command."
        checked={doNotTranslate.value}
        onCheckedChange={(next) => {
          onChange()
          doNotTranslate.onChange(next)
        }}
      />
      <FormTextArea form={form} name="note" label="Note" optional rows={2} />
    </div>
  )
}
