import { Link2Off } from 'lucide-react'
import type { Link, LinkStatus } from '../../client/types.gen.ts'
import { Badge } from '../ui/badge.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Table } from '../ui/table.tsx'
import { statusWords } from './link-words.ts'
import { PlaceLink } from './place-link.tsx'

export interface LinkTableProps {
  readonly links: readonly Link[]
  readonly space: string
  /** The only status that is listed; undefined lists all. */
  readonly status: LinkStatus | undefined
}

const tones = { ok: 'moss', broken: 'rust', 'in-app': 'ochre' } as const

const empty: Readonly<Record<LinkStatus | 'all', readonly [title: string, words: string]>> = {
  all: [
    'No links yet',
    'Links between pages, to files and to other addresses stand here once pages have some.',
  ],
  broken: ['No link is broken', 'Every page, part of a page and file that is linked to is there.'],
  'in-app': [
    'No link leads into the dashboard',
    'Such links would stop working where the space is published.',
  ],
  ok: ['No link leads to something that is there', 'Look under Broken for those that do not.'],
}

/** Links with where they stand and where they lead. */
export function LinkTable({ links, space, status }: LinkTableProps) {
  const [title, words] = empty[status ?? 'all']
  return (
    <Table
      caption="Links of the space"
      // One block may link to one page twice, so only the place in the list tells links apart.
      rows={links.map((link, at) => ({ ...link, at }))}
      rowKey={({ at }) => String(at)}
      columns={[
        {
          key: 'from',
          header: 'Stands in',
          names: true,
          cell: ({ locationReferences }) => (
            <span className="flex flex-wrap gap-x-3">
              {locationReferences.map((location, at) => (
                <PlaceLink key={at} location={location} space={space} />
              ))}
            </span>
          ),
        },
        {
          key: 'to',
          header: 'Leads to',
          cell: ({ targetReference }) =>
            targetReference === undefined ? (
              <span className="text-ink-soft">Something that is not there any more</span>
            ) : (
              <PlaceLink location={targetReference} space={space} />
            ),
        },
        {
          key: 'status',
          header: 'Status',
          cell: ({ status: one }) => (
            <Badge tone={tones[one]} {...(one === 'broken' && { icon: Link2Off })}>
              {statusWords[one]}
            </Badge>
          ),
        },
      ]}
      empty={<EmptyState title={title}>{words}</EmptyState>}
    />
  )
}
