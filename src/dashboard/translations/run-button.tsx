import { CircleStop, Play } from 'lucide-react'
import type { Translation } from '../../client/types.gen.ts'
import { Button } from '../ui/buttons/button.tsx'
import { frozenText, needsAdmin, translationName } from './translation-text.ts'
import { useRun } from './use-run.ts'

export interface RunButtonProps {
  readonly org: string
  readonly translation: Translation
  /** The one action that stands out on its screen. */
  readonly primary?: boolean
}

/** Runs a translation, or stops its run. */
export function RunButton({ org, translation, primary = false }: RunButtonProps) {
  const { run, stop, isStarting, isStopping } = useRun(org, translation)
  const { frozen, progress, permissions } = translation
  const refused = permissions.edit ? undefined : needsAdmin
  const name = translationName(translation)
  if (progress !== undefined)
    return (
      <Button
        icon={CircleStop}
        busy={isStopping}
        disabledReason={refused}
        onClick={stop}
        aria-label={`Stop translating ${name}`}
      >
        Stop
      </Button>
    )
  return (
    <Button
      variant={primary ? 'primary' : 'quiet'}
      icon={Play}
      busy={isStarting}
      disabledReason={refused ?? (frozen === undefined ? undefined : frozenText[frozen])}
      onClick={run}
      aria-label={`Run ${name}`}
    >
      Run
    </Button>
  )
}
