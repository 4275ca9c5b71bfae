import { useEffect, useState } from 'react'
import { renderIntegration } from '../../../client/sdk.gen.ts'
import type { RenderOutput, RenderRequest } from '../../../content/contentkit/elements.ts'
import { ComponentSession, type ComponentHost } from './component-session.ts'
import { useTheme, type Theme } from './use-theme.ts'

/** The latest functions are called. */
export interface ComponentOptions extends Omit<ComponentHost, 'render' | 'openUrl'> {
  /** Name of the integration. */
  readonly integration: string
  /** The first request; later values are ignored. */
  readonly request: (theme: Theme) => RenderRequest
}

/** Opens an address of an integration in a window that knows nothing of this one. */
const openUrl = (url: string): void => {
  window.open(url, '_blank', 'noopener,noreferrer')
}

const requestRender = async (
  integration: string,
  body: RenderRequest,
  signal: AbortSignal,
): Promise<RenderOutput> => {
  const { data } = await renderIntegration({
    path: { integrationName: integration },
    // The contract's schemas are held to these types by the compiler; the generated ones cannot say so.
    body: body as never,
    signal,
    throwOnError: true,
  })
  return data as RenderOutput
}

/** The session of a component while it is shown. */
export const useComponentSession = (options: ComponentOptions): ComponentSession => {
  const theme = useTheme()
  const [component] = useState(() => new ComponentSession(options.request(theme)))
  const { integration, complete, writeProps, opened } = options
  useEffect(() => {
    component.serve({
      render: (request, signal) => requestRender(integration, request, signal),
      openUrl,
      ...(complete !== undefined && { complete }),
      ...(writeProps !== undefined && { writeProps }),
      ...(opened !== undefined && { opened }),
    })
  })
  useEffect(() => {
    component.start()
    return () => component.stop()
  }, [component])
  useEffect(() => component.followTheme(theme), [component, theme])
  return component
}
