import { EditorState, TextSelection } from '@tiptap/pm/state'
import { history, undo } from '@tiptap/pm/history'
import { describe, expect, test } from 'vitest'
import type { EnabledBlock } from '../../../client/types.gen.ts'
import type { Block } from '../../../content/document/document.ts'
import { integrationChoices } from '../blocks/integration-choices.ts'
import { choicesFor, blockChoices, type BlockChoice } from '../blocks/block-choices.ts'
import { schema } from '../schema/schema.ts'
import { pasteAddress } from './address.ts'
import { blockForPastedUrl, unfurlLink } from './unfurl.ts'

const enabled = (integration: string, id: string, urlUnfurl?: string[]): EnabledBlock => ({
  integration,
  title: `${integration} title`,
  installation: 'i1',
  status: 'active',
  block: { id, title: `${id} block`, ...(urlUnfurl !== undefined && { urlUnfurl }) },
})

const url = 'https://boards.example.org/b/7'
const boards = [
  enabled('plain', 'text'),
  enabled('first', 'board', ['https://boards.example.org/**']),
  enabled('second', 'any', ['https://**']),
]

/** A text of lines, with the caret in the last one. */
const stateOf = (...lines: string[]): EditorState => {
  const doc = schema.node(
    'doc',
    null,
    lines.map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line)])),
  )
  const state = EditorState.create({ doc, plugins: [history()] })
  return state.apply(state.tr.setSelection(TextSelection.atEnd(doc)))
}

const pasted = (state: EditorState): EditorState => {
  let now = state
  const dispatch = (tr: EditorState['tr']): void => {
    now = now.apply(tr)
  }
  expect(pasteAddress(url)(now, dispatch)).toBe(true)
  const block = blockForPastedUrl(url, boards)
  if (block !== undefined) unfurlLink(url, block)(now, dispatch)
  return now
}

const blockIn = ({ doc }: EditorState, index: number): Block | undefined =>
  (doc.child(index).attrs['node'] as Block | undefined) ?? undefined

describe('a pasted URL', () => {
  test('becomes the block that was enabled first, with the action that asks for the rest', () => {
    const { doc } = pasted(stateOf('Before', ''))
    expect(doc.childCount).toBe(3)
    expect(blockIn(EditorState.create({ doc }), 1)).toMatchObject({
      type: 'integration',
      isVoid: true,
      data: {
        integration: 'first',
        block: 'board',
        props: {},
        url,
        action: { action: '@link.unfurl', url },
      },
    })
    expect(doc.child(2).type.name).toBe('paragraph')
  })

  test('is a link again after undo, and gone after another one', () => {
    let state = pasted(stateOf('Before', ''))
    undo(state, (tr) => (state = state.apply(tr)))
    expect(state.doc.child(1).textContent).toBe(url)
    expect(state.doc.child(1).firstChild?.marks[0]?.attrs['data']).toEqual({ ref: { kind: 'url', url } })
    undo(state, (tr) => (state = state.apply(tr)))
    expect(state.doc.child(1).textContent).toBe('')
  })

  test('stays a link within a text', () => {
    const { doc } = pasted(stateOf('See '))
    expect(doc.childCount).toBe(1)
    expect(doc.textContent).toBe(`See ${url}`)
  })

  test('that no block takes stays a link', () => {
    expect(blockForPastedUrl('https://example.org/', boards)?.integration).toBe('second')
    expect(blockForPastedUrl('mailto:a@b.test', boards)).toBeUndefined()
    expect(blockForPastedUrl(url, [])).toBeUndefined()
  })
})

describe('the slash menu', () => {
  const choices = [...blockChoices, ...integrationChoices(boards)]
  const names = (typed: string): readonly string[] => choicesFor(typed, choices).map(({ name }) => name)

  test('finds blocks of integrations by their title and by that of the integration', () => {
    expect(names('board')).toEqual(['board block'])
    expect(names('second title')).toEqual(['any block'])
    expect(names('integration')).toHaveLength(3)
  })

  test('inserts a block without props', () => {
    const choice = choices.find(({ id }) => id === 'plain/text') as BlockChoice
    let state = stateOf('')
    if (typeof choice.run !== 'string') choice.run(state, (tr) => (state = state.apply(tr)))
    expect(blockIn(state, 0)?.data).toEqual({ integration: 'plain', block: 'text', props: {} })
  })
})
