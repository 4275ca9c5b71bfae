/** The sources of computed content, by type. */
import { openapiSource } from './api-specs/openapi-source.ts'
import type { Context } from './context.ts'
import { registerComputedSource } from './content/computed/computed-source.ts'
import { integrationSource } from './integrations/content-sources/integration-source.ts'

export const registerComputedSources = ({ store }: Context): void => {
  registerComputedSource(store, 'integration:', integrationSource)
  registerComputedSource(store, 'builtin:openapi', openapiSource)
}
