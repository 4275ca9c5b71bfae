/** From the tokens of a highlighter to runs of text with a class, and from names of languages to those of grammars. */

/** The parts of a line: class and text of each. An empty class is plain text. */
export type CodeRuns = readonly (readonly [string, string])[]

/** Maximum length of highlighted code; beyond it highlighting costs too much. */
export const longestColouredCode = 60_000

/** The prefix of the variables that the highlighter writes as colors. */
export const colourPrefix = '--s-'

/** Token colors of the variables theme and their classes here; unlisted tokens have the text color. */
const classes: Readonly<Record<string, string>> = {
  'token-keyword': 'c-keyword',
  'token-string': 'c-string',
  'token-string-expression': 'c-string',
  'token-constant': 'c-constant',
  'token-function': 'c-function',
  'token-parameter': 'c-parameter',
  'token-comment': 'c-comment',
  'token-punctuation': 'c-punctuation',
  'token-link': 'c-link',
  'token-inserted': 'c-inserted',
  'token-deleted': 'c-deleted',
}

/** Common language names that the grammars do not know. */
const spelled: Readonly<Record<string, string>> = {
  'c#': 'csharp',
  'c++': 'cpp',
  'f#': 'fsharp',
  golang: 'go',
  curl: 'bash',
  env: 'dotenv',
  'node.js': 'javascript',
  objectivec: 'objective-c',
  plist: 'xml',
  svg: 'xml',
  html5: 'html',
  jsonp: 'json',
  sol: 'solidity',
}

/** The name of the grammar for a language. There need not be one. */
export const grammarName = (syntax: string): string =>
  Object.hasOwn(spelled, syntax) ? (spelled[syntax] ?? syntax) : syntax

export interface CodeToken {
  readonly content: string
  /** A variable of the theme. */
  readonly color?: string | undefined
}

/** The tokens of a line as runs of one class. */
export const codeRuns = (line: readonly CodeToken[]): CodeRuns => {
  const runs: [string, string][] = []
  for (const { content, color } of line) {
    const look = classes[/^var\(--s-([\w-]+)\)$/.exec(color ?? '')?.[1] ?? ''] ?? ''
    const last = runs.at(-1)
    // White space has no color of its own, so it joins the preceding run.
    if (last !== undefined && (last[0] === look || content.trim() === '')) last[1] += content
    else runs.push([look, content])
  }
  return runs
}
