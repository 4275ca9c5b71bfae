import type { Command, EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { useMemo, useState } from 'react'
import { headingsOf } from '../../../content/document/heading-anchors.ts'
import type { BlockChoice, Question } from '../blocks/block-choices.ts'
import { menuTrigger } from './menu-trigger.ts'
import { EmojiMenu } from './emoji-menu.tsx'
import { readDocument } from '../schema/read-document.ts'
import { MentionMenu } from './mention-menu.tsx'
import { sectionTargets, type ReferenceContext } from '../references/targets.ts'
import { SlashMenu } from './slash-menu.tsx'

export interface CaretMenusProps {
  readonly view: EditorView
  readonly state: EditorState
  readonly references: ReferenceContext
  /** What the slash menu offers. */
  readonly choices: readonly BlockChoice[]
  readonly run: (command: Command) => void
  readonly onAsk: (question: Question) => void
}

/** The menu for the trigger before the caret. Escape closes it until another trigger is typed. */
export function CaretMenus({ view, state, references, choices, run, onAsk }: CaretMenusProps) {
  const [quiet, setQuiet] = useState<number>()
  const found = menuTrigger(state)
  const sign = found?.from === quiet ? undefined : found
  if (found === undefined && quiet !== undefined) setQuiet(undefined)
  const mentions = sign?.sign === '@'
  // Read once per trigger: text typed after it does not create a heading.
  const sections = useMemo(
    () =>
      mentions && !view.isDestroyed
        ? sectionTargets(headingsOf(readDocument(view.state.doc)), undefined)
        : [],
    [mentions, view],
  )
  if (sign === undefined) return null
  const parts = { view, sign, run, onClose: () => setQuiet(sign.from) }
  if (sign.sign === '/') return <SlashMenu key={sign.from} {...parts} choices={choices} onAsk={onAsk} />
  if (sign.sign === ':') return <EmojiMenu key={sign.from} {...parts} />
  return <MentionMenu key={sign.from} {...parts} references={references} sections={sections} />
}
