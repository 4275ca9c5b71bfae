/** The audit log, for administrators. */
import { AuditEvent, AuditExportQuery, AuditListQuery } from './audit-schemas.ts'
import { operation } from '../operation/operation.ts'
import { listOf } from '../wire/shapes.ts'

const reads = {
  noun: 'organizations',
  right: { on: 'organization', level: 'admin' },
  scope: 'read',
  status: 200,
  extension: true,
} as const

export const listAuditEvents = operation({
  ...reads,
  id: 'listAuditEvents',
  method: 'GET',
  path: '/orgs/{organizationId}/audit-events',
  summary: 'Lists who did what in an organization, the latest first.',
  query: AuditListQuery,
  result: listOf(AuditEvent),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
})

export const exportAuditEvents = operation({
  ...reads,
  id: 'exportAuditEvents',
  method: 'GET',
  path: '/orgs/{organizationId}/audit-events/export',
  summary: 'Streams the audit log as a file, the oldest first.',
  query: AuditExportQuery,
  stream: 'rows',
  errors: ['not-found', 'role-too-low'],
})

export const auditOperations = { listAuditEvents, exportAuditEvents }
