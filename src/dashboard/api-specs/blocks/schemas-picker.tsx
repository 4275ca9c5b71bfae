import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { schemasOptions } from '../api-spec-queries.ts'
import { schemaNames, schemasData } from './block-data.ts'
import type { PickerProps } from './operation-picker.tsx'
import { SpecSelect } from './spec-select.tsx'
import { usePickableSpecs } from './use-pickable-specs.ts'

/** More are found by typing. */
const mostRows = 100

/** Picks the schemas that a block shows. */
export function SchemasPicker({ org, current, onPick, onClose }: PickerProps) {
  const pickable = usePickableSpecs(org, current)
  const [names, setNames] = useState(() => schemaNames(current))
  const { chosen } = pickable
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="API schemas"
      wide
      footer={
        chosen === undefined ? undefined : (
          <Button
            variant="primary"
            disabledReason={names.length === 0 ? 'Select a schema first.' : undefined}
            onClick={() => onPick(schemasData(chosen.slug, names))}
          >
            {current === undefined ? 'Insert' : 'Change'}
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        <SpecSelect
          org={org}
          {...pickable}
          choose={(slug) => {
            pickable.choose(slug)
            setNames([])
          }}
        />
        {chosen !== undefined && (
          <SchemaSearch
            key={chosen.slug}
            org={org}
            slug={chosen.slug}
            version={chosen.lastVersion ?? 'latest'}
            names={names}
            onNames={setNames}
          />
        )}
      </div>
    </Dialog>
  )
}

interface SchemaSearchProps {
  readonly org: string
  readonly slug: string
  readonly version: string
  readonly names: readonly string[]
  readonly onNames: (names: readonly string[]) => void
}

function SchemaSearch({ org, slug, version, names, onNames }: SchemaSearchProps) {
  const { data = [], error } = useQuery(schemasOptions(org, slug, version))
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const all = data.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <>
      <TextField label="Find schemas" value={typed} onValueChange={setTyped} autoComplete="off" />
      <FormError error={error} />
      <fieldset className="grid max-h-64 content-start gap-2 overflow-y-auto">
        <legend className="sr-only">Schemas</legend>
        {all.slice(0, mostRows).map(({ name }) => (
          <Checkbox
            key={name}
            label={name}
            checked={names.includes(name)}
            onCheckedChange={(isChecked) =>
              onNames(isChecked ? [...names, name] : names.filter((other) => other !== name))
            }
          />
        ))}
      </fieldset>
      <output className="text-caption text-ink-soft">
        {names.length > 0 ? `Selected: ${names.join(', ')}` : counted(all.length, 'schema')}
        {all.length > mostRows && `. The first ${mostRows} are listed; type to narrow them down.`}
      </output>
    </>
  )
}
