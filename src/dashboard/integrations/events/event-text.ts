/** Events of integrations as text. */
import type { IntegrationEvent, IntegrationEventType } from '../../../client/types.gen.ts'

/** All types in the order in which they are offered as a filter, with what they mean. */
export const eventTypeLabels: Readonly<Record<IntegrationEventType, string>> = {
  installation_setup: 'Installed or configured',
  installation_deleted: 'Uninstalled',
  space_installation_setup: 'Space added or configured',
  space_installation_deleted: 'Space removed',
  site_installation_setup: 'Site added or configured',
  site_installation_deleted: 'Site removed',
  space_content_updated: 'Space content updated',
  space_visibility_updated: 'Space visibility updated',
  space_gitsync_started: 'Git Sync started',
  space_gitsync_completed: 'Git Sync completed',
  site_view: 'Page viewed',
  page_feedback: 'Page feedback',
  fetch: 'HTTP request',
  fetch_published_script: 'Site script requested',
  fetch_visitor_authentication: 'Visitor sign-in',
  ui_render: 'Block rendered',
  content_compute_revision: 'Pages computed',
  content_compute_document: 'Page text computed',
  task: 'Task',
}

/** `84 ms`, `1.3 s`; empty if the integration did not answer. */
export const durationText = (milliseconds: number | undefined): string => {
  if (milliseconds === undefined) return ''
  return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}

/** What the integration answered, or why it did not. */
export const answerText = ({ response, error }: Pick<IntegrationEvent, 'response' | 'error'>): string =>
  response === undefined ? (error ?? 'No answer') : `HTTP ${response}`
