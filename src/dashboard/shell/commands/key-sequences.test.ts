import { expect, test } from 'vitest'
import { isSingleKey, keyLabels, matchKeys, strokeName } from './key-sequences.ts'

const stroke = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) => strokeName({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

test('names strokes by their character, with Control and Command as one key', () => {
  expect(stroke('g')).toBe('g')
  expect(stroke('?')).toBe('?')
  expect(stroke('k', { metaKey: true })).toBe('mod+k')
  expect(stroke('K', { ctrlKey: true })).toBe('mod+k')
  expect(stroke('Z', { metaKey: true, shiftKey: true })).toBe('mod+shift+z')
  expect(stroke('Shift')).toBeUndefined()
  expect(stroke(' ')).toBeUndefined()
  expect(stroke('a', { altKey: true })).toBeUndefined()
  expect(stroke('Enter', { ctrlKey: true })).toBeUndefined()
})

const commands = [
  { id: 'palette', keys: 'mod+k' },
  { id: 'home', keys: 'g h' },
  { id: 'changes', keys: 'g c' },
  { id: 'create', keys: 'c' },
  { id: 'screen-create', keys: 'c' },
  { id: 'no keys' },
]

test.each([
  [['mod+k'], 'palette'],
  [['g'], 'wait'],
  [['g', 'h'], 'home'],
  [['g', 'x'], 'nothing'],
  [['c'], 'screen-create'],
  [['h'], 'nothing'],
])('%s means %s', (strokes, meaning) => {
  const match = matchKeys(commands, strokes)
  expect('run' in match ? match.run.id : 'wait' in match ? 'wait' : 'nothing').toBe(meaning)
})

test('tells single-key shortcuts and prints keys for the platform', () => {
  expect(isSingleKey('g h')).toBe(true)
  expect(isSingleKey('mod+k')).toBe(false)
  expect(keyLabels('mod+k', true)).toEqual(['⌘', 'K'])
  expect(keyLabels('mod+k', false)).toEqual(['Ctrl', 'K'])
  expect(keyLabels('mod+shift+z', true)).toEqual(['⇧', '⌘', 'Z'])
  expect(keyLabels('mod+shift+z', false)).toEqual(['Shift', 'Ctrl', 'Z'])
  expect(keyLabels('g h', false)).toEqual(['g', 'h'])
})
