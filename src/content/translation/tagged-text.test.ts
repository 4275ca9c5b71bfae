/** Tagged text: what it looks like, and what the reader refuses. */
import { describe, expect, it } from 'vitest'
import type { Inline, Text } from '../document/document.ts'
import { plainText } from '../document/document.ts'
import { link } from '../../testing/fixtures/blocks.ts'
import { fromTagged, plainOfTagged, plainTagged, toTagged } from './tagged-text.ts'

const mark = (type: string) => ({ object: 'mark', type }) as const
const atom = (type: string, data: Inline['data']): Inline => ({ object: 'inline', type, isVoid: true, data })
const leaf = (text: string, ...types: string[]) =>
  ({ object: 'leaf', text, marks: types.map((type) => mark(type)) }) as const
const words = (...leaves: Text['leaves']): Text => ({ object: 'text', leaves })
const smile = atom('emoji', { code: '1f600' })

describe('tagged text', () => {
  it('wraps marks and links, and stands for what is not translated', () => {
    const nodes = [
      words(leaf('Press '), leaf('Go', 'bold'), leaf(' or ')),
      link({ kind: 'url', url: 'https://a.b/?x=1&y=2' }, 'read'),
      words(leaf(' & wait '), leaf('npm i', 'code')),
      smile,
    ]
    const { text, tags } = toTagged(nodes)
    expect(text).toBe('Press <g id="1">Go</g> or <g id="2">read</g> &amp; wait <x id="3"/><x id="4"/>')
    expect(tags.map(({ label }) => label)).toEqual([
      'Bold',
      'Link to https://a.b/?x=1&y=2',
      'Code npm i',
      'Emoji \u{1f600}',
    ])
    expect(fromTagged(text, tags)).toEqual({ nodes })
  })

  it('keeps one tag around what shares a mark', () => {
    const nodes = [
      words(leaf('a ', 'bold'), leaf('b', 'bold', 'code'), leaf(' c', 'bold'), leaf('d', 'bold', 'italic')),
      smile,
      words(leaf('e', 'bold'), leaf('f')),
    ]
    const { text, tags } = toTagged(nodes)
    expect(text).toBe('<g id="1">a <x id="2"/> c<g id="3">d</g><x id="4"/>e</g>f')
    expect(fromTagged(text, tags)).toEqual({ nodes })
  })

  it('gives moved text the marks and the link around it', () => {
    const { tags } = toTagged([words(leaf('a', 'bold')), link({ kind: 'page', page: 'p1' }, 'b')])
    expect(fromTagged('<g id="2">B</g> <g id="1">A</g>', tags)).toEqual({
      nodes: [link({ kind: 'page', page: 'p1' }, 'B'), words(leaf(' '), leaf('A', 'bold'))],
    })
    expect(fromTagged('<g id="1">A <g id="2">B</g></g>', tags)).toEqual({
      nodes: [words(leaf('A ', 'bold')), link({ kind: 'page', page: 'p1' }, 'B')],
    })
  })

  it('puts the inner of two marks of one type', () => {
    const color = (text: string) => ({ object: 'mark', type: 'color', data: { text } }) as const
    const { tags } = toTagged([plainText('a', [color('red')]), smile, plainText('b', [color('blue')])])
    const made = fromTagged('<g id="1">a<g id="3">b</g>c</g><x id="2"/>', tags)
    expect('nodes' in made && made.nodes[0]).toEqual({
      object: 'text',
      leaves: [
        { object: 'leaf', text: 'a', marks: [color('red')] },
        { object: 'leaf', text: 'b', marks: [color('blue')] },
        { object: 'leaf', text: 'c', marks: [color('red')] },
      ],
    })
  })

  it('reads only its own form', () => {
    const { tags } = toTagged([words(leaf('a', 'bold')), smile])
    const problems = (text: string): readonly string[] => {
      const read = fromTagged(text, tags)
      return 'problems' in read ? read.problems : []
    }
    expect(problems('<g id="1">a</g>')).toEqual(['Tag 2 (Emoji \u{1f600}) is missing.'])
    expect(problems('<g id="1">a</g><x id="2"/><x id="2"/>')).toEqual([
      'Tag 2 (Emoji \u{1f600}) occurs more than once.',
    ])
    expect(problems('<g id="1">a</g><x id="2"/><x id="3"/>')).toEqual(['Tag 3 is not in the source.'])
    expect(problems('<x id="1"/><x id="2"/>')).toEqual(['Tag 1 (Bold) goes around text: <g id="1">…</g>.'])
    expect(problems('<g id="1">a</g><g id="2"></g>')).toEqual([
      'Tag 2 (Emoji \u{1f600}) stands alone: <x id="2"/>.',
    ])
    expect(problems('<g id="1">a<x id="2"/>')).toEqual(['Tag 1 is not closed.'])
    expect(problems('a</g>')).toEqual(['“</g>” closes nothing.'])
    expect(problems('a & b')).toEqual(['Write “&” as “&amp;”.'])
    expect(problems('&nbsp;')).toEqual([
      '“&nbsp;” is not known here. Write “&” as “&amp;”, and other characters as they are.',
    ])
    expect(problems('a > b')).toEqual(['Write “>” as “&gt;”.'])
    for (const text of [
      ...['<b>a</b>', '<g id="01">a</g>', '<g id=1>a</g>', '<g id="1" >a</g>', '<x id="2">', '<x id="2" />'],
      ...[
        '<script>',
        '<',
        '<g id="9999999">a</g>',
        '<G id="1">a</G>',
        '<!-- -->',
        '<g id="">',
        '<x id="-1"/>',
      ],
    ])
      expect(problems(text)[0], text).toContain('is not a tag')
  })

  it('lists at most ten problems', () => {
    const read = fromTagged('<b>'.repeat(1000), [])
    expect('problems' in read && read.problems.length).toBe(10)
  })

  it('refuses tags that are nested without end', () => {
    const nested = (levels: number): string =>
      `${Array.from({ length: levels }, (_, at) => `<g id="${at + 1}">`).join('')}${'</g>'.repeat(levels)}`
    const refusal = 'Tags are more than 1000 levels deep.'
    const problems = (levels: number) => {
      const read = fromTagged(nested(levels), [])
      return 'problems' in read ? read.problems : []
    }
    expect(problems(1001)).toEqual([refusal])
    expect(problems(900)).not.toContain(refusal)
  })

  it('escapes text without tags', () => {
    expect(plainTagged('a <b> & c')).toEqual({ text: 'a &lt;b&gt; &amp; c', tags: [] })
    expect(plainOfTagged('a &lt;b&gt;<x id="1"/> <g id="2">c</g>')).toBe('a <b> c')
  })
})
