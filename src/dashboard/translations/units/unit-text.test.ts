import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromEditable, piecesOf, tagProblem, toEditable, withInserted, withTag } from './unit-text.ts'

const wire = 'Press <g id="1">A &amp; <g id="2">B</g></g> &lt;now&gt;<x id="3"/>'

test('reads the tags of a text', () => {
  expect(piecesOf(wire)).toEqual([
    { kind: 'text', text: 'Press ' },
    { kind: 'start', id: 1 },
    { kind: 'text', text: 'A & ' },
    { kind: 'start', id: 2 },
    { kind: 'text', text: 'B' },
    { kind: 'end', id: 2 },
    { kind: 'end', id: 1 },
    { kind: 'text', text: ' <now>' },
    { kind: 'atom', id: 3 },
  ])
  expect(piecesOf('a < b</g>')).toEqual([{ kind: 'text', text: 'a < b</g>' }])
})

test('shows tags as numbers while editing', () => {
  expect(toEditable(wire)).toBe('Press ⟨1⟩A & ⟨2⟩B⟨/2⟩⟨/1⟩ <now>⟨3/⟩')
  expect(fromEditable(toEditable(wire))).toBe(wire)
})

test('any text survives editing, whatever characters it has', () => {
  const characters = fc.string({
    unit: fc.constantFrom('⟨', '⟩', '1', '/', '<', '>', '&', 'g', ' ', 'ä', '𝄞'),
  })
  fc.assert(
    fc.property(characters, characters, (before, inside) => {
      const [a, b] = [before, inside].map((text) =>
        text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'),
      )
      const text = `${a}<g id="1">${b}</g>${a}<x id="2"/>`
      expect(fromEditable(toEditable(text))).toBe(text)
    }),
  )
})

test.each([
  ['⟨1⟩x⟨2⟩y⟨/2⟩⟨/1⟩⟨3/⟩', undefined],
  ['⟨3/⟩⟨2⟩y⟨/2⟩⟨1⟩x⟨/1⟩', undefined],
  ['⟨1⟩x⟨2⟩y⟨/1⟩⟨/2⟩⟨3/⟩', /order/],
  ['⟨1⟩x⟨/1⟩⟨3/⟩', /Missing from the translation: ⟨2⟩ ⟨\/2⟩/],
  ['⟨1⟩x⟨2⟩y⟨/2⟩⟨/1⟩⟨3/⟩⟨3/⟩', /twice/],
  ['⟨4/⟩', /no ⟨4\/⟩/],
])('%s: %s', (editable, problem) => {
  const said = tagProblem(wire, editable)
  if (problem === undefined) expect(said).toBeUndefined()
  else expect(said).toMatch(problem)
})

test('inserts a tag around the selection, and an atom in its place', () => {
  expect(withTag({ text: 'go now', start: 0, end: 2 }, wire, 1)).toEqual({
    text: '⟨1⟩go⟨/1⟩ now',
    start: 3,
    end: 5,
  })
  expect(withTag({ text: 'go now', start: 6, end: 6 }, wire, 3)).toEqual({
    text: 'go now⟨3/⟩',
    start: 10,
    end: 10,
  })
  expect(withInserted({ text: 'go now', start: 3, end: 6 }, 'on').text).toBe('go on')
})
