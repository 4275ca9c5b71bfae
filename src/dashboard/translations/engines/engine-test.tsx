import { useMutation } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { testTranslationEngineMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { TranslationEngine, TranslationEngineTest } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Sends one sentence to an engine and shows what comes back. */
export const useEngineTest = (org: string, engine: TranslationEngine) => {
  const { mutate, data, error, isPending } = useMutation(testTranslationEngineMutation())
  return {
    button: (
      <Button
        busy={isPending}
        aria-label={`Test ${engine.title}`}
        onClick={() => mutate({ path: { organizationId: org, engineId: engine.id } })}
      >
        Test
      </Button>
    ),
    result: error === null ? data !== undefined && <TestResult result={data} /> : <FormError error={error} />,
  }
}

function TestResult({ result }: { readonly result: TranslationEngineTest }) {
  const { ok, message, milliseconds, source, target } = result
  return (
    <output className="flex items-start gap-2 rounded-base p-2 ring-1 ring-line ring-inset">
      <Icon of={ok ? CircleCheck : CircleAlert} className={`mt-0.5 ${ok ? 'text-moss' : 'text-rust'}`} />
      <span className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
        <span>
          {message} <span className="figures text-ink-soft">{milliseconds.toLocaleString('en')} ms</span>
        </span>
        <span className="text-ink-soft">Sent: {source}</span>
        {target !== undefined && <span>Received: {target}</span>}
      </span>
    </output>
  )
}
