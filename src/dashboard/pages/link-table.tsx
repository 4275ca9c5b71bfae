import { BellOff, Link2Off } from 'lucide-react'
import type { Link } from '../../client/types.gen.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Table } from '../ui/table.tsx'
import { linkName } from './link-choice.ts'
import { statusWords, targetWords, type LinkView } from './link-words.ts'
import { PlaceLink } from './place-link.tsx'

export interface LinkTableProps {
  readonly links: readonly Link[]
  readonly space: string
  /** What alone is listed; undefined lists all. */
  readonly view: LinkView | undefined
  /** Those that are chosen to be treated together; absent where nothing can be done with them. */
  readonly chosen: ReadonlyMap<string, Link> | undefined
  readonly onChoose: (links: readonly Link[], on: boolean) => void
  /** Ignores a target no more. */
  readonly onHeed?: (target: string) => void
}

const tones = { ok: 'moss', broken: 'rust', 'in-app': 'ochre' } as const

const empty: Readonly<Record<LinkView | 'all', readonly [title: string, words: string]>> = {
  all: [
    'No links yet',
    'Links between pages, to files and to other addresses stand here once pages have some.',
  ],
  broken: ['No link is broken', 'Every page, part of a page and file that is linked to is there.'],
  'in-app': [
    'No link leads into the dashboard',
    'Such links would stop working where the space is published.',
  ],
  ignored: [
    'No broken link is ignored',
    'A link that is meant to lead nowhere for now can be ignored under Broken.',
  ],
  ok: ['No link leads to something that is there', 'Look under Broken for those that do not.'],
}

/** Links with where they stand and where they lead. */
export function LinkTable({ links, space, view, chosen, onChoose, onHeed }: LinkTableProps) {
  const [title, words] = empty[view ?? 'all']
  const rows = links.map((link, at) => ({ ...link, at }))
  const loose = rows.filter(({ status }) => status !== 'ok')
  const all = loose.length > 0 && loose.every((link) => chosen?.has(linkName(link)) === true)
  return (
    <>
      {chosen !== undefined && loose.length > 1 && (
        <label className="flex touch-row items-center gap-2 text-ink-soft">
          <input
            type="checkbox"
            checked={all}
            onChange={(event) => onChoose(loose, event.target.checked)}
            className="size-4 accent-accent pointer-coarse:size-5"
          />
          Choose all {loose.length} that are listed
        </label>
      )}
      <Table
        caption="Links of the space"
        rows={rows}
        rowKey={({ at }) => String(at)}
        columns={[
          ...(chosen === undefined || loose.length === 0
            ? []
            : [
                {
                  key: 'choose',
                  header: 'Choose',
                  quiet: true,
                  cell: (link: (typeof rows)[number]) =>
                    link.status === 'ok' ? null : (
                      <input
                        type="checkbox"
                        aria-label={`Choose the link in ${sourceOf(link)} to ${targetWords(link.target)}`}
                        checked={chosen.has(linkName(link))}
                        onChange={(event) => onChoose([link], event.target.checked)}
                        className="block size-4 accent-accent pointer-coarse:size-5"
                      />
                    ),
                },
              ]),
          {
            key: 'from',
            header: 'Stands in',
            names: true,
            cell: ({ locationReferences }) => (
              <span className="flex min-w-44 flex-wrap gap-x-3">
                {locationReferences.map((location, at) => (
                  <PlaceLink key={at} location={location} space={space} />
                ))}
              </span>
            ),
          },
          {
            key: 'to',
            header: 'Leads to',
            cell: ({ target, targetReference }) =>
              targetReference === undefined ? (
                <span
                  className="inline-block min-w-32 wrap-anywhere text-ink-soft"
                  title="Not there any more"
                >
                  {targetWords(target)}
                </span>
              ) : (
                <PlaceLink location={targetReference} space={space} />
              ),
          },
          {
            key: 'words',
            header: 'Words',
            cell: ({ occurrences }) => <LinkedWords occurrences={occurrences} />,
          },
          {
            key: 'status',
            header: 'Status',
            cell: ({ status: one, ignored, target }) => (
              <span className="flex items-center gap-2">
                <Badge
                  tone={ignored ? 'plain' : tones[one]}
                  {...(one === 'broken' && { icon: ignored ? BellOff : Link2Off })}
                >
                  {ignored ? 'Ignored' : statusWords[one]}
                </Badge>
                {ignored && onHeed !== undefined && (
                  <Button variant="bare" onClick={() => onHeed(target.id)}>
                    Ignore no more
                  </Button>
                )}
              </span>
            ),
          },
        ]}
        empty={<EmptyState title={title}>{words}</EmptyState>}
      />
    </>
  )
}

const sourceOf = ({ locationReferences: [first] }: Link): string =>
  first?.kind === 'page' ? first.page.title : 'reusable content'

/** The words of a link, and how often its target is named besides. */
function LinkedWords({ occurrences }: Pick<Link, 'occurrences'>) {
  const text = occurrences.find((one) => one.text !== undefined)?.text
  return (
    <span className="flex max-w-64 items-baseline gap-2">
      <span className="truncate">{text ?? ''}</span>
      {occurrences.length > 1 && (
        <span className="figures shrink-0 text-caption text-ink-soft">{occurrences.length} times</span>
      )}
    </span>
  )
}
