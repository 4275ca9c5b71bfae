import { storedFlag } from './stored-flag.ts'

/**
 * Whether single letters act as shortcuts. Off for people who dictate, or whose keyboard sends stray keys (WCAG 2.1.4).
 */
export const singleKeyShortcuts = storedFlag('recto-single-keys', true)

/** Whether the rail shows icons only. */
export const railCollapsed = storedFlag('recto-rail-collapsed', false)
