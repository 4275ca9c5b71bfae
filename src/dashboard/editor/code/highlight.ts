/** Tokenizes code. Heavy: only the worker and tests load it. */
import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore } from '@shikijs/core'
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript'
import {
  codeRuns,
  colourPrefix,
  grammarName,
  longestColouredCode,
  type CodeRuns,
} from '../../../content/render/code-runs.ts'
import { grammarOf } from './grammars.ts'

let highlighter: Promise<HighlighterCore> | undefined

const ready = (): Promise<HighlighterCore> =>
  (highlighter ??= createHighlighterCore({
    themes: [createCssVariablesTheme({ name: 'editor', variablePrefix: colourPrefix })],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  }))

/** Milliseconds after which the rest of a line keeps the color of text. */
const longestLine = 500
/** A grammar compiles its patterns at first use, which counts towards the limit of the line: then it is tried again. */
const tries = 4

/** The lines of a text as runs of one class; undefined if there is no grammar, or the text is too long. */
export const highlightedLines = async (syntax: string, text: string): Promise<CodeRuns[] | undefined> => {
  if (text.length > longestColouredCode) return undefined
  const grammar = grammarOf(grammarName(syntax))
  if (grammar === undefined) return undefined
  const loaded = await ready()
  await loaded.loadLanguage((await grammar.load()).default)
  const options = {
    ...{ lang: grammar.name, theme: 'editor', tokenizeMaxLineLength: 2000, tokenizeTimeLimit: longestLine },
  }
  for (let left = tries; ; left -= 1) {
    const start = performance.now()
    const { tokens } = loaded.codeToTokens(text, options)
    if (left === 1 || performance.now() - start < longestLine) return tokens.map(codeRuns)
  }
}
