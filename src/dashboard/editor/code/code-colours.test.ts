import { EditorState } from '@tiptap/pm/state'
import type { DecorationSet } from '@tiptap/pm/view'
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { grammarName } from '../../../content/render/code-runs.ts'
import { schema } from '../schema/schema.ts'
import { toEditor } from '../schema/to-editor.ts'
import { codeLanguages } from '../tools/code-languages.ts'
import { codeColours, colourCode } from './code-colours.plugin.ts'
import { grammarOf } from './grammars.ts'
import { highlightedLines } from './highlight.ts'

const plugin = codeColours(() => ({ highlight: () => Promise.resolve(undefined), stop: () => undefined }))

const editing = (markdown: string): EditorState => {
  const { document } = parseMarkdown(markdown, { file: 'x.md', titled: false })
  return EditorState.create({ doc: schema.nodeFromJSON(toEditor(document)), plugins: [plugin] })
}

/** The colored text, with its class. */
const colours = (state: EditorState): readonly (readonly [string, unknown])[] =>
  (plugin.getState(state) as DecorationSet)
    .find()
    .map((one) => [
      state.doc.textBetween(one.from, one.to),
      (one as unknown as { readonly type: { readonly attrs: { readonly class: string } } }).type.attrs.class,
    ])

const coloured = async (state: EditorState): Promise<EditorState> => {
  const node = state.doc.firstChild
  if (node === null) throw new Error('The document is empty.')
  return state.apply(colourCode(state, [{ node, lines: await highlightedLines('js', node.textContent) }]))
}

const code = '```js\nreturn "x"\n// end\n```\n\nwords'

describe('code in the editor', () => {
  test('has the colors of its grammar, line by line', async () => {
    expect(colours(await coloured(editing(code)))).toEqual([
      ['return ', 'c-keyword'],
      ['"x"', 'c-string'],
      ['// end', 'c-comment'],
    ])
  })

  test('keeps its colors while text before and after it changes', async () => {
    const state = await coloured(editing(code))
    const typed = state.apply(state.tr.insertText('x', state.doc.content.size - 1))
    expect(colours(typed)).toEqual(colours(state))
    const inside = state.apply(state.tr.insertText('\n', 1))
    expect(colours(inside)).toEqual(colours(state))
  })

  test('takes over new colors only for the text that they were made of', async () => {
    const state = editing(code)
    const { firstChild: node } = state.doc
    if (node === null) throw new Error('The document is empty.')
    const lines = await highlightedLines('js', node.textContent)
    const typed = state.apply(state.tr.insertText('x', 1))
    expect(colours(typed.apply(colourCode(typed, [{ node, lines }])))).toEqual([])
    const again = await coloured(await coloured(typed))
    expect(colours(again).map(([text]) => text)).toEqual(['"x"', '// end'])
  })

  test('has a grammar in each language on offer', () => {
    expect(codeLanguages.filter(({ id }) => grammarOf(grammarName(id)) === undefined)).toEqual([])
  })

  test.each(['bash', 'yml', 'html'])('%s is colored without changing its text', async (language) => {
    const text = 'one\n\n  two 3'
    const lines = await highlightedLines(language, text)
    expect(lines?.map((runs) => runs.map(([, run]) => run).join('')).join('\n')).toBe(text)
  })

  test.each(['no-such-language', '../package', 'constructor', ''])('%j has none', async (language) => {
    expect(await highlightedLines(language, 'return 1')).toBeUndefined()
  })
})
