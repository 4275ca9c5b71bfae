/** Connects integrations to what happens in an installation. */
import { onMainRevision } from '../content/revisions/revision-listeners.ts'
import type { Context } from '../context.ts'
import { emitContentUpdate, hasInstallations } from './delivery/emit-space-events.ts'

export const openIntegrations = (ctx: Context): void =>
  onMainRevision(ctx.store, {
    isConcerned: hasInstallations,
    write: (db, revision) => emitContentUpdate(ctx, db, revision),
  })
