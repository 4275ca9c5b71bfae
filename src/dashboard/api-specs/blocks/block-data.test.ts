import { describe, expect, it } from 'vitest'
import { apiRequestOf } from '../../../content/api-reference/api-block.ts'
import { operationData, schemaNames, schemasData } from './block-data.ts'

describe('data of API blocks', () => {
  it.each([
    ['path', 'GET', '/users/{id}', 'GET /users/{}'],
    ['webhook', 'post', 'userCreated', 'WEBHOOK POST userCreated'],
  ] as const)('asks for the operation that was picked: %s', (kind, method, path, key) => {
    const data = operationData('pets', { kind, method, path })
    expect(apiRequestOf({ type: 'openapi-operation', data })).toEqual({
      kind: 'operation',
      spec: 'pets',
      key,
    })
  })

  it('asks for the schemas that were picked', () => {
    const data = schemasData('pets', ['User', 'Team'])
    expect(schemaNames(data)).toEqual(['User', 'Team'])
    expect(apiRequestOf({ type: 'openapi-schemas', data })).toEqual({
      kind: 'models',
      spec: 'pets',
      names: ['User', 'Team'],
    })
  })
})
