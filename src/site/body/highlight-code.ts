/**
 * Syntax highlighting. Heavy: it contains grammars and is loaded lazily, in a thread of its own (started by `service`).
 * The output is classes of the site's style sheet, so that light and dark themes need no second pass.
 */
import { createCssVariablesTheme, createHighlighterCore } from '@shikijs/core'
import type { HighlighterCore, LanguageInput, ThemedToken } from '@shikijs/core'
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript'
import { languageAliasNames, languageNames } from '@shikijs/langs'
import { codeRuns, colourPrefix, grammarName, longestColouredCode } from '../../content/render/code-runs.ts'
import type { CodeRuns } from '../../content/render/code-runs.ts'

/** Each has a module of its own in the package. */
const grammars: ReadonlySet<string> = new Set([...languageNames, ...languageAliasNames])

let highlighter: Promise<HighlighterCore> | undefined
const loading = new Map<string, Promise<boolean>>()

const ready = (): Promise<HighlighterCore> =>
  (highlighter ??= createHighlighterCore({
    themes: [createCssVariablesTheme({ name: 'site', variablePrefix: colourPrefix })],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  }))

/** Whether there is a grammar for a language; it is loaded once. */
const grammar = (name: string): Promise<boolean> => {
  const known = loading.get(name)
  if (known) return known
  const load = (async () => {
    if (!grammars.has(name)) return false
    const { default: language } = (await import(`@shikijs/langs/${name}`)) as { default: LanguageInput }
    await (await ready()).loadLanguage(language)
    return true
  })().catch(() => false)
  loading.set(name, load)
  return load
}

/** Milliseconds after which the rest of a line stays as it is. */
const longestLine = 200
/** How often texts of a language are tokenized again; bounds what a hostile text costs. */
const repeats = 20
const repeated = new Map<string, number>()

/**
 * A grammar compiles a pattern when it is first tried, and that counts towards the limit of the line. A text that took
 * so long that a line may have been cut is tokenized again with what is compiled by then.
 */
const tokensOf = (highlighter: HighlighterCore, lang: string, text: string): ThemedToken[][] => {
  const options = { lang, theme: 'site', tokenizeMaxLineLength: 2000, tokenizeTimeLimit: longestLine }
  for (;;) {
    const start = performance.now()
    const { tokens } = highlighter.codeToTokens(text, options)
    const count = repeated.get(lang) ?? 0
    if (performance.now() - start < longestLine || count === repeats) return tokens
    repeated.set(lang, count + 1)
  }
}

/**
 * The lines of a text in its language, as runs of one class. Undefined if there is no grammar, the text is too long, or
 * tokenizing fails: the code is then shown without highlighting.
 */
export const colouredLines = async (syntax: string, text: string): Promise<CodeRuns[] | undefined> => {
  if (text.length > longestColouredCode) return undefined
  const name = grammarName(syntax)
  if (!(await grammar(name))) return undefined
  try {
    return tokensOf(await ready(), name, text).map(codeRuns)
  } catch {
    return undefined
  }
}
