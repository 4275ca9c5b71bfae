/** Fonts of a site that are not in the style sheet, as rules of its pages. */

export interface OwnFace {
  /** Encoded URL path of the file on this origin. */
  readonly href: string
  readonly format: 'woff2' | 'woff' | 'truetype' | 'opentype'
  readonly mediaType: string
  readonly weight: number
  /** The upper end of the file's weight range; equal to `weight` for a single weight. */
  readonly weightTo: number
  /** The characters that the file has; absent if browsers should look for all of them in it. */
  readonly range?: string | undefined
}

/** The fonts for text and code; empty if the theme uses none of the site's own. */
export interface OwnFaces {
  readonly text: readonly OwnFace[]
  readonly code: readonly OwnFace[]
}

/** Names that no font has, so that custom fonts never clash with bundled or local ones. */
export const ownNames = { text: 'Recto Own Text', code: 'Recto Own Code' } as const

const rulesOf = (name: string, faces: readonly OwnFace[]): string =>
  faces
    .map(({ href, format, weight, weightTo, range }) => {
      const weights = weightTo > weight ? `${weight} ${weightTo}` : String(weight)
      return `@font-face{font-family:'${name}';font-style:normal;font-weight:${weights};font-display:swap;src:url("${href}") format('${format}')${range === undefined ? '' : `;unicode-range:${range}`}}`
    })
    .join('')

/**
 * The rules; '' if there are none. Text is shown immediately in a fallback font and swapped when the font is loaded.
 */
export const ownFaceStyles = ({ text, code }: OwnFaces): string =>
  rulesOf(ownNames.text, text) + rulesOf(ownNames.code, code)

const regular = 400
const distance = ({ weight, weightTo }: OwnFace): number =>
  regular < weight ? weight - regular : Math.max(0, regular - weightTo)

/** The font of body text: the weight nearest to regular, the lighter of two. Undefined if there is none. */
export const firstOwnFace = ({ text }: OwnFaces): OwnFace | undefined =>
  text.reduce<OwnFace | undefined>(
    (best, face) => (best === undefined || distance(face) < distance(best) ? face : best),
    undefined,
  )
