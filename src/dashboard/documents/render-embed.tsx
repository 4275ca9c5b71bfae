/** Renders what the tree leaves to each surface: code, tables, cards and other blocks with behavior. */
import { ArrowRight, Download, ExternalLink, FileText, Puzzle } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import type { EmbedNode, ResolvedReference } from '../../content/render/render-node.ts'
import { isExternal, safeLink } from '../../content/render/safe-url.ts'
import { Icon } from '../ui/icon.tsx'
import { Popover } from '../ui/overlays/popover.tsx'
import { CardsEmbed } from './cards-embed.tsx'
import { CodeEmbed } from './code-embed.tsx'
import { CopyCode } from './copy-code.tsx'
import { blockMarks, type Drawing } from './document-context.ts'
import { Formula } from './formula.tsx'
import { TableEmbed } from './table-embed.tsx'

const hostOf = (address: string): string => {
  try {
    return new URL(address).host
  } catch {
    return address
  }
}

const linkOf = (target: ResolvedReference): string | undefined =>
  target.state === 'ok' ? safeLink(target.href) : undefined

/** A card that links to a page, a file or a URL. Without a target it says that it is broken. */
function linkCard(
  href: string | undefined,
  icon: ReactNode,
  title: ReactNode,
  detail: ReactNode,
  sign: ReactNode,
): ReactElement {
  const content = (
    <>
      <span className="doc-link-icon">{icon}</span>
      <span className="doc-link-words">
        <span className="doc-link-title">{title}</span>
        {detail !== undefined && <span className="doc-link-detail">{detail}</span>}
      </span>
      {sign}
    </>
  )
  if (href === undefined)
    return (
      <span className="doc-link" data-state="broken">
        {content}
      </span>
    )
  return (
    <a
      className="doc-link"
      href={href}
      {...(isExternal(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {content}
    </a>
  )
}

/** Renders one embed. `key` is React's; that of the block is set on the outermost element. */
export function drawEmbed(node: EmbedNode, drawing: Drawing, key: string): ReactNode {
  const { embed, key: block } = node
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
    case 'content-ref': {
      const { target } = embed
      const href = linkOf(target)
      return (
        <div key={key} {...marks}>
          {linkCard(
            href,
            target.emoji ?? <Icon of={FileText} />,
            target.title,
            href === undefined ? 'This link leads nowhere' : undefined,
            <Icon of={ArrowRight} />,
          )}
        </div>
      )
    }
    case 'file': {
      const href = linkOf(embed.target)
      return (
        <div key={key} className="doc-flow" {...marks}>
          {linkCard(
            href,
            <Icon of={FileText} />,
            embed.target.title,
            href === undefined ? 'This file is not there' : undefined,
            <Icon of={Download} />,
          )}
          {embed.caption.length > 0 && <div className="doc-caption">{drawing.draw(embed.caption)}</div>}
        </div>
      )
    }
    case 'link-card':
      return (
        <div key={key} className="doc-flow" data-full-width={embed.fullWidth ? '' : undefined} {...marks}>
          {linkCard(
            safeLink(embed.url),
            <Icon of={ExternalLink} />,
            embed.url === '' ? 'An address that is not allowed' : hostOf(embed.url),
            embed.url,
            undefined,
          )}
          {embed.caption.length > 0 && <div className="doc-caption">{drawing.draw(embed.caption)}</div>}
        </div>
      )
    case 'prompt':
      return (
        <details key={key} className="doc-prompt" open={embed.open} {...marks}>
          <summary>{embed.description === '' ? 'Prompt' : embed.description}</summary>
          <pre
            // Scroll containers must be reachable with the keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label="Prompt"
            data-wrap=""
          >
            <code>{embed.text}</code>
          </pre>
          <CopyCode text={embed.text} />
        </details>
      )
    case 'openapi-operation': {
      const href = linkOf(embed.target)
      return (
        <div key={key} {...marks}>
          {linkCard(
            href,
            <span className="doc-method">{embed.method.toUpperCase()}</span>,
            <code>{embed.path}</code>,
            `Operation of the API description ${embed.target.title}`,
            undefined,
          )}
        </div>
      )
    }
    case 'openapi-schemas':
      return (
        <div key={key} className="doc-box" {...marks}>
          <p className="doc-note">Schemas of the API description {embed.target.title}</p>
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
      return (
        <div key={key} className="doc-box" {...marks}>
          <p className="doc-note">
            <Icon of={Puzzle} className="inline" /> Block <code>{embed.block}</code> of the integration{' '}
            <code>{embed.integration}</code>
          </p>
        </div>
      )
    case 'expression':
      return embed.state === 'value' ? (
        <span key={key}>{embed.text}</span>
      ) : (
        <code
          key={key}
          className="doc-expression"
          data-state={embed.state}
          title={embed.state === 'fault' ? embed.text : 'Shown to readers as its value'}
        >
          {`{{ ${embed.source} }}`}
        </code>
      )
  }
}
