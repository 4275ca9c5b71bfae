import type { Command } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { Icon } from '../../ui/icon.tsx'
import { CaretMenu } from './caret-menu.tsx'
import type { MenuTrigger } from './menu-trigger.ts'
import { putReference } from '../references/link-commands.ts'
import { targetIcons } from '../references/target-list.tsx'
import type { ReferenceContext, Target, TargetKind } from '../references/targets.ts'
import { useTargets } from '../references/use-targets.ts'

export interface MentionMenuProps {
  readonly view: EditorView
  readonly sign: MenuTrigger
  readonly references: ReferenceContext
  /** Sections of the edited page. */
  readonly sections: readonly Target[]
  readonly run: (command: Command) => void
  readonly onClose: () => void
}

const people: readonly TargetKind[] = ['person', 'page', 'section', 'file', 'space']
const sectionsFirst: readonly TargetKind[] = ['section']

/** Suggestions after `@`: people, pages and other reference targets; after `@#`, the sections of this page. */
export function MentionMenu({ view, sign, references, sections, run, onClose }: MentionMenuProps) {
  const own = sign.typed.startsWith('#')
  const typed = own ? sign.typed.slice(1) : sign.typed
  const { targets, searching } = useTargets({
    references,
    typed,
    open: true,
    sections,
    kinds: own ? sectionsFirst : people,
  })
  return (
    <CaretMenu
      view={view}
      at={sign.from}
      label="People, pages and more"
      rows={targets.map(({ id, kind, title, detail }) => ({
        id,
        heading: targetIcons[kind].heading,
        content: (
          <>
            <Icon of={targetIcons[kind].icon} className="shrink-0 text-ink-soft" />
            <span className="min-w-0 truncate">{title === '' ? 'Untitled' : title}</span>
            <span className="min-w-0 flex-1 truncate text-caption text-ink-soft">{detail}</span>
          </>
        ),
      }))}
      empty={searching ? 'Searching…' : undefined}
      onTake={(index) => {
        const target = targets[index]
        if (target !== undefined) run(putReference(target, { from: sign.from, to: sign.to }))
      }}
      onClose={onClose}
    />
  )
}
