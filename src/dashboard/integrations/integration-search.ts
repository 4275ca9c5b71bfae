/** Search parameters of the integration screens. Parsed by hand: the schema library is not in the initial bundle. */
import type {
  IntegrationCategory,
  IntegrationEventType,
  IntegrationScope,
  IntegrationTarget,
} from '../../client/types.gen.ts'

const categories: Readonly<Record<IntegrationCategory, true>> = {
  analytics: true,
  collaboration: true,
  content: true,
  gitsync: true,
  marketing: true,
  'visitor-auth': true,
  other: true,
}

const targets: Readonly<Record<IntegrationTarget, true>> = {
  all: true,
  site: true,
  space: true,
  organization: true,
}

/** Search parameters of the catalogue. */
export interface CatalogueSearch {
  readonly q?: string
  readonly category?: IntegrationCategory
  readonly target?: IntegrationTarget
  readonly scope?: IntegrationScope
  /** Only those that add blocks. */
  readonly blocks?: true
  /** Only those that add content sources. */
  readonly sources?: true
  readonly installed?: boolean
}

const isKeyOf = <Key extends string>(names: Readonly<Record<Key, true>>, value: unknown): value is Key =>
  typeof value === 'string' && Object.hasOwn(names, value)

const textIn = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? String(value).slice(0, 512)
    : undefined

const isScope = (value: unknown): value is IntegrationScope =>
  typeof value === 'string' && /^[a-z]+(:[a-z]+){1,2}$/.test(value)

/** Unknown values are dropped; the service refuses a scope that it does not know. */
export const catalogueSearch = (given: Record<string, unknown>): CatalogueSearch => {
  const { category, target, scope, blocks, sources, installed } = given
  const q = textIn(given['q'])
  return {
    ...(q !== undefined && { q }),
    ...(isKeyOf(categories, category) && { category }),
    ...(isKeyOf(targets, target) && { target }),
    ...(isScope(scope) && { scope }),
    ...(blocks === true && { blocks }),
    ...(sources === true && { sources }),
    ...(typeof installed === 'boolean' && { installed }),
  }
}

/** Search parameters of the events of an integration. */
export interface EventSearch {
  readonly type?: IntegrationEventType
  readonly status?: 'success' | 'failed'
}

export const eventSearch = ({ type, status }: Record<string, unknown>): EventSearch => ({
  // Which types there are is known where they are listed; the service refuses others.
  ...(typeof type === 'string' && /^[a-z_]{1,64}$/.test(type) && { type: type as IntegrationEventType }),
  ...((status === 'success' || status === 'failed') && { status }),
})
