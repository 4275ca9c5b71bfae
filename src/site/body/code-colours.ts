/** Code with its colours, made elsewhere and late: what a page knows of it is a list of classes per line. */

/** The parts of a line: the class of each, and its text. An empty class is plain text. */
export type ColouredLine = readonly (readonly [string, string])[]

/** The colours of a text in a language, or undefined while nobody has made them. */
export type CodeColours = (syntax: string, text: string) => readonly ColouredLine[] | undefined

/** Code that is coloured at most; beyond it colours cost more than they give. */
export const longestColouredCode = 60_000
