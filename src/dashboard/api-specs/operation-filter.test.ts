import { describe, expect, it } from 'vitest'
import type { ApiSpecOperation } from '../../client/types.gen.ts'
import { matchingOperations, methodsOf, tagsOf } from './operation-filter.ts'

const operation = (method: string, path: string, more: Partial<ApiSpecOperation> = {}): ApiSpecOperation => ({
  key: `${method.toUpperCase()} ${path}`,
  kind: 'path',
  method,
  path,
  summary: '',
  tags: [],
  deprecated: false,
  hidden: false,
  ...more,
})

const list = operation('get', '/users', { summary: 'List users', tags: ['users'] })
const create = operation('post', '/users', { operationId: 'createUser', tags: ['users', 'admin'] })
const old = operation('get', '/people', { summary: 'List people', tags: ['legacy'], deprecated: true })
const all = [list, create, old]

describe('filters of operations', () => {
  it.each([
    ['no filter', {}, all],
    ['all words, in any field and case', { q: ' POST createuser ' }, [create]],
    ['a word that only some have', { q: 'list' }, [list, old]],
    ['words of different operations', { q: 'post people' }, []],
    ['a tag', { tag: 'admin' }, [create]],
    ['a tag is not a part of one', { tag: 'user' }, []],
    ['a method in any case', { method: 'GET' }, [list, old]],
    ['deprecated ones', { deprecated: true as const }, [old]],
    ['filters together', { method: 'get', q: 'users' }, [list]],
  ])('%s', (_, filter, expected) => {
    expect(matchingOperations(all, filter)).toEqual(expected)
  })

  it('lists tags and methods once, in order', () => {
    expect(tagsOf(all)).toEqual(['users', 'admin', 'legacy'])
    expect(methodsOf(all)).toEqual(['GET', 'POST'])
  })
})
