/** The changed pages of a change request for a PDF: each with its differences, then the record of what happened. Pure. */
import type { BlockChange, ChangedBlock } from '../../../content/diff/block-diff.ts'
import { diffDocuments } from '../../../content/diff/block-diff.ts'
import type { Segment } from '../../../content/diff/word-diff.ts'
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import { emptyDocument } from '../../../content/document/document.ts'
import type { ElementNode, RenderNode } from '../../../content/render/render-node.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import { utcMinute } from '../../change-requests/timeline/timeline-text.ts'
import { drawable } from './pdf-fonts.ts'
import type { PdfNode } from './pdf-node.ts'

/** A page that a change request adds, changes or deletes. */
export interface ChangedPdfPage {
  readonly id: string
  /** The title after the change, or before it if the page is deleted. */
  readonly title: string
  readonly status: 'Added' | 'Changed' | 'Deleted'
  /** What changed besides the text, as sentences. */
  readonly notes: readonly string[]
  readonly before?: Hash | undefined
  readonly after?: Hash | undefined
}

/** One line of the record. */
export interface RecordLine {
  readonly at: string
  readonly text: string
}

const colors = {
  Added: { bar: '#2f7d4f', fill: '#eef7f1' },
  Changed: { bar: '#b5842b', fill: '#fbf5e9' },
  Deleted: { bar: '#a8382c', fill: '#fbefed' },
} as const
type Status = keyof typeof colors

const framed = (status: Status, stack: readonly PdfNode[]): PdfNode[] =>
  stack.length === 0
    ? []
    : [
        {
          layout: 'bar',
          table: { widths: ['*'], body: [[{ stack }]], ...colors[status] },
          margin: [0, 4, 0, 4],
        },
      ]

/** How the blocks of a page are drawn. */
export interface BlockDrawing {
  readonly render: (document: RichTextDocument) => readonly RenderNode[]
  readonly draw: (nodes: readonly RenderNode[]) => readonly PdfNode[]
}

const documentOf = (nodes: readonly Block[]): RichTextDocument => ({ ...emptyDocument, nodes })

const isElement = (node: RenderNode | undefined): node is ElementNode => node?.type === 'element'

/** Added words are underlined, removed words struck through. */
const segmentNodes = ({ render }: BlockDrawing, { kind, nodes }: Segment): readonly RenderNode[] => {
  const paragraph = { object: 'block', type: 'paragraph', data: {}, nodes } as unknown as Block
  const [drawn] = render(documentOf([paragraph]))
  const children = isElement(drawn) ? drawn.children : []
  return kind === 'same'
    ? children
    : [{ type: 'element', tag: kind === 'added' ? 'ins' : 'del', attributes: {}, children }]
}

const changedBlock = (drawing: BlockDrawing, { before, after, detail }: ChangedBlock): PdfNode[] => {
  const { render, draw } = drawing
  if (detail?.kind === 'text') {
    const [shell] = render(documentOf([after]))
    const children = detail.segments.flatMap((segment) => [...segmentNodes(drawing, segment)])
    if (isElement(shell)) return framed('Changed', draw([{ ...shell, children }]))
  }
  return [
    ...framed('Deleted', draw(render(documentOf([before])))),
    ...framed('Added', draw(render(documentOf([after])))),
  ]
}

const blockNodes = (drawing: BlockDrawing, change: BlockChange): readonly PdfNode[] => {
  const whole = (block: Block) => drawing.draw(drawing.render(documentOf([block])))
  switch (change.status) {
    case 'kept':
      return whole(change.after)
    case 'added':
      return framed('Added', whole(change.after))
    case 'removed':
      return framed('Deleted', whole(change.before))
    case 'changed':
      return changedBlock(drawing, change)
  }
}

/** The text of a page with its differences. */
export const differenceNodes = (
  { status }: Pick<ChangedPdfPage, 'status'>,
  before: RichTextDocument | undefined,
  after: RichTextDocument | undefined,
  drawing: BlockDrawing,
): PdfNode[] => {
  const { draw, render } = drawing
  if (before === undefined || after === undefined) {
    const only = after ?? before
    return only === undefined ? [] : framed(status, draw(render(only)))
  }
  return diffDocuments(before, after).script.flatMap((change) => [...blockNodes(drawing, change)])
}

/** What changed besides the text, below the title. */
export const noteNodes = (
  { status, notes }: Pick<ChangedPdfPage, 'status' | 'notes'>,
  missing: Set<string>,
): PdfNode[] =>
  [`${status}.`, ...notes].map((note, at) => ({
    text: [{ text: drawable(note, missing) }],
    ...(at === 0 && { bold: true }),
    color: colors[status].bar,
    fontSize: 9,
    margin: [0, 0, 0, 2],
  }))

/** The record, on a sheet of its own. */
export const recordSheet = (lines: readonly RecordLine[], missing: Set<string>): PdfNode[] => [
  {
    text: [{ text: 'Timeline' }],
    bold: true,
    fontSize: 20,
    margin: [0, 0, 0, 12],
    id: 'timeline',
    outline: true,
    outlineText: 'Timeline',
    tocItem: true,
    pageBreak: 'before',
  },
  ...lines.map(({ at, text }): PdfNode => ({
    text: [{ text: `${utcMinute(at)}  `, color: '#666666', fontSize: 9 }, { text: drawable(text, missing) }],
    margin: [0, 0, 0, 5],
  })),
]
