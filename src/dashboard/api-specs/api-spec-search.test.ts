import { describe, expect, it } from 'vitest'
import { withParameters } from '../api/search-parameters.ts'
import { comparisonSearch, operationsSearch, referenceSearch, sourceSearch } from './api-spec-search.ts'

describe('search parameters', () => {
  it('keeps what it knows', () => {
    expect(
      operationsSearch({ q: 'user', tag: 'a b', method: 'GET', deprecated: true, version: 'v1' }),
    ).toEqual({ q: 'user', tag: 'a b', method: 'GET', deprecated: true, version: 'v1' })
    expect(comparisonSearch({ from: 'a', to: 'b', level: 'review', accepted: false, q: 'x' })).toEqual({
      from: 'a',
      to: 'b',
      level: 'review',
      accepted: false,
      q: 'x',
    })
    expect(sourceSearch({ line: 12, version: 'v1' })).toEqual({ line: 12, version: 'v1' })
  })

  it('drops what is unknown or not valid', () => {
    expect(operationsSearch({ q: '', tag: {}, deprecated: 'yes', version: 'a/b', x: 1 })).toEqual({})
    expect(comparisonSearch({ from: '../x', level: 'constructor', accepted: 'no' })).toEqual({})
    expect(sourceSearch({ line: 0 })).toEqual({})
    expect(sourceSearch({ line: 1.5 })).toEqual({})
  })

  it('reads a number as text where text is expected', () => {
    expect(operationsSearch({ q: 404 })).toEqual({ q: '404' })
  })

  it('shows an operation or a schema, not both', () => {
    expect(referenceSearch({ operation: 'GET /a', schema: 'A' })).toEqual({ operation: 'GET /a' })
    expect(referenceSearch({ schema: 'A' })).toEqual({ schema: 'A' })
  })

  it('replaces and removes parameters', () => {
    expect(withParameters({ q: 'a', tag: 'b' }, { q: undefined, tag: 'c' })).toEqual({ tag: 'c' })
  })
})
