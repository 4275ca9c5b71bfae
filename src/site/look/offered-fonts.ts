/**
 * Fonts that a site can choose and that are no part of the style sheet: a page names only the files of its own fonts.
 * All have free licenses. `ABCFavorit` is missing because it may not be distributed; sites that name it show Inter.
 */
import type { SiteCustomization } from '../../contract/sites/look/schemas.ts'

type Styling = SiteCustomization['styling']
type FontName = Extract<Styling['font'] | Styling['monospaceFont'], string>

export interface OfferedFont {
  /** The package with the files. */
  readonly package: string
  /** Weights of a font without a variable file, lightest first. */
  readonly weights?: readonly number[]
  readonly generic: 'sans' | 'serif' | 'mono'
}

const staticWeights = [400, 500, 700]

export const offeredFonts: Partial<Readonly<Record<FontName, OfferedFont>>> = {
  Roboto: { package: '@fontsource-variable/roboto', generic: 'sans' },
  RobotoSlab: { package: '@fontsource-variable/roboto-slab', generic: 'serif' },
  OpenSans: { package: '@fontsource-variable/open-sans', generic: 'sans' },
  SourceSansPro: { package: '@fontsource-variable/source-sans-3', generic: 'sans' },
  Lato: { package: '@fontsource/lato', weights: [400, 700], generic: 'sans' },
  Ubuntu: { package: '@fontsource/ubuntu', weights: staticWeights, generic: 'sans' },
  Raleway: { package: '@fontsource-variable/raleway', generic: 'sans' },
  Merriweather: { package: '@fontsource-variable/merriweather', generic: 'serif' },
  Overpass: { package: '@fontsource-variable/overpass', generic: 'sans' },
  NotoSans: { package: '@fontsource-variable/noto-sans', generic: 'sans' },
  IBMPlexSerif: { package: '@fontsource/ibm-plex-serif', weights: staticWeights, generic: 'serif' },
  Poppins: { package: '@fontsource/poppins', weights: staticWeights, generic: 'sans' },
  FiraSans: { package: '@fontsource/fira-sans', weights: staticWeights, generic: 'sans' },
  FiraCode: { package: '@fontsource-variable/fira-code', generic: 'mono' },
  IBMPlexMono: { package: '@fontsource/ibm-plex-mono', weights: staticWeights, generic: 'mono' },
  SourceCodePro: { package: '@fontsource-variable/source-code-pro', generic: 'mono' },
  RobotoMono: { package: '@fontsource-variable/roboto-mono', generic: 'mono' },
  SpaceMono: { package: '@fontsource/space-mono', weights: [400, 700], generic: 'mono' },
  DMMono: { package: '@fontsource/dm-mono', weights: [400, 500], generic: 'mono' },
  Inconsolata: { package: '@fontsource-variable/inconsolata', generic: 'mono' },
}

/** A file of an offered font in the build. */
export interface OfferedFace {
  readonly file: string
  readonly weight: number
  readonly weightTo: number
  /** The characters that it has, as in a `unicode-range`. */
  readonly range: string
}

/** Written by the build: the files of each font, Latin ones first. */
export type OfferedFaces = Readonly<Record<string, readonly OfferedFace[]>>
