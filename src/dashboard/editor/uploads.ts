/** Files on their way: each has a place in the text, which moves with the words around it until the file is there. */
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import type { ContentFile } from '../../client/types.gen.ts'
import { nodeType } from './node-types.ts'
import { newKey } from './new-key.ts'

export interface FileToSend {
  readonly file: File
  /** Where it will stand. */
  readonly at: number
  /** What a picture shows. */
  readonly alt?: string
}

export interface UploadParts {
  readonly send: (
    file: File,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<ContentFile>
  /** Why it failed, in a few words. */
  readonly wordsOf: (error: unknown) => string
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
          return moved.add(tr.doc, [
            // Its buttons are pressed, not edited.
            Decoration.widget(note.at, note.dom, { id: note.add, side: 1, stopEvent: () => true }),
          ])
        return moved.remove(
          moved.find(undefined, undefined, ({ id }: { readonly id?: string }) => id === note.end),
        )
      },
    },
    props: { decorations: (state) => key.getState(state) },
  })

const placeOf = (state: EditorState, id: string): number | undefined =>
  key.getState(state)?.find(undefined, undefined, (spec: { readonly id?: string }) => spec.id === id)[0]?.from

interface Waiting {
  readonly dom: HTMLElement
  readonly show: (share: number) => void
  /** Says what went wrong, and asks: true to try again. */
  readonly ask: (words: string) => Promise<boolean>
  /** Ended when the file is not wanted any more. */
  readonly signal: AbortSignal
}

const waiting = (name: string): Waiting => {
  const dom = document.createElement('div')
  dom.className = 'editor-upload'
  dom.contentEditable = 'false'
  const text = document.createElement('span')
  const bar = document.createElement('progress')
  bar.max = 1
  bar.ariaLabel = `Uploading ${name}`
  const button = (label: string, press: () => void): HTMLButtonElement => {
    const made = document.createElement('button')
    made.type = 'button'
    made.textContent = label
    made.addEventListener('click', press)
    return made
  }
  const ending = new AbortController()
  const cancel = button('Cancel', () => ending.abort())
  cancel.ariaLabel = `Cancel the upload of ${name}`
  const show = (share: number): void => {
    bar.value = share
    text.textContent = `Uploading ${name}, ${Math.round(share * 100)} %`
  }
  show(0)
  dom.append(text, bar, cancel)
  return {
    dom,
    show,
    signal: ending.signal,
    ask: (words) =>
      new Promise((answer) => {
        dom.role = 'alert'
        text.textContent = `“${name}” was not uploaded: ${words}`
        const again = button('Try again', () => {
          show(0)
          dom.removeAttribute('role')
          dom.replaceChildren(text, bar, cancel)
          answer(true)
        })
        dom.replaceChildren(
          text,
          again,
          button('Remove', () => answer(false)),
        )
      }),
  }
}

/** The block that shows an uploaded file: a picture as itself, anything else as something to download. */
const blockFor = ({ id, contentType }: ContentFile, alt: string): Node => {
  const ref = { kind: 'file', file: id }
  return contentType.startsWith('image/')
    ? nodeType('images').create(
        null,
        nodeType('image').create({ data: { ref, ...(alt === '' ? {} : { alt }) } }),
      )
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

/** Puts the block where its file was waiting; a picture that nothing was said about is selected, to be asked about. */
const putIn = (tr: Transaction, state: EditorState, place: number, block: Node): void => {
  const $at = state.doc.resolve(place)
  const { selection } = state
  // An empty line was waiting for it.
  const waited = $at.parent.type.name === 'paragraph' && $at.parent.content.size === 0
  const at = waited ? $at.before() : blockPlace(state, place, block)
  if (waited) tr.replaceWith(at, $at.after(), block)
  else tr.insert(at, block)
  const picture = block.firstChild
  const still = selection.empty && selection.from >= place - 1 && selection.from <= place + 1
  if (still && picture?.type.name === 'image' && !('alt' in (picture.attrs['data'] as object)))
    tr.setSelection(NodeSelection.create(tr.doc, at + 1))
}

/** Sends files one after the other and puts each where it was dropped, pasted or chosen. */
export const uploadInto = async (
  view: EditorView,
  files: readonly FileToSend[],
  { send, wordsOf }: UploadParts,
): Promise<void> => {
  const begun = files.map(({ file, at, alt = '' }) => {
    const id = newKey()
    const place = waiting(file.name)
    view.dispatch(view.state.tr.setMeta(key, { add: id, at, dom: place.dom } satisfies Note))
    return { file, alt, id, ...place }
  })
  for (const { file, alt, id, show, ask, signal } of begun) {
    let made: ContentFile | undefined
    let wanted = !signal.aborted
    while (wanted && made === undefined) {
      try {
        // Each makes a revision of the change request: side by side they would wait for each other at the service.
        // oxlint-disable-next-line no-await-in-loop
        made = await send(file, show, signal)
      } catch (error) {
        // The others wait for the answer: their places are in order.
        // oxlint-disable-next-line no-await-in-loop
        wanted = !signal.aborted && (await ask(wordsOf(error)))
      }
    }
    if (view.isDestroyed) return
    const place = placeOf(view.state, id)
    const tr = view.state.tr.setMeta(key, { end: id } satisfies Note)
    if (made !== undefined && place !== undefined) putIn(tr, view.state, place, blockFor(made, alt))
    view.dispatch(tr)
  }
}
