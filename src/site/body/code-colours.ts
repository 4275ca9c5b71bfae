/** Highlighted code, computed elsewhere and asynchronously: a page only gets a list of classes per line. */

/** The parts of a line: class and text of each. An empty class is plain text. */
export type ColouredLine = readonly (readonly [string, string])[]

/** The highlighting of a text in a language; undefined while it is not computed yet. */
export type CodeColours = (syntax: string, text: string) => readonly ColouredLine[] | undefined

/** Maximum length of highlighted code; beyond it highlighting costs too much. */
export const longestColouredCode = 60_000
