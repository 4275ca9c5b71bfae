import { EditorState, NodeSelection, Selection, type Command } from '@tiptap/pm/state'
import { Fragment } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import type { Block } from '../../../content/document/document.ts'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { printMarkdown } from '../../../content/markdown/print-markdown.ts'
import { duplicate, fitted, moveTo, remove, stepBlock, withNewKeys } from './block-moves.ts'
import { grippedAround, grippedAtCaret, isThere } from '../schema/block-at-position.ts'
import type { EditorNode } from '../schema/editor-node.ts'
import { fromEditor } from '../schema/from-editor.ts'
import { keysOnce } from '../schema/unique-keys.plugin.ts'
import { newKey } from '../schema/new-key.ts'
import { schema } from '../schema/schema.ts'
import { toEditor } from '../schema/to-editor.ts'
import { turnInto, turns } from './turn-into.ts'

/** A text in the editor with the caret at the marker `|`, which is removed; every block has a key. */
const editing = (markdown: string): EditorState => {
  const { document } = parseMarkdown(markdown, { file: 'x.md', titled: false })
  const doc = schema.nodeFromJSON(toEditor(document))
  let caret = 1
  doc.descendants((node, at) => {
    if (node.isText && node.text?.includes('|') === true) caret = at + node.text.indexOf('|')
  })
  const begin = EditorState.create({ doc, plugins: [keysOnce()] })
  const cut = begin.doc.textBetween(caret, caret + 1) === '|' ? begin.tr.delete(caret, caret + 1) : begin.tr
  const placed = begin.apply(cut.setNodeAttribute(0, 'key', null))
  return placed.apply(placed.tr.setSelection(Selection.near(placed.doc.resolve(caret))))
}
const after = (state: EditorState, command: Command): EditorState => {
  let next = state
  expect(command(state, (tr) => (next = state.apply(tr)))).toBe(true)
  next.doc.check()
  return next
}
const textOf = ({ doc }: EditorState): string =>
  printMarkdown(fromEditor(doc.toJSON() as EditorNode), { href: () => '' }).trim()
/** The position of the block with this text; the innermost one by default. */
const blockAt = (state: EditorState, words: string, outer = 0): number => {
  let found = -1
  state.doc.descendants((node, at) => {
    if (found < 0 && node.isTextblock && node.textContent === words)
      found = grippedAround(state.doc.resolve(at + 1))[outer]?.at ?? -1
  })
  return found
}
const endOf = (state: EditorState, at: number): number => at + (state.doc.nodeAt(at)?.nodeSize ?? 0)
const keysOf = (state: EditorState): Map<string, unknown> => {
  const keys = new Map<string, unknown>()
  state.doc.descendants((node) => {
    if (node.isTextblock) keys.set(node.textContent, node.attrs['key'])
  })
  return keys
}

/** On one line, a hint in parentheses. */
const shapeOf = (state: EditorState): string =>
  textOf(state)
    .replaceAll(/\{% hint[^}]*%\}/gu, '(')
    .replaceAll('{% endhint %}', ')')
    .replaceAll(/\n+/gu, ' ')

const hinted = '{% hint style="info" %}\nIn the hint.\n{% endhint %}'

describe('moving a block', () => {
  it('keeps its key and those inside it, into and out of a container', () => {
    const before = editing(`|One.\n\n${hinted}\n\nTwo.`)
    const into = after(before, moveTo(blockAt(before, 'One.'), blockAt(before, 'In the hint.')))
    expect(textOf(into)).toBe('{% hint style="info" %}\nOne.\n\nIn the hint.\n{% endhint %}\n\nTwo.')
    expect(keysOf(into)).toEqual(keysOf(before))
    const out = after(into, moveTo(blockAt(into, 'In the hint.'), into.doc.content.size))
    expect(textOf(out)).toBe('{% hint style="info" %}\nOne.\n{% endhint %}\n\nTwo.\n\nIn the hint.')
    expect(keysOf(out)).toEqual(keysOf(before))
  })

  it('turns a block into an item in a list, and an item into a list outside', () => {
    const before = editing('|One.\n\n* a\n* b\n\nTwo.')
    const into = after(before, moveTo(blockAt(before, 'One.'), blockAt(before, 'b')))
    expect(textOf(into)).toBe('* a\n* One.\n* b\n\nTwo.')
    const out = after(into, moveTo(blockAt(into, 'b'), into.doc.content.size))
    expect(textOf(out)).toBe('* a\n* One.\n\nTwo.\n\n* b')
    expect(keysOf(out)).toEqual(keysOf(before))
  })

  it('adapts items to the kind of list, and deletes an empty list', () => {
    const before = editing('* |a\n\nText.\n\n* [x] b')
    const moved = after(before, moveTo(blockAt(before, 'a'), blockAt(before, 'b')))
    expect(textOf(moved)).toBe('Text.\n\n* [ ] a\n* [x] b')
    const back = after(moved, moveTo(blockAt(moved, 'b'), 0))
    expect(textOf(back)).toBe('* [x] b\n\nText.\n\n* [ ] a')
  })

  it('leaves an empty line in an empty container or document', () => {
    const before = editing(`${hinted}\n\n|Two.`)
    const moved = after(before, moveTo(blockAt(before, 'In the hint.'), before.doc.content.size))
    expect(moved.doc.firstChild?.type.name).toBe('hint')
    expect(moved.doc.firstChild?.textContent).toBe('')
    const alone = editing('|Only.')
    expect(after(alone, remove(0)).doc.textContent).toBe('')
  })

  it('refuses invalid positions, and the current one', () => {
    const tabs =
      '{% tabs %}\n{% tab title="A" %}\na\n{% endtab %}\n\n{% tab title="B" %}\nb\n{% endtab %}\n{% endtabs %}\n\n|End.'
    const state = editing(tabs)
    const tab = blockAt(state, 'a', 1)
    expect(state.doc.nodeAt(tab)?.type.name).toBe('tabs_item')
    expect(moveTo(tab, state.doc.content.size)(state)).toBe(false)
    expect(moveTo(tab, tab)(state)).toBe(false)
    expect(moveTo(tab, blockAt(state, 'a'))(state)).toBe(false)
    const other = blockAt(state, 'b', 1)
    expect(textOf(after(state, moveTo(tab, endOf(state, other)))).indexOf('title="B"')).toBeLessThan(
      textOf(after(state, moveTo(tab, endOf(state, other)))).indexOf('title="A"'),
    )
  })

  it('moves step by step through a container with the keyboard', () => {
    let state = editing(`|One.\n\n${hinted}\n\nTwo.`)
    const shapes: string[] = []
    for (let step = 0; step < 4; step += 1) {
      state = after(state, stepBlock(1))
      shapes.push(shapeOf(state))
      expect(grippedAtCaret(state)?.node.textContent).toBe('One.')
    }
    expect(shapes).toEqual([
      '( One. In the hint. ) Two.',
      '( In the hint. One. ) Two.',
      '( In the hint. ) One. Two.',
      '( In the hint. ) Two. One.',
    ])
    expect(stepBlock(1)(state)).toBe(false)
    for (let step = 0; step < 4; step += 1) state = after(state, stepBlock(-1))
    expect(textOf(state)).toBe(`One.\n\n${hinted}\n\nTwo.`)
  })
})

describe('a copy', () => {
  it('has new keys, and the original keeps its own', () => {
    const before = editing('|One.\n\nTwo.')
    const twice = after(before, duplicate(0))
    const [first, second] = twice.doc.children.map((node): unknown => node.attrs['key'])
    expect(first).toBe(keysOf(before).get('One.'))
    expect(second).toMatch(/^b\w{20}$/)
    expect(second).not.toBe(first)
    // Put before its original, with the key still on it.
    const original = before.doc.child(1)
    const pasted = before.apply(before.tr.insert(0, original))
    expect(pasted.doc.child(2).attrs['key']).toBe(original.attrs['key'])
    expect(pasted.doc.child(0).attrs['key']).not.toBe(original.attrs['key'])
  })

  it('has new keys inside too, also in blocks without a rich view', () => {
    const before = editing(`${hinted}\n\n$$\na\n$$\n\n|End.`)
    const copy = withNewKeys(before.doc.content)
    const keys = (content: Fragment): unknown[] => {
      const all: unknown[] = []
      content.descendants((node) => {
        const carried = node.attrs['node'] as Block | undefined
        if (node.isBlock) all.push(carried?.key ?? node.attrs['key'])
      })
      return all
    }
    const [had, has] = [keys(before.doc.content), keys(copy)]
    expect(had).toHaveLength(4)
    expect(new Set([...had, ...has]).size).toBe(8)
  })
})

describe('a block turned into another', () => {
  const turn = (name: string) => turns.find((one) => one.name === name) ?? expect.fail(name)
  it('turns inlines into text in a code block', () => {
    const state = after(editing('a $$x^2$$ :anchor:'), turnInto(0, turn('Code')))
    expect(state.doc.textContent).toMatch(/^a x\^2 \S+$/u)
  })

  it('keeps its text, marks and key', () => {
    const before = editing('|One **bold** `code`.')
    const heading = after(before, turnInto(0, turn('Heading 2')))
    expect(textOf(heading)).toBe('## One **bold** `code`.')
    expect(heading.doc.firstChild?.attrs['key']).toBe(before.doc.firstChild?.attrs['key'])
    const code = after(heading, turnInto(0, turn('Code')))
    expect(code.doc.firstChild?.textContent).toBe('One bold code.')
    expect(textOf(after(heading, turnInto(0, turn('Expandable'))))).toContain('One **bold** `code`.')
  })

  it.each([
    ['* a\n* b', 'Numbered list', '1. a\n2. b'],
    ['* a\n* b', 'Task list', '* [ ] a\n* [ ] b'],
    ['* a\n* b', 'Text', 'a\n\nb'],
    ['> a\n>\n> b', 'Hint', '{% hint style="info" %}\na\n\nb\n{% endhint %}'],
    [hinted, 'Quote', '> In the hint.'],
    ['One.', 'Bulleted list', '* One.'],
  ])('makes of %j as %s %j', (from, name, to) => {
    const state = editing(from)
    expect(textOf(after(state, turnInto(0, turn(name))))).toBe(to)
  })

  it('splits the list of an item in its middle', () => {
    const state = editing('* a\n* |b\n* c')
    const turned = after(state, turnInto(blockAt(state, 'b'), turn('Heading 2')))
    expect(textOf(turned)).toBe('* a\n\n## b\n\n* c')
    expect(keysOf(turned)).toEqual(keysOf(state))
  })
})

describe('a remembered block', () => {
  it('is gone when the document is shorter than its position', () => {
    const state = editing('One.\n\n|Two.')
    const found = grippedAtCaret(state)
    if (found === undefined) expect.fail('There is no block.')
    expect(isThere(state.doc, found)).toBe(true)
    expect(isThere(editing('|A').doc, found)).toBe(false)
  })
})

describe('placement checks', () => {
  it('change nothing', () => {
    const state = editing('|One.\n\n* a')
    const list = state.doc.child(1)
    expect(fitted(state.doc.child(0), state.doc, list, 0)?.firstChild?.type.name).toBe('list_item')
    expect(newKey()).toMatch(/^b\w{20}$/)
    const selected = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 6)))
    expect(grippedAtCaret(selected)?.node.type.name).toBe('list_unordered')
  })
})
