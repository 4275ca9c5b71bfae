import { history, redo, undo } from '@tiptap/pm/history'
import { EditorState, type Command } from '@tiptap/pm/state'
import { describe, expect, it } from 'vitest'
import { schema } from '../schema/schema.ts'
import { noteUpload, undoneFiles, undoneUploads } from './undone-uploads.plugin.ts'

const picture = (file: string) =>
  schema.node('images', null, [schema.node('image', { data: { ref: { kind: 'file', file } } })])

const begin = (): EditorState => {
  const doc = schema.node('doc', null, [schema.node('paragraph', null, [schema.text('Begin.')])])
  const empty = EditorState.create({ doc, plugins: [history(), undoneUploads()] })
  return empty.apply(noteUpload(empty.tr.insert(8, picture('one')), 'one'))
}
const run = (state: EditorState, command: Command): EditorState => {
  let next = state
  command(state, (tr) => (next = state.apply(tr)))
  return next
}

describe('undoneFiles', () => {
  it('has a file while its insertion is undone', () => {
    const inserted = begin()
    expect(undoneFiles(inserted)).toEqual([])
    const undone = run(inserted, undo)
    expect(undoneFiles(undone)).toEqual(['one'])
    expect(undoneFiles(undone.apply(undone.tr.insertText('x', 1)))).toEqual(['one'])
    expect(undoneFiles(run(undone, redo))).toEqual([])
  })
  it('has no file whose picture was deleted by hand, which may be pasted elsewhere', () => {
    const inserted = begin()
    expect(undoneFiles(inserted.apply(inserted.tr.delete(8, inserted.doc.content.size)))).toEqual([])
  })
})
