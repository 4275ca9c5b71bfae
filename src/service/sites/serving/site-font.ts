/** Fonts of a site, served below the site itself to its visitors only. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteCustomization } from '../../../contract/sites/look/schemas.ts'
import type { OwnFace, OwnFaces } from '../../../site/look/site-fonts.ts'
import type { Context } from '../../context.ts'
import { fontFileName } from '../look/font-address.ts'
import type { FontFormat } from '../look/font-format.ts'
import { mediaTypeOf } from '../look/font-format.ts'
import { fontBytes } from '../model/site-fonts.store.ts'
import { fileCacheFor } from './site-file.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'
import { hrefOf } from '../visibility/visible-site.ts'

type Named = SiteCustomization['styling']['font'] | SiteCustomization['styling']['monospaceFont']

/**
 * The files of the fonts that a customization names. URLs in the customization are ignored: a page loads only fonts
 * stored for its own site. A font that is not stored has no files.
 */
export const ownFaces = (site: VisibleSite, { styling }: SiteCustomization): OwnFaces => {
  const facesOf = (named: Named): readonly OwnFace[] =>
    typeof named === 'string'
      ? []
      : (site.model.fonts.get(named.id) ?? []).map((row) => ({
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
    'cache-control': fileCacheFor(site),
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
