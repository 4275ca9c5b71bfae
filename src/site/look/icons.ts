/**
 * Icons as masks: markup refers to an icon by class. The style sheet holds those of the interface; a page's own style
 * element holds those that its text and navigation use, in the style of the site.
 */
import type { SiteCustomization } from '../../contract/sites/look/schemas.ts'
import type { IconDrawing } from './icon-set.ts'
import { iconInSet } from './icon-set.ts'
import { documentIcons, interfaceIcons, ownNames } from './own-drawings.ts'

export type OwnIcon = keyof typeof interfaceIcons
export type IconStyle = SiteCustomization['styling']['icons']

const drawingOf = (name: string): string | undefined =>
  Object.hasOwn(documentIcons, name)
    ? documentIcons[name as keyof typeof documentIcons]
    : Object.hasOwn(interfaceIcons, name)
      ? interfaceIcons[name as OwnIcon]
      : undefined

const ownNameOf = (name: string): string | undefined =>
  Object.hasOwn(ownNames, name) ? ownNames[name] : drawingOf(name) === undefined ? undefined : name

/** The class of an icon by its name in the content; undefined if there is no drawing. */
export const iconClass = (name: string | undefined): string | undefined =>
  name !== undefined && (ownNameOf(name) !== undefined || iconInSet(name) !== undefined)
    ? `i i-${name}`
    : undefined

const encoded = (svg: string): string =>
  `url("data:image/svg+xml,${svg.replace(/"/g, "'").replace(/#/g, '%23').replace(/</g, '%3C').replace(/>/g, '%3E')}")`

/** Of strokes on the grid of our own drawings. */
const strokeWidths = { regular: 1.75, solid: 2.5, duotone: 1.75, light: 1.25, thin: 0.9 } as const

const stroked = (drawing: string, style: IconStyle): string =>
  encoded(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${style === 'duotone' ? '#0004' : 'none'}" stroke="#000" stroke-width="${strokeWidths[style]}" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`,
  )

/** By how much a filled drawing is made thinner on each side, in units of its 512 high grid. */
const thinning: Partial<Readonly<Record<IconStyle, number>>> = { light: 8, thin: 14 }

/** A filled drawing. Duotone keeps its outline and fills it lightly; light and thin cut its edge away. */
const filled = ([width, height, path]: IconDrawing, style: IconStyle, isBrand: boolean): string => {
  const start = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`
  const cut = isBrand ? undefined : thinning[style]
  if (cut !== undefined)
    return encoded(
      `${start}<mask id="m"><path fill="#fff" stroke="#000" stroke-width="${cut * 2}" d="${path}"/></mask><path mask="url(#m)" d="${path}"/></svg>`,
    )
  if (style === 'duotone' && !isBrand)
    return encoded(
      `${start}<path fill-opacity=".35" stroke="#000" stroke-width="24" stroke-linejoin="round" d="${path}"/></svg>`,
    )
  return encoded(`${start}<path d="${path}"/></svg>`)
}

/** Our own drawings are strokes, so the solid style prefers the filled ones of the set. */
const maskOf = (name: string, style: IconStyle): string | undefined => {
  // The style sheet has those of the interface.
  if (Object.hasOwn(interfaceIcons, name))
    return style === 'regular' ? undefined : stroked(interfaceIcons[name as OwnIcon], style)
  const own = ownNameOf(name)
  const known = iconInSet(name) ?? (own === undefined ? undefined : iconInSet(own))
  if (own !== undefined && (style !== 'solid' || known?.solid === undefined))
    return stroked(drawingOf(own) ?? '', style)
  if (known === undefined) return undefined
  const { solid, regular, brand } = known
  if (brand !== undefined) return filled(brand, style, true)
  const drawing = style === 'solid' || style === 'duotone' ? (solid ?? regular) : (regular ?? solid)
  return drawing && filled(drawing, style, false)
}

/** The rules of all icons that printed markup refers to and the style sheet does not have in this style. */
export const iconRules = (markup: string, style: IconStyle): string => {
  const names = new Set<string>()
  for (const [, name = ''] of markup.matchAll(/ class="i i-([a-z0-9-]{1,50})"/g)) names.add(name)
  let rules = ''
  for (const name of names) {
    const mask = maskOf(name, style)
    if (mask !== undefined) rules += `.i-${name}{--icon:${mask}}`
  }
  return rules
}

/** Drawings used by rules of the style sheet, as custom properties of the root. */
const inRules: readonly OwnIcon[] = ['right', 'down', 'check', 'note']

/** Icons that components of integrations use: these are drawn after the page's style element. */
const inComponents: readonly (keyof typeof documentIcons)[] = ['code', 'envelope', 'gear', 'star', 'lock']

/** One rule for each drawing of the interface, and the custom properties. */
export const iconStyles = (): string => {
  const properties = inRules
    .map((name) => `--icon-${name}:${stroked(interfaceIcons[name], 'regular')}`)
    .join(';')
  const rules = [
    ...Object.entries(interfaceIcons),
    ...inComponents.map((name) => [name, documentIcons[name]] as const),
  ].map(([name, drawing]) => `.i-${name}{--icon:${stroked(drawing, 'regular')}}`)
  return [`:root{${properties}}`, ...rules].join('\n')
}
