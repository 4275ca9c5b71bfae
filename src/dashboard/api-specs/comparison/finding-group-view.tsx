import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, CircleX, MessageSquareWarning, Undo2, type LucideIcon } from 'lucide-react'
import { acceptApiSpecFindingsMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { ApiSpecFinding } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { processError } from '../../api/process-error.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { showToast } from '../../ui/toast.ts'
import { CodeText } from '../code-text.tsx'
import { levelLabels, levelMeanings } from '../api-spec-text.ts'
import { MethodBadge } from '../reference/method-badge.tsx'
import type { FindingGroup } from './finding-groups.ts'

const looks: Readonly<Record<ApiSpecFinding['level'], { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  breaking: { tone: 'rust', icon: CircleX },
  review: { tone: 'ochre', icon: MessageSquareWarning },
  safe: { tone: 'moss', icon: Check },
}

export interface FindingGroupViewProps {
  readonly org: string
  readonly slug: string
  readonly group: FindingGroup
  /** Why the person may not accept findings. */
  readonly refused: string | undefined
  readonly onAccept: (finding: ApiSpecFinding) => void
}

/** The findings of one operation. */
export function FindingGroupView({ org, slug, group, refused, onAccept }: FindingGroupViewProps) {
  const { operation, method, path, findings } = group
  return (
    <section aria-label={operation} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
      <h2 className="flex min-w-0 items-center gap-2">
        <MethodBadge method={method} />
        <Link
          to="/o/$org/specs/$spec"
          params={{ org, spec: slug }}
          search={{ operation }}
          className="min-w-0 font-mono font-strong [overflow-wrap:anywhere] hover:underline"
        >
          {path}
        </Link>
      </h2>
      <ul className="grid border-t border-line">
        {findings.map((finding) => (
          <FindingRow
            key={finding.fingerprint}
            org={org}
            slug={slug}
            finding={finding}
            refused={refused}
            onAccept={onAccept}
          />
        ))}
      </ul>
    </section>
  )
}

interface FindingRowProps extends Omit<FindingGroupViewProps, 'group'> {
  readonly finding: ApiSpecFinding
}

function FindingRow({ org, slug, finding, refused, onAccept }: FindingRowProps) {
  const { level, message, place, before, after, accepted } = finding
  return (
    <li className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-1 border-b border-line py-2">
      <span title={levelMeanings[level]} className="w-22 shrink-0">
        <Badge tone={accepted === undefined ? looks[level].tone : 'plain'} icon={looks[level].icon}>
          {levelLabels[level]}
        </Badge>
      </span>
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5 [overflow-wrap:anywhere]">
        <p>
          <CodeText text={message} />
        </p>
        {place !== '' && <p className="text-caption text-ink-soft">{place}</p>}
        {(before !== undefined || after !== undefined) && <Values before={before} after={after} />}
        {accepted !== undefined && (
          <p className="text-caption text-ink-soft">
            Accepted <RelativeTime at={accepted.acceptedAt} />: {accepted.note}
          </p>
        )}
      </div>
      {accepted !== undefined ? (
        <WithdrawButton org={org} slug={slug} finding={finding} refused={refused} />
      ) : (
        level !== 'safe' && (
          <Button variant="bare" icon={Check} disabledReason={refused} onClick={() => onAccept(finding)}>
            Accept
          </Button>
        )
      )}
    </li>
  )
}

function Values({
  before,
  after,
}: {
  readonly before: string | undefined
  readonly after: string | undefined
}) {
  return (
    <p className="flex min-w-0 flex-wrap gap-x-2 text-caption">
      {before !== undefined && (
        <del className="rounded-small bg-rust-soft px-1">
          <code className="font-mono">{before}</code>
        </del>
      )}
      {after !== undefined && (
        <ins className="rounded-small bg-moss-soft px-1">
          <code className="font-mono">{after}</code>
        </ins>
      )}
    </p>
  )
}

function WithdrawButton({ org, slug, finding, refused }: Omit<FindingRowProps, 'onAccept'>) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...acceptApiSpecFindingsMutation(),
    onSuccess: () => invalidateAfter(client, ['api-spec.findings-accepted'], {}),
    onError: (error) => {
      const { title, what } = processError(error)
      void showToast({ text: title, detail: what, tone: 'failure' })
    },
  })
  return (
    <Button
      variant="bare"
      icon={Undo2}
      busy={isPending}
      disabledReason={refused}
      onClick={() =>
        mutate({
          path: { organizationId: org, specSlug: slug },
          body: { fingerprints: [finding.fingerprint] },
        })
      }
    >
      Withdraw
    </Button>
  )
}
