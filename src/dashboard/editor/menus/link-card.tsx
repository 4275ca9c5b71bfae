import type { Command, EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { ExternalLink, Pencil, TriangleAlert, Unlink } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import type { EditorContext } from '../editor-context.ts'
import { useScrollPlace } from '../use-scroll-place.ts'
import { linkAt, unsetLink } from '../references/link-commands.ts'
import { targetIcons } from '../references/target-list.tsx'
import { useTargetText } from '../references/use-target-text.ts'

export interface LinkCardProps {
  readonly view: EditorView
  readonly state: EditorState
  readonly context: EditorContext
  readonly run: (command: Command) => void
  readonly onChange: () => void
}

/** The target of the link at the caret, and its actions. The caret stays in the text. */
export function LinkCard(props: LinkCardProps) {
  const { state } = props
  const link = state.selection.empty ? linkAt(state) : undefined
  return link === undefined ? null : <LinkDetails {...props} link={link} />
}

function LinkDetails({
  view,
  context: { references, addressOf },
  run,
  onChange,
  link,
}: LinkCardProps & { readonly link: NonNullable<ReturnType<typeof linkAt>> }) {
  useScrollPlace()
  const { kind, title, detail, broken } = useTargetText(link.ref, references)
  const address = broken ? undefined : addressOf(link.ref)
  if (link.from > view.state.doc.content.size) return null
  const place = view.coordsAtPos(link.from)
  const width = Math.min(360, window.innerWidth - 16)
  return (
    // The buttons handle the keys; this only keeps the caret on press.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="toolbar"
      aria-label="Link"
      className="fixed z-30 flex items-center gap-1 rounded-base bg-raised py-1 pr-1 pl-2.5 shadow-float"
      style={{
        maxWidth: width,
        left: Math.max(8, Math.min(place.left, window.innerWidth - width - 8)),
        top: place.bottom + 4,
      }}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Icon
        of={broken ? TriangleAlert : targetIcons[kind].icon}
        className={broken ? 'shrink-0 text-ochre' : 'shrink-0 text-ink-soft'}
      />
      <span className="min-w-0 truncate">{title}</span>
      <span className="min-w-0 truncate text-caption text-ink-soft">{detail}</span>
      {address !== undefined && (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Open in a new tab"
          title="Open in a new tab"
          className="flex size-8 shrink-0 items-center justify-center rounded-base text-ink-soft hover:bg-hover hover:text-ink"
        >
          <Icon of={ExternalLink} />
        </a>
      )}
      <IconButton icon={Pencil} label="Edit link" onClick={onChange} />
      <IconButton icon={Unlink} label="Remove link" onClick={() => run(unsetLink)} />
    </div>
  )
}
