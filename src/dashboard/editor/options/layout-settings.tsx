import type { DocumentPage } from '../../../client/types.gen.ts'
import { Section } from '../../ui/layout/section.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import type { PageSession } from '../session/page-session-state.ts'

export interface SettingsProps {
  readonly session: PageSession
  /** Why editing is disabled. */
  readonly closed: string | undefined
}

const layoutSwitches = [
  { name: 'title', label: 'Title' },
  { name: 'description', label: 'Description' },
  { name: 'cover', label: 'Cover' },
  { name: 'tableOfContents', label: 'Table of contents' },
  { name: 'outline', label: 'Outline' },
  { name: 'pagination', label: 'Previous and next page links' },
  { name: 'metadata', label: 'Last updated' },
] as const

/** The layout of a page for readers. */
export function LayoutSettings({ session, closed }: SettingsProps) {
  const layout = session.fields().layout ?? {}
  const set = (change: Partial<DocumentPage['layout']>): void =>
    session.note({ layout: { ...layout, ...change } })
  return (
    <Section title="Layout">
      <div className="grid gap-3">
        <Select
          label="Width"
          value={layout.width ?? 'default'}
          onValueChange={(width) => closed === undefined && set({ width })}
          options={[
            { value: 'default', label: 'Default' },
            { value: 'wide', label: 'Wide' },
          ]}
        />
        <Select
          label="Cover size"
          value={layout.coverSize ?? 'hero'}
          onValueChange={(coverSize) => closed === undefined && set({ coverSize })}
          options={[
            { value: 'hero', label: 'Text width' },
            { value: 'full', label: 'Full width' },
          ]}
        />
        <div>
          {layoutSwitches.map(({ name, label }) => (
            <Switch
              key={name}
              label={label}
              checked={layout[name] ?? true}
              disabledReason={closed}
              onCheckedChange={(on) => set({ [name]: on })}
            />
          ))}
        </div>
      </div>
    </Section>
  )
}
