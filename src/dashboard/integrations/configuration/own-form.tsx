import { useState } from 'react'
import type { JsonObject } from '../../../content/document/document.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ConfigurationContext } from '../contentkit/configuration-component.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { Later } from '../../ui/loading/later.tsx'

const ConfigurationComponent = lazyComponent(
  async () => (await import('../contentkit/configuration-component.tsx')).ConfigurationComponent,
)

export interface OwnFormProps {
  readonly integration: string
  readonly componentId: string
  readonly context: ConfigurationContext
  /** What the component is told: `installation`, and `spaceInstallation` or `siteInstallation`. */
  readonly props: Readonly<Record<string, { readonly configuration: Readonly<Record<string, unknown>> }>>
  /** Called after the component has saved. The form is drawn again once the result settles, with the new `props`. */
  readonly onSaved: () => void | Promise<void>
}

/** The configuration of an integration that draws its form itself instead of declaring properties. */
export function OwnForm({ integration, componentId, context, props, onSaved }: OwnFormProps) {
  const [isReloading, setReloading] = useState(false)
  const skeleton = <Skeleton shape="lines" count={4} label="Loading the form" />
  const reload = async (): Promise<void> => {
    setReloading(true)
    await onSaved()
    setReloading(false)
  }
  if (isReloading) return skeleton
  return (
    <Later fallback={skeleton}>
      <ConfigurationComponent
        integration={integration}
        componentId={componentId}
        context={context}
        props={props as unknown as JsonObject}
        onComplete={() => void reload()}
      />
    </Later>
  )
}
