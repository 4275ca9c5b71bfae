/** Extensions for sites: images of a look. */
import { z } from 'zod'
import { operation, operationsOf } from '../../operation/operation.ts'
import { siteRight } from '../../roles/site-rights.ts'
import { Timestamp } from '../../wire/shapes.ts'
import { largestSiteImage, mostSiteImages, siteImageTypes } from './image-limits.ts'

const SiteImage = z
  .object({
    object: z.literal('site-image'),
    url: z.string().describe('What a customization names as the image. Pages load it from the site itself.'),
    contentType: z.enum(siteImageTypes),
    size: z.int().describe('The size in bytes.'),
    createdAt: Timestamp,
  })
  .meta({ id: 'SiteImage' })

export const siteImageOperations = operationsOf('sites', {
  uploadSiteImage: operation({
    extension: true,
    right: siteRight.publish,
    scope: 'write',
    method: 'POST',
    path: '/orgs/{organizationId}/sites/{siteId}/images',
    summary: `Uploads an image for the look of a site. The body is the file: PNG, JPEG, WebP, GIF, AVIF, SVG or ICO, at most ${largestSiteImage / 1024 ** 2} MB. A site has at most ${mostSiteImages}; those that no look and no draft names are deleted a day after their upload.`,
    rawBody: true,
    status: 201,
    result: SiteImage,
    errors: ['not-found', 'role-too-low', 'bad-content'],
  }),
})
