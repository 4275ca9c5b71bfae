/** Images of the look of a site, served below the site itself to its visitors only. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { LocalizedCustomization } from '../../../../site/frame-text.ts'
import { imageBytes } from '../../model/site-images.store.ts'
import { fileHeaders } from '../shared-caching.ts'
import type { VisibleSite } from '../../visibility/visible-site.ts'
import { hrefOf } from '../../visibility/visible-site.ts'

/** `~images/NAME`. Resolves to false if the site has no such image. */
export const siteImage = async (
  ctx: Context,
  site: VisibleSite,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> => {
  const image = site.model.images.get(name)
  if (image === undefined) return false
  const etag = `"${name}"`
  void reply.headers({
    etag,
    ...fileHeaders(site),
    'content-security-policy': `sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:`,
  })
  if (request.headers['if-none-match'] === etag) {
    await reply.code(304).send()
    return true
  }
  const bytes = await imageBytes(ctx.store.read, site.model.row, name)
  if (bytes === undefined) return false
  // An SVG that is opened by itself is a download.
  if (image.content_type === 'image/svg+xml') void reply.header('content-disposition', 'attachment')
  await reply.type(image.content_type).send(bytes)
  return true
}

/** The name of the image that a URL of a look means; undefined unless it is one of the site itself. */
export const ownImageName = ({ model }: Pick<VisibleSite, 'model'>, url: string): string | undefined => {
  const name = /\/~images\/([0-9a-f]{32}\.[a-z]{3,4})$/.exec(url)?.[1]
  return name !== undefined && model.images.has(name) ? name : undefined
}

/**
 * The customization with its own images below the URL at which this visitor reads the site: the address of the site may
 * have changed since the upload, and a share link has another one.
 */
export const withOwnImages = (
  site: VisibleSite,
  customization: LocalizedCustomization,
): LocalizedCustomization => {
  if (site.model.images.size === 0) return customization
  const own = (url: string): string => {
    const name = ownImageName(site, url)
    return name === undefined ? url : hrefOf(site, '~images', name)
  }
  const both = ({ light, dark }: { readonly light: string; readonly dark: string }) => ({
    light: own(light),
    dark: own(dark),
  })
  const { header, footer, favicon, socialPreview } = customization
  const social = socialPreview.url === undefined ? undefined : own(socialPreview.url)
  return {
    ...customization,
    header: { ...header, ...(header.logo && { logo: both(header.logo) }) },
    footer: { ...footer, ...(footer.logo && { logo: both(footer.logo) }) },
    favicon: 'icon' in favicon ? { icon: both(favicon.icon) } : favicon,
    // Other sites load it, so they need the whole address.
    socialPreview:
      social === undefined ? {} : { url: social.startsWith('/') ? `${site.origin}${social}` : social },
  }
}
