/**
 * The picture of a page for where it is shared, made of its title and the look of its site. Its name is the hash of all
 * that is drawn, so it may be kept; any other name is unknown, so that nobody can fill the cache.
 */
import { inkOn, mixed, readable } from '../../../site/look/contrast.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import type { Context } from '../../context.ts'
import { scriptOf } from '../../pages/pdf/pdf-cjk-fonts.ts'
import { recentOf } from '../../recent-cache.ts'
import { imageBytes } from '../model/site-images.store.ts'
import { hashOf } from '../rendering/page-text.ts'
import { inTurn, siteWorkOf } from '../rendering/shared-work.ts'
import { languageOfSpace, localizedLook } from '../visibility/page-alternates.ts'
import type { FoundPage } from '../visibility/resolved-path.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'
import { ownImageName } from '../serving/files/site-image.ts'
import { drawableText } from './drawable-text.ts'
import type { SocialCard } from './social-card.ts'

/** Raise it when the same card looks different. */
const version = 1

/** Cache size in bytes. */
const mostKept = 16 * 1024 * 1024
export const socialPicturesOf = recentOf<Uint8Array>(mostKept)

/** Lengths of the texts in Latin letters: more than there is room for. */
const most = { site: 60, title: 160, description: 200 } as const

const task = defineTask(
  'text',
  new URL('./social-picture.task.ts', import.meta.url),
  () => import('./social-picture.task.ts'),
)

export interface SocialPicture {
  readonly card: SocialCard
  /** The name of the site's own image that is its logo. */
  readonly logo: string | undefined
  readonly hash: string
}

type At = Pick<FoundPage, 'siteSpace' | 'node'>

/** The picture of a page; undefined if the bundled fonts lack letters of its title. */
export const socialPicture = (site: VisibleSite, { siteSpace, node }: At): SocialPicture | undefined => {
  const { entry } = node
  const title = drawableText(entry.title, most.title)
  if (title === '') return undefined
  const look = localizedLook(site, siteSpace)
  const { primaryColor, tint } = look.styling
  const paper = '#ffffff'
  const primary = readable(primaryColor.light, paper, 1.6)
  const card = {
    site: drawableText(look.title ?? site.model.row.title, most.site),
    title,
    description: drawableText(entry.description ?? '', most.description),
    script: scriptOf(
      languageOfSpace(site, siteSpace) ?? undefined,
      `${entry.title} ${entry.description ?? ''}`,
    ),
    colors: {
      paper,
      glow: mixed(paper, (tint?.color ?? primaryColor).light, 0.18),
      primary: mixed(primary, primary, 0),
      onPrimary: inkOn(primary),
      ink: '#101828',
      quiet: '#475467',
    },
  }
  const url = look.header.logo?.light
  const logo = url === undefined ? undefined : ownImageName(site, url)
  return { card, logo, hash: hashOf([version, card, logo]) }
}

/**
 * The PNG. `isAllowed` is called before one is drawn; if it returns false, the result is `busy`. Rejects with a `Failure`
 * if too many are being drawn.
 */
export const drawnSocialPicture = async (
  ctx: Context,
  site: VisibleSite,
  { card, logo, hash }: SocialPicture,
  isAllowed: () => boolean,
): Promise<Uint8Array | 'busy'> => {
  const kept = socialPicturesOf(ctx.store)
  // The name of an image is the hash of its bytes, but another site's image must not be told by a name.
  const key = `${site.model.row.id} ${hash}`
  const known = kept.get(key)
  if (known !== undefined) return known
  if (!isAllowed()) return 'busy'
  return siteWorkOf(ctx).socialPictures.run(key, async () => {
    const bytes = logo === undefined ? undefined : await imageBytes(ctx.store.read, site.model.row, logo)
    const input = { card, logo: bytes }
    // Never on the serving thread, however small its input.
    const made = await compute(task, { input, size: Infinity, large: false, asks: {}, queue: inTurn })
    return kept.set(key, made, made.length)
  })
}
