/** Holds that the service answers each operation with the statuses that the contract declares for it, and no other. */
import type { FastifyInstance } from 'fastify'
import { declaredStatuses } from '../contract/openapi.ts'
import { operations } from '../contract/operations.ts'
import type { Operation } from '../contract/operation.ts'
import { routePath } from '../service/http/binder.ts'

const declared = new Map(
  Object.values(operations as Readonly<Record<string, Operation>>).map((operation) => [
    `${operation.method} ${routePath(operation.path)}`,
    { id: operation.id, statuses: declaredStatuses(operation) },
  ]),
)

export interface DeclaredAnswers {
  /** Throws when there was an answer that no operation declares, whoever asked and whatever they made of it. */
  readonly require: () => void
}

/** Watches every answer of the app. It must not be ready yet. */
export const watchAnswers = (app: FastifyInstance): DeclaredAnswers => {
  const undeclared = new Set<string>()
  app.addHook('onSend', (request, reply, payload, done) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const operation = declared.get(`${method} ${request.routeOptions.url ?? ''}`)
    if (operation !== undefined && !operation.statuses.has(reply.statusCode))
      undeclared.add(
        `${operation.id} answered ${reply.statusCode}, which the contract does not declare: ${String(payload).slice(0, 300)}`,
      )
    done(null, payload)
  })
  return {
    require: () => {
      if (undeclared.size > 0) throw new Error([...undeclared].join('\n'))
    },
  }
}
