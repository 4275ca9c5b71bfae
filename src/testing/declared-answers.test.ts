import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { declaredStatuses } from '../contract/openapi.ts'
import { operations } from '../contract/operations.ts'
import { watchAnswers } from './declared-answers.ts'

const app = () => {
  const server = fastify()
  server.get('/v1/user', (request, reply) =>
    reply.code(Number((request.query as { status: string }).status)).send({}),
  )
  server.get('/healthz', (_request, reply) => reply.code(418).send({}))
  return server
}
let server = app()
afterEach(async () => {
  await server.close()
  server = app()
})

test('an answer that the contract does not declare for the operation is told, whoever asked', async () => {
  const answers = watchAnswers(server)
  for (const status of [200, 401, 404, 429, 503]) await server.inject({ url: `/v1/user?status=${status}` })
  // No operation.
  await server.inject({ url: '/healthz' })
  expect(() => answers.require()).not.toThrow()
  for (const status of [202, 409, 412]) await server.inject({ url: `/v1/user?status=${status}` })
  expect(() => answers.require()).toThrow(
    /^getUser answered 202.*\ngetUser answered 409.*\ngetUser answered 412/,
  )
})

test('what every operation may answer is declared for each by one rule', () => {
  for (const operation of Object.values(operations))
    for (const status of [400, 401, 403, 413, 415, 422, 429, 500, 501, 503])
      expect([operation.id, declaredStatuses(operation).has(status)]).toEqual([operation.id, true])
})

test('the second status of a sign-in that waits for a second factor is declared', () => {
  expect([...declaredStatuses(operations.createSession)]).toEqual(expect.arrayContaining([201, 202]))
  expect(declaredStatuses(operations.getUser).has(202)).toBe(false)
})
