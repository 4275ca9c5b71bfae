/** Fonts of a site, served below the site itself to its visitors only. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteCustomization } from '../../../../contract/sites/look/schemas.ts'
import type { OwnFace, OwnFaces } from '../../../../site/look/site-fonts.ts'
import type { Context } from '../../../context.ts'
import { fontFileName } from '../../look/font-address.ts'
import type { FontFormat } from '../../look/font-format.ts'
import { mediaTypeOf } from '../../look/font-format.ts'
import { fontBytes } from '../../model/site-fonts.store.ts'
import { siteAssets } from '../site-assets.ts'
import { fileHeaders } from '../shared-caching.ts'
import type { VisibleSite } from '../../visibility/visible-site.ts'
import { hrefOf } from '../../visibility/visible-site.ts'

type FontSetting = SiteCustomization['styling']['font'] | SiteCustomization['styling']['monospaceFont']

const offeredFontFaces = (site: VisibleSite, font: string): readonly OwnFace[] =>
  siteAssets()
    .fonts(font)
    .map(({ file, ...face }) => ({
      href: hrefOf(site, '~assets', file),
      format: 'woff2',
      mediaType: 'font/woff2',
      ...face,
    }))

/**
 * The files of the fonts that a customization names. URLs in the customization are ignored: a page loads only fonts
 * stored for its own site. A font that is not stored has no files.
 */
export const fontFaces = (site: VisibleSite, { styling }: Pick<SiteCustomization, 'styling'>): OwnFaces => {
  const facesOf = (font: FontSetting): readonly OwnFace[] =>
    typeof font === 'string'
      ? offeredFontFaces(site, font)
      : (site.model.fonts.get(font.id) ?? []).map((row) => ({
          href: hrefOf(site, '~fonts', fontFileName(row)),
          format: row.format as FontFormat,
          mediaType: mediaTypeOf[row.format as FontFormat],
          weight: row.weight,
          weightTo: row.weight_to ?? row.weight,
        }))
  return { text: facesOf(styling.font), code: facesOf(styling.monospaceFont) }
}

/** `~fonts/NAME`. Resolves to false if the site has no such file. */
export const siteFont = async (
  ctx: Context,
  site: VisibleSite,
  name: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> => {
  const row = [...site.model.fonts.values()].flat().find((font) => fontFileName(font) === name)
  if (row === undefined) return false
  const etag = `"${row.hash}"`
  void reply.headers({
    etag,
    ...fileHeaders(site),
    'content-security-policy': "sandbox; default-src 'none'",
  })
  if (request.headers['if-none-match'] === etag) {
    await reply.code(304).send()
    return true
  }
  const bytes = await fontBytes(ctx.store.read, site.model.row, row.hash)
  if (bytes === undefined) return false
  await reply.type(mediaTypeOf[row.format as FontFormat]).send(bytes)
  return true
}
