/** Made-up events for trying a script, by type. */

const ids = { installationId: 'trial-installation', spaceId: 'trial-space' }

export const trialEvents = {
  installation_setup: { type: 'installation_setup', installationId: ids.installationId, status: 'active' },
  space_installation_setup: { type: 'space_installation_setup', ...ids, status: 'active' },
  space_content_updated: { type: 'space_content_updated', ...ids, revisionId: 'trial-revision' },
  fetch: {
    type: 'fetch',
    installationId: ids.installationId,
    request: { method: 'get', url: 'https://integrations.example/hello?name=world', headers: {} },
  },
  ui_render: {
    type: 'ui_render',
    ...ids,
    componentId: 'greeting',
    props: {},
    context: { type: 'document', theme: 'light', spaceId: ids.spaceId, editable: true },
  },
  page_feedback: {
    type: 'page_feedback',
    installationId: ids.installationId,
    siteId: 'trial-site',
    feedback: { rating: 'good', comment: 'Clear and short.' },
  },
  task: { type: 'task', task: { type: 'example' } },
} as const

export type TrialEventType = keyof typeof trialEvents

export const trialEventText = (type: TrialEventType): string => JSON.stringify(trialEvents[type], null, 2)

/** The event that was typed, or what is wrong with it. */
export const readTrialEvent = (
  typed: string,
): { readonly event: Record<string, unknown> } | { readonly problem: string } => {
  try {
    const event: unknown = JSON.parse(typed)
    return typeof event === 'object' && event !== null && !Array.isArray(event)
      ? { event: event as Record<string, unknown> }
      : { problem: 'An event is a JSON object.' }
  } catch (error) {
    return { problem: `This is not valid JSON: ${error instanceof Error ? error.message : 'unknown error'}` }
  }
}
