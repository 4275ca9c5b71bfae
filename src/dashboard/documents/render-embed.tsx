/** Renders what the tree leaves to each surface: code, tables, cards and other blocks with behavior. */
import type { ReactNode } from 'react'
import type { EmbedNode } from '../../content/render/render-node.ts'
import { Popover } from '../ui/overlays/popover.tsx'
import { CardsEmbed } from './cards-embed.tsx'
import { CodeEmbed } from './code-embed.tsx'
import { CopyCode } from './copy-code.tsx'
import { blockMarks, type Drawing } from './document-context.ts'
import { Formula } from './formula.tsx'
import { IntegrationEmbed } from './integration-embed.tsx'
import { drawLinkEmbed, isLinkEmbed } from './link-embed.tsx'
import { TableEmbed } from './table-embed.tsx'

type EmbedOf<Kind extends EmbedNode['embed']['kind']> = Extract<EmbedNode['embed'], { readonly kind: Kind }>

const drawPrompt = (
  { open, description, text }: EmbedOf<'prompt'>,
  marks: ReturnType<typeof blockMarks>,
  key: string,
): ReactNode => (
  <details key={key} className="doc-prompt" open={open} {...marks}>
    <summary>{description === '' ? 'Prompt' : description}</summary>
    <pre
      // Scroll containers must be reachable with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Prompt"
      data-wrap=""
    >
      <code>{text}</code>
    </pre>
    <CopyCode text={text} />
  </details>
)

/** Renders one embed. `key` is React's; that of the block is set on the outermost element. */
export function drawEmbed(node: EmbedNode, drawing: Drawing, key: string): ReactNode {
  const { embed, key: block } = node
  const { apiBlock } = drawing.context
  if ('request' in embed && embed.request !== undefined && apiBlock !== undefined)
    return (
      <div key={key} className="doc-api" {...blockMarks(block, drawing)}>
        {apiBlock(embed.request)}
      </div>
    )
  if (isLinkEmbed(embed)) return drawLinkEmbed(embed, block, drawing, key)
  const marks = blockMarks(block, drawing)
  switch (embed.kind) {
    case 'code':
      return <CodeEmbed key={key} code={embed} block={block} drawing={drawing} />
    case 'table':
      return <TableEmbed key={key} table={embed} block={block} drawing={drawing} />
    case 'cards':
      return <CardsEmbed key={key} cards={embed} block={block} drawing={drawing} />
    case 'math':
      return embed.display ? (
        <div key={key} className="doc-math" {...marks}>
          <Formula formula={embed.formula} display />
        </div>
      ) : (
        <Formula key={key} formula={embed.formula} display={false} />
      )
    case 'annotation':
      return (
        <Popover
          key={key}
          label="Note"
          trigger={
            <button type="button" className="doc-annotated">
              {drawing.draw(embed.content)}
            </button>
          }
        >
          <div className="doc doc-small">{drawing.draw(embed.body)}</div>
        </Popover>
      )
    case 'prompt':
      return drawPrompt(embed, marks, key)
    case 'openapi-schemas':
      return (
        <div key={key} className="doc-box" {...marks}>
          <p className="doc-note">Schemas from {embed.target.title}</p>
          <ul>
            {embed.schemas.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </div>
      )
    case 'integration':
      return <IntegrationEmbed key={key} embed={embed} block={block} drawing={drawing} />
    case 'expression':
      return embed.state === 'value' ? (
        <span key={key}>{embed.text}</span>
      ) : (
        <code
          key={key}
          className="doc-expression"
          data-state={embed.state}
          title={embed.state === 'fault' ? embed.text : 'Readers see the value of this expression'}
        >
          {`{{ ${embed.source} }}`}
        </code>
      )
  }
}
