import type { Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { nodeType } from '../schema/node-types.ts'
import type { FileToSend } from '../uploads/uploads.plugin.ts'
import type { PastedPicture } from './pictures.ts'

const bytesOf = (src: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return Uint8Array.from(atob(src.slice(src.indexOf(',') + 1)), (char) => char.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** The picture as a file: embedded in the HTML, otherwise the next accompanying file. */
const fileOf = ({ src, alt, id }: PastedPicture, beside: File[]): File | undefined => {
  if (!src.startsWith('data:')) return beside.shift()
  const [bytes, type] = [bytesOf(src), /^data:(image\/([a-z]+))/u.exec(src)]
  if (bytes === undefined || type === null) return undefined
  const name = alt
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
    .slice(0, 60)
    .trim()
  return new File([bytes], `${name === '' ? `picture-${id.slice(1)}` : name}.${type[2] ?? 'png'}`, {
    type: type[1] ?? 'image/png',
  })
}

export interface PictureHandlers {
  /** Files that were pasted or dropped, and where. */
  readonly onFiles: (view: EditorView, files: readonly FileToSend[]) => void
  /** Number of pasted pictures that this page cannot read. */
  readonly onMissing: (count: number) => void
}

/**
 * Pastes content with pictures to upload; each gets an empty line as a placeholder. `beside`: the files that came with
 * it.
 */
export const pasteWithPictures = (
  view: EditorView,
  slice: Slice,
  pictures: readonly PastedPicture[],
  beside: readonly File[],
  { onFiles, onMissing }: PictureHandlers,
): void => {
  const tr = view.state.tr.replaceSelection(slice)
  const places: { readonly id: string; readonly at: number; readonly size: number }[] = []
  tr.doc.descendants((node, at) => {
    const pending = (node.firstChild?.attrs['data'] as { readonly pending?: unknown } | undefined)?.pending
    if (node.type.name === 'images' && typeof pending === 'string')
      places.push({ id: pending, at, size: node.nodeSize })
    return !node.isTextblock
  })
  const rest = [...beside]
  const sent = places.map(({ id, ...place }) => {
    const picture = pictures.find((one) => one.id === id)
    return { ...place, alt: picture?.alt ?? '', file: picture && fileOf(picture, rest) }
  })
  const begun = tr.mapping.maps.length
  for (const { at, size, file } of sent.toReversed()) {
    const alone = tr.doc.resolve(at).parent.childCount === 1
    // An empty line is the placeholder of an upload; what cannot be uploaded is removed.
    if (file === undefined && !alone) tr.delete(at, at + size)
    else tr.replaceWith(at, at + size, nodeType('paragraph').create())
  }
  const now = tr.mapping.slice(begun)
  view.dispatch(tr.scrollIntoView().setMeta('paste', true))
  const files = sent.flatMap(({ file, alt, at }): FileToSend[] =>
    file === undefined ? [] : [{ file, alt, at: now.map(at, -1) + 1 }],
  )
  if (files.length > 0) onFiles(view, files)
  if (files.length < places.length) onMissing(places.length - files.length)
}
