import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blockForUrl, coversUrl } from './url-patterns.ts'

describe('a pattern covers', () => {
  test.each([
    ['https://example.org', 'https://example.org/'],
    ['https://example.org/', 'https://EXAMPLE.org'],
    ['https://example.org/**', 'https://example.org'],
    ['https://example.org/**', 'https://example.org/a/b?c=d#e'],
    ['https://example.org**', 'https://example.org/a/b'],
    ['https://**', 'https://a.b.example.org/c/d'],
    ['https://example.org/*', 'https://example.org/a?b=c#d'],
    ['https://example.org/*/edit', 'https://example.org/a%20b/edit'],
    ['https://example.org/a*c/*', 'https://example.org/abc/'],
    ['https://*.example.org/**', 'https://docs.example.org/a'],
    ['https://**.example.org/**', 'https://a.b.example.org/a'],
    ['https://example.org/**/blob/**/*.ts', 'https://example.org/a/b/blob/main/src/x/y.test.ts'],
    ['https://example.org/a?id=*', 'https://example.org/a?id=7'],
    ['https://example.org/a?**', 'https://example.org/a?id=7&more'],
    ['https://example.org/a#*', 'https://example.org/a#b'],
    ['http*://localhost:*/x', 'http://localhost:4000/x'],
    ['*://example.org/*', 'http://example.org/x'],
    ['example.org/*', 'https://example.org/x'],
    ['https://example.org:8443/***', 'https://example.org:8443/x/y'],
  ])('%s: %s', (pattern, url) => {
    expect(coversUrl(pattern, url)).toBe(true)
  })
})

describe('a pattern does not cover', () => {
  test.each([
    ['https://example.org/*', 'https://example.org/a/b'],
    ['https://example.org/*', 'http://example.org/a'],
    ['https://*.example.org/**', 'https://a.b.example.org/a'],
    ['https://*.example.org/**', 'https://example.org/a'],
    ['https://*.example.org/**', 'https://evil.test/.example.org/a'],
    ['https://**.example.org/**', 'https://evil.test/a.example.org/a'],
    ['https://example.org/**', 'https://example.org.evil.test/'],
    ['https://example.org/**', 'https://example.org@evil.test/'],
    ['https://example.org/**', 'https://user:secret@example.org/'],
    ['https://example.org/a?id=*', 'https://example.org/a'],
    ['https://example.org/a.b', 'https://example.org/axb'],
    ['https://**', 'ftp://example.org/'],
    ['**', 'javascript:alert(1)'],
    ['', 'https://example.org/'],
    ['https://**', 'no url'],
    ['https://**', `https://example.org/${'a'.repeat(2048)}`],
  ])('%s: %s', (pattern, url) => {
    expect(coversUrl(pattern, url)).toBe(false)
  })
})

test('a path matches as a regular expression would', () => {
  const seed = Number(process.env['FC_SEED'] ?? 20_261_123)
  const piece = fc.string({ unit: fc.constantFrom('a', 'b', '/', '*', '.'), maxLength: 8 })
  const path = fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 10 })
  fc.assert(
    fc.property(piece, path, (pattern, text) => {
      const source = pattern.replace(/\*+|\./g, (part) =>
        part === '.' ? '\\.' : part === '*' ? '[^/]*' : '.*',
      )
      const url = `https://example.org/-${text}`
      expect(coversUrl(`https://example.org/-${pattern}`, url)).toBe(
        new RegExp(`^/-${source}$`).test(URL.parse(url)?.pathname ?? ''),
      )
    }),
    { seed, numRuns: Number(process.env['FC_RUNS'] ?? 2000) },
  )
})

test('a pattern full of wildcards takes no longer than its length', () => {
  const started = performance.now()
  const url = `https://example.org/${'a'.repeat(2000)}`
  expect(coversUrl(`https://example.org/${'*a'.repeat(1000)}b`, url)).toBe(false)
  expect(coversUrl(`https://example.org/${'**a'.repeat(680)}b`, url)).toBe(false)
  expect(performance.now() - started).toBeLessThan(2000)
})

test('of two blocks for a URL the one that was enabled earlier takes it', () => {
  const blocks = [
    { id: 'none' },
    { id: 'other', urlUnfurl: ['https://example.com/**'] },
    { id: 'first', urlUnfurl: ['https://example.net/**', 'https://example.org/a/*'] },
    { id: 'second', urlUnfurl: ['https://example.org/**'] },
  ]
  expect(blockForUrl('https://example.org/a/b', blocks)?.id).toBe('first')
  expect(blockForUrl('https://example.org/b', blocks)?.id).toBe('second')
  expect(blockForUrl('https://example.info', blocks)).toBeUndefined()
})
