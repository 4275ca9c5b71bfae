/** Queries of the audit log. */
import { listAuditEventsQueryKey } from '../../client/@tanstack/react-query.gen.ts'
import { client } from '../../client/client.gen.ts'
import { listAuditEvents } from '../../client/sdk.gen.ts'
import { pagedQuery } from '../api/paging.ts'
import type { AuditSearch } from './audit-search.ts'
import { actionsOf } from './audit-text.ts'

const startOf = (day: string, daysLater = 0): string => {
  const at = new Date(`${day}T00:00:00`)
  at.setDate(at.getDate() + daysLater)
  return at.toISOString()
}

/** The search as a query of the API; days start and end in the user's time zone. */
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
  return pagedQuery(
    listAuditEventsQueryKey({ path, query }),
    (page, signal) =>
      listAuditEvents({ path, query: { ...query, limit: 50, ...page }, signal, throwOnError: true }),
    { keep: true },
  )
}

/** URL of the log as a download. */
export const auditExportUrl = (org: string, search: AuditSearch, format: 'csv' | 'ndjson'): string =>
  client.buildUrl({
    url: '/orgs/{organizationId}/audit-events/export',
    path: { organizationId: org },
    query: { ...auditQuery(search), format },
  })
