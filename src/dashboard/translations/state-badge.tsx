import { CircleCheck, CircleDashed, Cpu, History, PencilLine, type LucideIcon } from 'lucide-react'
import type { TranslationUnitState } from '../../client/types.gen.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import { stateLabels } from './translation-text.ts'

const looks: Readonly<Record<TranslationUnitState, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  missing: { tone: 'rust', icon: CircleDashed },
  machine: { tone: 'plain', icon: Cpu },
  edited: { tone: 'accent', icon: PencilLine },
  reviewed: { tone: 'moss', icon: CircleCheck },
  stale: { tone: 'ochre', icon: History },
}

/** The state of a unit in a word. */
export function StateBadge({ state }: { readonly state: TranslationUnitState }) {
  const { tone, icon } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {stateLabels[state]}
    </Badge>
  )
}
