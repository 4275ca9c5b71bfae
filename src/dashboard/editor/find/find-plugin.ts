/** Finding in the text that is written: places are marked, one of them is the present one, and each can be replaced. */
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

export interface FoundPlace {
  readonly from: number
  readonly to: number
}

export interface Finding {
  readonly rule: FindRule | undefined
  /** In the order of the text. */
  readonly places: readonly FoundPlace[]
  /** Index of the present one; -1 while there are none. */
  readonly current: number
}

interface Kept extends Finding {
  readonly marks: DecorationSet
}

type Note = { readonly rule: FindRule | undefined } | { readonly current: number }

const key = new PluginKey<Kept>('find')
const none: Kept = { rule: undefined, places: [], current: -1, marks: DecorationSet.empty }

/** Places inside of one block of text, counted from its beginning. They are kept while it is the same object. */
const known = new WeakMap<Node, { readonly rule: FindRule; readonly places: readonly FoundPlace[] }>()
const placesOf = (block: Node, rule: FindRule): readonly FoundPlace[] => {
  const before = known.get(block)
  if (before?.rule === rule) return before.places
  // What is no text is as long as one character here and there.
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

/** The place at the caret or the next one after it. */
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

/** Looks for another text, or for nothing. */
export const setRule = (state: EditorState, rule: FindRule | undefined): Transaction =>
  state.tr.setMeta(key, { rule } satisfies Note).setMeta('addToHistory', false)

/** Goes to the next place or the one before, round at the ends, and selects it. */
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

/** Replaces the present place, in the marks of its first letter, and goes on to the next one. */
export const replaceFound =
  (text: string): Command =>
  (state, dispatch) => {
    const { places, current } = findingIn(state)
    const place = places[current]
    if (place === undefined) return false
    const { tr } = state
    put(tr, place, text)
    // The next one stands behind what was put in, which may hold the words again.
    tr.setSelection(TextSelection.create(tr.doc, place.from + text.length))
    const rule = findingIn(state).rule
    if (rule === undefined) return false
    const left = search(tr.doc, rule)
    tr.setMeta(key, { current: nearest(left, place.from + text.length) } satisfies Note)
    dispatch?.(tr)
    return true
  }

/** Replaces every place as one step that can be undone. */
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
