import { CircleCheck, CircleDashed, CircleX, ListChecks, type LucideIcon } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import type { ChangeRequest, MergeCheck, MergeChecks as Checks } from '../../../client/types.gen.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { checksOptions } from '../review-queries.ts'

const checkIcons: Readonly<
  Record<MergeCheck['state'], { readonly icon: LucideIcon; readonly color: string; readonly label: string }>
> = {
  passed: { icon: CircleCheck, color: 'text-moss', label: 'Passed' },
  failed: { icon: CircleX, color: 'text-rust', label: 'Not met' },
  bypassed: { icon: CircleDashed, color: 'text-ochre', label: 'Not met, but you can merge anyway' },
}

const sources: Readonly<Record<Checks['source'], string>> = {
  space: 'Rules of this space',
  organization: 'Rules of the organization',
  default: 'Default for spaces without rules',
  none: 'No rules',
}

/**
 * The unmet merge rules, as sentences for the merge button, the first with who can help; empty if the rules allow the
 * merge.
 */
export const unmetRules = (checks: Checks | undefined): readonly string[] => {
  if (checks === undefined || checks.mergeable) return []
  const failed = checks.checks.filter(({ state }) => state === 'failed')
  const [first, ...others] = failed
  if (first === undefined) return ['The merge rules do not allow you to merge yet.']
  const who = (first.people ?? []).slice(0, 3).map(({ displayName }) => displayName)
  return [
    first.message,
    ...(who.length === 0 ? [] : [`${who.join(', ')} can help.`]),
    ...(others.length === 0
      ? []
      : [`${others.length} more ${others.length === 1 ? 'rule is' : 'rules are'} not met.`]),
  ]
}

/** The merge rules that apply: which are met, which are not, and who can fulfill them. */
export function MergeChecks({ change }: { readonly change: ChangeRequest }) {
  const { data: checks } = useQuery(checksOptions(change))
  if (checks === undefined || checks.checks.length === 0) return null
  const failed = checks.checks.filter(({ state }) => state === 'failed').length
  const met = checks.checks.length - failed
  const summaryIcon = failed > 0 && !checks.mergeable ? checkIcons.failed : checkIcons.passed
  return (
    <Popover
      label="Merge rules"
      align="end"
      trigger={
        <Button variant="bare" icon={ListChecks} className={summaryIcon.color}>
          <span className="figures">
            {met} of {checks.checks.length}
          </span>
          {checks.checks.length === 1 ? 'rule' : 'rules'} met
        </Button>
      }
    >
      <div className="grid gap-2">
        <p className="text-caption text-ink-soft">{sources[checks.source]}. Checked again when you merge.</p>
        <ul className="grid gap-2">
          {checks.checks.map(({ rule, state, message, people = [] }, at) => (
            // Rules have no identity except their index.
            <li key={at} className="flex gap-2" data-rule={rule.rule} data-state={state}>
              <span className={`mt-0.5 ${checkIcons[state].color}`} title={checkIcons[state].label}>
                <Icon of={checkIcons[state].icon} label={checkIcons[state].label} />
              </span>
              <div className="min-w-0">
                <p>{message}</p>
                {people.length > 0 && (
                  <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-ink-soft">
                    {people.slice(0, 8).map(({ id, displayName, photoURL }) => (
                      <span key={id} className="inline-flex items-center gap-1">
                        <Avatar name={displayName} image={photoURL} size="small" />
                        {displayName}
                      </span>
                    ))}
                    {people.length > 8 && <span>and {people.length - 8} more</span>}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Popover>
  )
}
