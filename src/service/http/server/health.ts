/** `/healthz` for whether the process runs, `/readyz` for whether it can serve requests. */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { newestVersion, storeVersion } from '../../storage/migrations/migrate.ts'
import type { Store } from '../../storage/store.ts'
import { Failure } from '../failure.ts'
import type { LoopDelay } from './loop-delay.ts'

/** Load balancers poll this often; a result that is a second old is good enough. */
const readyMilliseconds = 1000
const schemaMilliseconds = 10_000
const filesMilliseconds = 5000

/** Fails once a newer program has migrated the store: this one goes on answering, but should be replaced. */
export const requireKnownSchema = async (store: Store): Promise<void> => {
  const version = await storeVersion(store)
  if (version > newestVersion)
    throw new Failure(
      'not-ready',
      `The database was migrated to version ${version} by a newer program; this one knows version ${newestVersion}. Start the newer program here too.`,
      { retryAfter: schemaMilliseconds / 1000 },
    )
}

/**
 * What `/readyz` says of the object storage: the outcome of the last check. Checks are made when somebody asks, but
 * nobody waits for them.
 */
const watchFiles = ({ files }: Store): ((time: number) => { readonly fileStorage?: string }) => {
  let checkedUntil = 0
  let state: { readonly fileStorage?: string } = {}
  return (time) => {
    if (files === undefined || time < checkedUntil) return state
    checkedUntil = time + filesMilliseconds
    void files.requireAnswer().then(
      () => (state = { fileStorage: 'ready' }),
      (error: Error) => (state = { fileStorage: error.message }),
    )
    return state
  }
}

export const serveHealth = (
  app: FastifyInstance,
  { store, now }: Pick<Context, 'store' | 'now'>,
  loopDelay: LoopDelay | undefined,
): void => {
  app.get('/healthz', () => ({ status: 'ok', ...(loopDelay && { loopDelay: loopDelay.figures() }) }))
  const filesState = watchFiles(store)
  let readyUntil = 0
  let schemaUntil = 0
  app.get('/readyz', async (_request, reply) => {
    const time = Date.parse(now())
    if (time >= readyUntil) {
      await store.requireWritable()
      readyUntil = time + readyMilliseconds
    }
    if (time >= schemaUntil) {
      await requireKnownSchema(store)
      schemaUntil = time + schemaMilliseconds
    }
    // Everything but large files works without the object storage, so its outage takes no process out of service.
    return reply.send({ status: 'ready', ...filesState(time) })
  })
}
