/**
 * Addresses of the texts of versions on the sites' origin. That of a public specification lasts as long as it is
 * public; that of a private one expires after some hours.
 */
import type { Context } from '../../context.ts'
import type { ApiSpecRow, ApiSpecVersionRow } from '../../storage/schema/api-spec-tables.ts'

const hour = 3600

/** In place of the time at which an address expires. */
export const lasting = 'public'
/** In place of the id of a version. */
export const latestVersion = 'latest'

export const signedText = (spec: string, version: string, expires: string): string =>
  JSON.stringify([spec, version, expires])

/** A stable time between six and twelve hours from now, in seconds, so that the address can be cached. */
const expiryAfter = (now: string): string => {
  const seconds = Math.floor(Date.parse(now) / 1000)
  return String((Math.floor(seconds / (6 * hour)) + 2) * 6 * hour)
}

type Named = Pick<ApiSpecRow, 'id' | 'slug' | 'visibility'>

const address = (
  { config, keys }: Context,
  { id, slug }: Named,
  { version, format, expires }: { version: string; format: string; expires: string },
): string => {
  const query = new URLSearchParams({
    expires,
    signature: keys.sign('api-spec-address', signedText(id, version, expires)),
  })
  return `${config.sitesUrl}/api-specs/${id}/${version}/${slug}.${format}?${query}`
}

/** The address of the text of a version. */
export const rawUrl = (
  ctx: Context,
  spec: Named,
  { id, format }: Pick<ApiSpecVersionRow, 'id' | 'format'>,
): string =>
  address(ctx, spec, {
    version: id,
    format,
    expires: spec.visibility === 'public' ? lasting : expiryAfter(ctx.now()),
  })

/** The lasting address of the text of the latest version of a public specification; JSON or YAML as it was written. */
export const publishedUrl = (ctx: Context, spec: Named): string =>
  address(ctx, spec, { version: latestVersion, format: 'txt', expires: lasting })
