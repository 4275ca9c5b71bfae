import type { Command } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { blockIcons } from '../blocks/block-icons.ts'
import { blockChoices, choicesFor, type BlockChoice, type Question } from '../blocks/block-choices.ts'
import { CaretMenu } from './caret-menu.tsx'
import type { MenuTrigger } from './menu-trigger.ts'
import { recentChoices } from './recent-choices.ts'

export interface SlashMenuProps {
  readonly view: EditorView
  readonly sign: MenuTrigger
  readonly run: (command: Command) => void
  /** Called for a block that needs input first. */
  readonly onAsk: (question: Question) => void
  readonly onClose: () => void
}

const recent = recentChoices('recto.blocks')

/** The kinds of blocks that match the text after `/`; without text, recent ones first. */
export function SlashMenu({ view, sign, run, onAsk, onClose }: SlashMenuProps) {
  const [lately] = useState(() => recent.read())
  const last =
    sign.typed === ''
      ? lately.flatMap((name) => blockChoices.find((choice) => choice.name === name) ?? [])
      : []
  const choices = [
    ...last.map((choice) => ({ choice, heading: 'Lately' })),
    ...choicesFor(sign.typed.trim())
      .filter((choice) => !last.includes(choice))
      .map((choice) => ({ choice, heading: last.length === 0 ? undefined : 'All' })),
  ]
  const take = ({ name, run: chosen }: BlockChoice): void => {
    recent.note(name)
    run((state, dispatch) => {
      dispatch?.(state.tr.delete(sign.from, sign.to))
      return typeof chosen === 'string' || chosen(view.state, view.dispatch)
    })
    if (typeof chosen === 'string') onAsk(chosen)
  }
  return (
    <CaretMenu
      view={view}
      at={sign.from}
      label="Kinds of blocks"
      rows={choices.map(({ choice: { name, hint }, heading }) => ({
        id: name,
        heading,
        content: (
          <>
            <Icon of={blockIcons[name] ?? blockIcons['Text']} className="shrink-0 text-ink-soft" />
            <span>{name}</span>
            {hint !== undefined && (
              <span aria-hidden="true" className="ml-auto font-mono text-caption text-ink-soft">
                {hint}
              </span>
            )}
          </>
        ),
      }))}
      onTake={(index) => {
        const taken = choices[index]?.choice
        if (taken !== undefined) take(taken)
      }}
      onClose={onClose}
    />
  )
}
