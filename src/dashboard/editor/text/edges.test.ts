/** Keys at the edges of blocks, with all plugins of the view. */
import { Fragment, Slice } from '@tiptap/pm/model'
import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state'
import { CellSelection, TableMap } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { printMarkdown } from '../../../content/markdown/print-markdown.ts'
import { blockChoices } from '../blocks/block-choices.ts'
import { inOneLine, sliceOfMarkdown } from './clipboard.ts'
import { editingPlugins } from './editing-plugins.ts'
import type { EditorNode } from '../schema/editor-node.ts'
import { fromEditor } from '../schema/from-editor.ts'
import { lineBehindChosen } from '../typing/new-line.ts'
import { cellsOfRows, fillCells, rowsOfSlice } from '../paste/cells.ts'
import { schema } from '../schema/schema.ts'
import { toEditor } from '../schema/to-editor.ts'

/** A text with the caret at the marker `¦`, or the selection between two of them; the markers are removed. */
const editing = (markdown: string): EditorState => {
  const { document } = parseMarkdown(markdown, { file: 'x.md', titled: false })
  let state = EditorState.create({ doc: schema.nodeFromJSON(toEditor(document)), plugins: editingPlugins() })
  const signs: number[] = []
  for (;;) {
    let at: number | undefined
    state.doc.descendants((node, from) => {
      if (at === undefined && node.text?.includes('¦') === true) at = from + node.text.indexOf('¦')
    })
    if (at === undefined) break
    signs.push(at)
    state = state.apply(state.tr.delete(at, at + 1))
  }
  const [from = 1, to = from] = signs
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)))
}
const textOf = ({ doc }: EditorState): string =>
  printMarkdown(fromEditor(doc.toJSON() as EditorNode), {
    href: (ref) => (ref.kind === 'url' ? ref.url : ref.kind),
  }).trim()

/** Presses a key with the caret in the outermost line of its block; returns whether it was handled. */
const pressing = (
  state: EditorState,
  key: string,
): { readonly state: EditorState; readonly taken: boolean } => {
  const view = {
    state,
    endOfTextblock: () => true,
    dispatch: (tr: EditorState['tr']) => (view.state = view.state.apply(tr)),
  }
  const [name = '', ...modifiers] = key.split('+').toReversed()
  const event = {
    key: name,
    keyCode: name.length === 1 ? name.toUpperCase().charCodeAt(0) : 0,
    shiftKey: modifiers.includes('Shift'),
    altKey: false,
    ctrlKey: modifiers.includes('Control'),
    metaKey: false,
  }
  const taken = state.plugins.some((plugin) =>
    // The key handlers use nothing else of a view and an event.
    plugin.props.handleKeyDown?.call(
      plugin,
      view as unknown as EditorView,
      event as unknown as KeyboardEvent,
    ),
  )
  view.state.doc.check()
  return { state: view.state, taken }
}
const press = (state: EditorState, key: string): EditorState => pressing(state, key).state
const pressed = (markdown: string, ...keys: readonly string[]): EditorState =>
  keys.reduce(press, editing(markdown))
const typedInto = (state: EditorState, words: string): EditorState => state.apply(state.tr.insertText(words))

const steps = (...words: readonly string[]): string =>
  `{% stepper %}\n${words.map((said) => `{% step %}\n${said}\n{% endstep %}\n`).join('\n')}{% endstepper %}`
const tabs =
  '{% tabs %}\n{% tab title="A" %}\none\n{% endtab %}\n\n{% tab title="B" %}\ntwo\n{% endtab %}\n{% endtabs %}'
const table = '| A | B |\n| --- | --- |\n| 1 | one |\n| 2 | two |'
const folded = '<details>\n\n<summary>Title</summary>\n\nbody\n\n</details>'

describe('Backspace', () => {
  it.each([tabs, steps('one', 'two')])(
    'selects what stands before a line, and joins nothing with it: %s',
    (before) => {
      const state = pressed(`${before}\n\n¦End`, 'Backspace')
      expect(textOf(state)).toBe(`${before}\n\nEnd`)
      expect(state.selection).toBeInstanceOf(NodeSelection)
      expect(textOf(press(state, 'Backspace'))).toBe('End')
    },
  )
  it('deletes a table on the second press', () => {
    const state = pressed(`${table}\n\n¦End`, 'Backspace')
    expect(textOf(state)).toBe(`${table}\n\nEnd`)
    expect(textOf(press(state, 'Backspace'))).toBe('End')
  })
  it('moves into the code block before a line without merging the text', () => {
    const state = pressed('```\na\n```\n\n¦**bold** words', 'Backspace')
    expect(textOf(state)).toBe('```\na\n```\n\n**bold** words')
    expect(state.selection.$from.parent.textContent).toBe('a')
  })
  it('keeps a code block, and turns an empty one into a paragraph', () => {
    expect(textOf(pressed('words\n\n```\n¦a\nb\n```', 'Backspace'))).toBe('words\n\n```\na\nb\n```')
    const state = pressed('```\na¦\n```', 'Backspace')
    const emptied = state.apply(state.tr.delete(1, 2))
    expect(press(emptied, 'Backspace').doc.firstChild?.type.name).toBe('paragraph')
  })
  it('turns an empty first heading into a paragraph', () => {
    const state = editing('## a¦')
    expect(press(state.apply(state.tr.delete(1, 2)), 'Backspace').doc.firstChild?.type.name).toBe('paragraph')
  })
  it('moves from the body of an expandable to its title, and unwraps an empty one', () => {
    const state = pressed(folded.replace('body', '¦body'), 'Backspace')
    expect(textOf(state)).toBe(folded)
    expect(state.selection.$from.parent.type.name).toBe('expandable_title')
    expect(state.selection.$from.parentOffset).toBe(5)
    const empty = pressed('a\n\n<details>\n\n<summary>x¦</summary>\n\n</details>')
    const bare = empty.apply(empty.tr.delete(empty.selection.from - 1, empty.selection.from))
    expect(textOf(typedInto(press(bare, 'Backspace'), 'b'))).toBe('a\n\nb')
    expect(textOf(pressed(folded.replace('Title', '¦Title'), 'Backspace'))).toBe(folded)
  })
  it('deletes an empty step', () => {
    const state = pressed(steps('one¦', 'two'), 'Enter', 'Enter')
    expect(state.doc.firstChild?.childCount).toBe(3)
    const back = press(state, 'Backspace')
    expect(textOf(back)).toBe(steps('one', 'two'))
    expect(back.selection.$from.parent.textContent).toBe('one')
  })
  it('gives a line that joins a task list a checkbox', () => {
    expect(textOf(pressed('* [x] a\n\n¦b', 'Backspace'))).toBe('* [x] a\n* [ ] b')
  })
})

describe('Delete', () => {
  it.each([
    ['words¦\n\n```\na\n```', 'words\n\n```\na\n```'],
    ['```\na¦\n```\n\nwords', '```\na\n```\n\nwords'],
    [folded.replace('Title', 'Title¦'), folded],
    [`words¦\n\n${tabs}`, `words\n\n${tabs}`],
  ])('joins nothing with what cannot hold it: %s', (markdown, expected) => {
    expect(textOf(pressed(markdown, 'Delete'))).toBe(expected)
  })
})

describe('Tab', () => {
  it.each([
    ['* o¦ne\n* two', 'Tab'],
    [table.replace('A', 'A¦'), 'Shift+Tab'],
  ])('stays in %s', (markdown, key) => {
    const { state, taken } = pressing(editing(markdown), key)
    expect(taken).toBe(true)
    expect(textOf(state)).toBe(markdown.replace('¦', ''))
    expect(pressing(editing('words¦'), key).taken).toBe(false)
  })
  it('adds or removes the checkbox of an item that changes the kind of list', () => {
    expect(textOf(pressed('* [ ] a\n  * b¦', 'Shift+Tab'))).toBe('* [ ] a\n* [ ] b')
    expect(textOf(pressed('* a\n  * [x] b¦', 'Shift+Tab'))).toBe('* a\n* b')
  })
  it('keeps items without a checkbox as they are', () => {
    expect(textOf(pressed('* [ ] a¦\n* b\n* c', 'Enter', 'Backspace'))).toContain('* b\n* c')
  })
  it('gives every item of a task list a checkbox', () => {
    const state = typedInto(pressed('* [ ] a\n  * [ ] b¦', 'Enter', 'Enter'), 'c')
    expect(textOf(state)).toBe('* [ ] a\n  * [ ] b\n* [ ] c')
  })
})

describe('redo', () => {
  it('stops where nothing is left to redo, and does not undo', () => {
    const typed = typedInto(editing('more.'), 'One ')
    const undone = press(typed, 'Control+z')
    expect(textOf(undone)).toBe('more.')
    // With Caps Lock on, Shift makes the letter small.
    for (const key of ['Control+Shift+Z', 'Control+Shift+z', 'Control+y']) {
      let state = press(undone, key)
      expect(textOf(state)).toBe('One more.')
      const { taken } = ({ state } = pressing(state, key))
      expect(taken).toBe(true)
      expect(textOf(state)).toBe('One more.')
    }
  })
})

describe('arrow keys', () => {
  it.each([table.replace('two', 'two¦'), tabs.replace('two', 'two¦'), '> said¦', '* one¦', '```\na¦\n```'])(
    'make a line below all of %s, which is kept when it is written into',
    (markdown) => {
      const [before, state] = [markdown.replace('¦', ''), pressed(markdown, 'ArrowDown')]
      expect(textOf(state)).toBe(before)
      expect(textOf(typedInto(state, 'End'))).toBe(`${before}\n\nEnd`)
    },
  )
  it.each([table.replace('B', 'B¦'), tabs.replace('one', '¦one'), '```\n¦a\n```'])(
    'make a line above all of %s',
    (markdown) => {
      const [before, state] = [markdown.replace('¦', ''), pressed(markdown, 'ArrowUp')]
      expect(textOf(state)).toBe(before)
      expect(textOf(typedInto(state, 'Begin'))).toBe(`Begin\n\n${before}`)
    },
  )
  it('add no line where there is one', () => {
    const plain = editing('one\n\ntwo¦')
    expect(press(plain, 'ArrowDown').doc).toBe(plain.doc)
    const up = pressed(`Before\n\n${table.replace('B', 'B¦')}`, 'ArrowUp')
    expect(up.selection.$from.parent.textContent).toBe('Before')
    const down = pressed(table.replace('B', 'B¦'), 'ArrowDown')
    expect(down.selection.$from.parent.textContent).toBe('one')
  })
})

describe('a table', () => {
  it('keeps a header row when the first row is deleted with the text before it', () => {
    const state = pressed(`Be¦gin\n\n${table.replace('one', '¦one')}`, 'Backspace')
    expect(textOf(state)).toContain('| 2 | two |')
    expect(state.doc.lastChild?.firstChild?.firstChild?.type.name).toBe('table_header')
  })
  const cellsFrom = (state: EditorState, first: number, last: number): Slice => {
    const map = TableMap.get(state.doc.child(0))
    const at = (nth: number) => state.doc.resolve(1 + (map.map[nth] ?? 0))
    return new CellSelection(at(first), at(last)).content()
  }
  it('loses no text when part of it is copied and pasted', () => {
    const state = editing(`${table}\n\nEnd¦`)
    const pasted = state.apply(state.tr.replaceSelection(cellsFrom(state, 2, 5)))
    expect(textOf(pasted).split('End')[1]?.trim()).toBe('|  |  |\n| --- | --- |\n| 1 | one |\n| 2 | two |')
  })
  it('pastes copied cells from the cell with the caret on', () => {
    const state = editing(table.replace('two', '¦two'))
    const rows = rowsOfSlice(cellsFrom(state, 2, 3))
    let next = state
    expect(fillCells(cellsOfRows(rows ?? []))(state, (tr) => (next = state.apply(tr)))).toBe(true)
    expect(textOf(next)).toContain('| 2 | 1 | one |')
    expect(rowsOfSlice(new Slice(Fragment.from(schema.node('paragraph')), 0, 0))).toBeUndefined()
  })
  it('is created from two typed lines, and further lines become rows', () => {
    let state = pressed('| A | B |¦', 'Enter')
    for (const line of ['| --- | :-: |', '| 1 | 2 |', '| 3 | |'])
      state = press(typedInto(state, line), 'Enter')
    const left = typedInto(press(state, 'Enter'), 'End')
    expect(textOf(left)).toMatch(/^\| A \| B \|\n\| -+ \| :-+: \|\n\| 1 +\| 2 +\|\n\| 3 +\| +\|\n\nEnd$/u)
  })
  it('is not created from other lines', () => {
    for (const markdown of [
      '\\| A \\|\n\n\\| --- \\| --- \\|¦',
      'words\n\n\\| --- \\| --- \\|¦',
      '\\| A \\| B \\|\n\n\\| c \\| d \\|¦',
    ])
      expect(pressed(markdown, 'Enter').doc.firstChild?.type.name).toBe('paragraph')
  })
  it('cannot be nested in a cell', () => {
    const choice = blockChoices.find(({ name }) => name === 'Table')?.run
    const state = editing(table.replace('one', 'one¦'))
    let next = state
    expect(typeof choice === 'function' && choice(state, (tr) => (next = state.apply(tr)))).toBe(true)
    expect(next.doc.children.map(({ type }) => type.name)).toEqual(['table', 'table'])
  })
})

describe('a title', () => {
  const pastedInto = (markdown: string, text: string): EditorState => {
    const state = editing(markdown)
    const next = state.apply(state.tr.replaceSelection(inOneLine(sliceOfMarkdown(text), state)))
    next.doc.check()
    return next
  }
  it.each([
    ['x **y**\n\nz', 'x **y** z'],
    ['* x\n* `z`', 'x `z`'],
    ['```\nx\ny\n```', 'x y'],
  ])('takes %s as one line', (text, line) => {
    const titled = pastedInto(folded.replace('Title', '¦'), text)
    expect(textOf(titled)).toBe(folded.replace('Title', line))
    expect(textOf(pastedInto(table.replace('A', 'A ¦'), text))).toContain(
      `| A ${line.replaceAll(/[*`]/gu, '')} | B |`,
    )
  })
  it('of a column has no line breaks', () => {
    expect(textOf(pressed(table.replace('A', 'A¦'), 'Shift+Enter'))).toBe(table)
  })
})

describe('an inserted block', () => {
  const put = (state: EditorState, name: string): EditorState => {
    const run = blockChoices.find((choice) => choice.name === name)?.run
    let next = state
    expect(typeof run === 'function' && run(state, (tr) => (next = state.apply(tr)))).toBe(true)
    next.doc.check()
    return next
  }
  it('is placed after the selection', () => {
    const state = editing('a\n\n![](https://example.org/a.png)\n\nb')
    const selected = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 4)))
    expect(put(selected, 'Divider').doc.children.map(({ type }) => type.name)).toEqual([
      'paragraph',
      'images',
      'divider',
      'paragraph',
    ])
  })
  it('stays when text is typed while it is selected', () => {
    const state = editing('a\n\n***\n\nb')
    const chosen = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 3)))
    let next = chosen
    expect(lineBehindChosen('x')(chosen, (tr) => (next = chosen.apply(tr)))).toBe(true)
    expect(textOf(typedInto(next, 'y'))).toBe('a\n\n***\n\nxy\n\nb')
    expect(lineBehindChosen('x')(state)).toBe(false)
  })
  it('is placed after the block whose title has the caret', () => {
    expect(put(editing(folded.replace('Title', 'Title¦')), 'Table').doc.lastChild?.type.name).toBe('table')
  })
})

describe('Enter at the beginning', () => {
  it('keeps the text in its block', () => {
    const state = editing('¦words')
    const next = press(state.apply(state.tr.setNodeAttribute(0, 'key', 'k')), 'Enter')
    expect(next.doc.children.map(({ attrs }) => attrs['key'] === 'k')).toEqual([false, true])
  })
})
