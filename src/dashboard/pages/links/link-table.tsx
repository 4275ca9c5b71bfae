import type { Link } from '../../../client/types.gen.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Table, type Column } from '../../ui/layout/table.tsx'
import { linkKey } from './link-choice.ts'
import { LinkOrigin } from './link-origin.tsx'
import { LinkState } from './link-state.tsx'
import { wholeTargetText } from './link-text.ts'
import type { LinkView } from './link-views.ts'
import { LinkedText, LinkTargetText, LinkSourceHeading } from './link-cells.tsx'

export interface LinkTableProps {
  readonly links: readonly Link[]
  readonly org: string
  readonly space: string
  /** The active filter; undefined lists all. */
  readonly view: LinkView | undefined
  /** The selected links; absent if the user cannot do anything with them. */
  readonly selected: ReadonlyMap<string, Link> | undefined
  readonly onSelect: (links: readonly Link[], on: boolean) => void
  /** Stops ignoring a target. */
  readonly onStopIgnoring?: (target: string) => void
}

const empty: Readonly<Record<LinkView | 'all', readonly [title: string, text: string]>> = {
  all: ['No links yet', 'Links to pages, files, and other websites appear here.'],
  broken: ['No broken links', 'All linked pages, headings, and files exist.'],
  'in-app': ['No dashboard links', 'Links to the dashboard do not work for readers of a published site.'],
  ignored: ['No ignored links', 'Ignore links under Broken if they are broken on purpose.'],
  ok: ['No working links', 'See Broken for links that do not work.'],
}

type Row = Link & { readonly at: number }

const sourceName = ({ source: { kind, id } }: Link): string => `${kind} ${id}`

const sourceOf = ({ locationReferences: [first] }: Link): string =>
  first?.kind === 'page' ? first.page.title : 'reusable content'

const linkColumns = ({
  links,
  org,
  space,
  selected,
  onSelect,
  onStopIgnoring,
}: LinkTableProps): readonly Column<Row>[] => [
  ...(selected !== undefined && links.some(({ status }) => status !== 'ok')
    ? [
        {
          key: 'select',
          header: 'Select',
          quiet: true,
          className: 'w-8',
          cell: (link: Row) =>
            link.status === 'ok' ? null : (
              <input
                type="checkbox"
                aria-label={`Select the link in ${sourceOf(link)} to ${wholeTargetText(link)}`}
                checked={selected.has(linkKey(link))}
                onChange={(event) => onSelect([link], event.target.checked)}
                className="block size-4 accent-accent pointer-coarse:size-5"
              />
            ),
        },
      ]
    : []),
  {
    key: 'to',
    header: 'Target',
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
    header: 'Link text',
    className: 'max-sm:hidden',
    cell: (link) => <LinkedText link={link} space={space} />,
  },
  {
    key: 'status',
    header: 'Status',
    cell: (link) => <LinkState link={link} space={space} onStopIgnoring={onStopIgnoring} />,
  },
  ...(links.some(({ status }) => status === 'broken')
    ? [
        {
          key: 'since',
          header: 'Broken since',
          cell: (link: Row) => <LinkOrigin link={link} org={org} space={space} />,
        },
      ]
    : []),
]

/** The links of a space, grouped by source. */
export function LinkTable(props: LinkTableProps) {
  const { links, space, view, selected, onSelect } = props
  const [title, text] = empty[view ?? 'all']
  const rows = links.map((link, at) => ({ ...link, at }))
  const fixable = rows.filter(({ status }) => status !== 'ok')
  const isSelected = (link: Link): boolean => selected?.has(linkKey(link)) === true
  const all = fixable.length > 0 && fixable.every(isSelected)
  return (
    <>
      {selected !== undefined && fixable.length > 1 && (
        <Checkbox
          label={`Select all ${fixable.length} links`}
          checked={all}
          mixed={!all && fixable.some(isSelected)}
          onCheckedChange={(on) => onSelect(fixable, on)}
        />
      )}
      <Table<Row>
        caption="Links of the space"
        rows={rows}
        rowKey={({ at }) => String(at)}
        groups={{
          of: sourceName,
          head: (some) => (
            <LinkSourceHeading links={some} space={space} selected={selected} onSelect={onSelect} />
          ),
        }}
        columns={linkColumns(props)}
        empty={<EmptyState title={title}>{text}</EmptyState>}
      />
    </>
  )
}
