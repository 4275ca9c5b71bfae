import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { variableOf, variableText } from './variable-text.ts'
import type { SettingsProps } from './layout-settings.tsx'

const isName = (name: string): boolean => /^[A-Za-z_][A-Za-z0-9_]{0,63}$/u.test(name)

/** Values that expressions on the page can use. */
export function VariableSettings({ session, closed }: SettingsProps) {
  const stored = session.fields().variables ?? {}
  const [rows, setRows] = useState(() =>
    Object.entries(stored).map(([name, value], id) => ({ id, name, text: variableText(value) })),
  )
  const [next, setNext] = useState(rows.length)
  const change = (all: typeof rows): void => {
    setRows(all)
    const validVariables = all.filter(({ name }) => isName(name))
    session.note({
      variables:
        validVariables.length === 0
          ? undefined
          : Object.fromEntries(validVariables.map(({ name, text }) => [name, variableOf(text)])),
    })
  }
  return (
    <Section title="Variables">
      <div className="grid gap-3">
        {rows.map((row) => (
          <div key={row.id} className="flex items-start gap-2">
            <TextField
              label="Name"
              value={row.name}
              readOnly={closed !== undefined}
              error={
                row.name === '' || isName(row.name)
                  ? undefined
                  : 'Use letters, digits and _, and don’t start with a digit.'
              }
              onValueChange={(name) =>
                change(rows.map((one) => (one.id === row.id ? { ...one, name } : one)))
              }
            />
            <TextField
              label="Value"
              value={row.text}
              readOnly={closed !== undefined}
              onValueChange={(text) =>
                change(rows.map((one) => (one.id === row.id ? { ...one, text } : one)))
              }
            />
            {closed === undefined && (
              <IconButton
                icon={Trash2}
                label={`Remove ${row.name === '' ? 'the variable' : row.name}`}
                className="mt-6"
                onClick={() => change(rows.filter(({ id }) => id !== row.id))}
              />
            )}
          </div>
        ))}
        {session.held().get('variables') !== undefined && (
          <p role="alert" className="text-caption text-rust">
            {session.held().get('variables')}
          </p>
        )}
        {closed === undefined && (
          <Button
            icon={Plus}
            className="justify-self-start"
            onClick={() => {
              setRows([...rows, { id: next, name: '', text: '' }])
              setNext(next + 1)
            }}
          >
            Add variable
          </Button>
        )}
      </div>
    </Section>
  )
}
