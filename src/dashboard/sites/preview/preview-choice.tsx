import { useQuery } from '@tanstack/react-query'
import type { ChangeRequest, SiteDraft, SiteStructure } from '../../../client/types.gen.ts'
import { counted } from '../../ui/counted.ts'
import { Select } from '../../ui/fields/select.tsx'
import { openChangesOptions } from './preview-queries.ts'
import type { PreviewSearch } from './preview-search.ts'
import { spacesOfStructure } from '../structure/edits/structure-tree-model.ts'

export type Shown = Pick<PreviewSearch, 'show' | 'change' | 'space'>

export interface PreviewChoiceProps {
  readonly org: string
  readonly structure: SiteStructure
  readonly draft: SiteDraft
  readonly shown: Shown
  readonly onShown: (shown: Shown) => void
}

/** Space and number as one option value; ids contain no colon. */
const valueOf = ({ show, change, space }: Shown): string =>
  change === undefined ? (show ?? '') : `${space ?? ''}:${change}`

const shownOf = (value: string): Shown => {
  const [space, change] = value.split(':')
  if (change !== undefined && space !== undefined) return { change: Number(change), space }
  return value === 'pending' ? { show: 'pending' } : {}
}

const label = ({ number, subject }: Pick<ChangeRequest, 'number' | 'subject'>, space: string | undefined) =>
  `#${number} ${subject}${space === undefined ? '' : ` in ${space}`}`

/**
 * Selects what is previewed: the current site, its pending changes, or an open change request of one of its
 * spaces.
 */
export function PreviewChoice({ org, structure, draft, shown, onShown }: PreviewChoiceProps) {
  const { data: changes } = useQuery(openChangesOptions(org))
  const spaces = spacesOfStructure(structure)
  const open = (changes?.items ?? []).filter(({ space }) => space !== undefined && spaces.has(space))
  const here = valueOf(shown)
  const options = [
    { value: '', label: 'The site as it is now' },
    {
      value: 'pending',
      label:
        draft.edits.length === 0
          ? 'With what is pending (nothing now)'
          : `With what is pending (${counted(draft.edits.length, 'change')})`,
    },
    ...open.map((one) => ({
      value: valueOf({ change: one.number, space: one.space ?? '' }),
      label: label(one, spaces.get(one.space ?? '')?.title),
    })),
  ]
  // Draft and merged change requests are not in the list of open ones.
  const known = options.some(({ value }) => value === here)
  return (
    <Select
      label="What is shown"
      value={here}
      onValueChange={(next) => onShown(shownOf(next))}
      options={
        known ? options : [...options, { value: here, label: `Change request #${shown.change ?? ''}` }]
      }
    />
  )
}
