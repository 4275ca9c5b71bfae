import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { LinkRows, type EditedLink } from './link-rows.tsx'

export interface LinkControlProps<Value> {
  readonly label: string
  readonly value: Value
  readonly onValue: (value: Value) => void
}

type HeaderLink = EditedLink & { readonly links: readonly EditedLink[] }

interface FooterGroup {
  readonly title: string
  readonly links: readonly EditedLink[]
}

const emptyLink = { title: '', to: { kind: 'url', url: '' } } as const

/** The links of the header. */
export function HeaderLinksControl({ label, value, onValue }: LinkControlProps<readonly HeaderLink[]>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-strong">{label}</legend>
      <LinkRows
        nameOf={(position) => `Link ${position}`}
        items={value}
        added={{ ...emptyLink, links: [] }}
        onItems={onValue}
      />
    </fieldset>
  )
}

/** The groups of links in the footer. */
export function LinkGroupsControl({ label, value, onValue }: LinkControlProps<readonly FooterGroup[]>) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-strong">{label}</legend>
      {value.map((group, index) => (
        // Groups have no id; they are identified by position.
        <div key={index} className="grid gap-3">
          <TextField
            label={`Group ${index + 1}: title`}
            value={group.title}
            limit={64}
            onValueChange={(title) => onValue(value.with(index, { ...group, title }))}
          />
          <LinkRows
            nameOf={(position) => `Group ${index + 1}, link ${position}`}
            items={group.links}
            added={emptyLink}
            onItems={(links) => onValue(value.with(index, { ...group, links }))}
          />
          <span>
            <Button variant="bare" onClick={() => onValue(value.toSpliced(index, 1))}>
              Remove group {index + 1}
            </Button>
          </span>
        </div>
      ))}
      <span>
        <Button onClick={() => onValue([...value, { title: '', links: [] }])}>Add group</Button>
      </span>
    </fieldset>
  )
}

/** A single optional link. */
export function LinkControl({ label, value, onValue }: LinkControlProps<EditedLink | undefined>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-strong">{label}</legend>
      <LinkRows<EditedLink>
        nameOf={(position) => `Link ${position}`}
        items={value === undefined ? [] : [value]}
        added={emptyLink}
        onItems={(items) => onValue(items.at(-1))}
      />
    </fieldset>
  )
}
