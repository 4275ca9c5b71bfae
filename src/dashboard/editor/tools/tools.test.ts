import { EditorState, NodeSelection, Selection, type Command } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { addItem, moveItem } from '../blocks/container-actions.ts'
import { schema } from '../schema/schema.ts'
import { cellsOf, stepColumn, tableFlags } from '../tables/table-actions.ts'
import { toEditor } from '../schema/to-editor.ts'
import { blockAtCaret, nextPictureWithoutAlt, setCaption, setData, textIn } from './block-at-caret.ts'
import { setInline } from './inline-tools.tsx'
import { codeLanguages, languageName, languagesFor } from './code-languages.ts'

const editing = (markdown: string, words?: string): EditorState => {
  const { document } = parseMarkdown(markdown, { file: 'x.md', titled: false })
  const state = EditorState.create({ doc: schema.nodeFromJSON(toEditor(document)) })
  let at = 1
  state.doc.descendants((node, from) => {
    if (words !== undefined && node.isTextblock && node.textContent === words) at = from + 1
  })
  return state.apply(state.tr.setSelection(Selection.near(state.doc.resolve(at))))
}
const after = (state: EditorState, command: Command): EditorState => {
  let next = state
  expect(command(state, (tr) => (next = state.apply(tr)))).toBe(true)
  next.doc.check()
  return next
}
const found = (state: EditorState, name: string) => {
  const one = blockAtCaret(state, name)
  if (one === undefined) throw new Error(`No ${name}.`)
  return one
}

describe('settings in the block toolbar', () => {
  it('are data of the block with the caret, without empty values and false', () => {
    const state = editing('```js\na\n```')
    const titled = after(state, setData(found(state, 'code_block'), { title: 'a.js', lineNumbers: true }))
    expect(found(titled, 'code_block').node.attrs['data']).toEqual({
      syntax: 'js',
      title: 'a.js',
      lineNumbers: true,
    })
    const bare = after(titled, setData(found(titled, 'code_block'), { title: '', lineNumbers: false }))
    expect(found(bare, 'code_block').node.attrs['data']).toEqual({ syntax: 'js' })
  })
  it('are refused when the block is gone', () => {
    const state = editing('```js\na\n```')
    expect(setData(found(state, 'code_block'), { title: 'x' })(editing('text'))).toBe(false)
  })
  it('keep an image selected, and go to the next one without alt text', () => {
    const figure = (name: string, alt = ''): string =>
      `<figure><img src="https://x.y/${name}" alt="${alt}"></figure>`
    const state = editing(
      [figure('a.png'), 'Words.', figure('b.png', 'B'), figure('c.png')].join('\n\n'),
      'Words.',
    )
    // From the caret on, then wrapping around.
    const first = after(state, nextPictureWithoutAlt)
    expect(JSON.stringify(found(first, 'image').node.attrs['data'])).toContain('c.png')
    const picture = found(first, 'image')
    const said = after(first, setData(picture, { alt: 'A' }))
    expect(said.selection).toBeInstanceOf(NodeSelection)
    expect(textIn(found(said, 'image'), 'alt')).toBe('A')
    const titled = after(said, setCaption(found(said, 'image'), 'Below'))
    expect(JSON.stringify(found(titled, 'image').node.attrs['caption'])).toContain('Below')
    const last = after(titled, nextPictureWithoutAlt)
    expect(JSON.stringify(found(last, 'image').node.attrs['data'])).toContain('a.png')
    expect(nextPictureWithoutAlt(after(last, setData(found(last, 'image'), { alt: 'C' })))).toBe(false)
  })
})

describe('inlines', () => {
  it('change their text, and stay selected with their marks', () => {
    const state = editing('so [$$a^2$$](https://example.org) x')
    let at = -1
    state.doc.descendants((node, from) => {
      if (node.type.name === 'carried_inline') at = from
    })
    const next = after(state, setInline(at, 'formula', 'b^3'))
    const node = next.doc.nodeAt(at)
    expect(node?.attrs['node']).toMatchObject({ type: 'inline-math', data: { formula: 'b^3' } })
    expect(node?.marks.map(({ type }) => type.name)).toEqual(['link'])
    expect(next.selection).toBeInstanceOf(NodeSelection)
    expect(setInline(1, 'formula', 'x')(state)).toBe(false)
  })
})

describe('parts', () => {
  const tabs =
    '{% tabs %}\n{% tab title="A" %}\none\n{% endtab %}\n{% tab title="B" %}\ntwo\n{% endtab %}\n{% endtabs %}'
  const titles = (state: EditorState): readonly unknown[] =>
    (state.doc.firstChild?.children ?? []).map(
      ({ attrs }) => (attrs['data'] as { readonly title?: unknown }).title,
    )
  it('move among their siblings with the caret, and not beyond', () => {
    const state = after(editing(tabs, 'one'), moveItem('tabs_item', 1))
    expect(titles(state)).toEqual(['B', 'A'])
    expect(state.selection.$from.parent.textContent).toBe('one')
    expect(moveItem('tabs_item', 1)(state)).toBe(false)
    expect(moveItem('column', 1)(state)).toBe(false)
  })
  it('are added after the one with the caret', () => {
    expect(titles(after(editing(tabs, 'one'), addItem('tabs_item', { title: 'N' })))).toEqual(['A', 'N', 'B'])
  })
})

describe('tables', () => {
  const table = '| A | B |\n| --- | --- |\n| 1 | 2 |'
  it('move a column with the keyboard, up to the ends', () => {
    const state = after(editing(table, '1'), stepColumn(1))
    expect(state.doc.firstChild?.firstChild?.textContent).toBe('BA')
    expect(state.selection.$from.parent.textContent).toBe('1')
    expect(after(state, stepColumn(1)).doc.eq(state.doc)).toBe(true)
    expect(stepColumn(1)(editing('text'))).toBe(false)
  })
  it('toggle the header row and the full width', () => {
    const flags = (state: EditorState) => {
      const cells = cellsOf(state)
      if (cells === undefined) throw new Error('No table.')
      return tableFlags(cells)
    }
    let state = editing(table, '1')
    const before = state.doc.firstChild?.attrs['data'] as object
    for (const label of ['Hide header row', 'Full width']) {
      const flag = flags(state).find((one) => one.label === label)
      if (flag === undefined) throw new Error(label)
      state = after(state, flag.run)
    }
    expect(state.doc.firstChild?.attrs['data']).toMatchObject({ fullWidth: true, view: { hideHeader: true } })
    for (const label of ['Show header row', 'Text width']) {
      const flag = flags(state).find((one) => one.label === label)
      if (flag === undefined) throw new Error(label)
      state = after(state, flag.run)
    }
    expect(state.doc.firstChild?.attrs['data']).toEqual(before)
  })
})

describe('code languages', () => {
  it('are found by any of their names, best match first', () => {
    expect(languagesFor('ts')[0]?.id).toBe('typescript')
    expect(languagesFor('shell').map(({ id }) => id)).toContain('bash')
    expect(languagesFor('c++')[0]?.id).toBe('cpp')
    expect(languagesFor('nosuch')).toEqual([])
    expect(languagesFor('')).toBe(codeLanguages)
  })
  it('show their name, or the raw value if unknown', () => {
    expect([languageName('js'), languageName('brainfork'), languageName('')]).toEqual([
      'JavaScript',
      'brainfork',
      'Plain text',
    ])
  })
})
