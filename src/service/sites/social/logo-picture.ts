/** The logo of a site as a picture of pixels. */
import { pictureFormat } from '../../../content/images/image-format.ts'
import { printablePicture } from '../../content/files/shrink-picture.ts'

const mostBytes = 256 * 1024

/**
 * Whether an SVG draws nothing but shapes of its own. Others may load files, need fonts, or take any time: entities,
 * references to other elements that multiply, filters, pictures, foreign elements, addresses in styles.
 */
const isPlainDrawing = (svg: string): boolean =>
  svg.length <= mostBytes &&
  !/<!(?:DOCTYPE|ENTITY|\[)|<\?xml-stylesheet|@import|javascript:/i.test(svg) &&
  !/<(?:[\w-]+:)?(?:script|foreignObject|image|use|text|pattern|filter|symbol|marker|animate\w*|set)\b/i.test(
    svg,
  ) &&
  !/(?:href|src)\s*=\s*(?!["']#)/i.test(svg) &&
  !/url\(\s*(?!["']?#)/i.test(svg)

/** `drawing`: an SVG of shapes only. `picture`: a PNG or JPEG. Undefined if the logo cannot be drawn. */
export const readLogo = async (
  bytes: Uint8Array,
): Promise<{ readonly kind: 'drawing' | 'picture'; readonly bytes: Uint8Array } | undefined> => {
  if (pictureFormat(bytes) !== undefined)
    return printablePicture(bytes).then(
      (picture) => ({ kind: 'picture' as const, bytes: picture }),
      () => undefined,
    )
  const text = Buffer.from(bytes).toString('utf8')
  return isPlainDrawing(text) ? { kind: 'drawing', bytes } : undefined
}
