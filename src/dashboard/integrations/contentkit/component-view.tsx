import { useStore } from '../../ui/external-store.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { isWaiting } from '../../../content/contentkit/session.ts'
import { isMissing } from '../../api/response-error.ts'
import { ComponentError } from './component-error.tsx'
import type { ComponentSession } from './component-session.ts'
import type { ComponentPage } from './elements/frame-context.ts'
import { FrameView } from './frame-view.tsx'
import { ModalView } from './modal-view.tsx'
import { RootView } from './root-view.tsx'

export interface ComponentViewProps {
  readonly component: ComponentSession
  /** Name of the integration. */
  readonly integration: string
  readonly page?: ComponentPage | undefined
}

/** A component of an integration with its open modals. */
export function ComponentView({ component, integration, page }: ComponentViewProps) {
  const { session, errors } = useStore(component)
  const [bottom, ...modals] = session.frames
  if (bottom === undefined) return null
  const { id, output, problem, request } = bottom
  const error = problem === undefined ? undefined : errors.get(id)
  return (
    <div
      className="min-w-0 font-sans text-base font-normal text-ink"
      aria-busy={isWaiting(bottom) || undefined}
    >
      {problem !== undefined && (
        <ComponentError
          error={error}
          integration={integration}
          componentId={request.componentId}
          onRetry={() => component.retry(id)}
        />
      )}
      {output === undefined
        ? problem === undefined && <Skeleton shape="lines" count={2} label="Loading the block" />
        : !isMissing(error) && (
            <FrameView component={component} frame={bottom} integration={integration} page={page}>
              <RootView element={output.element} />
            </FrameView>
          )}
      {modals.map((modal) => (
        <ModalView
          key={modal.id}
          component={component}
          frame={modal}
          integration={integration}
          page={page}
          error={errors.get(modal.id)}
        />
      ))}
    </div>
  )
}
