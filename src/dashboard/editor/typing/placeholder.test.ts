import { EditorState, TextSelection } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { schema } from '../schema/schema.ts'
import { placeholderAt } from './placeholder.plugin.ts'

const line = (text = '') => schema.node('paragraph', null, text === '' ? [] : [schema.text(text)])
const stateOf = (lines: readonly ReturnType<typeof line>[], caret: number): EditorState => {
  const doc = schema.node('doc', null, lines)
  return EditorState.create({ doc, selection: TextSelection.create(doc, caret) })
}

describe('placeholderAt', () => {
  it('is in the only line of an empty text, and in the empty line at the caret', () => {
    expect(placeholderAt(stateOf([line()], 1))).toBe(0)
    expect(placeholderAt(stateOf([line('One.'), line(), line()], 7))).toBe(6)
  })
  it('is in no line with text, and in no empty line elsewhere', () => {
    expect(placeholderAt(stateOf([line('One.'), line()], 2))).toBeUndefined()
  })
})
