import { ArrowRightLeft, Check, GitPullRequestDraft, Minus, Plus, TriangleAlert } from 'lucide-react'
import { useCommandCall } from '../shell/command-call.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { CopyField } from '../ui/fields/copy-field.tsx'
import { CodeBlock } from '../ui/layout/code-block.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorNote } from '../ui/feedback/error-note.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { MenuItem } from '../ui/menus/menu-item.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/layout/table.tsx'
import { KitPart } from './kit-section.tsx'

const rows = [
  { id: '1', title: 'Installation', pages: 12, at: new Date(Date.now() - 4 * 60_000).toISOString() },
  {
    id: '2',
    title: 'Administration guide',
    pages: 148,
    at: new Date(Date.now() - 26 * 3_600_000).toISOString(),
  },
]

function KitListStates() {
  const call = useCommandCall()
  return (
    <KitPart title="List states" stacked>
      <Table
        caption="Spaces"
        rows={rows}
        rowKey={(row) => row.id}
        empty={null}
        columns={[
          { key: 'title', header: 'Title', names: true, cell: (row) => row.title },
          { key: 'pages', header: 'Pages', numeric: true, cell: (row) => row.pages },
          { key: 'at', header: 'Changed', cell: (row) => <RelativeTime at={row.at} /> },
        ]}
      />
      <EmptyState
        title="No open change requests"
        action={<Button variant="primary">New change request</Button>}
      >
        Use a change request to review edits before they are merged.
      </EmptyState>
      <ErrorNote
        title="The spaces could not be loaded"
        what="Could not reach the service. It may be restarting."
        safe="Your changes are kept."
        requestId="r4TqWz81LmPoVb2xYcNd"
        onRetry={() => undefined}
      />
      <Note>Anyone with the link can read the site.</Note>
      <Note tone="warning">
        This connection is not encrypted. Put the service behind HTTPS before others use it.
      </Note>
      <ProgressBar label="Importing pages" done={0.35} text="42 of 120 pages" />
      <ProgressBar label="Checking links" done={undefined} text="Starting" />
      <CopyField label="Invite link" what="link" text="https://docs.example.org/invite/i4KpQ" />
      <CodeBlock label="Command" code={call('create-admin --email ines@example.org')} />
      <div className="grid gap-6 sm:grid-cols-3">
        <Skeleton shape="rows" count={3} />
        <Skeleton shape="tree" count={3} />
        <Skeleton shape="lines" count={3} />
      </div>
      <article className="bg-paper px-6 py-5 font-serif text-page">
        <div className="max-w-measure">
          <p>
            The page is paper: serif text in reading size on its own background. Text that was{' '}
            <ins className="bg-moss-soft text-ink decoration-moss">added</ins> and text that was{' '}
            <del className="bg-rust-soft text-ink decoration-rust">removed</del> are marked inside the
            sentence. Ελληνικά και κυριλλικά: Привет, мир.
          </p>
        </div>
      </article>
    </KitPart>
  )
}

/** Display-only components: badges, empty states, failures, progress. */
export function KitStatus() {
  return (
    <>
      <KitPart title="Badges">
        <Badge icon={GitPullRequestDraft}>Draft</Badge>
        <Badge tone="accent">Open</Badge>
        <Badge tone="moss" icon={Plus}>
          Added
        </Badge>
        <Badge tone="rust" icon={Minus}>
          Removed
        </Badge>
        <Badge tone="ochre" icon={ArrowRightLeft}>
          Moved
        </Badge>
        <Badge tone="plum" icon={TriangleAlert}>
          2 conflicts
        </Badge>
        <Badge tone="moss" icon={Check}>
          Approved
        </Badge>
        <Avatar name="Ines Duarte" />
        <Avatar name="Paulo" size="small" />
        <Avatar name="Žofie Nováková" size="large" />
        <Kbd keys={['g', 'h']} />
        <span className="text-ink-soft">
          Changed <RelativeTime at={rows[0]?.at ?? ''} />
        </span>
        <Breadcrumbs
          crumbs={[
            {
              key: 'o',
              step: <a href="#o">Northwind</a>,
              switcher: { label: 'Switch organization', items: <MenuItem>Contoso</MenuItem> },
            },
            { key: 's', step: <a href="#s">Handbook</a> },
            { key: 'p', step: 'Installation' },
          ]}
        />
      </KitPart>
      <KitListStates />
    </>
  )
}
