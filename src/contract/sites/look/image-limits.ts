/** Limits of images that are uploaded for the look of a site. */

/** Maximum size of one file in bytes. */
export const largestSiteImage = 2 * 1024 * 1024

/** Maximum number of images of a site. */
export const mostSiteImages = 60

export const siteImageTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/svg+xml',
  'image/x-icon',
] as const
export type SiteImageType = (typeof siteImageTypes)[number]
