import type { Command } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { useState } from 'react'
import { choiceId, choicesFor, type BlockChoice, type Question } from '../blocks/block-choices.ts'
import { ChoiceIcon } from '../blocks/choice-icon.tsx'
import { CaretMenu } from './caret-menu.tsx'
import type { MenuTrigger } from './menu-trigger.ts'
import { recentChoices } from './recent-choices.ts'

export interface SlashMenuProps {
  readonly view: EditorView
  readonly sign: MenuTrigger
  /** All choices, those of integrations last. */
  readonly choices: readonly BlockChoice[]
  readonly run: (command: Command) => void
  /** Called for a block that needs input first. */
  readonly onAsk: (question: Question) => void
  readonly onClose: () => void
}

const recent = recentChoices('recto.blocks')

/** The kinds of blocks that match the text after `/`; without text, recent ones first. */
export function SlashMenu({ view, sign, choices: all, run, onAsk, onClose }: SlashMenuProps) {
  const [lately] = useState(() => recent.read())
  const last =
    sign.typed === '' ? lately.flatMap((id) => all.find((choice) => choiceId(choice) === id) ?? []) : []
  const choices = [
    ...last.map((choice) => ({ choice, heading: 'Recent' })),
    ...choicesFor(sign.typed.trim(), all)
      .filter((choice) => !last.includes(choice))
      .map((choice) => ({ choice, heading: last.length === 0 ? undefined : 'All' })),
  ]
  const take = (choice: BlockChoice): void => {
    const { run: chosen } = choice
    recent.note(choiceId(choice))
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
      label="Block types"
      rows={choices.map(({ choice, heading }) => ({
        id: choiceId(choice),
        heading,
        content: <ChoiceRow choice={choice} />,
      }))}
      onTake={(index) => {
        const taken = choices[index]?.choice
        if (taken !== undefined) take(taken)
      }}
      onClose={onClose}
    />
  )
}

function ChoiceRow({ choice }: { readonly choice: BlockChoice }) {
  const { name, hint, description } = choice
  return (
    <>
      <ChoiceIcon choice={choice} />
      <span className="shrink-0">{name}</span>
      {description !== undefined && (
        <span className="ml-auto min-w-0 truncate text-caption text-ink-soft">{description}</span>
      )}
      {hint !== undefined && (
        <span aria-hidden="true" className="ml-auto font-mono text-caption text-ink-soft">
          {hint}
        </span>
      )}
    </>
  )
}
