/** Signed, expiring addresses of files on the sites' origin, and what is served there. */
import type { Hash } from '../../../content/revision/revision.ts'
import { isSmallPictureWidth } from '../../../contract/pages/thumbnails.ts'
import type { ReadableFile } from '../../http/byte-range.ts'
import { openBlob } from '../../storage/objects/blobs.ts'
import type { Context } from '../../context.ts'
import { smallPictureOf } from './small-pictures.ts'

const hours = 3600

/** Media types that a browser may open. Everything else, including SVG and HTML, is a download. */
const inline = /^(image\/(png|jpeg|gif|webp|avif)|audio\/[\w.+-]+|video\/[\w.+-]+|application\/pdf)$/

export interface DownloadableFile {
  readonly name: string
  readonly contentType: string
  readonly blob: Hash
}

const signedText = (space: string, blob: string, name: string, contentType: string, expires: string) =>
  JSON.stringify([space, blob, name, contentType, expires])

/**
 * The address of a file's bytes. It stays the same for some hours, so that browsers can cache the file, and then
 * expires; it cannot be forged for another file, name or type.
 */
export const downloadUrl = (ctx: Context, space: string, file: DownloadableFile): string => {
  const seconds = Math.floor(Date.parse(ctx.now()) / 1000)
  const expires = String((Math.floor(seconds / (6 * hours)) + 2) * 6 * hours)
  const signature = ctx.keys.sign(
    'file-address',
    signedText(space, file.blob, file.name, file.contentType, expires),
  )
  const query = new URLSearchParams({ type: file.contentType, expires, signature })
  return `${ctx.config.sitesUrl}/files/${space}/${file.blob}/${encodeURIComponent(file.name)}?${query}`
}

export interface Download {
  readonly file: ReadableFile
  readonly contentType: string
  readonly disposition: string
  readonly etag: string
  readonly cacheControl: string
}

export interface DownloadQuery {
  readonly type?: string
  readonly expires?: string
  readonly signature?: string
  /** For a smaller version of a picture; not signed, since whoever has access to the file may have it smaller. */
  readonly width?: string
}

const fileOf = (bytes: Uint8Array): ReadableFile => ({
  size: bytes.length,
  read: (range) => Promise.resolve(range ? bytes.subarray(range.first, range.last + 1) : bytes),
})

const disposition = (isInline: boolean, name: string): string =>
  `${isInline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`

const wholeFile = (file: ReadableFile, type: string, hash: Hash, name: string): Download => {
  const isInline = inline.test(type)
  return {
    file,
    // SVG keeps its type so that pages can show it as a picture, where it runs nothing; opened it is a download.
    contentType: isInline || type === 'image/svg+xml' ? type : 'application/octet-stream',
    disposition: disposition(isInline, name),
    etag: `"${hash}"`,
    cacheControl: 'private, max-age=3600',
  }
}

/** The file at an address; undefined for an address that was never issued or has expired. */
export const readFileForDownload = async (
  ctx: Context,
  { space, file, name }: { space: string; file: string; name: string },
  { type, expires, signature, width }: DownloadQuery,
): Promise<Download | undefined> => {
  if (typeof type !== 'string' || typeof expires !== 'string' || typeof signature !== 'string')
    return undefined
  if (!ctx.keys.verify('file-address', signedText(space, file, name, type, expires), signature))
    return undefined
  if (Number(expires) * 1000 < Date.parse(ctx.now())) return undefined
  if (width === undefined) {
    const found = await openBlob(ctx.store, space, file)
    return found && wholeFile(found, type, file, name)
  }
  const wanted = Number(width)
  if (!isSmallPictureWidth(wanted)) return undefined
  const picture = await smallPictureOf(ctx, space, file, wanted)
  if (!picture?.made) return picture && wholeFile(fileOf(picture.bytes), type, file, name)
  return {
    file: fileOf(picture.bytes),
    contentType: 'image/webp',
    disposition: disposition(true, name.replace(/(\.\w+)?$/, '.webp')),
    etag: `"${file}-${wanted}"`,
    // The address contains the hash, so its content never changes.
    cacheControl: 'private, max-age=31536000, immutable',
  }
}
