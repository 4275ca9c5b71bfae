/** The value of a conflict's subject differs exactly when a revision changed what the conflict is about. */
import { describe, expect, test } from 'vitest'
import { page } from '../../../testing/generators/revisions.ts'
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import { emptyDocument } from '../../../content/document/document.ts'
import type { Conflict } from '../../../content/merge/conflicts.ts'
import type { Entry, PageEntry } from '../../../content/revision/revision.ts'
import { isInText, subjectValue, textOf } from './conflict-subject.ts'

const paragraph = (key: string, text: string): Block => ({
  object: 'block',
  type: 'paragraph',
  key,
  data: {},
  nodes: [{ object: 'text', leaves: [{ object: 'leaf', text, marks: [] }] }],
})
const hint = (key: string, style: string, nodes: readonly Block[]): Block =>
  ({ object: 'block', type: 'hint', key, data: { style }, nodes }) as Block
const documentOf = (...nodes: readonly Block[]): RichTextDocument => ({ ...emptyDocument, nodes })

const conflictOf = (
  made: Partial<Omit<Conflict, 'subject'>> & { subject?: Partial<Conflict['subject']> },
): Conflict => ({
  id: 'c',
  kind: 'field',
  choices: [],
  ...made,
  subject: { kind: 'page', id: 'A', ...made.subject },
})
const entry: PageEntry = { ...page('A', 'a0'), title: 'Title', document: 'd1' }
const file = { kind: 'file', id: 'F', name: 'a.png', blob: 'b1' } as unknown as Entry
const variable = { kind: 'variable', id: 'V', value: 'one' } as unknown as Entry

/** Whether the change of an entry changes the value. */
const differs = (conflict: Conflict, before: Entry, after: Entry): boolean =>
  subjectValue(conflict, 'main', before, undefined) !== subjectValue(conflict, 'main', after, undefined)

describe('without text', () => {
  const title = conflictOf({ subject: { field: 'title' } })
  const nested = conflictOf({ subject: { field: 'layout.width' } })
  const slug = conflictOf({ kind: 'slug', subject: { field: 'slug' } })
  const deleted = conflictOf({ kind: 'deleted' })
  const moved = conflictOf({ kind: 'moved-both' })
  const whole = conflictOf({ kind: 'block' })
  test.each<[string, Conflict, Entry, Entry, boolean]>([
    ['its field', title, entry, { ...entry, title: 'New' }, true],
    ['another field', title, entry, { ...entry, slug: 'new' }, false],
    ['a part of its field', nested, { ...entry, layout: { width: 'wide' } }, entry, true],
    [
      'another part of its field',
      nested,
      { ...entry, layout: { width: 'wide' } },
      { ...entry, layout: { width: 'wide', title: true } },
      false,
    ],
    ['its slug', slug, entry, { ...entry, slug: 'new' }, true],
    ['anything of what the other side deleted', deleted, entry, { ...entry, icon: 'star' }, true],
    ['its parent', moved, entry, { ...entry, parent: 'B' }, true],
    ['its order', moved, entry, { ...entry, order: 'a1' }, true],
    ['the title of a moved page', moved, entry, { ...entry, title: 'New' }, false],
    ['its text as a whole', whole, entry, { ...entry, document: 'd2' }, true],
    [
      'the bytes of a file',
      conflictOf({ subject: { kind: 'file', field: 'content' } }),
      file,
      { ...file, blob: 'b2' } as Entry,
      true,
    ],
    [
      'the name of a file',
      conflictOf({ subject: { kind: 'file', field: 'name' } }),
      file,
      { ...file, blob: 'b2' } as Entry,
      false,
    ],
    [
      'a variable',
      conflictOf({ subject: { kind: 'variable' } }),
      variable,
      { ...variable, value: 'two' } as Entry,
      true,
    ],
  ])('%s', (_, conflict, before, after, expected) => {
    expect(isInText(conflict)).toBe(false)
    expect(differs(conflict, before, after)).toBe(expected)
  })

  test('a missing entry has no value', () => {
    for (const conflict of [title, slug, deleted, moved, whole])
      expect(subjectValue(conflict, 'main', undefined, undefined)).toBe('')
  })
})

describe('in a text', () => {
  const value = (conflict: Conflict, side: 'main' | 'change', ...nodes: readonly Block[]) =>
    subjectValue(conflict, side, entry, documentOf(...nodes))
  const conflict = conflictOf({
    kind: 'block',
    subject: { block: 'k' },
    main: { key: 'k' },
    change: { key: 'k2' },
  })

  test('it is the block, under its key on that side', () => {
    expect(isInText(conflict)).toBe(true)
    const text = value(conflict, 'main', paragraph('k', 'one'), paragraph('k2', 'two'))
    expect(text).not.toBe('')
    expect(value(conflict, 'change', paragraph('k2', 'one'))).toBe(text)
    expect(value(conflict, 'main', paragraph('x', 'before'), paragraph('k', 'one'))).toBe(text)
    expect(value(conflict, 'main', paragraph('k', 'one!'))).not.toBe(text)
  })

  test('a block that is gone has no value, nor has a text that is gone', () => {
    expect(value(conflict, 'main', paragraph('k2', 'one'))).toBe('')
    expect(subjectValue(conflict, 'main', entry, undefined)).toBe('')
  })

  test('a block that one side deleted is found by its former key', () => {
    const gone = conflictOf({
      kind: 'block',
      subject: { block: 'k' },
      base: { key: 'k0' },
      change: { key: 'k2' },
    })
    expect(value(gone, 'main', paragraph('k0', 'one'))).toBe(value(gone, 'change', paragraph('k2', 'one')))
    expect(value(gone, 'main', paragraph('k0', 'one'))).not.toBe('')
  })

  test('a container on both sides is its own options, not its blocks; deleted on one side, all of it', () => {
    const [short, long] = [hint('k', 'info', []), hint('k', 'info', [paragraph('p', 'one')])]
    expect(value(conflict, 'main', short)).toBe(value(conflict, 'main', long))
    expect(value(conflict, 'main', short)).not.toBe(value(conflict, 'main', hint('k', 'danger', [])))
    const deleted = conflictOf({ kind: 'block', subject: { block: 'k' }, main: { key: 'k' } })
    expect(value(deleted, 'main', short)).not.toBe(value(deleted, 'main', long))
  })
})

test('pages and reusable content have texts', () => {
  expect([textOf(entry), textOf(file), textOf(variable), textOf(undefined)]).toEqual([
    'd1',
    undefined,
    undefined,
    undefined,
  ])
})
