import { expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import type { PageEdit } from '../../content/tree/page-edit-operations.ts'
import type { SemanticChange } from '../../content/diff/semantic-changes.ts'
import type { Conflict as ComputedConflict, Answer } from '../../content/merge/conflicts.ts'
import type { Conflict, ConflictAnswer } from '../change-requests/schemas.ts'
import type { ContentChange } from './revision-change-schemas.ts'
import { ContentWrite } from './write-schemas.ts'
import type { ContentOperation } from './write-schemas.ts'
import { FileName } from './schemas.ts'

/** What the service fills in: hashes instead of documents and bytes. */
type Stored = 'document' | 'files' | 'base64' | 'contentType' | 'bytes'
type EditOf<Operation extends PageEdit['operation']> = Omit<
  Extract<PageEdit, { operation: Operation }>,
  Stored
>
type OperationOf<Operation extends ContentOperation['operation']> = Omit<
  Extract<ContentOperation, { operation: Operation }>,
  Stored
>

test('every write operation fits the function that applies it', () => {
  // `revert_page` is converted to other operations beforehand.
  expectTypeOf<Exclude<ContentOperation['operation'], 'revert_page'>>().toEqualTypeOf<PageEdit['operation']>()
  expectTypeOf<Omit<OperationOf<'update_page'>, 'computed'>>().toExtend<
    Omit<EditOf<'update_page'>, 'computed'>
  >()
  expectTypeOf<OperationOf<'insert_group'>>().toExtend<EditOf<'insert_group'>>()
  expectTypeOf<OperationOf<'insert_link'>>().toExtend<EditOf<'insert_link'>>()
  expectTypeOf<OperationOf<'move_page'>>().toExtend<EditOf<'move_page'>>()
  expectTypeOf<OperationOf<'delete_page'>>().toExtend<EditOf<'delete_page'>>()
  expectTypeOf<OperationOf<'update_file'>>().toExtend<EditOf<'update_file'>>()
  expectTypeOf<OperationOf<'delete_file'>>().toExtend<EditOf<'delete_file'>>()
  expectTypeOf<OperationOf<'set_variables'>>().toExtend<EditOf<'set_variables'>>()
  expectTypeOf<OperationOf<'insert_reusable_content'>>().toExtend<EditOf<'insert_reusable_content'>>()
  expectTypeOf<OperationOf<'update_reusable_content'>>().toExtend<EditOf<'update_reusable_content'>>()
  expectTypeOf<OperationOf<'delete_reusable_content'>>().toExtend<EditOf<'delete_reusable_content'>>()
  expectTypeOf<Omit<OperationOf<'insert_page'>, 'computed'>>().toExtend<
    Omit<EditOf<'insert_page'>, 'computed'>
  >()
})

test('changes and conflicts of the engine are valid responses', () => {
  expectTypeOf<SemanticChange['type']>().toEqualTypeOf<ContentChange['type']>()
  expectTypeOf<ComputedConflict['kind']>().toEqualTypeOf<Conflict['kind']>()
  expectTypeOf<ComputedConflict['subject']>().toExtend<Conflict['subject']>()
  expectTypeOf<ConflictAnswer>().toExtend<Answer>()
  expectTypeOf<Answer>().toExtend<ConflictAnswer>()
})

const batch: z.input<typeof ContentWrite> = {
  baseRevision: 'v1',
  changes: [
    { operation: 'insert_group', ref: 'guides', title: 'Guides' },
    {
      operation: 'insert_page',
      ref: 'a',
      into: 'guides',
      document: { markdown: '# A' },
      layout: { cover: false },
    },
    { operation: 'insert_link', into: 'guides', at: 0, target: { kind: 'url', url: 'https://example.org' } },
    {
      operation: 'update_page',
      page: 'a',
      emoji: null,
      cover: { ref: { kind: 'file', file: 'f1' }, yPos: -20 },
    },
    { operation: 'update_page', page: 'p1', variables: { beta: true }, target: { kind: 'page', page: 'p2' } },
    { operation: 'move_page', page: 'p1', into: null, after: 'p2' },
    { operation: 'delete_page', page: 'p3' },
    { operation: 'revert_page', page: 'p4', revision: 'v0', block: ['k1'] },
    { operation: 'insert_files', files: [{ name: 'a.png', ref: 'a.png', base64: 'AAAA' }] },
    { operation: 'update_file', file: 'f1', name: 'b.png' },
    { operation: 'delete_file', file: 'f2' },
    { operation: 'set_variables', variables: { product: 'Recto', old: null } },
    { operation: 'insert_reusable_content', title: 'Note', document: {} },
    { operation: 'update_reusable_content', reusableContent: 'r1', title: 'Note' },
    { operation: 'delete_reusable_content', reusableContent: 'r2' },
  ],
}

test('a batch with every operation passes unchanged, also after serialization', () => {
  const given: unknown = JSON.parse(JSON.stringify(batch))
  expect(ContentWrite.parse(given)).toEqual(given)
})

test.each([
  [{ operation: 'rename_page', page: 'p1' }, 'changes.0.operation'],
  [{ operation: 'delete_page', page: 'p1', title: 'x' }, 'changes.0'],
  [{ operation: 'insert_link', title: 'x' }, 'changes.0.target'],
  [{ operation: 'update_page', page: '' }, 'changes.0.page'],
  [{ operation: 'update_page', page: 'p1', layout: { width: 'narrow' } }, 'changes.0.layout.width'],
])('refuses %j', (change, path) => {
  const { error } = ContentWrite.safeParse({ changes: [change] })
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
})

test.each(['../../.bashrc', 'a\\b', 'a\nb', '.', '..', ''])('a file cannot be named %j', (name) => {
  expect(FileName.safeParse(name).success).toBe(false)
  expect(FileName.safeParse('..a .b').success).toBe(true)
})
