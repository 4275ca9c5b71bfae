import { Slice } from '@tiptap/pm/model'
import { EditorState, Selection, TextSelection, type Command, type Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { printMarkdown } from '../../../content/markdown/print-markdown.ts'
import { sliceOfMarkdown, withWholeBlocks } from './clipboard.ts'
import { loadEmoji } from '../../documents/emoji-names.ts'
import {
  arrowOutOfCode,
  fencedBlockOnEnter,
  fenceOnEnter,
  indentCode,
  leaveCode,
  outdentCode,
} from '../typing/code-keys.ts'
import type { EditorNode } from '../schema/editor-node.ts'
import { fromEditor } from '../schema/from-editor.ts'
import { lineBelow, toTheEnd } from '../typing/new-line.ts'
import { markdownTyping } from '../typing/markdown-input-rules.ts'
import { pasteAddress } from '../paste/address.ts'
import { schema } from '../schema/schema.ts'
import { intoBody, leaveItem } from '../keys/text-keys.ts'
import { toEditor } from '../schema/to-editor.ts'

/** A text with the caret at the marker `|`, or the selection between two of them; the markers are removed. */
const editing = (markdown: string, plugins: readonly Plugin[] = []): EditorState => {
  const { document } = parseMarkdown(markdown, { file: 'x.md', titled: false })
  let state = EditorState.create({ doc: schema.nodeFromJSON(toEditor(document)), plugins: [...plugins] })
  const signs: number[] = []
  for (;;) {
    let at: number | undefined
    state.doc.descendants((node, from) => {
      if (at === undefined && node.isText && node.text?.includes('|') === true)
        at = from + node.text.indexOf('|')
    })
    if (at === undefined) break
    signs.push(at)
    state = state.apply(state.tr.delete(at, at + 1))
  }
  const [from = 1, to = from] = signs
  const selection =
    signs.length === 0
      ? Selection.atEnd(state.doc)
      : TextSelection.between(state.doc.resolve(from), state.doc.resolve(to))
  return state.apply(state.tr.setSelection(selection))
}
const textOf = ({ doc }: EditorState): string =>
  printMarkdown(fromEditor(doc.toJSON() as EditorNode), {
    href: (ref) => (ref.kind === 'url' ? ref.url : ref.kind),
  }).trim()
const after = (state: EditorState, command: Command): EditorState => {
  let next = state
  expect(command(state, (tr) => (next = state.apply(tr)))).toBe(true)
  next.doc.check()
  return next
}
const isRefused = (state: EditorState, command: Command): void =>
  expect(command(state, () => expect.unreachable())).toBe(false)

/** Types like a person: each character passes the input rules first. */
const typed = (text: string, begin = ''): EditorState => {
  const plugin = markdownTyping()
  const view = {
    state: editing(begin, [plugin]),
    composing: false,
    dispatch: (tr: EditorState['tr']) => (view.state = view.state.apply(tr)),
  }
  for (const char of text) {
    const { from, to } = view.state.selection
    const handle = plugin.props.handleTextInput
    // The rules use only the state and dispatch of a view.
    const done = handle?.call(plugin, view as unknown as EditorView, from, to, char, () => view.state.tr)
    if (done !== true) view.dispatch(view.state.tr.insertText(char))
  }
  return view.state
}

describe('Markdown input rules', () => {
  beforeAll(async () => {
    await loadEmoji()
  })
  it.each([
    ['**bold** x', '**bold** x'],
    ['__bold__ x', '**bold** x'],
    ['*it* x', '*it* x'],
    ['so _it_ x', 'so *it* x'],
    ['~~no~~ x', '~~no~~ x'],
    ['`co` x', '`co` x'],
    ['see [it](https://example.org/a) x', 'see [it](https://example.org/a) x'],
    ['[mail](mailto:a@example.org) x', '[mail](mailto:a@example.org) x'],
    ['so $$a^2$$ x', 'so $$a^2$$ x'],
    ['go :rocket: x', 'go :rocket: x'],
    ['### Title', '### Title'],
    ['- one', '* one'],
    ['3. one', '3. one'],
    ['[x] done', '* [x] done'],
    ['- [ ] task', '* [ ] task'],
    ['- [x] done', '* [x] done'],
    ['1. [ ] task', '* [ ] task'],
    ['**the `b` flag** x', '**the `b` flag** x'],
    ['**go :rocket: now** x', '**go :rocket: now** x'],
    ['see [the `b` flag](https://example.org/a) x', 'see [the `b` flag](https://example.org/a) x'],
    ['> said', '> said'],
    ['> [!NOTE] said', '{% hint style="info" %}\nsaid\n{% endhint %}'],
    ['> [!caution] said', '{% hint style="danger" %}\nsaid\n{% endhint %}'],
    [
      '![A map](https://example.org/a.png)x',
      '<figure><img src="https://example.org/a.png" alt="A map"><figcaption></figcaption></figure>\n\nx',
    ],
    [
      'so ![](https://example.org/a.png)x',
      'so\n\n<figure><img src="https://example.org/a.png" alt=""><figcaption></figcaption></figure>\n\nx',
    ],
    ['```js let', '```js\nlet\n```'],
    ['***x', '***\n\nx'],
  ])('makes of %s what it means', (text, expected) => {
    expect(textOf(typed(text))).toBe(expected)
  })
  it.each([
    ['snake_case_name x'],
    ['a__b__c x'],
    ['[it](javascript:alert) x'],
    ['![it](javascript:alert) x'],
    ['[!NOTE] x'],
    ['10:30: x'],
    ['no :such_emoji_there: x'],
    ['no :100: x'],
    ['`[it](https://example.org)` x'],
    ['`**it**` x'],
  ])('leaves %s as words', (text) => {
    const { doc } = typed(text)
    expect(doc.textContent).toBe(text.replaceAll('`', ''))
    doc.descendants((node) => {
      expect(node.type.name).not.toBe('carried_inline')
      expect(node.marks.map(({ type }) => type.name)).not.toContain('link')
    })
  })
})

describe('input rules in front of existing text', () => {
  beforeAll(async () => {
    await loadEmoji()
  })
  it.each([
    ['|tail', '---', '***\n\ntail'],
    ['* one\n* |', '- two', '* one\n* two'],
    ['1. one\n2. |', '2. two', '1. one\n2. two'],
    ['* [ ] one\n* [ ] |', '- [x] two', '* [ ] one\n* [x] two'],
    ['* a\n* |b\n* c', '[ ] ', '* a\n\n- [ ] b\n\n* c'],
    ['> |said', '[!TIP] ', '{% hint style="success" %}\nsaid\n{% endhint %}'],
    [
      'see :rocket:|',
      '![x](https://example.org/a.png)',
      'see :rocket:\n\n<figure><img src="https://example.org/a.png" alt="x"><figcaption></figcaption></figure>',
    ],
  ])('keep %s: %s', (begin, text, expected) => {
    expect(textOf(typed(text, begin))).toBe(expected)
  })
  it('keep inlines that the new block cannot hold', () => {
    expect(textOf(typed('$$a :rocket: b$$', ''))).toContain(':rocket:')
    expect(textOf(typed('![a :rocket:](https://example.org/a.png)', ''))).toContain(':rocket:')
  })
})

describe('pasted text', () => {
  const pasted = (text: string): string =>
    textOf(EditorState.create({ doc: schema.node('doc', null, sliceOfMarkdown(text).content) }))
  it.each([
    ['> [!NOTE]\n> said **so**', '{% hint style="info" %}\nsaid **so**\n{% endhint %}'],
    ['> [!TIP]\n>\n> one\n>\n> two', '{% hint style="success" %}\none\n\ntwo\n{% endhint %}'],
    ['* a\n\n  > [!WARNING]\n  > b', '* a\n\n  {% hint style="warning" %}\n  b\n  {% endhint %}'],
    ['> [!OTHER]\n> said', '> \\[!OTHER\\] said'],
    ['> [!NOTE]', '{% hint style="info" %}\n<p></p>\n{% endhint %}'],
  ])('has a hint where GitHub has an alert: %s', (text, expected) => {
    expect(pasted(text)).toBe(expected)
  })
})

describe('code blocks', () => {
  it('start with a fence and Enter', () => {
    const state = after(editing('\\`\\`\\`ts|'), fenceOnEnter)
    expect(textOf(state)).toBe('```ts\n\n```')
    isRefused(editing('\\`\\`\\` and more|'), fenceOnEnter)
  })
  it('are blocks of integrations where one claims the word', () => {
    const command = fencedBlockOnEnter(() => [
      { name: 'pond', blocks: [{ id: 'diagram', markdown: { codeblock: 'ripple', body: 'text' } }] },
    ])
    const state = after(editing('before\n\n\\`\\`\\`ripple|'), command)
    expect(textOf(state)).toBe('before\n\n{% @pond/diagram %}')
    isRefused(editing('\\`\\`\\`ts|'), command)
  })
  it('indent and outdent the selected lines', () => {
    const state = editing('```\na\n|b\nc|\nd\n```')
    const more = after(state, indentCode)
    expect(textOf(more)).toBe('```\na\n  b\n  c\nd\n```')
    expect(textOf(after(more, outdentCode))).toBe('```\na\nb\nc\nd\n```')
    isRefused(editing('a|b'), indentCode)
  })
  it('outdent a line only as far as it is indented', () => {
    expect(textOf(after(editing('```\n| a\n\tb|\n```'), outdentCode))).toBe('```\na\nb\n```')
  })
  it('are left with Escape and Arrow down, which add a line where there is none', () => {
    for (const leave of [leaveCode, arrowOutOfCode]) {
      const state = after(editing('```\nlast|\n```'), leave)
      expect(state.doc.childCount).toBe(2)
      expect(state.selection.$from.parent.type.name).toBe('paragraph')
    }
    const state = after(editing('```\na|b\n```\n\nnext'), leaveCode)
    expect(state.selection.$from.parent.textContent).toBe('next')
    isRefused(editing('```\na|\nb\n```'), arrowOutOfCode)
    isRefused(editing('plain|'), leaveCode)
  })
})

describe('Enter in containers', () => {
  const folded = '<details>\n\n<summary>Ti|tle</summary>\n\nbody\n\n</details>'
  it('moves from the title of an expandable to its body', () => {
    const state = after(editing(folded), intoBody)
    expect(state.selection.$from.parent.textContent).toBe('body')
    expect(state.selection.$from.parentOffset).toBe(0)
  })
  const steps = (second: string): string =>
    `{% stepper %}\n{% step %}\none|\n{% endstep %}\n${second}{% endstepper %}`
  /** With an empty line behind the caret's, and the caret in it. */
  const withEmptyLine = (markdown: string): EditorState => {
    const state = editing(markdown)
    return state.apply(state.tr.split(state.selection.from))
  }
  it('turns an empty line into a new step, and leaves the stepper from an empty step', () => {
    const more = after(withEmptyLine(steps('')), leaveItem)
    expect(more.doc.firstChild?.childCount).toBe(2)
    expect(more.selection.$from.node(2).textContent).toBe('')
    const out = after(more, leaveItem)
    expect(out.doc.firstChild?.childCount).toBe(1)
    expect(out.selection.$from.depth).toBe(1)
  })
  it('moves from a tab to the next, and out of the last', () => {
    const tabs =
      '{% tabs %}\n{% tab title="A" %}\none|\n{% endtab %}\n{% tab title="B" %}\ntwo\n{% endtab %}\n{% endtabs %}'
    const next = after(withEmptyLine(tabs), leaveItem)
    expect(next.selection.$from.parent.textContent).toBe('two')
    const out = after(withEmptyLine(tabs.replace('one|', 'one').replace('two', 'two|')), leaveItem)
    expect(out.selection.$from.depth).toBe(1)
    expect(textOf(out)).toContain('two\n{% endtab %}')
  })
  it('stays in a container with text, or with a single line', () => {
    isRefused(editing(steps('')), leaveItem)
  })
})

describe('blocks pasted as text', () => {
  it('turns a fence of an enabled integration into its block, and any other into code', () => {
    const enabled = [
      { name: 'sketch', blocks: [{ id: 'diagram', markdown: { codeblock: 'mermaid', body: 'content' } }] },
    ]
    const pasted = (...fences: Parameters<typeof sliceOfMarkdown>[1][]) =>
      JSON.stringify(sliceOfMarkdown('```mermaid\ngraph TD\n```', ...fences).content.toJSON())
    expect(pasted(enabled)).toContain('"integration":"sketch","block":"diagram"')
    expect(pasted()).not.toContain('sketch')
  })
  const pastedInto = (begin: string, text: string): string => {
    const state = editing(begin)
    const opened = Slice.maxOpen(sliceOfMarkdown(text).content)
    return textOf(state.apply(state.tr.replaceSelection(withWholeBlocks(opened))))
  }
  it.each([
    ['Done|', '> [!TIP]\n> said', 'Done\n\n{% hint style="success" %}\nsaid\n{% endhint %}'],
    ['* one|', '> said', '* one\n\n  > said'],
    ['Done|', 'and\n\n> said', 'Doneand\n\n> said'],
    ['* one|', '* two\n* three', '* onetwo\n* three'],
  ])('stay what they are in %s: %s', (begin, text, expected) => {
    expect(pastedInto(begin, text)).toBe(expected)
  })
})

describe('adding a line below', () => {
  it('moves to the end, on a new line if needed', () => {
    const state = after(editing('x|\n\n| a |\n| --- |\n| b |'), toTheEnd)
    expect(state.selection.$from.depth).toBe(1)
    expect(textOf(state.apply(state.tr.insertText('end')))).toMatch(/\| b *\|\n\nend$/)
    const plain = after(editing('x|\n\nlast'), toTheEnd)
    expect(plain.doc.childCount).toBe(2)
    expect(plain.selection.$from.parentOffset).toBe(4)
  })
  it('leaves a table, but not ordinary text', () => {
    const state = after(editing('> quo|ted\n\nlast'), lineBelow)
    expect(textOf(state.apply(state.tr.insertText('new')))).toBe('> quoted\n\nnew\n\nlast')
    isRefused(editing('x|'), lineBelow)
  })
})

describe('a URL on the clipboard', () => {
  const address = 'https://example.org/a?b=1'
  it('links the selected text', () => {
    expect(textOf(after(editing('see |these words| there'), pasteAddress(address)))).toBe(
      `see [these words](${address}) there`,
    )
  })
  it('replaces the URL of a link', () => {
    expect(textOf(after(editing('see [|it|](https://example.com)'), pasteAddress(address)))).toBe(
      `see [it](${address})`,
    )
  })
  it('is inserted as a link without a selection, with its title if known', () => {
    const plain = after(editing('see |'), pasteAddress(address))
    expect(plain.doc.textContent).toContain(address)
    expect(plain.doc.firstChild?.lastChild?.marks.map(({ type }) => type.name)).toEqual(['link'])
    const named = after(
      editing('see |'),
      pasteAddress(address, () => ({ ref: { kind: 'page', page: 'p1' }, title: 'Start' })),
    )
    expect(textOf(named)).toBe('see [Start](page)')
  })
  it('does not affect text, code and selections over several blocks', () => {
    isRefused(editing('x|'), pasteAddress('not https://example.org'))
    isRefused(editing('x|'), pasteAddress('javascript:alert(1)'))
    isRefused(editing('```\nx|\n```'), pasteAddress(address))
    isRefused(editing('a|b\n\nc|d'), pasteAddress(address))
  })
})
