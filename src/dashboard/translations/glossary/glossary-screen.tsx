import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Pencil, Plus, Search, TableProperties, Trash2 } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import type { GlossaryEntry, Language } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { languageDirection, languageName } from '../../ui/language-name.ts'
import { Table, type Column } from '../../ui/layout/table.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TranslationsFrame } from '../list/translations-frame.tsx'
import { glossaryOptions, translationsOptions } from '../translation-queries.ts'
import { needsAdmin } from '../translation-text.ts'
import { DeleteEntryDialog } from './delete-entry-dialog.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { languagesIn } from './entry-form.ts'
import { PasteDialog } from './paste-dialog.tsx'

export interface GlossaryScreenProps {
  readonly org: string
  readonly canEdit: boolean
  readonly q: string | undefined
  readonly onSearch: (q: string | undefined) => void
}

type Open =
  | { readonly dialog: 'add' | 'paste' }
  | { readonly dialog: 'edit' | 'delete'; readonly entry: GlossaryEntry }

/** The glossary of an organization: how its terms are translated. */
export function GlossaryScreen({ org, canEdit, q, onSearch }: GlossaryScreenProps) {
  const { data: translations } = useSuspenseQuery(translationsOptions(org))
  const entries = useInfiniteQuery(glossaryOptions(org, q))
  const items = entries.data?.pages.flatMap((page) => page.items) ?? []
  const used = languagesIn(items, translations)
  const field = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState<Open>()
  const refused = canEdit ? undefined : needsAdmin
  useGlossaryCommands(() => field.current?.focus(), canEdit ? () => setOpen({ dialog: 'add' }) : undefined)
  const add = (
    <Button variant="primary" icon={Plus} disabledReason={refused} onClick={() => setOpen({ dialog: 'add' })}>
      Add term
    </Button>
  )
  const isBare = entries.data !== undefined && items.length === 0 && q === undefined
  return (
    <TranslationsFrame
      org={org}
      current="/o/$org/translations/glossary"
      actions={
        !isBare && (
          <span className="flex gap-2">
            <Button
              icon={TableProperties}
              disabledReason={refused}
              onClick={() => setOpen({ dialog: 'paste' })}
            >
              Add many
            </Button>
            {add}
          </span>
        )
      }
    >
      {!isBare && <SearchField label="Search terms" value={q} onSearch={onSearch} field={field} />}
      {entries.error !== null ? (
        <LoadError
          error={entries.error}
          onRetry={() => void entries.refetch()}
          retrying={entries.isFetching}
        />
      ) : entries.data === undefined ? (
        <Skeleton shape="rows" count={8} label="Loading the glossary" />
      ) : isBare ? (
        <NoEntries add={add} onPaste={canEdit ? () => setOpen({ dialog: 'paste' }) : undefined} />
      ) : (
        <EntryTable
          entries={items}
          languages={used}
          refused={refused}
          onOpen={setOpen}
          onClear={() => onSearch(undefined)}
        />
      )}
      {entries.hasNextPage && (
        <span>
          <Button busy={entries.isFetchingNextPage} onClick={() => void entries.fetchNextPage()}>
            Show more terms
          </Button>
        </span>
      )}
      {open !== undefined && (
        <OpenDialog org={org} open={open} used={used} onClose={() => setOpen(undefined)} />
      )}
    </TranslationsFrame>
  )
}

const useGlossaryCommands = (find: () => void, add: (() => void) | undefined): void =>
  useCommands([
    { id: 'search-terms', label: 'Search terms', group: 'This screen', icon: Search, keys: '/', run: find },
    ...(add === undefined
      ? []
      : [
          {
            id: 'add-term',
            label: 'Add term',
            group: 'This screen' as const,
            icon: Plus,
            keys: 'n',
            run: add,
          },
        ]),
  ])

function LoadError({
  error,
  onRetry,
  retrying,
}: {
  readonly error: unknown
  readonly onRetry: () => void
  readonly retrying: boolean
}) {
  const { title, what, requestId } = processError(error)
  return <ErrorNote title={title} what={what} requestId={requestId} onRetry={onRetry} retrying={retrying} />
}

function NoEntries({
  add,
  onPaste,
}: {
  readonly add: ReactNode
  readonly onPaste: (() => void) | undefined
}) {
  return (
    <EmptyState
      title="No terms yet"
      action={
        <span className="flex flex-wrap gap-2">
          {add}
          {onPaste !== undefined && (
            <Button icon={TableProperties} onClick={onPaste}>
              Add many
            </Button>
          )}
        </span>
      }
    >
      The glossary fixes how a term is translated, in every translation of the organization.
    </EmptyState>
  )
}

interface EntryTableProps {
  readonly entries: readonly GlossaryEntry[]
  readonly languages: readonly Language[]
  readonly refused: string | undefined
  readonly onOpen: (open: Open) => void
  readonly onClear: () => void
}

const firstTerm = ({ translations }: GlossaryEntry): string => Object.values(translations)[0] ?? ''

function EntryTable({ entries, languages, refused, onOpen, onClear }: EntryTableProps) {
  const columns: readonly Column<GlossaryEntry>[] = [
    ...languages.map((language, index) => ({
      key: language,
      header: languageName(language),
      names: index === 0,
      className: 'min-w-32 align-top py-2',
      cell: (entry: GlossaryEntry) => <TermCell entry={entry} language={language} />,
    })),
    {
      key: 'note',
      header: 'Note',
      className: 'min-w-40 align-top py-2',
      cell: ({ note, doNotTranslate }) => (
        <span className="grid justify-items-start gap-1">
          {doNotTranslate && <Badge>Do not translate</Badge>}
          {note !== undefined && note !== '' && <span className="text-ink-soft">{note}</span>}
        </span>
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      quiet: true,
      className: 'w-20',
      cell: (entry) => (
        <span className="flex justify-end">
          <IconButton
            icon={Pencil}
            label={`Edit ${firstTerm(entry)}`}
            disabledReason={refused}
            onClick={() => onOpen({ dialog: 'edit', entry })}
          />
          <IconButton
            icon={Trash2}
            label={`Delete ${firstTerm(entry)}`}
            disabledReason={refused}
            onClick={() => onOpen({ dialog: 'delete', entry })}
          />
        </span>
      ),
    },
  ]
  return (
    <Table
      caption="Glossary"
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      empty={
        <EmptyState title="No matching terms" action={<Button onClick={onClear}>Clear search</Button>}>
          Search by the term in any language.
        </EmptyState>
      }
    />
  )
}

function TermCell({ entry, language }: { readonly entry: GlossaryEntry; readonly language: Language }) {
  const term = entry.translations[language]
  const forbidden = entry.forbidden?.[language] ?? []
  return (
    <span className="grid gap-0.5">
      {term === undefined ? (
        <span className="font-normal text-ink-soft">
          <span aria-hidden="true">–</span>
          <span className="sr-only">None</span>
        </span>
      ) : (
        <span lang={language} dir={languageDirection(language)} className="[overflow-wrap:anywhere]">
          {term}
        </span>
      )}
      {forbidden.length > 0 && (
        <span className="text-caption font-normal text-ink-soft">Not: {forbidden.join(', ')}</span>
      )}
    </span>
  )
}

function OpenDialog({
  org,
  open,
  used,
  onClose,
}: {
  readonly org: string
  readonly open: Open
  readonly used: readonly Language[]
  readonly onClose: () => void
}) {
  if (open.dialog === 'paste') return <PasteDialog org={org} onClose={onClose} />
  if (open.dialog === 'delete') return <DeleteEntryDialog org={org} entry={open.entry} onClose={onClose} />
  return (
    <EntryDialog
      org={org}
      entry={open.dialog === 'edit' ? open.entry : undefined}
      used={used}
      onClose={onClose}
    />
  )
}
