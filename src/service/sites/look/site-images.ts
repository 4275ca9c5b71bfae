/** Images for the look of a site: upload. */
import { createHash } from 'node:crypto'
import { operations } from '../../../contract/operations.ts'
import { largestSiteImage, mostSiteImages } from '../../../contract/sites/look/image-limits.ts'
import { Failure } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import { receivedBytes } from '../../content/files/received-file.ts'
import { lockSite, touchSite } from '../structure/change-structure.ts'
import { imageRowsOf } from '../model/site-images.store.ts'
import { imageExtensions, imageType } from './image-format.ts'
import { looksOfSite } from './looks-of-site.ts'

/** Milliseconds. Somebody may be choosing between images, or have a look that is not saved yet. */
const unusedFor = 24 * 3600 * 1000

export const uploadSiteImage = open(operations.uploadSiteImage, async (call, read) => {
  const { ctx, caller } = call
  await call.authorize(read)
  const bytes = await receivedBytes(call.request.stream, largestSiteImage)
  const contentType = imageType(bytes)
  if (contentType === undefined)
    throw new Failure(
      'bad-content',
      'This file is not an image that sites can show. Upload a PNG, JPEG, WebP, GIF, AVIF, SVG or ICO file.',
    )
  const hash = createHash('sha256').update(bytes).digest('hex')
  const name = `${hash.slice(0, 32)}.${imageExtensions[contentType]}`
  return ctx.store.write(async (db) => {
    const site = await lockSite(db, (await call.authorize(db)).site)
    const rows = await imageRowsOf(db, site)
    const looks = await looksOfSite(db, site)
    const since = new Date(Date.parse(ctx.now()) - unusedFor).toISOString()
    const unused = rows.filter((row) => row.created_at < since && !looks.includes(row.name))
    const atSite = db.deleteFrom('site_images').where('organization', '=', site.organization)
    if (unused.length > 0)
      await atSite
        .where('site', '=', site.id)
        .where(
          'name',
          'in',
          unused.map((row) => row.name),
        )
        .execute()
    const isNew = !rows.some((row) => row.name === name)
    if (isNew && rows.length - unused.length >= mostSiteImages)
      throw new Failure(
        'bad-content',
        `A site can have at most ${mostSiteImages} images. Images that no look uses are deleted a day after their upload.`,
      )
    const row = {
      ...{ organization: site.organization, site: site.id, name },
      ...{ content_type: contentType, size: bytes.length, bytes },
      ...{ created_by: caller.person, created_at: ctx.now() },
    }
    await db
      .insertInto('site_images')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['organization', 'site', 'name']).doUpdateSet({ created_at: row.created_at }),
      )
      .execute()
    await touchSite(ctx, db, site)
    const address = { basename: site.basename, ...(site.hostname !== null && { hostname: site.hostname }) }
    return {
      object: 'site-image' as const,
      url: ctx.addresses.published(address, `~images/${name}`),
      contentType,
      size: bytes.length,
      createdAt: row.created_at,
    }
  })
})
