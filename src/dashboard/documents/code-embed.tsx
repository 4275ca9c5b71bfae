import { useState } from 'react'
import type { CodeLine, Embed, RenderNode } from '../../content/render/render-node.ts'
import { CopyCode } from './copy-code.tsx'
import { blockMarks, type Drawing } from './document-context.ts'

export interface CodeEmbedProps {
  readonly code: Extract<Embed, { kind: 'code' }>
  readonly block: string | undefined
  readonly drawing: Drawing
}

/** Visible lines of collapsed code. */
const shownFolded = 12

const textOf = (nodes: readonly RenderNode[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.text : node.type === 'element' ? textOf(node.children) : ''))
    .join('')

/** A code block with title, language and copy button, in its own scroll container. */
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
        // An accessible name requires a role.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        // Scroll containers must be reachable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={name === undefined ? 'Code' : `Code, ${name}`}
        data-wrap={code.wrap ? '' : undefined}
        data-numbers={code.lineNumbers ? '' : undefined}
      >
        <code>
          {lines.map((line, index) => (
            // Lines have no identity except their index.
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
