/** Images of a document without alternative text. */
import type { Block, Inline, RichTextDocument } from '../document/document.ts'
import { referenceOf } from '../document/reference.ts'
import { walk } from '../document/walk.ts'

/** Maximum number of images that are listed, of a document and of a space. */
export const mostSilentPictures = 1000

export interface SilentPicture {
  /** Key of the nearest block that has one. */
  readonly block?: string | undefined
  /** Absent for an image referenced by URL. */
  readonly file?: string | undefined
}

/** A caption is no substitute for alternative text: it says what the image is about, not what it shows. */
export const isSilent = ({ type, data: { alt } }: Block | Inline): boolean =>
  (type === 'image' || type === 'inline-image') && !(typeof alt === 'string' && alt.trim() !== '')

/** `key`: of the nearest block that has one. */
export const silentPicture = ({ data }: Block | Inline, key: string | undefined): SilentPicture => {
  const reference = referenceOf(data['ref'])
  return { block: key, file: reference?.kind === 'file' ? reference.file : undefined }
}

/** At most `mostSilentPictures`, in page order. */
export const picturesWithoutAlt = (document: RichTextDocument): readonly SilentPicture[] => {
  const found: SilentPicture[] = []
  for (const { node, key } of walk(document)) {
    if (node.object !== 'text' && isSilent(node)) found.push(silentPicture(node, key))
    if (found.length >= mostSilentPictures) break
  }
  return found
}
