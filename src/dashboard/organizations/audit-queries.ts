/** What the screen of the audit log asks for. */
import { listAuditEventsQueryKey } from '../../client/@tanstack/react-query.gen.ts'
import { client } from '../../client/client.gen.ts'
import { listAuditEvents } from '../../client/sdk.gen.ts'
import { inPages } from '../api/paging.ts'
import type { AuditSearch } from './audit-search.ts'
import { actionsOf } from './audit-text.ts'

const startOf = (day: string, daysLater = 0): string => {
  const at = new Date(`${day}T00:00:00`)
  at.setDate(at.getDate() + daysLater)
  return at.toISOString()
}

/** What of the search the service is asked; days begin and end where the reader is. */
const auditQuery = ({ area, actor, target, from, to }: AuditSearch) => {
  const action = actionsOf(area)
  return {
    ...(action.length > 0 && { action }),
    ...(actor !== undefined && { actor }),
    ...(target !== undefined && { target }),
    ...(from !== undefined && { from: startOf(from) }),
    ...(to !== undefined && { to: startOf(to, 1) }),
  }
}

export const auditOptions = (org: string, search: AuditSearch) => {
  const path = { organizationId: org }
  const query = auditQuery(search)
  return inPages(
    listAuditEventsQueryKey({ path, query }),
    (page, signal) =>
      listAuditEvents({ path, query: { ...query, limit: 50, ...page }, signal, throwOnError: true }),
    { keep: true },
  )
}

/** Where the browser fetches the log as a file. */
export const auditExportUrl = (org: string, search: AuditSearch, format: 'csv' | 'ndjson'): string =>
  client.buildUrl({
    url: '/orgs/{organizationId}/audit-events/export',
    path: { organizationId: org },
    query: { ...auditQuery(search), format },
  })
