import type { Link } from '../../../client/types.gen.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { linkName } from './link-choice.ts'
import { LinkOrigin } from './link-origin.tsx'
import { LinkState } from './link-state.tsx'
import { targetText, type LinkView } from './link-text.ts'
import { LinkedText, LinkTargetText, SourceHead } from './link-cells.tsx'

export interface LinkTableProps {
  readonly links: readonly Link[]
  readonly org: string
  readonly space: string
  /** The active filter; undefined lists all. */
  readonly view: LinkView | undefined
  /** The selected links; absent if the user cannot do anything with them. */
  readonly chosen: ReadonlyMap<string, Link> | undefined
  readonly onChoose: (links: readonly Link[], on: boolean) => void
  /** Stops ignoring a target. */
  readonly onHeed?: (target: string) => void
}

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

type Row = Link & { readonly at: number }

const sourceName = ({ source: { kind, id } }: Link): string => `${kind} ${id}`

const sourceOf = ({ locationReferences: [first] }: Link): string =>
  first?.kind === 'page' ? first.page.title : 'reusable content'

/** The links of a space, grouped by source. */
export function LinkTable({ links, org, space, view, chosen, onChoose, onHeed }: LinkTableProps) {
  const [title, words] = empty[view ?? 'all']
  const rows = links.map((link, at) => ({ ...link, at }))
  const loose = rows.filter(({ status }) => status !== 'ok')
  const isChosen = (link: Link): boolean => chosen?.has(linkName(link)) === true
  const all = loose.length > 0 && loose.every(isChosen)
  const choosing = chosen !== undefined && loose.length > 0
  return (
    <>
      {chosen !== undefined && loose.length > 1 && (
        <Checkbox
          label={`Choose all ${loose.length} that are listed`}
          checked={all}
          mixed={!all && loose.some(isChosen)}
          onCheckedChange={(on) => onChoose(loose, on)}
        />
      )}
      <Table<Row>
        caption="Links of the space"
        rows={rows}
        rowKey={({ at }) => String(at)}
        groups={{
          of: sourceName,
          head: (some) => <SourceHead links={some} space={space} chosen={chosen} onChoose={onChoose} />,
        }}
        columns={[
          ...(choosing
            ? [
                {
                  key: 'choose',
                  header: 'Choose',
                  quiet: true,
                  className: 'w-8',
                  cell: (link: Row) =>
                    link.status === 'ok' ? null : (
                      <input
                        type="checkbox"
                        aria-label={`Choose the link in ${sourceOf(link)} to ${targetText(link)}`}
                        checked={isChosen(link)}
                        onChange={(event) => onChoose([link], event.target.checked)}
                        className="block size-4 accent-accent pointer-coarse:size-5"
                      />
                    ),
                },
              ]
            : []),
          {
            key: 'to',
            header: 'Leads to',
            names: true,
            className: 'min-w-40',
            cell: (link) => (
              <>
                <LinkTargetText link={link} space={space} />
                <span className="block text-caption font-normal sm:hidden">
                  <LinkedText link={link} space={space} />
                </span>
              </>
            ),
          },
          {
            key: 'words',
            header: 'Words',
            className: 'max-sm:hidden',
            cell: (link) => <LinkedText link={link} space={space} />,
          },
          {
            key: 'status',
            header: 'Status',
            cell: (link) => <LinkState link={link} space={space} onHeed={onHeed} />,
          },
          ...(links.some(({ status }) => status === 'broken')
            ? [
                {
                  key: 'since',
                  header: 'First seen',
                  cell: (link: Row) => <LinkOrigin link={link} org={org} space={space} />,
                },
              ]
            : []),
        ]}
        empty={<EmptyState title={title}>{words}</EmptyState>}
      />
    </>
  )
}
