/** The audit log, for administrators. */
import { AuditEvent, AuditExportQuery, AuditListQuery } from './audit-schemas.ts'
import { auditedEvents, never } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { listOf } from '../wire/shapes.ts'

const reads = {
  right: { on: 'organization', level: 'admin' },
  scope: 'read',
  status: 200,
  extension: true,
} as const

export const auditOperations = operationsOf('organizations', {
  listAuditEvents: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/audit-events',
    summary: 'Lists the audit log of an organization, latest first.',
    query: AuditListQuery,
    result: listOf(AuditEvent),
    staleAfter: auditedEvents,
    errors: ['not-found', 'role-too-low', 'bad-page-token'],
  }),
  exportAuditEvents: operation({
    ...reads,
    method: 'GET',
    path: '/orgs/{organizationId}/audit-events/export',
    summary: 'Exports the audit log as a file, oldest first.',
    query: AuditExportQuery,
    stream: 'rows',
    staleAfter: never,
    errors: ['not-found', 'role-too-low'],
  }),
})
