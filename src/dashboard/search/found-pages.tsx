import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { FileText, Hash } from 'lucide-react'
import { useEffect } from 'react'
import { searchOrganizationOptions } from '../../client/@tanstack/react-query.gen.ts'
import type { FoundPage } from '../../client/types.gen.ts'
import { processError } from '../api/process-error.ts'
import { Icon } from '../ui/icon.tsx'
import { markedWords } from './marked-words.ts'
import { useSettled } from './use-settled.ts'

/** Fewer letters find half of everything. */
const leastLetters = 2
const settleMilliseconds = 150
/** Spaces and, of each page, parts that the palette shows; the search has more. */
const mostSpaces = 5
const mostSections = 2

export interface FoundPagesProps {
  readonly organization: string
  readonly query: string
  /** Told the value of the first row, so that Enter leads there. */
  readonly onFirst: (value: string) => void
  /** Goes to an address of the dashboard, as path and hash. */
  readonly onGo: (path: string) => void
}

const row =
  'flex touch-row cursor-pointer items-start gap-2.5 rounded-small px-2.5 py-1.5 data-[selected=true]:bg-hover'
const heading =
  '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:text-ink-soft'

const pageRow = (id: string): string => `page ${id}`

const pathOf = (address: string): string => {
  const { pathname, search, hash } = new URL(address)
  return pathname + search + hash
}

/** Pages of all spaces that the person sees in which the typed words stand, as rows of the palette. */
export function FoundPages({ organization, query, onFirst, onGo }: FoundPagesProps) {
  const words = useSettled(query.trim(), settleMilliseconds)
  const asked = words.length >= leastLetters
  const found = useQuery({
    ...searchOrganizationOptions({
      path: { organizationId: organization },
      query: { query: words, limit: mostSpaces },
    }),
    enabled: asked,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
  })
  const first = found.isPlaceholderData ? undefined : found.data?.items[0]?.pages[0]?.id
  useEffect(() => {
    if (asked && first !== undefined) onFirst(pageRow(first))
  }, [asked, first, onFirst])
  if (!asked || query.trim().length < leastLetters) return null
  if (found.error !== null)
    return (
      <p role="alert" className="px-3 py-2 text-rust">
        {processError(found.error).title}. Pages could not be searched.
      </p>
    )
  if (found.data === undefined)
    return <Command.Loading className="px-3 py-2 text-ink-soft">Searching…</Command.Loading>
  return found.data.items.map((space) => (
    <Command.Group key={space.id} heading={`Pages in ${space.title}`} className={heading}>
      {space.pages.map((page) => (
        <PageRows key={page.id} page={page} words={words} onGo={onGo} />
      ))}
    </Command.Group>
  ))
}

interface PageRowsProps {
  readonly page: FoundPage
  readonly words: string
  readonly onGo: (path: string) => void
}

function PageRows({ page, words, onGo }: PageRowsProps) {
  const above = page.ancestors.map(({ title }) => title).join(' / ')
  const sections = page.sections ?? []
  const beginning = sections.find(({ id }) => id === '')
  return (
    <>
      <Command.Item value={pageRow(page.id)} onSelect={() => onGo(pathOf(page.urls.app))} className={row}>
        <Icon of={FileText} className="mt-0.5 text-ink-soft" />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <Marked text={page.title === '' ? 'Untitled' : page.title} words={words} />
            {above !== '' && <span className="truncate text-caption text-ink-soft">{above}</span>}
          </span>
          {beginning !== undefined && <Snippet text={beginning.body} words={words} />}
        </span>
      </Command.Item>
      {sections
        .filter(({ id }) => id !== '')
        .slice(0, mostSections)
        .map((section) => (
          <Command.Item
            key={section.id}
            value={`section ${page.id} ${section.id}`}
            onSelect={() => onGo(pathOf(section.urls.app))}
            className={`${row} ml-6`}
          >
            <Icon of={Hash} className="mt-0.5 text-ink-soft" />
            <span className="min-w-0 flex-1">
              <Marked text={section.title} words={words} />
              <Snippet text={section.body} words={words} />
            </span>
          </Command.Item>
        ))}
    </>
  )
}

interface MarkedProps {
  readonly text: string
  readonly words: string
}

function Snippet({ text, words }: MarkedProps) {
  return text === '' ? null : (
    <span className="line-clamp-2 text-caption text-ink-soft">
      <Marked text={text} words={words} />
    </span>
  )
}

function Marked({ text, words }: MarkedProps) {
  return (
    <span>
      {markedWords(text, words).map((part, at) =>
        part.marked ? (
          <mark key={at} className="rounded-[2px] bg-ochre-soft text-inherit">
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  )
}
