import { describe, expect, test } from 'vitest'
import { segmentsOf } from './path-segments.ts'

describe('the segments of a path', () => {
  test('are decoded once', () => {
    expect(segmentsOf('/docs/a%20b/%C3%BC')).toEqual(['docs', 'a b', 'ü'])
    expect(segmentsOf('/docs/%252e')).toEqual(['docs', '%2e'])
    expect(segmentsOf('/docs/')).toEqual(['docs'])
    expect(segmentsOf('/')).toEqual([])
  })

  // Attack row 28: paths that router and guard could read differently are rejected.
  test.each([
    '/docs/%2e%2e/other',
    '/docs/../other',
    '/docs/./x',
    '/docs/a%2Fb',
    '/docs/a%2fb',
    '/docs/a%5Cb',
    '/docs//b',
    '//docs',
    '/docs/a%00',
    '/docs/%0a',
    '/docs/%ff',
    '/docs/%',
    'docs',
    `/${'a'.repeat(4000)}`,
  ])('%s is no path', (path) => {
    expect(segmentsOf(path)).toBeUndefined()
  })
})
