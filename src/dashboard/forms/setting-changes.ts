/** Which event of the audit log last changed some settings. Pure. */
import type { AuditEvent } from '../../client/types.gen.ts'

/** The actions that change settings, by what has them. */
export const settingActions = {
  organization: ['organization.updated', 'organization.agent-instructions-updated'],
  space: ['space.updated'],
  site: [
    'site.updated',
    'site.share-links-changed',
    'site.publishing-auth-changed',
    'site.adaptive-schema-changed',
  ],
} as const satisfies Readonly<Record<string, readonly AuditEvent['action'][]>>

export type SettingTarget = keyof typeof settingActions
export type SettingAction = (typeof settingActions)[SettingTarget][number]

const hasChanged = ({ before, after }: Pick<AuditEvent, 'before' | 'after'>, field: string): boolean =>
  Object.hasOwn(before ?? {}, field) || Object.hasOwn(after ?? {}, field)

/** The first event, of a list that starts with the latest, that changed one of the fields; without fields, any. */
export const lastChangeOf = (
  events: readonly AuditEvent[],
  action: SettingAction,
  fields?: readonly string[],
): AuditEvent | undefined =>
  events.find(
    (event) =>
      event.action === action && (fields === undefined || fields.some((field) => hasChanged(event, field))),
  )
