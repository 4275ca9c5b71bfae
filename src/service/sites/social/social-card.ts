/** The picture of a page for where it is shared: what is on it, and where. */
import type { EastAsian } from '../../pages/pdf/pdf-cjk-fonts.ts'
import type { Typeface } from './typeface.ts'
import { wrapText } from './wrap-text.ts'

/** Pixels: what sites that show shared links crop least. */
export const cardSize = { width: 1200, height: 630 } as const

/** Plain text in characters that the fonts have (`drawableText`). */
export interface SocialCard {
  readonly site: string
  readonly title: string
  readonly description: string
  readonly script: EastAsian
  /** `#rrggbb`. */
  readonly colors: {
    readonly paper: string
    readonly glow: string
    readonly primary: string
    readonly onPrimary: string
    readonly ink: string
    readonly quiet: string
  }
}

/** Where the logo is drawn, in pixels. */
export interface PlacedLogo {
  readonly width: number
  readonly height: number
}

const margin = 80
const innerWidth = cardSize.width - 2 * margin
/** The top of the row of the site, and its height. */
export const logoBox = { left: margin, top: margin - 8, width: 480, height: 72 } as const

/** Font sizes of the title, largest first: the first one at which it needs at most so many lines. */
const titleSizes = [
  { size: 84, most: 2 },
  { size: 68, most: 3 },
  { size: 58, most: 3 },
] as const
const siteSize = 36
const descriptionSize = 32
const descriptionLines = 2

const path = (color: string, data: string): string =>
  data === '' ? '' : `<path fill="${color}" d="${data}"/>`

/** A logo that is about as wide as high is a sign, which says less than the name. */
const isSign = ({ width, height }: PlacedLogo): boolean => width < height * 1.6

/** The site's name beside its logo; with neither a logo, beside its first letter. */
const siteRow = ({ site, colors }: SocialCard, face: Typeface, logo: PlacedLogo | undefined): string => {
  const middle = logoBox.top + logoBox.height / 2
  if ((logo !== undefined && !isSign(logo)) || site === '') return ''
  const width = logo?.width ?? 60
  const left = margin + width + 22
  const limit = (cardSize.width - margin - left) / siteSize
  const [name = ''] = wrapText(site, { width: face.width, limit, most: 1 }).lines
  const text = path(colors.ink, face.outline(name, { x: left, y: middle + siteSize * 0.36, size: siteSize }))
  if (logo !== undefined) return text
  const [first = ''] = [...site]
  const letter = first.toLocaleUpperCase()
  const x = margin + width / 2 - (face.width(letter) * siteSize) / 2
  return `<rect x="${margin}" y="${middle - width / 2}" width="${width}" height="${width}" rx="14" fill="${colors.primary}"/>${path(colors.onPrimary, face.outline(letter, { x, y: middle + siteSize * 0.36, size: siteSize }))}${text}`
}

const titleLines = (title: string, face: Typeface) => {
  const wrapped = titleSizes.map(({ size, most }) => ({
    size,
    ...wrapText(title, { width: face.width, limit: innerWidth / size, most }),
  }))
  return wrapped.find(({ whole }) => whole) ?? wrapped.at(-1) ?? { size: 0, lines: [] }
}

/**
 * The card as SVG. It contains path data, numbers and the given colors, and no text, so that nothing that an author
 * wrote becomes markup.
 */
export const drawCard = (
  card: SocialCard,
  { medium, regular }: { readonly medium: Typeface; readonly regular: Typeface },
  logo: PlacedLogo | undefined,
): string => {
  const { title, description, colors } = card
  const { width, height } = cardSize
  const { size, lines } = titleLines(title, medium)
  const limit = innerWidth / descriptionSize
  const below = wrapText(description, { width: regular.width, limit, most: descriptionLines }).lines
  const [titleStep, step] = [size * 1.16, descriptionSize * 1.45]
  const bottom = height - margin - 6
  const last = below.length === 0 ? bottom : bottom - below.length * step - 22
  const drawn = [
    ...lines.map((line, index) =>
      path(
        colors.ink,
        medium.outline(line, { x: margin, y: last - (lines.length - 1 - index) * titleStep, size }),
      ),
    ),
    ...below.map((line, index) =>
      path(
        colors.quiet,
        regular.outline(line, {
          x: margin,
          y: bottom - (below.length - 1 - index) * step,
          size: descriptionSize,
        }),
      ),
    ),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><radialGradient id="g" cx="1" cy="0" r="1"><stop offset="0" stop-color="${colors.glow}"/><stop offset="0.75" stop-color="${colors.paper}"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/><rect y="${height - 12}" width="${width}" height="12" fill="${colors.primary}"/>${siteRow(card, medium, logo)}${drawn.join('')}</svg>`
}
