import { describe, expect, it } from 'vitest'
import { NewSiteRedirect } from '../../../contract/sites/access/redirect-schemas.ts'
import { parseRedirectLines } from './redirect-lines.ts'

const parsed = (text: string) =>
  parseRedirectLines(text).map(({ line, redirect, problem }) =>
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

describe('pasted redirects', () => {
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
    ['a', ['1 ! Enter the target in the second column.']],
    [',b', ['1 ! Enter the path to redirect in the first column.']],
    ['a?b=1,c', ['1 ! A path cannot contain “?” or “#”.']],
    ['A/,a', ['1 ! A path cannot redirect to itself.']],
    ['a,javascript:alert(1)', ['1 ! The target must be an http or https URL.']],
    ['a,b\nA,c', ['1 a => b', '2 ! Line 1 already redirects this path.']],
    [
      'a,b\nb,c\nc,a\nd,a',
      [...['1', '2', '3'].map((line) => `${line} ! This redirect and other lines form a loop.`), '4 d => a'],
    ],
    [`${'x'.repeat(513)},b`, ['1 ! The path is longer than 512 characters.']],
  ])('parses %j', (text, lines) => {
    expect(parsed(text)).toEqual(lines)
  })

  it('match the contract', () => {
    for (const { redirect } of parseRedirectLines('a,b\nc/*,https://example.org/d,307'))
      expect(NewSiteRedirect.safeParse(redirect).success).toBe(true)
  })
})
