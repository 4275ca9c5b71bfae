/** Uploads in progress: each has a placeholder in the text, which moves with the surrounding text. */
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import type { ContentFile } from '../../../client/types.gen.ts'
import { blockPlace } from '../schema/block-at-position.ts'
import { nodeType } from '../schema/node-types.ts'
import { newKey } from '../schema/new-key.ts'
import { noteUpload } from './undone-uploads.plugin.ts'

export interface FileToSend {
  readonly file: File
  /** Position of the placeholder. */
  readonly at: number
  /** Alternative text of a picture. */
  readonly alt?: string
}

export interface UploadOptions {
  readonly send: (
    file: File,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<ContentFile>
  /** A short text for an error. */
  readonly errorText: (error: unknown) => string
  /** A picture was inserted and selected; it has no description yet. */
  readonly onPicture: () => void
}

type Note =
  | { readonly add: string; readonly at: number; readonly dom: HTMLElement }
  | { readonly end: string }

const key = new PluginKey<DecorationSet>('uploads')

/** Shows the placeholder of each upload. */
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
            // Its buttons are clickable, not editable.
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
  /** Shows the error and resolves to true to retry. */
  readonly offerRetry: (message: string) => Promise<boolean>
  /** Aborted when the upload is canceled. */
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
    offerRetry: (message) =>
      new Promise((answer) => {
        dom.role = 'alert'
        text.textContent = `“${name}” was not uploaded: ${message}`
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

/** The block for an uploaded file: an image, or a download. */
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

/**
 * Inserts the block at its placeholder. A picture without alternative text is selected, so that it can be described,
 * unless the caret has moved elsewhere; returns whether it was selected.
 */
const putIn = (tr: Transaction, state: EditorState, place: number, block: Node): boolean => {
  const $at = state.doc.resolve(place)
  const { selection } = state
  // The placeholder's empty line is replaced, unless other uploads are pending in it.
  const empty = $at.parent.type.name === 'paragraph' && $at.parent.content.size === 0
  const alone = empty && (key.getState(state)?.find($at.before(), $at.after()).length ?? 0) < 2
  const at = empty ? $at.before() : blockPlace(state.doc, place, block.type)
  if (alone) tr.replaceWith(at, $at.after(), block)
  else tr.insert(at, block)
  const picture = block.firstChild
  const still = selection.empty && selection.from >= place - 1 && selection.from <= place + 1
  if (!still || picture?.type.name !== 'image' || 'alt' in (picture.attrs['data'] as object)) return false
  tr.setSelection(NodeSelection.create(tr.doc, at + 1))
  return true
}

interface Begun extends Waiting {
  readonly file: File
  readonly alt: string
  readonly id: string
}

/**
 * Uploads files in sequence and inserts each where it was dropped, pasted or chosen. A failed one asks whether to retry
 * while the others continue. Resolves when each is inserted or abandoned.
 */
export const uploadInto = async (
  view: EditorView,
  files: readonly FileToSend[],
  { send, errorText: wordsOf, onPicture }: UploadOptions,
): Promise<void> => {
  const begun = files.map(({ file, at, alt = '' }): Begun => {
    const id = newKey()
    const place = waiting(file.name)
    view.dispatch(view.state.tr.setMeta(key, { add: id, at, dom: place.dom } satisfies Note))
    return { file, alt, id, ...place }
  })
  const end = ({ id, alt }: Begun, made: ContentFile | undefined): void => {
    if (view.isDestroyed) return
    const place = placeOf(view.state, id)
    const tr = view.state.tr.setMeta(key, { end: id } satisfies Note)
    const chosen =
      made !== undefined && place !== undefined && putIn(tr, view.state, place, blockFor(made, alt))
    if (made !== undefined && place !== undefined) noteUpload(tr, made.id)
    view.dispatch(tr)
    if (chosen) onPicture()
  }
  /** Undefined when the file was inserted or canceled; otherwise the error. */
  const attempt = async (one: Begun): Promise<{ readonly error: unknown } | undefined> => {
    if (one.signal.aborted) {
      end(one, undefined)
      return undefined
    }
    try {
      end(one, await send(one.file, one.show, one.signal))
    } catch (error) {
      if (!one.signal.aborted) return { error }
      end(one, undefined)
    }
    return undefined
  }
  const again = async (one: Begun, first: { readonly error: unknown }): Promise<void> => {
    for (let failed: typeof first | undefined = first; failed !== undefined;) {
      // Retries only after the user's answer.
      if (!(await one.offerRetry(wordsOf(failed.error)))) return end(one, undefined)
      failed = await attempt(one)
    }
  }
  const asked: Promise<void>[] = []
  for (const one of begun) {
    // In sequence, because each upload creates a revision and parallel ones would conflict in the service.
    const failed = await attempt(one)
    if (failed !== undefined) asked.push(again(one, failed))
  }
  await Promise.all(asked)
}
