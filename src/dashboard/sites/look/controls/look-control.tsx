import { RotateCcw } from 'lucide-react'
import { SiteCustomization } from '../../../../contract/sites/look/schemas.ts'
import { maxLengthOf } from '../../../forms/schema-limits.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FontControl } from '../fonts/font-control.tsx'
import type { SiteRef } from '../fonts/site-fonts.tsx'
import { choiceText, type LookField } from '../look-fields.ts'
import { offeredChoices, valueAt } from '../look-values.ts'
import { ColorField, type ThemedColor } from './color-field.tsx'
import { ImageControl, ThemedImageControl } from './image-control.tsx'
import { HeaderLinksControl, LinkControl, LinkGroupsControl } from './link-controls.tsx'

export interface LookControlProps {
  readonly site: SiteRef
  readonly field: LookField
  readonly look: SiteCustomization
  readonly problems: ReadonlyMap<string, string>
  readonly onValue: (path: string, value: unknown) => void
  /** Whether it overrides the site, in the scope of a site space; undefined in the scope of the site. */
  readonly isOverridden: boolean | undefined
  readonly onReset: () => void
  /** Why it cannot be changed; undefined if it can. */
  readonly refused: string | undefined
}

/** One setting of a look. */
export function LookControl(props: LookControlProps) {
  return (
    <div className="grid gap-1">
      <FieldControl {...props} />
      {props.isOverridden === true && (
        <span className="flex items-center gap-2">
          <Badge tone="accent">Override</Badge>
          <Button variant="bare" icon={RotateCcw} onClick={props.onReset}>
            Use site setting
          </Button>
        </span>
      )}
    </div>
  )
}

// The value at the path of a field; the contract defines its type and the service validates it.
const asShape = <Shape,>(value: unknown): Shape => value as Shape

/** The control for a kind of field. */
function FieldControl({ site, field, look, problems, onValue, refused }: LookControlProps) {
  const { path, label, hint } = field
  const value = valueAt(look, path)
  const set = (next: unknown): void => onValue(path, next)
  switch (field.kind) {
    case 'choice':
      return <ChoiceControl field={field} labels={field.labels} value={value} onValue={set} />
    case 'font':
      return <FontControl {...{ site, path, label, value, refused }} onValue={set} />
    case 'switch':
      return <Switch label={label} hint={hint} checked={value === true} onCheckedChange={set} />
    case 'text':
      return (
        <TextField
          label={label}
          hint={hint}
          optional={field.needed !== true}
          value={typeof value === 'string' ? value : ''}
          error={problems.get(path)}
          limit={maxLengthOf(SiteCustomization, path)}
          onValueChange={(next) => set(next === '' && field.needed !== true ? undefined : next)}
          autoComplete="off"
        />
      )
    case 'color':
      return (
        <ColorField
          label={label}
          value={asShape<ThemedColor | undefined>(value)}
          text={field.text === true}
          optional={field.optional === true}
          problem={problems.get(`${path}.light`) ?? problems.get(`${path}.dark`)}
          onValue={set}
        />
      )
    case 'picture':
      return (
        <ImageControl
          {...{ site, label, hint, refused }}
          value={typeof value === 'string' ? value : ''}
          problem={problems.get(path)}
          onUrl={(url) => set(url === '' ? undefined : url)}
        />
      )
    case 'pictures':
      return (
        <ThemedImageControl
          {...{ site, path, label, problems, refused }}
          value={asShape<ThemedColor | undefined>(value)}
          onValue={set}
        />
      )
    case 'links':
      return <HeaderLinksControl label={label} value={asShape(value)} onValue={set} />
    case 'link-groups':
      return <LinkGroupsControl label={label} value={asShape(value)} onValue={set} />
    case 'link':
      return <LinkControl label={label} value={asShape(value)} onValue={set} />
  }
}

interface ChoiceControlProps {
  readonly field: LookField
  readonly labels: Readonly<Record<string, string>> | undefined
  readonly value: unknown
  readonly onValue: (value: string) => void
}

function ChoiceControl({ field: { path, label, hint }, labels, value, onValue }: ChoiceControlProps) {
  const isUnset = typeof value !== 'string'
  return (
    <Select
      label={label}
      hint={hint}
      value={isUnset ? '' : value}
      onValueChange={(next) => {
        if (next !== '') onValue(next)
      }}
      options={[
        ...(isUnset ? [{ value: '', label: 'Not set' }] : []),
        ...offeredChoices(path).map((choice) => ({
          value: choice,
          label: labels?.[choice] ?? choiceText(choice),
        })),
      ]}
    />
  )
}
