import { useState } from 'react'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { RadioCards } from '../ui/fields/radio-cards.tsx'
import { Select } from '../ui/fields/select.tsx'
import { Switch } from '../ui/fields/switch.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { KitPart } from './kit-section.tsx'

/** Everything that takes a value. */
export function KitFields() {
  const [title, setTitle] = useState('Installation on a server of your own, in seven')
  const [empty, setEmpty] = useState('')
  const [about, setAbout] = useState('How to set the product up and keep it running.')
  const [level, setLevel] = useState<'inherit' | 'read' | 'edit'>('read')
  const [on, setOn] = useState(true)
  const [start, setStart] = useState<'demo' | 'empty'>('demo')
  return (
    <KitPart title="Fields" stacked>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Title" limit={50} value={title} onValueChange={setTitle} />
        <TextField
          label="Address"
          hint="The last part of the URL."
          optional
          value={empty}
          onValueChange={setEmpty}
          placeholder="installation"
        />
        <TextField
          label="Email"
          value="ines@"
          onValueChange={() => undefined}
          error="Enter a valid email address."
        />
        <TextField label="Token" value="Shown once" onValueChange={() => undefined} readOnly />
        <TextArea label="Description" limit={100} optional value={about} onValueChange={setAbout} />
        <Select
          label="Who can read it"
          value={level}
          onValueChange={setLevel}
          options={[
            { value: 'inherit', label: 'Inherit from the collection' },
            { value: 'read', label: 'Everyone in the organization' },
            { value: 'edit', label: 'Everyone can edit' },
          ]}
        />
        <div className="grid content-start gap-2">
          <Checkbox label="Include nested pages" checked={on} onCheckedChange={setOn} />
          <Checkbox label="All 12 pages" checked={false} mixed onCheckedChange={() => undefined} />
          <Checkbox
            label="Keep old addresses"
            hint="Redirects visitors to the new addresses."
            checked={false}
            onCheckedChange={() => undefined}
          />
        </div>
        <div className="grid content-start gap-1">
          <Switch
            label="Single-key shortcuts"
            hint="Use shortcuts without Control."
            checked={on}
            onCheckedChange={setOn}
          />
          <Switch label="Indexed by search engines" checked={!on} onCheckedChange={(next) => setOn(!next)} />
          <Switch
            label="Live editing"
            checked={false}
            onCheckedChange={() => undefined}
            disabledReason="Spaces with merge rules cannot be edited directly."
          />
        </div>
        <RadioCards
          legend="Start with"
          value={start}
          onValueChange={setStart}
          options={[
            {
              value: 'demo',
              label: 'Example organization',
              hint: 'Three spaces, four people, open change requests.',
            },
            { value: 'empty', label: 'An empty organization', hint: 'Start from scratch.' },
          ]}
        />
      </div>
    </KitPart>
  )
}
