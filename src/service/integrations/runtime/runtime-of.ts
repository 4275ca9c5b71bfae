/** The runtime of an installation: one for each store, created on first use, and ended with the service. */
import { tmpdir } from 'node:os'
import type { Context } from '../../context.ts'
import type { Store } from '../../storage/store.ts'
import { insideHandler } from './inside-apps.ts'
import { IntegrationRuntime } from './integration-runtime.ts'

const byStore = new WeakMap<Store, IntegrationRuntime>()

const create = (ctx: Context): IntegrationRuntime => {
  const { config, log, now, outgoing } = ctx
  return new IntegrationRuntime({
    baseUrl: config.baseUrl,
    integrationsUrl: config.integrationsUrl,
    inside: insideHandler(ctx),
    folder: tmpdir(),
    log,
    now,
    ...(outgoing && { rules: outgoing }),
  })
}

export const runtimeOf = (ctx: Context): IntegrationRuntime => {
  const known = byStore.get(ctx.store) ?? create(ctx)
  byStore.set(ctx.store, known)
  return known
}

/** Ends all scripts; does nothing if none was run. */
export const closeRuntime = async (store: Store): Promise<void> => {
  const runtime = byStore.get(store)
  byStore.delete(store)
  await runtime?.close()
}
