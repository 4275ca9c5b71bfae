import { EditorState, TextSelection, type Command } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { menuTrigger } from '../menus/menu-trigger.ts'
import { schema } from '../schema/schema.ts'
import { toEditor } from '../schema/to-editor.ts'
import { linkAt, putReference, setLink, unsetLink } from './link-commands.ts'
import {
  addressTarget,
  foundTargets,
  inOrder,
  matchingSections,
  localTargets,
  sectionTargets,
  type PickablePage,
} from './targets.ts'

const page = (id: string, title: string, above = ''): PickablePage => ({ id, title, above })
const ground = {
  pages: [page('a', 'Install'), page('b', 'Installing plugins', 'Plugins'), page('c', 'Overview', 'Install')],
  files: [{ id: 'f', name: 'install.png', contentType: 'image/png' }],
}

describe('targets', () => {
  it('are sorted by match of title, then of location, then files', () => {
    expect(localTargets(ground, 'install').map(({ id }) => id)).toEqual([
      'page a',
      'page b',
      'page c',
      'file f',
    ])
    expect(localTargets(ground, 'plugins inst').map(({ id }) => id)).toEqual(['page b'])
    expect(localTargets(ground, 'nowhere')).toEqual([])
  })
  it('are the first pages while nothing is typed', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => page(`p${at}`, `Page ${at}`))
    expect(localTargets({ pages: many, files: ground.files }, '').map(({ id }) => id)).toEqual(
      Array.from({ length: 8 }, (_, at) => `page p${at}`),
    )
    expect(localTargets({ pages: many, files: [] }, 'page 9999')[0]?.id).toBe('page p9999')
  })
  it.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['www.example.org', 'https://www.example.org'],
    ['docs.example.org/a#b', 'https://docs.example.org/a#b'],
    ['ada@example.org', 'mailto:ada@example.org'],
    ['javascript:alert(1)', undefined],
    ['getting started', undefined],
    ['v1.2.3', undefined],
    ['package.json', undefined],
  ])('reads %s as the address that is meant', (typed, url) => {
    const ref = addressTarget(typed)?.ref
    expect(ref).toEqual(url === undefined ? undefined : { kind: 'url', url })
  })
  it('name sections by their heading', () => {
    const sections = sectionTargets([{ anchor: 'one', title: 'One', level: 2 }], undefined)
    expect(matchingSections(sections, 'on')[0]?.ref).toEqual({ kind: 'anchor', anchor: 'one' })
    expect(sectionTargets([{ anchor: 'x', title: '', level: 2 }], page('a', 'Install'))[0]).toMatchObject({
      title: 'x',
      ref: { kind: 'anchor', anchor: 'x', page: 'a' },
    })
  })
  it('of other spaces name their space, without duplicates', () => {
    const urls = { app: '' }
    const marks = { title: [], body: [] }
    const found = foundTargets(
      {
        items: ['s1', 's2'].map((id) => ({
          id,
          title: `Space ${id}`,
          pages: [
            {
              id: 'a',
              title: 'Install',
              path: 'install',
              marks: [],
              score: 1,
              ancestors: [],
              urls,
              sections: [
                { id: '', title: 'Install', path: '', body: '', marks, urls },
                { id: 'linux', title: 'On Linux', path: '', body: '', marks, urls },
              ],
            },
          ],
        })),
        understood: { words: 'all' },
      } as unknown as Parameters<typeof foundTargets>[0],
      's1',
    )
    expect(found.map(({ ref }) => ref)).toEqual([
      { kind: 'page', page: 'a' },
      { kind: 'anchor', anchor: 'linux', page: 'a' },
      { kind: 'page', page: 'a', space: 's2' },
      { kind: 'anchor', anchor: 'linux', page: 'a', space: 's2' },
    ])
    const all = inOrder([...localTargets(ground, 'install'), ...found], ['section', 'page'])
    expect(all.map(({ id }) => id)).toEqual([
      'section s1 a linux',
      'section s2 a linux',
      'page a',
      'page b',
      'page c',
      'page s2 a',
    ])
  })
})

/** One paragraph, with the selection between two markers `|`, which are removed. */
const editing = (markdown: string): EditorState => {
  const { document } = parseMarkdown(markdown, { file: 'x.md', titled: false })
  let state = EditorState.create({ doc: schema.nodeFromJSON(toEditor(document)) })
  const signs: number[] = []
  for (let left = true; left;) {
    left = false
    state.doc.descendants((node, at) => {
      if (left || !node.isText || node.text?.includes('|') !== true) return
      left = true
      const place = at + node.text.indexOf('|')
      signs.push(place)
      state = state.apply(state.tr.delete(place, place + 1))
    })
  }
  const [from = 1, to = from] = signs
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)))
}
const after = (state: EditorState, command: Command): EditorState => {
  let next = state
  expect(command(state, (tr) => (next = state.apply(tr)))).toBe(true)
  next.doc.check()
  return next
}
/** Text with the target of each run. */
const linksOf = ({ doc }: EditorState): readonly string[] =>
  (doc.firstChild?.children ?? []).map((node) => {
    const mark = node.marks.find(({ type }) => type.name === 'link')
    return mark === undefined
      ? (node.text ?? node.type.name)
      : `[${node.text}](${JSON.stringify((mark.attrs['data'] as { ref: unknown }).ref)})`
  })
const there = { kind: 'page', page: 'p' } as const

describe('links in text', () => {
  it('are found around the caret, over their whole text', () => {
    const state = editing('see [the **who|le** link](https://example.org) x')
    expect(linkAt(state)).toMatchObject({ from: 5, to: 19, ref: { kind: 'url' } })
    expect(linkAt(editing('see| [it](https://example.org)'))).toBeUndefined()
    expect(linkAt(editing('see [it|](https://example.org) x'))).toMatchObject({ from: 5, to: 7 })
  })
  it('link the selection to a target', () => {
    expect(linksOf(after(editing('see |these| words'), setLink(there, 'unused')))).toEqual([
      'see ',
      `[these](${JSON.stringify(there)})`,
      ' words',
    ])
  })
  it('change as a whole when the caret is inside, and keep their text', () => {
    expect(linksOf(after(editing('see [th|is](https://example.org) x'), setLink(there, 'Start')))).toEqual([
      'see ',
      `[this](${JSON.stringify(there)})`,
      ' x',
    ])
  })
  it('insert their title where nothing is selected', () => {
    expect(linksOf(after(editing('see |'), setLink(there, 'Start')))).toEqual([
      'see ',
      `[Start](${JSON.stringify(there)})`,
    ])
  })
  it('are removed without their text', () => {
    expect(linksOf(after(editing('see [th|is](https://example.org) x'), unsetLink))).toEqual(['see this x'])
    expect(unsetLink(editing('no| link'))).toBe(false)
  })
})

describe('a trigger character', () => {
  it.each([
    ['say @Ada L|', '@', 'Ada L'],
    ['@|', '@', ''],
    ['(@start|', '@', 'start'],
    ['@#sec|', '@', '#sec'],
    ['x /tab|', '/', 'tab'],
    ['go :rock|', ':', 'rock'],
  ])('of %s asks for a list', (markdown, sign, typed) => {
    expect(menuTrigger(editing(markdown))).toMatchObject({ sign, typed })
  })
  it.each([['ada@exam|'], ['10:30|'], ['so: no|'], ['either/or|'], ['`@a|`']])(
    'of %s asks for none',
    (markdown) => {
      expect(menuTrigger(editing(markdown))).toBeUndefined()
    },
  )
  it('becomes a link followed by a space, or a mention', () => {
    const state = editing('see @sta|')
    const sign = menuTrigger(state)
    if (sign === undefined) throw new Error('No sign.')
    const linked = after(state, putReference({ kind: 'page', ref: there, title: 'Start' }, sign))
    expect(linksOf(linked)).toEqual(['see ', `[Start](${JSON.stringify(there)})`, ' '])
    const named = after(
      state,
      putReference({ kind: 'person', ref: { kind: 'user', user: 'u' }, title: 'Ada' }, sign),
    )
    expect(linksOf(named)).toEqual(['see ', 'carried_inline', ' '])
    expect(named.selection.from).toBe(named.doc.content.size - 1)
  })
})
