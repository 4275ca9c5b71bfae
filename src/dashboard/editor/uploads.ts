/** Files on their way: each has a place in the text, which moves with the words around it until the file is there. */
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import type { ContentFile } from '../../client/types.gen.ts'
import { nodeType } from './node-types.ts'
import { newKey } from './new-key.ts'

export interface UploadParts {
  readonly send: (file: File, onProgress: (share: number) => void) => Promise<ContentFile>
  readonly failed: (file: File, error: unknown) => void
}

type Note =
  | { readonly add: string; readonly at: number; readonly dom: HTMLElement }
  | { readonly end: string }

const key = new PluginKey<DecorationSet>('uploads')

/** Shows where each file will stand. */
export const uploadsPlugin = (): Plugin =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr: Transaction, before: DecorationSet) => {
        const moved = before.map(tr.mapping, tr.doc)
        const note = tr.getMeta(key) as Note | undefined
        if (note === undefined) return moved
        if ('add' in note)
          return moved.add(tr.doc, [Decoration.widget(note.at, note.dom, { id: note.add, side: 1 })])
        return moved.remove(
          moved.find(undefined, undefined, ({ id }: { readonly id?: string }) => id === note.end),
        )
      },
    },
    props: { decorations: (state) => key.getState(state) },
  })

const placeOf = (state: EditorState, id: string): number | undefined =>
  key.getState(state)?.find(undefined, undefined, (spec: { readonly id?: string }) => spec.id === id)[0]?.from

const waiting = (name: string) => {
  const dom = document.createElement('div')
  dom.className = 'editor-upload'
  const text = document.createElement('span')
  const bar = document.createElement('progress')
  bar.max = 1
  bar.ariaLabel = `Uploading ${name}`
  const show = (share: number): void => {
    bar.value = share
    text.textContent = `Uploading ${name}, ${Math.round(share * 100)} %`
  }
  show(0)
  dom.append(text, bar)
  return { dom, show }
}

/** The block that shows an uploaded file: a picture as itself, anything else as something to download. */
const blockFor = ({ id, contentType }: ContentFile): Node => {
  const ref = { kind: 'file', file: id }
  return contentType.startsWith('image/')
    ? nodeType('images').create(null, nodeType('image').create({ data: { ref } }))
    : nodeType('carried').create({
        node: { object: 'block', type: 'file', isVoid: true, key: newKey(), data: { ref } },
      })
}

/** Where a block can stand at or after a position: between the blocks of the innermost container that takes it. */
const blockPlace = (state: EditorState, at: number, node: Node): number => {
  const $at = state.doc.resolve(at)
  for (let depth = $at.depth; depth >= 0; depth -= 1) {
    const index = depth === $at.depth ? $at.index(depth) : $at.indexAfter(depth)
    if ($at.node(depth).canReplaceWith(index, index, node.type))
      return depth === $at.depth ? at : $at.after(depth + 1)
  }
  return state.doc.content.size
}

/** Sends files one after the other and puts each where it was dropped, pasted or chosen. */
export const uploadInto = async (
  view: EditorView,
  files: readonly File[],
  at: number,
  { send, failed }: UploadParts,
): Promise<void> => {
  const begun = files.map((file) => {
    const id = newKey()
    const { dom, show } = waiting(file.name)
    view.dispatch(view.state.tr.setMeta(key, { add: id, at, dom } satisfies Note))
    return { file, id, show }
  })
  for (const { file, id, show } of begun) {
    let made: ContentFile | undefined
    try {
      // Each makes a revision of the change request: side by side they would wait for each other at the service.
      // oxlint-disable-next-line no-await-in-loop
      made = await send(file, show)
    } catch (error) {
      failed(file, error)
    }
    if (view.isDestroyed) return
    const place = placeOf(view.state, id)
    const tr = view.state.tr.setMeta(key, { end: id } satisfies Note)
    if (made !== undefined && place !== undefined) {
      const block = blockFor(made)
      const $at = view.state.doc.resolve(place)
      // An empty line was waiting for it.
      if ($at.parent.type.name === 'paragraph' && $at.parent.content.size === 0)
        tr.replaceWith($at.before(), $at.after(), block)
      else tr.insert(blockPlace(view.state, place, block), block)
    }
    view.dispatch(tr)
  }
}
