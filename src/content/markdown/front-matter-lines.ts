/** Where front matter begins and ends. Its YAML is read by `front-matter.ts`, which editors in a browser do not load. */

export interface FrontMatterLines {
  /** The lines between the two delimiters, each ended by a line feed; undefined if there is no front matter. */
  readonly source: string | undefined
  /** First line of the body, counted from 0. */
  readonly bodyLine: number
}

export const noFrontMatter: FrontMatterLines = { source: undefined, bodyLine: 0 }

/** Finds the front matter of a text with line feeds. Without a closing delimiter there is none. */
export function findFrontMatter(text: string): FrontMatterLines {
  if (!/^---[ \t]*\n/.test(text)) return noFrontMatter
  const lines = text.split('\n')
  const close = lines.findIndex((line, at) => at > 0 && /^---[ \t]*$/.test(line))
  if (close < 0) return noFrontMatter
  const source = lines
    .slice(1, close)
    .map((line) => `${line}\n`)
    .join('')
  return { source, bodyLine: close + 1 }
}
