import { describe, expect, it } from 'vitest'
import { NewSiteRedirect } from '../../../contract/sites/access/redirect-schemas.ts'
import { readRedirectLines } from './redirect-lines.ts'

const told = (text: string) =>
  readRedirectLines(text).map(({ line, redirect, problem }) =>
    redirect === undefined
      ? `${line} ! ${problem ?? ''}`
      : `${line} ${redirect.source}${redirect.captureWildcard ? '/*' : ''} ${redirect.permanent ? '=>' : '->'} ${
          redirect.destination.kind === 'external'
            ? redirect.destination.url
            : redirect.destination.kind === 'path'
              ? redirect.destination.path
              : ''
        }`,
  )

describe('redirects that are pasted', () => {
  it.each([
    ['a,b', ['1 a => b']],
    ['/a/b/ , /c', ['1 a/b => c']],
    ['a\tb\ttemporary', ['1 a -> b']],
    ['a -> b', ['1 a => b']],
    ['a;b;302', ['1 a -> b']],
    ['"a, b","c ""d""",301', ['1 a, b => c "d"']],
    ['https://old.example.org/guide/one,https://example.org/x', ['1 guide/one => https://example.org/x']],
    ['https://old.example.org/%E0,b', ['1 %E0 => b']],
    ['source,target\n\n# a note\nold/*,new', ['4 old/* => new']],
    ['a', ['1 ! The second cell is where it leads; it is empty.']],
    [',b', ['1 ! The first cell is the path that leads on; it is empty.']],
    ['a?b=1,c', ['1 ! A path has no “?” and no “#”.']],
    ['A/,a', ['1 ! It leads to itself.']],
    ['a,javascript:alert(1)', ['1 ! The target is no http or https address.']],
    ['a,b\nA,c', ['1 a => b', '2 ! Line 1 leads on from this path already.']],
    [
      'a,b\nb,c\nc,a\nd,a',
      [
        ...['1', '2', '3'].map((line) => `${line} ! It leads round in a circle with other lines.`),
        '4 d => a',
      ],
    ],
    [`${'x'.repeat(513)},b`, ['1 ! The path is longer than 512 characters.']],
  ])('%j is read line by line', (text, lines) => {
    expect(told(text)).toEqual(lines)
  })

  it('are such as the service takes', () => {
    for (const { redirect } of readRedirectLines('a,b\nc/*,https://example.org/d,307'))
      expect(NewSiteRedirect.safeParse(redirect).success).toBe(true)
  })
})
