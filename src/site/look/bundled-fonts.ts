/**
 * The bundled fonts: which files are served, and for which characters. Browsers fetch a subset when they encounter its
 * range.
 */

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,' +
  'U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const ranges = {
  latin,
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,' +
    'U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
} as const

const families = [
  { font: 'inter', family: 'Inter Variable', weights: '100 900' },
  { font: 'source-serif-4', family: 'Source Serif 4 Variable', weights: '200 900' },
  { font: 'jetbrains-mono', family: 'JetBrains Mono Variable', weights: '100 800' },
] as const

export type BundledFont = (typeof families)[number]['font']

/** The file of a subset, as its package names it. */
export const fontFile = (font: BundledFont, subset: string): string =>
  `@fontsource-variable/${font}/files/${font}-${subset}-wght-normal.woff2`

/**
 * Fonts as rules; `address` gives the URL of a file. Local fonts adjusted to the same metrics are used until the files
 * are loaded, so that the layout does not shift.
 */
export const fontStyles = (address: (font: BundledFont, subset: string) => string): string => {
  const rules = families.flatMap(({ font, family, weights }) =>
    Object.entries(ranges).map(
      ([subset, range]) =>
        `@font-face{font-family:'${family}';font-style:normal;font-weight:${weights};font-display:swap;src:url(${address(font, subset)}) format('woff2');unicode-range:${range}}`,
    ),
  )
  return [
    ...rules,
    `@font-face{font-family:'Inter Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:107.12%;ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%}`,
    `@font-face{font-family:'Source Serif Fallback';src:local('Georgia'),local('Liberation Serif');size-adjust:97%;ascent-override:106.8%;descent-override:34.5%;line-gap-override:0%}`,
  ].join('\n')
}
