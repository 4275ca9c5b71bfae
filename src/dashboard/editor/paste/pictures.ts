/** Pictures of a pasted text: their positions, and which are to be uploaded. */
import { each, mark } from './dom.ts'

export interface PastedPicture {
  /** The value of the `pending` attribute at its position. */
  readonly id: string
  readonly src: string
  readonly alt: string
}

/** Replaces pictures by blocks; returns the ones to upload: embedded ones, and local files of the source machine. */
export const picturesIn = (root: ParentNode): readonly PastedPicture[] => {
  const found: PastedPicture[] = []
  each(root, 'img', (img) => {
    const [src, alt] = [img.getAttribute('src') ?? '', img.getAttribute('alt') ?? '']
    const tiny = img.getAttribute('width') === '1' || img.getAttribute('height') === '1'
    const remote = /^https?:\/\/\S+$/u.test(src)
    const local = /^(?:data:image\/(?:png|jpe?g|gif|webp|avif|bmp);base64,|blob:|file:|cid:)/u.test(src)
    if (tiny || (!remote && !local)) return img.remove()
    const id = `p${found.length}`
    const outer = img.ownerDocument.createElement('div')
    const figure = img.ownerDocument.createElement('figure')
    mark(outer, 'images')
    mark(figure, 'image', {
      ref: { kind: 'url', url: remote ? src : 'about:blank' },
      ...(alt === '' ? {} : { alt }),
      ...(remote ? {} : { pending: id }),
    })
    outer.append(figure)
    // Pictures are blocks here, not inlines.
    const line = img.closest('p, h1, h2, h3, h4, h5, h6, a')
    if (line === null) img.replaceWith(outer)
    else {
      img.remove()
      line.after(outer)
    }
    if (!remote) found.push({ id, src, alt })
  })
  return found
}
