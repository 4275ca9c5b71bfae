import { useQuery } from '@tanstack/react-query'
import type { ChangeRequest, SiteDraft, SiteStructure } from '../../../client/types.gen.ts'
import { counted } from '../../ui/counted.ts'
import { Select } from '../../ui/fields/select.tsx'
import { openChangesOptions } from './preview-queries.ts'
import type { PreviewSearch } from './preview-search.ts'
import { spacesOfStructure } from '../structure/edits/structure-tree-model.ts'

export type PreviewContent = Pick<PreviewSearch, 'show' | 'change' | 'space'>

export interface PreviewChoiceProps {
  readonly org: string
  readonly structure: SiteStructure
  readonly draft: SiteDraft
  readonly content: PreviewContent
  readonly onContent: (content: PreviewContent) => void
}

/** Space and number as one option value; ids contain no colon. */
const toOption = ({ show, change, space }: PreviewContent): string =>
  change === undefined ? (show ?? '') : `${space ?? ''}:${change}`

const fromOption = (value: string): PreviewContent => {
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
export function PreviewChoice({ org, structure, draft, content, onContent }: PreviewChoiceProps) {
  const { data: changes } = useQuery(openChangesOptions(org))
  const spaces = spacesOfStructure(structure)
  const open = (changes?.items ?? []).filter(({ space }) => space !== undefined && spaces.has(space))
  const current = toOption(content)
  const options = [
    { value: '', label: 'Current site' },
    {
      value: 'pending',
      label:
        draft.edits.length === 0
          ? 'With unpublished changes (none)'
          : `With ${counted(draft.edits.length, 'unpublished change')}`,
    },
    ...open.map((one) => ({
      value: toOption({ change: one.number, space: one.space ?? '' }),
      label: label(one, spaces.get(one.space ?? '')?.title),
    })),
  ]
  // Draft and merged change requests are not in the list of open ones.
  const isListed = options.some(({ value }) => value === current)
  return (
    <Select
      label="Content"
      value={current}
      onValueChange={(next) => onContent(fromOption(next))}
      options={
        isListed
          ? options
          : [...options, { value: current, label: `Change request #${content.change ?? ''}` }]
      }
    />
  )
}
