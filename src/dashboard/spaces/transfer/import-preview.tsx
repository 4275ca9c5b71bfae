import { useMemo, useState } from 'react'
import type {
  ImportPreview as Preview,
  PreviewedPage,
} from '../../../content/markdown/folders/preview-import.ts'
import { Badge } from '../../ui/badge.tsx'
import { counted } from '../../ui/counted.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { VirtualList } from '../../ui/layout/virtual-list.tsx'
import type { ImportChoice } from './import-files.ts'
import { ImportWarnings } from './import-report.tsx'
import { addressText } from './import-result.ts'
import { filterPages, previewFacts, type PageFilter } from './preview-pages.ts'
import { useImportPreview } from './use-import-preview.ts'

/** What the import will make: its pages with their URLs, and its problems. Nothing is uploaded for it. */
export function ImportPreview({ choice }: { readonly choice: ImportChoice }) {
  const message = useImportPreview(choice)
  if (message === undefined || 'done' in message) {
    const { done, total } = message ?? { done: 0, total: 0 }
    return (
      <ProgressBar
        label="Checking pages"
        done={total === 0 ? undefined : done / total}
        text={total === 0 ? '' : `${done} of ${counted(total, 'page')}`}
      />
    )
  }
  if ('failed' in message)
    return <Note>These files cannot be previewed in the browser. You can import them; a report follows.</Note>
  return <PreviewDetails preview={message.preview} />
}

function PreviewDetails({ preview }: { readonly preview: Preview }) {
  const { addresses, pages, warnings } = preview
  const [tab, setTab] = useState<'pages' | 'warnings'>('pages')
  const [filter, setFilter] = useState<{ readonly text: string; readonly code: string | undefined }>({
    text: '',
    code: undefined,
  })
  return (
    <Section title="Preview" lead={addressText(addresses)}>
      <ul aria-label="What will be imported" className="flex flex-wrap gap-x-5 gap-y-1">
        {previewFacts(preview).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Tabs
        label="Preview"
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'pages',
            label: `Pages (${pages.length.toLocaleString('en')})`,
            content: <PageMap pages={pages} />,
          },
          {
            value: 'warnings',
            label: `Warnings (${warnings.length.toLocaleString('en')})`,
            content:
              warnings.length === 0 ? (
                <p className="text-ink-soft">All links and images lead to pages and files of this folder.</p>
              ) : (
                <ImportWarnings warnings={warnings} {...filter} onFilter={setFilter} />
              ),
          },
        ]}
      />
    </Section>
  )
}

function PageMap({ pages }: { readonly pages: readonly PreviewedPage[] }) {
  const [filter, setFilter] = useState<PageFilter>({ text: '', changed: false })
  const listed = useMemo(() => filterPages(pages, filter), [pages, filter])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Find page"
          type="search"
          value={filter.text}
          onValueChange={(text) => setFilter({ ...filter, text })}
          placeholder="Title, file, or URL"
        />
        <Select
          label="URLs"
          value={filter.changed ? 'changed' : 'all'}
          onValueChange={(value) => setFilter({ ...filter, changed: value === 'changed' })}
          options={[
            { value: 'all', label: 'All' },
            { value: 'changed', label: 'Changed only' },
          ]}
        />
      </div>
      {listed.length === 0 ? (
        <p className="text-ink-soft">
          {filter.changed && filter.text === '' ? 'No URL changes.' : 'No page matches the filter.'}
        </p>
      ) : (
        <VirtualList
          label="Pages to import"
          items={listed}
          itemKey={({ id }) => id}
          rowHeight={52}
          className={listed.length > 8 ? 'h-96 border-y border-line' : 'border-y border-line'}
        >
          {(page) => <PageRow page={page} />}
        </VirtualList>
      )}
    </div>
  )
}

function PageRow({ page }: { readonly page: PreviewedPage }) {
  const { title, depth, address, former, hidden, type } = page
  return (
    <div className="border-b border-line py-2" style={{ paddingInlineStart: `${Math.min(depth, 6)}rem` }}>
      <p className="flex flex-wrap items-center gap-2">
        <span className={type === 'group' ? 'font-strong' : undefined}>{title}</span>
        {hidden && <Badge>Hidden</Badge>}
      </p>
      <p className="font-mono text-caption break-all text-ink-soft">/{address}</p>
      {former.map((path) => (
        <p key={path} className="font-mono text-caption break-all text-ink-soft">
          /{path} redirects here
        </p>
      ))}
    </div>
  )
}
