/**
 * Syntax highlighting. Heavy: it contains grammars and is loaded lazily, in a thread of its own (started by `service`).
 * The output is classes of the site's style sheet, so that light and dark themes need no second pass.
 */
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core'
import type { HighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { bundledLanguages } from 'shiki/langs'
import type { ColouredLine } from './code-colours.ts'
import { longestColouredCode } from './code-colours.ts'

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
  golang: 'go',
  curl: 'bash',
  env: 'dotenv',
  'node.js': 'javascript',
  plist: 'xml',
  svg: 'xml',
  html5: 'html',
  jsonp: 'json',
  sol: 'solidity',
}

let highlighter: Promise<HighlighterCore> | undefined
const loading = new Map<string, Promise<boolean>>()

const ready = (): Promise<HighlighterCore> =>
  (highlighter ??= createHighlighterCore({
    themes: [createCssVariablesTheme({ name: 'site', variablePrefix: '--s-' })],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  }))

/** Whether there is a grammar for a language; it is loaded once. */
const grammar = (name: string): Promise<boolean> => {
  const known = loading.get(name)
  if (known) return known
  const load = (async () => {
    if (!Object.hasOwn(bundledLanguages, name)) return false
    await (await ready()).loadLanguage(bundledLanguages[name as keyof typeof bundledLanguages])
    return true
  })().catch(() => false)
  loading.set(name, load)
  return load
}

/**
 * The lines of a text in its language, as runs of one class. Undefined if there is no grammar, the text is too long, or
 * tokenizing fails: the code is then shown without highlighting.
 */
export const colouredLines = async (syntax: string, text: string): Promise<ColouredLine[] | undefined> => {
  if (text.length > longestColouredCode) return undefined
  const name = spelled[syntax] ?? syntax
  if (!(await grammar(name))) return undefined
  try {
    const { tokens } = (await ready()).codeToTokens(text, {
      lang: name,
      theme: 'site',
      tokenizeMaxLineLength: 2000,
      tokenizeTimeLimit: 200,
    })
    return tokens.map((line) => {
      const runs: [string, string][] = []
      for (const { content, color } of line) {
        const look = classes[/^var\(--s-([\w-]+)\)$/.exec(color ?? '')?.[1] ?? ''] ?? ''
        const last = runs.at(-1)
        // White space has no color of its own, so it joins the preceding run.
        if (last !== undefined && (last[0] === look || content.trim() === '')) last[1] += content
        else runs.push([look, content])
      }
      return runs
    })
  } catch {
    return undefined
  }
}
