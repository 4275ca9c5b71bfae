/** Pictures of a document that have no alternative text. */
import type { RichTextDocument } from './document.ts'
import { referenceOf } from './reference.ts'
import { walk } from './render/walk.ts'

export interface SilentPicture {
  /** Key of the nearest block that has one. */
  readonly block: string | undefined
  /** Absent for a picture by its address. */
  readonly file: string | undefined
}

/**
 * In page order. A caption does not stand in for an alternative text: it says what the picture is about, not what is
 * on it.
 */
export const picturesWithoutAlt = (document: RichTextDocument): readonly SilentPicture[] => {
  const found: SilentPicture[] = []
  for (const { node, key } of walk(document)) {
    if (node.object === 'text' || (node.type !== 'image' && node.type !== 'inline-image')) continue
    const { alt } = node.data
    if (typeof alt === 'string' && alt.trim() !== '') continue
    const reference = referenceOf(node.data['ref'])
    found.push({ block: key, file: reference?.kind === 'file' ? reference.file : undefined })
  }
  return found
}
