/** Guesses font properties from a file name; names of weights. */

export interface FontWeights {
  readonly weight: number
  /** Upper bound of a variable font's weights. */
  readonly weightTo?: number
}

export interface FontFileName extends FontWeights {
  readonly family: string
}

/** Longer words come before words that they contain. */
const weightPatterns: readonly (readonly [RegExp, number])[] = [
  [/(extra|ultra)[-_ ]?light/i, 200],
  [/(semi|demi)[-_ ]?bold/i, 600],
  [/(extra|ultra)[-_ ]?bold/i, 800],
  [/thin|hairline/i, 100],
  [/light/i, 300],
  [/regular|normal|book|roman/i, 400],
  [/medium/i, 500],
  [/bold/i, 700],
  [/black|heavy/i, 900],
]
const variablePattern =
  /\[[\w,]{0,99}wght[\w,]{0,99}\]|[-_ ](variable(font)?|vf)(?=$|[-_ .[])|[-_]wght(?=$|[-_])/i

/** Selectable weights with their usual names. */
export const weightNames: readonly (readonly [number, string])[] = [
  [100, 'Thin'],
  [200, 'Extra light'],
  [300, 'Light'],
  [400, 'Regular'],
  [500, 'Medium'],
  [600, 'Semibold'],
  [700, 'Bold'],
  [800, 'Extra bold'],
  [900, 'Black'],
]

/** `Regular`, `350`, `100 to 900`. */
export const weightText = ({ weight, weightTo }: FontWeights): string =>
  weightTo === undefined
    ? (weightNames.find(([of]) => of === weight)?.[1] ?? String(weight))
    : `${weight} to ${weightTo}`

/**
 * Guesses family and weight for the user to correct: `SourceSans3-SemiBold.ttf` is Source Sans 3 at 600.
 * Unrecognized names are regular; "variable" covers all weights.
 */
export const fontFileName = (file: string): FontFileName => {
  const name = file.replace(/\.(woff2?|ttf|otf)$/i, '')
  const isVariable = variablePattern.test(name)
  const staticName = name.replace(variablePattern, ' ')
  const numericWeight = /(?:^|[-_ ])([1-9]00)(?=$|[-_ ])/.exec(staticName)
  const matchedWeight = weightPatterns.find(([of]) => of.test(staticName))
  const family = staticName
    .replace(numericWeight?.[0] ?? '\0', ' ')
    .replace(matchedWeight?.[0] ?? '\0', ' ')
    .replace(/[-_ ](latin(-ext)?|normal|italic|webfont|subset)(?=$|[-_ ])/gi, ' ')
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/ +/g, ' ')
    .trim()
    .replace(/^[a-z]|(?<= )[a-z]/g, (letter) => letter.toUpperCase())
    .slice(0, 50)
  if (isVariable) return { family, weight: 100, weightTo: 900 }
  return { family, weight: numericWeight ? Number(numericWeight[1]) : (matchedWeight?.[1] ?? 400) }
}
