/** Tasks that an integration gives itself; it receives each as an event. */
import { operations } from '../../../contract/operations.ts'
import { Failure } from '../../http/failure.ts'
import { writes } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
import { queueEvents } from '../delivery/queue-event.ts'
import { integrationFor, requireOwner } from '../model/integration-access.ts'
import { lockIntegration } from '../model/integrations.queries.ts'

const maxWaiting = 1000
/** Seconds after which it is worth asking again. */
const retryAfter = 60

const countWaiting = async (db: Db, integration: string): Promise<number> => {
  const { total } = await db
    .selectFrom('integration_events')
    .select((e) => e.fn.countAll().as('total'))
    .where('integration', '=', integration)
    .where('state', '=', 'waiting')
    .where('type', '=', 'task')
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const queueIntegrationTask = writes(
  operations.queueIntegrationTask,
  async ({ ctx, caller, params, body }, db) => {
    const integration = await integrationFor(db, caller, params.integrationName)
    if (!caller.integration) await requireOwner(db, caller, integration)
    const { name, organization } = integration
    // Requests at the same time are counted one after the other.
    await lockIntegration(db, name)
    if ((await countWaiting(db, name)) >= maxWaiting)
      throw new Failure(
        'too-many-requests',
        `${maxWaiting} tasks of this integration are waiting. Try again when some have run.`,
        { retryAfter },
      )
    const { task, schedule = 0 } = body
    await queueEvents(ctx, db, [
      {
        // Tasks may queue the next one for ever, page after page; only changes of installations count as loops.
        ...{ integration: name, installation: '', organization, depth: caller.integration?.depth ?? 0 },
        ...{ type: 'task', payload: { task } },
        dueAt: new Date(Date.parse(ctx.now()) + schedule * 1000).toISOString(),
      },
    ])
    return undefined
  },
)
