/** Faces that a site brings with it, as rules of its pages. */

export interface OwnFace {
  /** Path of the file below this origin, encoded. */
  readonly href: string
  readonly format: 'woff2' | 'woff' | 'truetype' | 'opentype'
  readonly mediaType: string
  readonly weight: number
  /** The last weight that the file holds; `weight` itself for a file of one. */
  readonly weightTo: number
}

/** The faces of text and of code; none where a look names a font that is not the site's own. */
export interface OwnFaces {
  readonly text: readonly OwnFace[]
  readonly code: readonly OwnFace[]
}

/** Names that no font has, so that a site's own never meet what is bundled or lies on the reader's machine. */
export const ownNames = { text: 'Recto Own Text', code: 'Recto Own Code' } as const

const rulesOf = (name: string, faces: readonly OwnFace[]): string =>
  faces
    .map(({ href, format, weight, weightTo }) => {
      const weights = weightTo > weight ? `${weight} ${weightTo}` : String(weight)
      return `@font-face{font-family:'${name}';font-style:normal;font-weight:${weights};font-display:swap;src:url("${href}") format('${format}')}`
    })
    .join('')

/** The rules; '' when there are none. Text is shown at once in what stands in, and changes when a face is there. */
export const ownFaceStyles = ({ text, code }: OwnFaces): string =>
  rulesOf(ownNames.text, text) + rulesOf(ownNames.code, code)

const regular = 400
const distance = ({ weight, weightTo }: OwnFace): number =>
  regular < weight ? weight - regular : Math.max(0, regular - weightTo)

/** The face that running text is set in: the one nearest to regular, the lighter of two. Undefined when there is none. */
export const firstOwnFace = ({ text }: OwnFaces): OwnFace | undefined =>
  text.reduce<OwnFace | undefined>(
    (best, face) => (best === undefined || distance(face) < distance(best) ? face : best),
    undefined,
  )
