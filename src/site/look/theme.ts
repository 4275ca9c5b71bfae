/** The theme of a site: the custom properties that the style sheet reads, derived from its customization. */
import type { SiteCustomization } from '../../contract/sites/look/schemas.ts'
import { inkOn, mixed, readable } from './contrast.ts'
import { offeredFonts } from './offered-fonts.ts'
import type { OwnFaces } from './site-fonts.ts'
import { ownNames } from './site-fonts.ts'

type Styling = SiteCustomization['styling']
type Themed = Styling['primaryColor']

const sans = `'Inter Variable','Inter Fallback',system-ui,sans-serif`
const serif = `'Source Serif 4 Variable','Source Serif Fallback',Georgia,serif`
const mono = `'JetBrains Mono Variable',ui-monospace,'Cascadia Code',Consolas,monospace`

const stacks = { sans, serif, mono } as const

/** The bundled font of a site's text, so that it can be preloaded. */
export const textFace = ({ font }: Styling): 'inter' | 'source-serif-4' =>
  genericOf(font, 'sans') === serif ? 'source-serif-4' : 'inter'

/** The fonts after the chosen one: of the same kind, for the time until it is loaded and for characters it lacks. */
const genericOf = (font: Styling['font'] | Styling['monospaceFont'], kind: keyof typeof stacks): string =>
  stacks[(typeof font === 'string' ? offeredFonts[font]?.generic : undefined) ?? kind]

/** A font family name that is safe in a style sheet: characters that could end the string or the rule are removed. */
const familyName = (name: string): string => name.replace(/[^\p{L}\p{N} _-]/gu, '')

/** A custom font without files may be installed on the reader's device. */
const family = (
  font: Styling['font'] | Styling['monospaceFont'],
  kind: 'sans' | 'mono',
  own: string | undefined,
): string => {
  const names = [own, typeof font === 'string' ? undefined : familyName(font.fontFamily)]
  const [first] = names.filter((name) => name !== undefined)
  const fallback = genericOf(font, kind)
  return first === undefined ? fallback : `'${first}',${fallback}`
}

const paper = { light: '#ffffff', dark: '#0f1115' }

/** Both colors are rebuilt from their numbers, so that an invalid value cannot end the rule. */
const pair = (light: string, dark: string) => `light-dark(${mixed(light, light, 0)},${mixed(dark, dark, 0)})`

/** The color as text on `grounds` in both themes. Callouts put it on a tint of itself and need a lower ratio. */
const asText = (color: Themed, grounds: { light: string; dark: string }, ratio: number): string =>
  pair(readable(color.light, grounds.light, ratio), readable(color.dark, grounds.dark, ratio))

/** Custom properties of the root, as the text of a rule. Every value is a parsed color or a constant. */
export const themeStyle = (
  { styling, header }: Pick<SiteCustomization, 'styling' | 'header'>,
  own: OwnFaces = { text: [], code: [] },
): string => {
  const { primaryColor: primary, theme } = styling
  const tint = styling.tint?.color ?? primary
  const share = theme === 'muted' || theme === 'gradient' ? 0.045 : 0
  const backgrounds = {
    light: mixed(paper.light, tint.light, share),
    dark: mixed(paper.dark, tint.dark, share),
  }
  const desk = {
    light: mixed(mixed('#ffffff', '#0f172a', 0.025), tint.light, share || 0.01),
    dark: mixed(mixed(paper.dark, '#ffffff', 0.025), tint.dark, share || 0.01),
  }
  // Text in these colors also appears on tints of them, so contrast is measured against the darkest of those
  // backgrounds.
  const deepest = { light: mixed(desk.light, primary.light, 0.1), dark: mixed(desk.dark, primary.dark, 0.16) }
  const bar = header.backgroundColor ?? (theme === 'bold' ? primary : undefined)
  const barInk = bar && {
    light:
      header.linkColor === undefined ? inkOn(bar.light) : readable(header.linkColor.light, bar.light, 4.5),
    dark: header.linkColor === undefined ? inkOn(bar.dark) : readable(header.linkColor.dark, bar.dark, 4.5),
  }
  const properties: Readonly<Record<string, string | undefined>> = {
    '--primary': pair(primary.light, primary.dark),
    '--on-primary': pair(inkOn(primary.light), inkOn(primary.dark)),
    '--accent': asText(primary, deepest, 4.5),
    '--tint': pair(tint.light, tint.dark),
    '--paper': pair(backgrounds.light, backgrounds.dark),
    '--desk': pair(desk.light, desk.dark),
    '--bar': bar && pair(bar.light, bar.dark),
    '--bar-ink': barInk && pair(barInk.light, barInk.dark),
    '--info': asText(styling.infoColor, backgrounds, 3),
    '--success': asText(styling.successColor, backgrounds, 3),
    '--warning': asText(styling.warningColor, backgrounds, 3),
    '--danger': asText(styling.dangerColor, backgrounds, 3),
    '--font': family(styling.font, 'sans', own.text.length > 0 ? ownNames.text : undefined),
    '--mono': family(styling.monospaceFont, 'mono', own.code.length > 0 ? ownNames.code : undefined),
  }
  let rule = ''
  for (const [name, value] of Object.entries(properties)) if (value !== undefined) rule += `${name}:${value};`
  return `:root{${rule}}`
}

/** Options of the style sheet, as attributes of the root. */
export const themeAttributes = ({
  styling,
  themes,
  header,
}: Pick<SiteCustomization, 'styling' | 'themes' | 'header'>) => ({
  'data-theme': themes.default,
  'data-themes': themes.toggeable ? 'both' : undefined,
  'data-look': styling.theme,
  'data-corners': styling.corners,
  'data-depth': styling.depth,
  'data-links': styling.links,
  'data-sidebar': styling.sidebar.background,
  'data-list': styling.sidebar.list,
  'data-search': styling.search,
  'data-bar': styling.theme === 'bold' || header.backgroundColor !== undefined ? 'filled' : undefined,
})
