/** Draws blocks of integrations in documents. Combines the areas integrations and documents. */
import { useCallback, type ReactNode } from 'react'
import type { IntegrationNode } from '../../../content/contentkit/integration-node.ts'
import type { IntegrationNodeWriter } from '../../editor/editor-context.ts'
import type { ComponentPage } from '../../integrations/contentkit/elements/frame-context.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { Later } from '../../ui/loading/later.tsx'

const IntegrationBlock = lazyComponent(
  async () => (await import('../../integrations/contentkit/integration-block.tsx')).IntegrationBlock,
)

/** Draws the blocks of one space. The code for them is loaded with the first one. */
export const useIntegrationBlocks = (
  space: string,
  page?: ComponentPage,
): ((node: IntegrationNode, writer?: IntegrationNodeWriter) => ReactNode) =>
  useCallback(
    (node, writer) => (
      <Later fallback={<Skeleton shape="lines" count={2} label="Loading the block" />}>
        <IntegrationBlock space={space} node={node} writer={writer} page={page} />
      </Later>
    ),
    [space, page],
  )
