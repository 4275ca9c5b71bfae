/** An address on the clipboard: over words it makes a link of them, else it comes as a link to itself. */
import { TextSelection, type Command } from '@tiptap/pm/state'
import type { ContentReference } from '../../../content/document/document.ts'
import { typedAddress } from '../typing/markdown-input-rules.ts'
import { markType } from '../schema/node-types.ts'
import { schema } from '../schema/schema.ts'

/** What an address of this program leads to, and how that is called; undefined for any other address. */
export type NamedAddress = (
  address: string,
) => { readonly ref: ContentReference; readonly words: string } | undefined

/**
 * Pastes a text that is one address. `named` knows addresses of this program: what they lead to, and its name.
 * False for any other text, in code, and where no link can stand.
 */
export const pasteAddress =
  (text: string, named?: NamedAddress): Command =>
  (state, dispatch) => {
    const { selection, tr } = state
    const address = typedAddress(text.trim())
    const link = markType('link')
    if (address?.kind !== 'url' || !(selection instanceof TextSelection)) return false
    const { $from, $to, empty } = selection
    if (!$from.sameParent($to) || !$from.parent.type.allowsMarkType(link)) return false
    const known = named?.(address.url)
    const mark = link.create({ data: { ref: known?.ref ?? address } })
    if (empty)
      tr.replaceSelectionWith(schema.text(known?.words ?? address.url, [...$from.marks(), mark]), false)
    else tr.removeMark($from.pos, $to.pos, link).addMark($from.pos, $to.pos, mark)
    dispatch?.(tr.removeStoredMark(link).scrollIntoView())
    return true
  }
