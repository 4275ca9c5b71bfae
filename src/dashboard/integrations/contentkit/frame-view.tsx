import { useMemo, type ReactNode } from 'react'
import type { Frame } from '../../../content/contentkit/session.ts'
import { isWaiting } from '../../../content/contentkit/session.ts'
import type { ComponentSession } from './component-session.ts'
import { drawElements } from './elements/element-view.tsx'
import { FrameProvider, type ComponentPage, type FrameControls } from './elements/frame-context.ts'

export interface FrameViewProps {
  readonly component: ComponentSession
  readonly frame: Frame
  readonly integration: string
  readonly page: ComponentPage | undefined
  readonly children: ReactNode
}

/** Gives the elements of one frame their state and actions. */
export function FrameView({ component, frame, integration, page, children }: FrameViewProps) {
  const { id, state, answered, request } = frame
  const { context } = request
  const waiting = isWaiting(frame)
  const controls = useMemo(
    (): FrameControls => ({
      integration,
      context,
      state,
      setState: (key, value) => component.setState(id, key, value),
      dispatch: (action) => component.dispatch(id, action),
      isWaiting: waiting,
      answered,
      draw: drawElements,
      page,
    }),
    [component, id, integration, context, state, waiting, answered, page],
  )
  return <FrameProvider value={controls}>{children}</FrameProvider>
}
