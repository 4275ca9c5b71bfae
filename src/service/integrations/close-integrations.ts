/** Ends what integrations run in this process: the delivery of events first, then the scripts. */
import type { Store } from '../storage/store.ts'
import { stopDelivery } from './delivery/event-delivery.ts'
import { closeRuntime } from './runtime/runtime-of.ts'

export const closeIntegrations = async (store: Store): Promise<void> => {
  await stopDelivery(store)
  await closeRuntime(store)
}
