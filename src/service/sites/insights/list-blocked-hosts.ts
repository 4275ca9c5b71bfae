/** `GET …/sites/{s}/blocked-hosts`. */
import type { ExtensibleDirective } from '../../../contract/sites/blocked-hosts.ts'
import { operations } from '../../../contract/operations.ts'
import { reads } from '../../http/verb.ts'
import { blockedHosts } from './blocked-hosts.store.ts'

export const listSiteBlockedHosts = reads(operations.listSiteBlockedHosts, async ({ ctx }, db, { site }) => {
  const rows = await blockedHosts(db, site, ctx.now())
  return rows.map(({ directive, host, first_at: first, last_at: last }) => ({
    host,
    directive: directive as ExtensibleDirective,
    firstBlockedAt: first,
    lastBlockedAt: last,
  }))
})
