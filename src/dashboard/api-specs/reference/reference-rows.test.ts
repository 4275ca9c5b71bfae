import { describe, expect, it } from 'vitest'
import type { ApiSpecOperation } from '../../../client/types.gen.ts'
import { referenceRows, rowKey } from './reference-rows.ts'

const operation = (path: string, ...tags: string[]): ApiSpecOperation => ({
  key: `GET ${path}`,
  kind: 'path',
  method: 'get',
  path,
  summary: '',
  tags,
  deprecated: false,
  hidden: false,
})

const operations = [
  operation('/health'),
  operation('/users', 'users', 'admin'),
  operation('/teams', 'teams'),
  operation('/users/{id}', 'users'),
]

const drawn = (filter: Parameters<typeof referenceRows>[2], schemas = ['User', 'Team']): string[] =>
  referenceRows(operations, schemas, filter).map((row) =>
    row.kind === 'heading' ? `# ${row.label} ${row.count}` : rowKey(row),
  )

describe('rows of the reference', () => {
  it('groups by the first tag, with untagged operations and schemas last', () => {
    expect(drawn({})).toEqual([
      '# users 2',
      'operation GET /users',
      'operation GET /users/{id}',
      '# teams 1',
      'operation GET /teams',
      '# Other operations 1',
      'operation GET /health',
      '# Schemas 2',
      'schema User',
      'schema Team',
    ])
  })

  it('groups under the tag that is filtered by', () => {
    expect(drawn({ tag: 'admin' })).toEqual(['# admin 1', 'operation GET /users'])
  })

  it('finds schemas by name too', () => {
    expect(drawn({ q: 'team' })).toEqual(['# teams 1', 'operation GET /teams', '# Schemas 1', 'schema Team'])
  })

  it('needs no tags', () => {
    expect(referenceRows([operation('/a')], [], {}).map(rowKey)).toEqual([
      'heading Operations',
      'operation GET /a',
    ])
  })

  it('has unique keys', () => {
    const keys = referenceRows(operations, ['User'], {}).map(rowKey)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
