import { expect, test } from 'vitest'
import { referenceOperation } from '../../content/api-reference/reference-operation.ts'
import { apiOf } from '../../testing/fixtures/apis/api-documents.ts'
import { tryData } from './try-data.ts'

test.each([
  ['QUERY', 'QUERY'],
  ['COPY', 'COPY'],
  ['Copy', 'Copy'],
  // Pages cannot send these.
  ['TRACE', undefined],
  ['CONNECT', undefined],
  ['Track', undefined],
])('the form of an operation %s sends %s', (method, sent) => {
  const item = { query: {}, trace: {}, additionalOperations: { COPY: {}, Copy: {}, CONNECT: {}, Track: {} } }
  const api = apiOf({ '/files': item }, { servers: [{ url: 'https://files.example' }] })
  const operation = referenceOperation({ ...api, dialect: '3.2' }, `${method} /files`)
  expect(operation).toBeDefined()
  expect(operation && tryData(operation)?.method).toBe(sent)
})
