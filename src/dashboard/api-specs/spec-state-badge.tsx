import { CircleCheck, CircleX, Hourglass, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ApiSpec } from '../../client/types.gen.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import { counted } from '../ui/counted.ts'
import { specState, stepLabels, type SpecState } from './api-spec-text.ts'

const looks: Readonly<Record<SpecState, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  waiting: { tone: 'plain', icon: Hourglass },
  processing: { tone: 'accent', icon: LoaderCircle },
  failed: { tone: 'rust', icon: CircleX },
  problems: { tone: 'ochre', icon: TriangleAlert },
  ready: { tone: 'moss', icon: CircleCheck },
}

const labelOf = (spec: ApiSpec, state: SpecState): string => {
  switch (state) {
    case 'waiting':
      return 'Waiting'
    case 'processing':
      return spec.processingStep === undefined ? 'Processing' : stepLabels[spec.processingStep]
    case 'failed':
      return 'Failed'
    case 'problems':
      return counted(spec.problems, 'problem')
    case 'ready':
      return 'Up to date'
  }
}

/** The state of a specification: what is done with it now, or how the last processing ended. */
export function SpecStateBadge({ spec }: { readonly spec: ApiSpec }) {
  const state = specState(spec)
  return (
    <Badge tone={looks[state].tone} icon={looks[state].icon}>
      {labelOf(spec, state)}
    </Badge>
  )
}
