import { memo, useMemo, type ReactNode } from 'react'
import type { Block, RichTextDocument } from '../../content/document/document.ts'
import type { RenderNode } from '../../content/render/render-node.ts'
import { renderDocument } from '../../content/render/render-document.ts'
import { cx } from '../ui/class-names.ts'
import { makeDrawing } from './render-node.tsx'
import type { DocumentContext, Drawing } from './document-context.ts'
import './document.css'

export interface DocumentViewProps {
  readonly document: RichTextDocument
  readonly context: DocumentContext
  /** Whether elements get ids (`b-KEY`, anchors of headings); true by default. Only one view per screen may. */
  readonly addressable?: boolean
  readonly className?: string
}

/** A page's text as readers see it, on any background. Memoized by document and context. */
export const DocumentView = memo(function DocumentView({
  document,
  context,
  addressable = true,
  className,
}: DocumentViewProps) {
  const nodes = useMemo(() => renderDocument(document, context.render), [document, context])
  const drawing = useMemo(() => makeDrawing(context, addressable), [context, addressable])
  return (
    <div className={cx('doc', className)}>
      <Drawn nodes={nodes} drawing={drawing} />
    </div>
  )
})

export interface BlocksViewProps {
  readonly blocks: readonly Block[]
  readonly context: DocumentContext
  readonly addressable?: boolean
  readonly className?: string
}

/**
 * Some blocks of a document, rendered as in it, for diffs and previews. Heading anchors are computed from these blocks
 * alone, so by default nothing is addressable.
 */
export const BlocksView = memo(function BlocksView({
  blocks,
  context,
  addressable = false,
  className,
}: BlocksViewProps) {
  const document = useMemo(
    (): RichTextDocument => ({ object: 'document', data: {}, nodes: blocks }),
    [blocks],
  )
  return (
    <DocumentView
      document={document}
      context={context}
      addressable={addressable}
      {...(className === undefined ? {} : { className })}
    />
  )
})

/** The tree as React elements, without a wrapper. */
function Drawn({
  nodes,
  drawing,
}: {
  readonly nodes: readonly RenderNode[]
  readonly drawing: Drawing
}): ReactNode {
  return useMemo(() => drawing.draw(nodes), [nodes, drawing])
}
