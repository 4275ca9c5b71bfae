import { useState } from 'react'
import type { CodeLine, Embed, RenderNode } from '../../content/render/render-node.ts'
import { CopyCode } from './copy-code.tsx'
import { blockMarks, type Drawing } from './document-context.ts'

export interface CodeEmbedProps {
  readonly code: Extract<Embed, { kind: 'code' }>
  readonly block: string | undefined
  readonly drawing: Drawing
}

/** Lines that are shown of code that can be unfolded. */
const shownFolded = 12

const textOf = (nodes: readonly RenderNode[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.text : node.type === 'element' ? textOf(node.children) : ''))
    .join('')

/** A block of code with its title, its language and a way to copy it. It scrolls inside itself. */
export function CodeEmbed({ code, block, drawing }: CodeEmbedProps) {
  const foldable = code.expandable && code.lines.length > shownFolded
  const [folded, setFolded] = useState(foldable)
  const lines: readonly CodeLine[] = folded ? code.lines.slice(0, shownFolded) : code.lines
  const name = code.title ?? code.syntax
  return (
    <figure
      className="doc-code"
      data-full-width={code.fullWidth ? '' : undefined}
      {...blockMarks(block, drawing)}
    >
      <figcaption>
        <span className={code.title === undefined ? 'doc-code-language' : 'doc-code-title'}>
          {name ?? 'Code'}
        </span>
        <CopyCode text={code.lines.map(({ children }) => textOf(children)).join('\n')} />
      </figcaption>
      <pre
        // Without a role it may have no name.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        // A region that scrolls must be reachable without a pointer.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={name === undefined ? 'Code' : `Code, ${name}`}
        data-wrap={code.wrap ? '' : undefined}
        data-numbers={code.lineNumbers ? '' : undefined}
      >
        <code>
          {lines.map((line, index) => (
            // Lines have no identity but their place.
            <span key={index} className="doc-line" data-highlighted={line.highlighted ? '' : undefined}>
              {drawing.draw(line.children)}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      {foldable && (
        <button type="button" className="doc-fold" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? `Show all ${code.lines.length} lines` : 'Show less'}
        </button>
      )}
    </figure>
  )
}
