import { Link } from '@tanstack/react-router'
import { Eye, Link as LinkIcon, Quote, type LucideIcon } from 'lucide-react'
import type { ApiSpecPage } from '../../../client/types.gen.ts'
import { Badge } from '../../ui/badge.tsx'
import { counted } from '../../ui/counted.ts'

const ways: Readonly<Record<ApiSpecPage['by'], { readonly label: string; readonly icon: LucideIcon }>> = {
  shows: { label: 'Shows it', icon: Eye },
  links: { label: 'Links to it', icon: LinkIcon },
  mentions: { label: 'Mentions it', icon: Quote },
}

export interface AffectedPageRowProps {
  readonly org: string
  readonly slug: string
  readonly page: ApiSpecPage
}

/** Operations named before "and 3 more". */
const firstOperations = 3

/** A page that a difference concerns: how, and the line in question. */
export function AffectedPageRow({ org, slug, page: affected }: AffectedPageRowProps) {
  const { space, page, by, block, quote, findings, operations, operationNames } = affected
  const { label, icon } = ways[by]
  return (
    <li className="grid min-w-0 gap-1 border-b border-line py-2">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to="/o/$org/s/$space/p/$page"
          params={{ org, space: space.id, page: page.id }}
          {...(block !== undefined && { hash: `b-${block}` })}
          className="min-w-0 font-strong [overflow-wrap:anywhere] hover:underline"
        >
          {page.title === '' ? page.path : page.title}
        </Link>
        <Badge icon={icon}>{label}</Badge>
        <span className="figures text-caption text-ink-soft">{counted(findings.length, 'finding')}</span>
      </span>
      {quote !== undefined && quote !== '' && (
        <blockquote className="border-l-2 border-line pl-2 font-serif text-[0.9375rem] [overflow-wrap:anywhere]">
          {quote}
        </blockquote>
      )}
      <span className="flex min-w-0 flex-wrap gap-x-3 text-caption text-ink-soft">
        {operations.slice(0, firstOperations).map((operation, at) => (
          <Link
            key={operation}
            to="/o/$org/specs/$spec"
            params={{ org, spec: slug }}
            search={{ operation }}
            className="min-w-0 font-mono [overflow-wrap:anywhere] hover:underline"
          >
            {operationNames[at] ?? operation}
          </Link>
        ))}
        {operations.length > firstOperations && <span>and {operations.length - firstOperations} more</span>}
      </span>
    </li>
  )
}
