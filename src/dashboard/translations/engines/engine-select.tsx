import { Link } from '@tanstack/react-router'
import type { TranslationEngine } from '../../../client/types.gen.ts'
import { Select } from '../../ui/fields/select.tsx'
import { engineName } from '../translation-text.ts'

export interface EngineSelectProps {
  readonly org: string
  readonly value: string
  readonly onValueChange: (engine: string) => void
  /** The engines of the organization; empty while loading, and for those who may not list them. */
  readonly engines: readonly TranslationEngine[]
  readonly error?: string | undefined
}

const hints: Readonly<Record<string, string>> = {
  memory: 'Reuses earlier translations. Nothing leaves this server.',
  pseudo: 'Accented, longer text that shows what a translation will look like. Nothing leaves this server.',
}

/** Chooses what translates: the memory, test text, or an engine of the organization. */
export function EngineSelect({ org, value, onValueChange, engines, error }: EngineSelectProps) {
  const others = engines.filter(({ builtIn }) => !builtIn)
  const ids = ['memory', 'pseudo', ...others.map(({ id }) => id)]
  const host = others.find(({ id }) => id === value)?.url
  return (
    <Select
      label="Engine"
      value={value}
      onValueChange={onValueChange}
      error={error}
      hint={
        <>
          {hints[value] ?? `Sends the text to ${host ?? 'the engine'}.`}{' '}
          <Link
            to="/o/$org/settings/$section"
            params={{ org, section: 'translation-engines' }}
            className="underline underline-offset-2"
          >
            Manage engines
          </Link>
        </>
      }
      options={(ids.includes(value) ? ids : [...ids, value]).map((id) => ({
        value: id,
        label: engineName(id, engines),
      }))}
    />
  )
}
