/** Files that the spaces of a site show, served under the site itself: to whom the site is open, and to no other site. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readBlob } from '../../storage/objects/objects.ts'
import type { Context } from '../../context.ts'
import { frameAncestors } from './page-policy.ts'
import { pagesIn } from '../visibility/site-pages.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'

/** Media that a browser may show in place. Everything else, SVG and HTML too, is a download. */
const inline = /^(image\/(png|jpeg|gif|webp|avif)|audio\/[\w.+-]+|video\/[\w.+-]+|application\/pdf)$/

/** How long what an address names by its bytes is kept. Rights to a preview may end at any moment, and with them what was seen. */
export const fileCacheFor = ({ shared, preview }: VisibleSite): string =>
  shared
    ? 'public, max-age=31536000, immutable'
    : preview === undefined
      ? 'private, max-age=3600'
      : 'private, no-store'

/**
 * `~files/SITE-SPACE/FILE/HASH/NAME`: answers only when the visitor sees the site space, its space holds the file now,
 * and its bytes are those that the address names. Whoever does not know the hash does not get the file: pages that
 * are not for a visitor are not betrayed by their pictures. Resolves with false when there is nothing to send.
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
    'cache-control': fileCacheFor(site),
    'content-security-policy': `sandbox; default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'${
      site.preview === undefined ? '' : `; ${frameAncestors(site, ctx.config.baseUrl)}`
    }`,
    ...(site.indexed ? {} : { 'x-robots-tag': 'noindex' }),
  })
  if (request.headers['if-none-match'] === etag) {
    await reply.code(304).send()
    return true
  }
  const bytes = await readBlob(ctx.store.read, siteSpace.space, file.blob)
  if (!bytes) return false
  const shown = inline.test(file.contentType)
  await reply
    .header(
      'content-disposition',
      `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    )
    // A drawing keeps its type, without which pages could not show it; opened by itself it is a download all the same.
    .type(shown || file.contentType === 'image/svg+xml' ? file.contentType : 'application/octet-stream')
    .send(Buffer.from(bytes))
  return true
}
