import { useEffect, useMemo } from 'react'
import type { JsonObject } from '../../../content/document/document.ts'
import type { IntegrationNode } from '../../../content/contentkit/integration-node.ts'
import type { IntegrationNodeWriter } from '../../editor/editor-context.ts'
import { ComponentView } from './component-view.tsx'
import type { OpenResult } from './component-session.ts'
import type { ComponentPage } from './elements/frame-context.ts'
import { useComponentSession } from './use-component-session.ts'

export interface IntegrationBlockProps {
  readonly space: string
  readonly node: Omit<IntegrationNode, 'fullWidth'>
  /** In the editor; absent where the block is only read. */
  readonly writer?: IntegrationNodeWriter | undefined
  readonly page?: ComponentPage | undefined
}

/** A node with the same content is the same, whatever object it is. */
const useSameProps = (props: JsonObject): JsonObject => {
  const text = JSON.stringify(props)
  return useMemo(() => JSON.parse(text) as JsonObject, [text])
}

/** A block of an integration in a document. */
export function IntegrationBlock({ space, node, writer, page }: IntegrationBlockProps) {
  const { integration, block, action, url } = node
  const props = useSameProps(node.props)
  const open = (result: OpenResult): void => {
    if ('error' in result) {
      if (action?.action === '@link.unfurl' && url !== undefined) writer?.replaceByLink(url)
    } else if (result.output.type !== 'complete') writer?.settle(result.output.props)
  }
  const component = useComponentSession({
    integration,
    request: (theme) => ({
      componentId: block,
      props,
      context: { type: 'document', theme, spaceId: space, editable: writer !== undefined },
      ...(action !== undefined && { action }),
    }),
    ...(writer !== undefined && {
      writeProps: writer.setProps,
      ...(action !== undefined && { opened: open }),
    }),
  })
  useEffect(() => component.followProps(props), [component, props])
  return <ComponentView component={component} integration={integration} page={page} />
}
