import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ListQuery } from '../../../contract/wire/shapes.ts'
import { queryReader } from './query-reader.ts'

const read = queryReader(
  ListQuery.extend({
    nested: z.boolean().default(true),
    authors: z.array(z.string()).optional(),
    query: z.string(),
  }),
)

describe('queryReader', () => {
  it('reads each field as its type', () => {
    expect(read('?limit=10&nested=false&authors=a&authors=b&query=12')).toEqual({
      limit: 10,
      nested: false,
      authors: ['a', 'b'],
      query: '12',
    })
  })

  it('makes a list of one value a list', () => {
    expect(read('?authors=a')).toEqual({ authors: ['a'] })
  })

  it('leaves what does not read to the schema', () => {
    expect(read('?limit=ten&nested=yes')).toEqual({ limit: 'ten', nested: 'yes' })
    expect(read('?limit=0x10&limit=1e3')).toEqual({ limit: '1e3' })
  })

  it('takes as many parameters as the limit says, whatever their names', () => {
    const many = (count: number) => Array.from({ length: count }, (_, place) => `n${place}=x`).join('&')
    expect(Object.keys(read(many(1000)))).toHaveLength(1000)
    expect(() => read(many(1001))).toThrow('at most 1000 parameters')
    expect(() => read('?query=+'.repeat(1).concat('&authors=a'.repeat(1000)))).toThrow('at most 1000')
    // The runner's timeout ensures that the time is not quadratic.
    expect(() => read(many(300_000))).toThrow('at most 1000 parameters')
  })

  it('keeps unknown fields, so that the schema can name them', () => {
    expect(read('?limmit=3')).toEqual({ limmit: '3' })
  })
})
