/** Ends what integrations run in this process: what waits to be queued, the delivery of events, then the scripts. */
import type { Context } from '../context.ts'
import { stopDelivery } from './delivery/event-delivery.ts'
import { writeSiteViews } from './delivery/site-view-queue.ts'
import { closeRuntime } from './runtime/runtime-of.ts'

export const closeIntegrations = async (ctx: Context): Promise<void> => {
  await writeSiteViews(ctx)
  await stopDelivery(ctx.store)
  await closeRuntime(ctx.store)
}
