/** Images in the form that the PDF layout uses. */
import { imageSize } from '../../../content/images/image-size.ts'
import { pictureFormat } from '../../../content/images/image-format.ts'
import type { PdfImage } from './pdf-node.ts'
import type { PdfPicture } from './pdf-text.ts'

/** The bytes of images by file id; each is read when it is needed. */
export interface StoredPictures extends Iterable<readonly [id: string, bytes: Uint8Array]> {
  get(id: string): Uint8Array | undefined
}

/** The images that can be drawn, as listed in the definition and as named in its text; both by file id. */
export const drawnPictures = (
  pictures: StoredPictures,
): {
  readonly images: Readonly<Record<string, PdfImage>>
  readonly sizes: ReadonlyMap<string, PdfPicture>
} => {
  const images: Record<string, PdfImage> = {}
  const sizes = new Map<string, PdfPicture>()
  for (const [id, bytes] of pictures) {
    const type = pictureFormat(bytes)
    if (type !== 'png' && type !== 'jpeg') continue
    const size = imageSize(bytes)
    if (size === undefined) continue
    images[id] = {
      type,
      get bytes() {
        return pictures.get(id) ?? new Uint8Array()
      },
    }
    sizes.set(id, { name: id, ...size })
  }
  return { images, sizes }
}
