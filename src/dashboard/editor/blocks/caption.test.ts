import { expect, it } from 'vitest'
import { captionOf, captionText } from './caption.ts'

it('reads a plain caption, and writes it back under its key', () => {
  const before = captionOf('A dot', null)
  expect(captionText(before)).toBe('A dot')
  const [fragment] = before ?? []
  const keyed = [{ ...fragment, nodes: fragment?.nodes.map((node) => ({ ...node, key: 'k' })) ?? [] }]
  const after = captionOf('Two dots', keyed as NonNullable<typeof before>)
  expect(captionText(after)).toBe('Two dots')
  expect(after?.[0]?.nodes[0]?.key).toBe('k')
  expect(captionOf('', after)).toBeNull()
})

it('leaves other captions alone', () => {
  const [fragment] = captionOf('A dot', null) ?? []
  const [block] = fragment?.nodes ?? []
  if (fragment === undefined || block === undefined) throw new Error('No caption was made.')
  expect(captionText([{ ...fragment, nodes: [block, block] }])).toBeUndefined()
  const bold = { object: 'leaf' as const, text: 'a', marks: [{ object: 'mark' as const, type: 'bold' }] }
  const marked = { ...block, nodes: [{ object: 'text' as const, leaves: [bold] }] }
  expect(captionText([{ ...fragment, nodes: [marked] }])).toBeUndefined()
})
