import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { SiteCustomization } from '../../../contract/sites/look/schemas.ts'
import { maxLengthOf } from '../../forms/schema-limits.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FontControl } from './font-control.tsx'
import type { SitePlace } from './site-fonts.tsx'
import { ColorField, type ThemedColor } from './color-field.tsx'
import { LinkRows, type EditedLink } from './link-rows.tsx'
import { choiceText, type LookField } from './look-fields.ts'
import { documentedChoices, valueAt } from './look-values.ts'

export interface LookControlProps {
  readonly place: SitePlace
  readonly field: LookField
  readonly look: SiteCustomization
  readonly problems: ReadonlyMap<string, string>
  readonly onValue: (path: string, value: unknown) => void
  /** Whether it overrides the site, in the scope of a site space; undefined in the scope of the site. */
  readonly apart: boolean | undefined
  readonly onReset: () => void
  /** Why it cannot be changed; undefined if it can. */
  readonly refused: string | undefined
}

interface FooterGroup {
  readonly title: string
  readonly links: readonly EditedLink[]
}

// The value at the path of a field; the contract defines its type and the service validates it.
const shaped = <Shape,>(value: unknown): Shape => value as Shape

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** One setting of a look. */
export function LookControl({
  place,
  field,
  look,
  problems,
  onValue,
  apart,
  onReset,
  refused,
}: LookControlProps) {
  const { path, label, hint } = field
  const value = valueAt(look, path)
  const problem = problems.get(path)
  const set = (next: unknown): void => onValue(path, next)
  const control = (): ReactNode => {
    switch (field.kind) {
      case 'choice': {
        const choices = documentedChoices(path)
        const unsaid = typeof value !== 'string'
        return (
          <Select
            label={label}
            hint={hint}
            value={unsaid ? '' : value}
            onValueChange={(next) => {
              if (next !== '') set(next)
            }}
            options={[
              ...(unsaid ? [{ value: '', label: 'Not said' }] : []),
              ...choices.map((choice) => ({
                value: choice,
                label: field.words?.[choice] ?? choiceText(choice),
              })),
            ]}
          />
        )
      }
      case 'font':
        return <FontControl {...{ place, path, label, value, refused }} onValue={set} />
      case 'switch':
        return <Switch label={label} hint={hint} checked={value === true} onCheckedChange={set} />
      case 'text':
        return (
          <TextField
            label={label}
            hint={hint}
            optional={field.needed !== true}
            value={text(value)}
            error={problem}
            limit={maxLengthOf(SiteCustomization, path)}
            onValueChange={(next) => set(next === '' && field.needed !== true ? undefined : next)}
            autoComplete="off"
          />
        )
      case 'color':
        return (
          <ColorField
            label={label}
            value={shaped<ThemedColor | undefined>(value)}
            text={field.text === true}
            optional={field.optional === true}
            problem={problems.get(`${path}.light`) ?? problems.get(`${path}.dark`)}
            onValue={set}
          />
        )
      case 'pictures': {
        const pictures = shaped<ThemedColor | undefined>(value)
        const change = (theme: 'light' | 'dark', next: string): void => {
          const both = { light: '', dark: '', ...pictures, [theme]: next }
          set(both.light === '' && both.dark === '' ? undefined : both)
        }
        return (
          <div className="grid gap-3">
            <TextField
              label={`${label} on light`}
              optional
              value={pictures?.light ?? ''}
              error={problems.get(`${path}.light`)}
              inputMode="url"
              onValueChange={(next) => change('light', next)}
            />
            <TextField
              label={`${label} on dark`}
              optional
              value={pictures?.dark ?? ''}
              error={problems.get(`${path}.dark`)}
              inputMode="url"
              onValueChange={(next) => change('dark', next)}
            />
          </div>
        )
      }
      case 'links':
        return (
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-strong">{label}</legend>
            <LinkRows
              what="link"
              items={shaped<readonly (EditedLink & { readonly links: readonly EditedLink[] })[]>(value)}
              added={{ title: '', to: { kind: 'url', url: '' }, links: [] }}
              onItems={set}
            />
          </fieldset>
        )
      case 'link-groups': {
        const groups = shaped<readonly FooterGroup[]>(value)
        return (
          <fieldset className="grid gap-4">
            <legend className="mb-1 font-strong">{label}</legend>
            {groups.map((group, index) => (
              // Groups have no id; they are identified by position.
              <div key={index} className="grid gap-3">
                <TextField
                  label={`Title of group ${index + 1}`}
                  value={group.title}
                  limit={64}
                  onValueChange={(title) => set(groups.with(index, { ...group, title }))}
                />
                <LinkRows
                  what={`link of group ${index + 1}`}
                  items={group.links}
                  added={{ title: '', to: { kind: 'url', url: '' } }}
                  onItems={(links) => set(groups.with(index, { ...group, links }))}
                />
                <span>
                  <Button variant="bare" onClick={() => set(groups.toSpliced(index, 1))}>
                    Take group {index + 1} out
                  </Button>
                </span>
              </div>
            ))}
            <span>
              <Button onClick={() => set([...groups, { title: '', links: [] }])}>Add a group</Button>
            </span>
          </fieldset>
        )
      }
      case 'link': {
        const link = shaped<EditedLink | undefined>(value)
        return (
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-strong">{label}</legend>
            <LinkRows
              what="link"
              items={link === undefined ? [] : [link]}
              added={{ title: '', to: { kind: 'url', url: '' } }}
              onItems={(items) => set(items.at(-1))}
            />
          </fieldset>
        )
      }
    }
  }
  return (
    <div className="grid gap-1">
      {control()}
      {apart === true && (
        <span className="flex items-center gap-2">
          <Badge tone="accent">Set apart</Badge>
          <Button variant="bare" icon={RotateCcw} onClick={onReset}>
            As the site
          </Button>
        </span>
      )}
    </div>
  )
}
