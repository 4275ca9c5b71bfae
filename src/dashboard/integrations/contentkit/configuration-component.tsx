import type { Json, JsonObject } from '../../../content/document/document.ts'
import type { RenderContext } from '../../../content/contentkit/elements.ts'
import { ComponentView } from './component-view.tsx'
import type { ChoicePlace } from '../use-choices.ts'
import { useComponentSession } from './use-component-session.ts'

/** What is configured: an organization, a space, a site, or a content source. */
export type ConfigurationContext = Exclude<ChoicePlace, { readonly type: 'document' }>

export interface ConfigurationComponentProps {
  /** Name of the integration. */
  readonly integration: string
  readonly componentId: string
  readonly context: ConfigurationContext
  /** `installation`, `spaceInstallation` and `siteInstallation`, as the component expects them. */
  readonly props: JsonObject
  /** Called once the component says that the configuration is complete. */
  readonly onComplete: (returnValue: Json) => void
}

/**
 * The configuration that an integration draws itself. It saves through its own script, or returns what is to be stored,
 * as content sources do; nothing is stored here. Later
 * values of `props` are ignored: give it a `key` to start again.
 */
export function ConfigurationComponent(options: ConfigurationComponentProps) {
  const { integration, componentId, context, props, onComplete } = options
  const component = useComponentSession({
    integration,
    request: (theme) => ({ componentId, props, context: { ...context, theme } as RenderContext }),
    complete: onComplete,
  })
  return <ComponentView component={component} integration={integration} />
}
