import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applySplice, spliceOf } from './object-splice.ts'

const seed = Number(process.env['FC_SEED'] ?? 20_261_121)
const numRuns = Number(process.env['FC_RUNS'] ?? (process.env['RECTO_LONG'] === '1' ? 20_000 : 500))
const encoder = new TextEncoder()

// Few different lines, so that duplicates and moves occur; a long one, for edits inside a line.
const line = fc.oneof(
  fc.constantFrom('', 'a', 'b', '["page:p1",{"document":"00"}]', 'é', '\u{1f680}'),
  fc.string({ maxLength: 40 }),
  fc
    .string({ maxLength: 20 })
    .map((text) => `{"key":"b1","object":"block","nodes":[${text}],"type":"paragraph"}`),
)
const text = fc.array(line, { maxLength: 30 }).map((lines) => encoder.encode(lines.join('\n')))

describe('A splice', () => {
  it(`makes any bytes of any others (seed ${seed})`, () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.uint8Array()), fc.oneof(text, fc.uint8Array()), (base, next) => {
        expect(Buffer.from(applySplice(base, spliceOf(base, next)))).toEqual(Buffer.from(next))
      }),
      { seed, numRuns },
    )
  })

  it('is as long as the edit for one edited line among many', () => {
    const lines = Array.from(
      { length: 500 },
      (_, at) => `["page:p${at}",{"document":"${'ab'.repeat(32)}","title":"T ${at}"}]`,
    )
    const edited = lines.with(250, lines[250]?.replace('abab', 'cdcd') ?? '')
    const splice = spliceOf(encoder.encode(lines.join('\n')), encoder.encode(edited.join('\n')))
    expect(splice.length).toBeLessThan(20)
  })

  it('is short for added, deleted or moved lines', () => {
    const lines = Array.from({ length: 300 }, (_, at) => `line ${at} ${'x'.repeat(50)}`)
    const base = encoder.encode(lines.join('\n'))
    const other = [...lines.slice(100, 120), ...lines.slice(0, 100), 'new', ...lines.slice(125)]
    expect(spliceOf(base, encoder.encode(other.join('\n'))).length).toBeLessThan(60)
  })

  it('rejects a damaged splice, and never reads outside its bytes', () => {
    const base = encoder.encode('abc\ndef\n')
    for (const damaged of [[0x80], [20, 0], [4, 1], [9, 65]])
      expect(() => applySplice(base, Uint8Array.from(damaged)), String(damaged)).toThrow('A splice')
  })
})
