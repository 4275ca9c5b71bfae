/** Find in the edited text: matches are marked, one is current, and each can be replaced. */
import type { Node } from '@tiptap/pm/model'
import {
  Plugin,
  PluginKey,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { placesIn } from '../../../content/document/replace-text.ts'

export interface FindRule {
  /** Not empty. */
  readonly find: string
  readonly matchCase: boolean
  readonly wholeWord: boolean
}

interface FoundPlace {
  readonly from: number
  readonly to: number
}

export interface Finding {
  readonly rule: FindRule | undefined
  /** In document order. */
  readonly places: readonly FoundPlace[]
  /** Index of the current match; -1 if there are none. */
  readonly current: number
}

interface Kept extends Finding {
  readonly marks: DecorationSet
}

type Note = { readonly rule: FindRule | undefined } | { readonly current: number }

const key = new PluginKey<Kept>('find')
const none: Kept = { rule: undefined, places: [], current: -1, marks: DecorationSet.empty }

/** Matches within a text block, relative to its start. Cached by node. */
const known = new WeakMap<Node, { readonly rule: FindRule; readonly places: readonly FoundPlace[] }>()
const placesOf = (block: Node, rule: FindRule): readonly FoundPlace[] => {
  const before = known.get(block)
  if (before?.rule === rule) return before.places
  // Inline nodes without text count as one character in both.
  const text = block.textBetween(0, block.content.size, undefined, '\uFFFC')
  const places = placesIn(text, rule).map(({ at, end }) => ({ from: at, to: end }))
  known.set(block, { rule, places })
  return places
}

const search = (doc: Node, rule: FindRule): readonly FoundPlace[] => {
  const found: FoundPlace[] = []
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true
    for (const { from, to } of placesOf(node, rule)) found.push({ from: at + 1 + from, to: at + 1 + to })
    return false
  })
  return found
}

const marksFor = (doc: Node, places: readonly FoundPlace[], current: number): DecorationSet =>
  DecorationSet.create(
    doc,
    places.map(({ from, to }, at) =>
      Decoration.inline(from, to, {
        class: at === current ? 'editor-found editor-found-now' : 'editor-found',
      }),
    ),
  )

/** The match at the caret or the next one after it. */
const nearest = (places: readonly FoundPlace[], caret: number): number => {
  const next = places.findIndex(({ from }) => from >= caret)
  return next >= 0 ? next : places.length > 0 ? 0 : -1
}

export const findPlugin = (): Plugin =>
  new Plugin<Kept>({
    key,
    state: {
      init: () => none,
      apply: (tr, before) => {
        const note = tr.getMeta(key) as Note | undefined
        const rule = note !== undefined && 'rule' in note ? note.rule : before.rule
        if (rule === undefined) return none
        if (note === undefined && !tr.docChanged) return before
        const places = tr.docChanged || rule !== before.rule ? search(tr.doc, rule) : before.places
        const current =
          note !== undefined && 'current' in note
            ? note.current
            : nearest(
                places,
                rule === before.rule
                  ? tr.mapping.map(before.places[before.current]?.from ?? 0)
                  : tr.selection.from,
              )
        return { rule, places, current, marks: marksFor(tr.doc, places, current) }
      },
    },
    props: { decorations: (state) => key.getState(state)?.marks },
  })

export const findingIn = (state: EditorState): Finding => key.getState(state) ?? none

/** Sets or clears the search. */
export const setRule = (state: EditorState, rule: FindRule | undefined): Transaction =>
  state.tr.setMeta(key, { rule } satisfies Note).setMeta('addToHistory', false)

/** Selects the next or previous match, wrapping around. */
export const stepFound =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    const { places, current } = findingIn(state)
    if (places.length === 0) return false
    const next = (current + by + places.length) % places.length
    const place = places[next]
    if (place === undefined) return false
    const tr = state.tr.setMeta(key, { current: next } satisfies Note)
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, place.from, place.to)))
    return true
  }

const put = (tr: Transaction, { from, to }: FoundPlace, text: string): void => {
  const marks = tr.doc.nodeAt(from)?.marks ?? []
  if (text === '') tr.delete(from, to)
  else tr.replaceWith(from, to, tr.doc.type.schema.text(text, marks))
}

/** Replaces the current match, with the marks of its first character, and goes to the next one. */
export const replaceFound =
  (text: string): Command =>
  (state, dispatch) => {
    const { places, current } = findingIn(state)
    const place = places[current]
    if (place === undefined) return false
    const { tr } = state
    put(tr, place, text)
    // The next match is after the replacement, which may contain the search text itself.
    tr.setSelection(TextSelection.create(tr.doc, place.from + text.length))
    const rule = findingIn(state).rule
    if (rule === undefined) return false
    const left = search(tr.doc, rule)
    tr.setMeta(key, { current: nearest(left, place.from + text.length) } satisfies Note)
    dispatch?.(tr)
    return true
  }

/** Replaces all matches as one undo step. */
export const replaceAllFound =
  (text: string): Command =>
  (state, dispatch) => {
    const { places } = findingIn(state)
    if (places.length === 0) return false
    const { tr } = state
    for (const place of places.toReversed()) put(tr, place, text)
    dispatch?.(tr)
    return true
  }
