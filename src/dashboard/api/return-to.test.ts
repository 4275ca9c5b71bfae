import { expect, test } from 'vitest'
import { safeReturn } from './return-to.ts'

test.each([
  ['/o/abc/changes?status=open#b-1', '/o/abc/changes?status=open#b-1'],
  ['/', '/'],
  [undefined, '/'],
  ['', '/'],
  ['o/abc', '/'],
  ['https://example.org/', '/'],
  ['//example.org/x', '/'],
  ['/\\example.org/x', '/'],
  ['/\t/example.org', '/'],
  ['javascript:alert(1)', '/'],
  ['/sign-in?returnTo=/sign-in', '/'],
  ['/../o/abc', '/o/abc'],
])('%s leads to %s', (path, target) => {
  expect(safeReturn(path)).toBe(target)
})
