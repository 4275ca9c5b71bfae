import { Puzzle } from 'lucide-react'
import { integrationNodeOf } from '../../content/contentkit/integration-node.ts'
import type { Embed } from '../../content/render/render-node.ts'
import { Icon } from '../ui/icon.tsx'
import { blockMarks, type Drawing } from './document-context.ts'

export interface IntegrationEmbedProps {
  readonly embed: Extract<Embed, { readonly kind: 'integration' }>
  readonly block: string | undefined
  readonly drawing: Drawing
}

/** The block of an integration. Where nothing draws it, it names itself and shows its text. */
export function IntegrationEmbed({ embed, block, drawing }: IntegrationEmbedProps) {
  const { integrationBlock } = drawing.context
  const marks = blockMarks(block, drawing)
  if (integrationBlock !== undefined)
    return (
      <div className="doc-integration" data-full-width={embed.fullWidth ? '' : undefined} {...marks}>
        {integrationBlock(integrationNodeOf({ data: embed }))}
      </div>
    )
  return (
    <div className="doc-box" {...marks}>
      <p className="doc-note">
        <Icon of={Puzzle} className="inline" /> Block <code>{embed.block}</code> from the integration{' '}
        <code>{embed.integration}</code>
      </p>
      {embed.url !== undefined && <p className="doc-note [overflow-wrap:anywhere]">{embed.url}</p>}
      {embed.text !== '' && (
        <pre
          // Scroll containers must be reachable with the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label="Text of the block"
        >
          <code>{embed.text}</code>
        </pre>
      )}
    </div>
  )
}
