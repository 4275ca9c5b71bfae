import type { Command } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { useEffect, useState } from 'react'
import type { findEmoji } from '../../../content/emoji/emoji.ts'
import { loadEmoji } from '../../documents/emoji-names.ts'
import { insertInline } from '../blocks/block-choices.ts'
import { CaretMenu } from './caret-menu.tsx'
import type { MenuTrigger } from './menu-trigger.ts'

export interface EmojiMenuProps {
  readonly view: EditorView
  readonly sign: MenuTrigger
  readonly run: (command: Command) => void
  readonly onClose: () => void
}

const maxResults = 12

/** Emoji whose shortcodes contain the text after `:`. */
export function EmojiMenu({ view, sign, run, onClose }: EmojiMenuProps) {
  const [find, setFind] = useState<typeof findEmoji>()
  useEffect(() => {
    let gone = false
    const load = async (): Promise<void> => {
      // This also enables typed shortcodes.
      const [table] = await Promise.all([import('../../../content/emoji/emoji.ts'), loadEmoji()])
      if (!gone) setFind(() => table.findEmoji)
    }
    // Without the table, shortcodes stay plain text.
    load().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [])
  const found = find?.(sign.typed, maxResults) ?? []
  return (
    <CaretMenu
      view={view}
      at={sign.from}
      label="Emoji"
      rows={found.map(({ character, codes: [code] }) => ({
        id: code,
        content: (
          <>
            <span aria-hidden="true">{character}</span>
            <span className="truncate">:{code}:</span>
          </>
        ),
      }))}
      onTake={(index) => {
        const taken = found[index]
        if (taken === undefined) return
        // Markdown recognizes only shortcodes with a letter: the few others are inserted as characters.
        const code = taken.codes.find((one) => /[a-z]/u.test(one))
        run((state, dispatch) => {
          if (code === undefined) {
            dispatch?.(state.tr.insertText(taken.character, sign.from, sign.to))
            return true
          }
          dispatch?.(state.tr.delete(sign.from, sign.to))
          return insertInline({ type: 'emoji', data: { code } })(view.state, view.dispatch)
        })
      }}
      onClose={onClose}
    />
  )
}
