/** Embeds that are a link: to a page, a file, a URL or an API operation. */
import { sentMethod } from '../../content/api-document/http-methods.ts'
import { ArrowRight, Download, ExternalLink, FileText } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import type { EmbedNode, RenderNode, ResolvedReference } from '../../content/render/render-node.ts'
import { isExternal, safeLink } from '../../content/render/safe-url.ts'
import { Icon } from '../ui/icon.tsx'
import { blockMarks, type Drawing } from './document-context.ts'

type LinkKind = 'content-ref' | 'file' | 'link-card' | 'openapi-operation'
export type LinkEmbed = Extract<EmbedNode['embed'], { readonly kind: LinkKind }>

const linkKinds: ReadonlySet<string> = new Set<LinkKind>([
  'content-ref',
  'file',
  'link-card',
  'openapi-operation',
])

export const isLinkEmbed = (embed: EmbedNode['embed']): embed is LinkEmbed => linkKinds.has(embed.kind)

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
  badge: ReactNode,
): ReactElement {
  const content = (
    <>
      <span className="doc-link-icon">{icon}</span>
      <span className="doc-link-words">
        <span className="doc-link-title">{title}</span>
        {detail !== undefined && <span className="doc-link-detail">{detail}</span>}
      </span>
      {badge}
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

const drawCaption = (caption: readonly RenderNode[], drawing: Drawing): ReactNode =>
  caption.length > 0 && <div className="doc-caption">{drawing.draw(caption)}</div>

/** Renders a link embed. `key` is React's; `block` is that of the block. */
export function drawLinkEmbed(
  embed: LinkEmbed,
  block: string | undefined,
  drawing: Drawing,
  key: string,
): ReactNode {
  const marks = blockMarks(block, drawing)
  switch (embed.kind) {
    case 'content-ref': {
      const { target } = embed
      const href = linkOf(target)
      const icon = target.emoji ?? <Icon of={FileText} />
      const detail = href === undefined ? 'Broken link' : undefined
      return (
        <div key={key} {...marks}>
          {linkCard(href, icon, target.title, detail, <Icon of={ArrowRight} />)}
        </div>
      )
    }
    case 'file': {
      const { target, caption } = embed
      const href = linkOf(target)
      const detail = href === undefined ? 'File not found' : undefined
      return (
        <div key={key} className="doc-flow" {...marks}>
          {linkCard(href, <Icon of={FileText} />, target.title, detail, <Icon of={Download} />)}
          {drawCaption(caption, drawing)}
        </div>
      )
    }
    case 'link-card': {
      const { url, fullWidth, caption } = embed
      const title = url === '' ? 'URL not allowed' : hostOf(url)
      return (
        <div key={key} className="doc-flow" data-full-width={fullWidth ? '' : undefined} {...marks}>
          {linkCard(safeLink(url), <Icon of={ExternalLink} />, title, url, undefined)}
          {drawCaption(caption, drawing)}
        </div>
      )
    }
    case 'openapi-operation': {
      const { target, method, path } = embed
      const icon = <span className="doc-method">{sentMethod(method)}</span>
      const detail = `API operation from ${target.title}`
      return (
        <div key={key} {...marks}>
          {linkCard(linkOf(target), icon, <code>{path}</code>, detail, undefined)}
        </div>
      )
    }
  }
}
