/** The secrets with which an integration and Recto prove to each other where something comes from. */
import type { Keys } from '../../keys.ts'
import type { IntegrationRow } from '../../storage/schema/integration-tables.ts'

/** 256 bits as text; derived from the installation's secret, so it is neither stored nor part of a backup. */
const derived = (keys: Keys, name: string): string =>
  keys.sign('integration-signing', `${name}/1`) + keys.sign('integration-signing', `${name}/2`)

/** Ids and names contain no spaces, so no two of these names are equal. */
export const signingSecret = {
  /** Another one if the name is published anew, perhaps by somebody else. */
  integration: (keys: Keys, { name, created_at }: Pick<IntegrationRow, 'name' | 'created_at'>): string =>
    derived(keys, `integration ${name} ${created_at}`),
  installation: (keys: Keys, id: string): string => derived(keys, `installation ${id}`),
  target: (keys: Keys, installation: string, kind: 'space' | 'site', id: string): string =>
    derived(keys, `${kind} ${installation} ${id}`),
}
