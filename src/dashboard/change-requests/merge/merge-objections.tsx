import { Link } from '@tanstack/react-router'
import { MessageSquare, MessageSquareX, PencilLine, type LucideIcon } from 'lucide-react'
import type { ChangeRequest, MergeObjection, MergeObjections } from '../../../client/types.gen.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { counted } from '../../ui/counted.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Icon } from '../../ui/icon.tsx'

export interface ObjectionListProps {
  readonly org: string
  readonly change: Pick<ChangeRequest, 'space' | 'number'>
  readonly objections: MergeObjections
  /** The user wants to merge although these are open. */
  readonly confirmed: boolean
  readonly onConfirm: (confirmed: boolean) => void
  /** Closes the dialog when a link in it is followed. */
  readonly onLeave: () => void
}

const kinds: Readonly<
  Record<MergeObjection['kind'], { readonly icon: LucideIcon; readonly color: string; readonly text: string }>
> = {
  'changes-requested': { icon: MessageSquareX, color: 'text-rust', text: 'requested changes' },
  'open-thread': { icon: MessageSquare, color: 'text-ochre', text: 'has an open thread' },
  'unanswered-suggestion': {
    icon: PencilLine,
    color: 'text-ochre',
    text: 'suggested an edit, not answered yet',
  },
}

/** How many objections there are: `2 open objections`. */
const objectionCount = ({ counts }: MergeObjections): number =>
  counts.changesRequested + counts.openThreads + counts.unansweredSuggestions

/** Who still objects to the merge and why, and the confirmation that it should happen anyway. */
export function ObjectionList(props: ObjectionListProps) {
  const { objections, confirmed, onConfirm } = props
  const total = objectionCount(objections)
  const hidden = total - objections.items.length
  return (
    <section
      aria-label="Open objections"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-base bg-ochre-soft p-3 text-ink"
    >
      <h3 className="font-strong">{total === 1 ? '1 objection is open' : `${total} objections are open`}</h3>
      <ul className="grid max-h-56 grid-cols-[minmax(0,1fr)] gap-2 overflow-y-auto">
        {objections.items.map((objection) => (
          <li key={`${objection.kind} ${objection.id}`}>
            <ObjectionRow {...props} objection={objection} />
          </li>
        ))}
        {hidden > 0 && (
          <li className="text-caption">and {counted(hidden, 'more objection', 'more objections')}</li>
        )}
      </ul>
      <Checkbox
        label={total === 1 ? 'Merge despite this objection' : `Merge despite these ${total} objections`}
        checked={confirmed}
        onCheckedChange={onConfirm}
      />
    </section>
  )
}

function ObjectionRow({
  org,
  change,
  onLeave,
  objection,
}: ObjectionListProps & { readonly objection: MergeObjection }) {
  const { kind, by, text, page, id } = objection
  const { icon, color, text: what } = kinds[kind]
  const params = { org, space: change.space, number: String(change.number) }
  return (
    <div className="flex gap-2">
      <span className={`mt-0.5 ${color}`}>
        <Icon of={icon} />
      </span>
      <div className="min-w-0">
        <p>
          <span className="mr-1 inline-flex items-center gap-1.5 align-bottom">
            <Avatar name={by.displayName} image={by.photoURL} size="small" />
            <strong className="font-strong">{by.displayName}</strong>
          </span>{' '}
          {what}
          {page !== undefined && (
            <>
              {' on '}
              <Link
                to="/o/$org/s/$space/changes/$number/diff/$page"
                params={{ ...params, page: page.id }}
                {...(kind === 'open-thread' && { search: { threads: 'open' as const, comment: id } })}
                onClick={onLeave}
                className="underline"
              >
                {page.title === '' ? 'Untitled' : page.title}
              </Link>
            </>
          )}
        </p>
        {text !== '' && <p className="line-clamp-2 text-caption text-ink-soft">“{text}”</p>}
      </div>
    </div>
  )
}
