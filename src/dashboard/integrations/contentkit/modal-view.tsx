import { closeModalAction } from '../../../content/contentkit/actions.ts'
import type { ModalElement } from '../../../content/contentkit/elements.ts'
import type { Frame } from '../../../content/contentkit/session.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ButtonElement } from './elements/button-element.tsx'
import { ChildElements } from './elements/child-elements.tsx'
import { ComponentError } from './component-error.tsx'
import type { ComponentSession } from './component-session.ts'
import { FrameView, type FrameViewProps } from './frame-view.tsx'
import { RootView } from './root-view.tsx'
import { TextChildren } from './elements/text-elements.tsx'

export interface ModalViewProps extends Omit<FrameViewProps, 'children'> {
  readonly error: unknown
  readonly component: ComponentSession
}

const modalOf = ({ output }: Frame): ModalElement | undefined =>
  output?.element.type === 'modal' ? output.element : undefined

/** A modal as a dialog. Its close button, Escape and the backdrop return what the modal says. */
export function ModalView({ error, ...view }: ModalViewProps) {
  const { component, frame, integration } = view
  const modal = modalOf(frame)
  return (
    <FrameView {...view}>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open) component.dispatch(frame.id, closeModalAction(modal))
        }}
        title={modal?.title ?? integration}
        description={modal?.subtitle && <TextChildren texts={modal.subtitle} />}
        wide={modal?.size === 'xlarge'}
        full={modal?.size === 'fullscreen'}
        footer={modal?.submit && <ButtonElement button={modal.submit} />}
      >
        <div className="flex flex-col gap-3 py-1">
          {frame.problem !== undefined && (
            <ComponentError
              error={error}
              integration={integration}
              componentId={frame.request.componentId}
              onRetry={() => component.retry(frame.id)}
            />
          )}
          {modal !== undefined ? (
            <ChildElements elements={modal.children} />
          ) : frame.output !== undefined ? (
            <RootView element={frame.output.element} />
          ) : (
            frame.problem === undefined && <Skeleton shape="lines" count={3} />
          )}
        </div>
      </Dialog>
    </FrameView>
  )
}
