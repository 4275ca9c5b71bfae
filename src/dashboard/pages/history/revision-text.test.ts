import { expect, test } from 'vitest'
import { RevisionCause } from '../../../contract/pages/schemas.ts'
import { changedText, revisionLabel } from './revision-text.ts'

const words = (count: number, ...titles: readonly string[]) =>
  changedText({
    parents: ['before'],
    changedPages: { count, some: titles.map((title) => ({ id: title, title })) },
  })

test('names a few changed pages and counts the others', () => {
  expect(words(1, 'Lamp')).toBe('Lamp')
  expect(words(2, 'Lamp', '')).toBe('Lamp and Untitled')
  expect(words(3, 'Lamp', 'Horn', 'Bell')).toBe('Lamp, Horn and Bell')
  expect(words(4, 'Lamp', 'Horn', 'Bell')).toBe('Lamp, Horn, Bell and 1 other page')
  expect(words(1_140, 'Lamp')).toBe('Lamp and 1,139 other pages')
})

test('counts deleted pages, and names other changes if no page changed', () => {
  expect(words(2)).toBe('2 pages')
  expect(words(0)).toBe('Files, variables or reusable content')
  expect(changedText({ parents: [], changedPages: { count: 0, some: [] } })).toBeUndefined()
  expect(changedText({ parents: ['before'] })).toBeUndefined()
})

test('says each cause in words of its own', () => {
  const labels = RevisionCause.shape.kind.options.map((kind) => [
    kind,
    revisionLabel({ type: 'edits', cause: { kind } }),
  ])
  expect(Object.fromEntries(labels)).toEqual({
    create: 'Created the space',
    edit: 'Edited directly',
    import: 'Imported',
    duplicate: 'Duplicated the space',
    merge: 'Merged',
    update: 'Updated from main',
    revert: 'Reverted with',
    restore: 'Restored with',
    transfer: 'Transferred pages',
    translation: 'Translated',
  })
})

test('describes a revision without a cause by its type', () => {
  expect(revisionLabel({ type: 'rollback' })).toBe('Reverted')
  expect(revisionLabel({ type: 'computed' })).toBe('Created by the service')
})
