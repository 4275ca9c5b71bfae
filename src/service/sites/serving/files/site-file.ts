/** Files of a site's spaces, served below the site itself to its visitors only. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFile } from '../../../http/byte-range.ts'
import { openBlob } from '../../../storage/objects/blobs.ts'
import type { Context } from '../../../context.ts'
import { frameAncestors } from '../page-policy.ts'
import { fileHeaders } from '../shared-caching.ts'
import { pagesIn } from '../../visibility/site-pages.ts'
import type { VisibleSite } from '../../visibility/visible-site.ts'

/** Media types that browsers may show inline. All others, including SVG and HTML, are downloads. */
const inline = /^(image\/(png|jpeg|gif|webp|avif)|audio\/[\w.+-]+|video\/[\w.+-]+|application\/pdf)$/

/**
 * `~files/SITE-SPACE/FILE/HASH/NAME`: served only if the visitor sees the site space, its space currently has the file,
 * and the bytes match the hash in the URL. The hash must be known to get the file, so images of pages that are not for
 * the visitor cannot be guessed. Resolves to false if there is nothing to send.
 */
export const siteFile = async (
  ctx: Context,
  site: VisibleSite,
  [siteSpaceId, fileId = '', hash = '', name]: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> => {
  const siteSpace = site.siteSpaces.find(({ id }) => id === siteSpaceId)
  if (siteSpace === undefined || hash.length !== 16) return false
  const pages = await pagesIn(ctx, site, siteSpace.space)
  const file = pages?.snapshot.files.get(fileId)
  if (file === undefined || !file.blob.startsWith(hash) || file.name !== name) return false
  const etag = `"${file.blob}"`
  void reply.headers({
    etag,
    ...fileHeaders(site, siteSpace.space),
    'content-security-policy': `sandbox; default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'${
      site.preview === undefined ? '' : `; ${frameAncestors(site, ctx.config.baseUrl)}`
    }`,
    ...(site.indexed ? {} : { 'x-robots-tag': 'noindex' }),
  })
  if (request.headers['if-none-match'] === etag) {
    await reply.code(304).send()
    return true
  }
  const opened = await openBlob(ctx.store, siteSpace.space, file.blob)
  if (!opened) return false
  const isInline = inline.test(file.contentType)
  void reply
    .header(
      'content-disposition',
      `${isInline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    )
    // SVG keeps its type so that pages can show it; opened directly it is still a download.
    .type(isInline || file.contentType === 'image/svg+xml' ? file.contentType : 'application/octet-stream')
  await sendFile(request, reply, opened, etag)
  return true
}
