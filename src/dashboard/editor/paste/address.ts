/** Pasting a URL: links the selected text, otherwise inserts a link to itself. */
import { TextSelection, type Command } from '@tiptap/pm/state'
import type { ContentReference } from '../../../content/document/document.ts'
import { typedAddress } from '../typing/markdown-input-rules.ts'
import { markType } from '../schema/node-types.ts'
import { schema } from '../schema/schema.ts'

/** What a URL of the dashboard refers to, and its title; undefined for other URLs. */
export type NamedAddress = (
  address: string,
) => { readonly ref: ContentReference; readonly title: string } | undefined

/**
 * Pastes a text that is a single URL. `named` resolves URLs of the dashboard. False for other text, in code, and where
 * links are not allowed.
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
      tr.replaceSelectionWith(schema.text(known?.title ?? address.url, [...$from.marks(), mark]), false)
    else tr.removeMark($from.pos, $to.pos, link).addMark($from.pos, $to.pos, mark)
    dispatch?.(tr.removeStoredMark(link).scrollIntoView())
    return true
  }
