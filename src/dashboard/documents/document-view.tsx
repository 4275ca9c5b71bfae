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
  /** Whether elements get ids (`b-KEY`, anchors of headings). One view on a screen may; the default. */
  readonly addressable?: boolean
  readonly className?: string
}

/** A page's text as a reader sees it, on whatever ground stands below. Drawn again only for another document or context. */
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
 * Some blocks of a document, drawn as in it; for differences and previews. Anchors of headings are those that the
 * blocks would have alone, so by default nothing here can be pointed at.
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

/** The tree as React elements, without a ground of its own. */
function Drawn({
  nodes,
  drawing,
}: {
  readonly nodes: readonly RenderNode[]
  readonly drawing: Drawing
}): ReactNode {
  return useMemo(() => drawing.draw(nodes), [nodes, drawing])
}
