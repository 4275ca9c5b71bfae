import { Command } from 'cmdk'
import { FileText, Hash } from 'lucide-react'
import type { FoundPage, SearchOrganizationResponse } from '../../client/types.gen.ts'
import { Icon } from '../ui/icon.tsx'
import { HighlightedText, Snippet } from './highlighted-text.tsx'
import { pathOf, resultHeading, resultRow, type Go } from './result-row.ts'
import { queryInterpretationText, stillIndexing } from './query-interpretation-text.ts'

/** Sections per page; the search of a space returns more. */
const mostSections = 2

export const pageRow = (space: string, page: string): string => `page ${space} ${page}`

export interface PageResultsProps {
  readonly found: SearchOrganizationResponse
  readonly onGo: Go
}

/** Pages by space, best match first, each with its matching sections. */
export function PageResults({ found, onGo }: PageResultsProps) {
  const { items, understood } = found
  const nothingFound = understood.indexing === true ? stillIndexing : undefined
  const interpretation = items.length === 0 ? nothingFound : queryInterpretationText(understood)
  return (
    <>
      {interpretation !== undefined && (
        <p className="px-2.5 pt-2 text-caption text-ink-soft">{interpretation}</p>
      )}
      {items.map((space) => (
        <Command.Group key={space.id} heading={`Pages in ${space.title}`} className={resultHeading}>
          {space.pages.map((page) => (
            <PageRows key={page.id} space={space.id} page={page} onGo={onGo} />
          ))}
        </Command.Group>
      ))}
    </>
  )
}

interface PageRowsProps {
  readonly space: string
  readonly page: FoundPage
  readonly onGo: Go
}

function PageRows({ space, page, onGo }: PageRowsProps) {
  const above = page.ancestors.map(({ title }) => title).join(' / ')
  const sections = page.sections ?? []
  const beginning = sections.find(({ id }) => id === '')
  const title = page.title === '' ? 'Untitled' : page.title
  return (
    <>
      <Command.Item
        value={pageRow(space, page.id)}
        onSelect={() => onGo(pathOf(page.urls.app), title)}
        className={resultRow}
      >
        <Icon of={FileText} className="mt-0.5 text-ink-soft" />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <HighlightedText text={title} marks={page.marks} />
            {above !== '' && <span className="truncate text-caption text-ink-soft">{above}</span>}
          </span>
          {beginning !== undefined && <Snippet text={beginning.body} marks={beginning.marks.body} />}
        </span>
      </Command.Item>
      {sections
        .filter(({ id }) => id !== '')
        .slice(0, mostSections)
        .map((section) => (
          <Command.Item
            key={section.id}
            value={`section ${space} ${page.id} ${section.id}`}
            onSelect={() => onGo(pathOf(section.urls.app), `${title} › ${section.title}`)}
            className={`${resultRow} ml-6`}
          >
            <Icon of={Hash} className="mt-0.5 text-ink-soft" />
            <span className="min-w-0 flex-1">
              <HighlightedText text={section.title} marks={section.marks.title} />
              <Snippet text={section.body} marks={section.marks.body} />
            </span>
          </Command.Item>
        ))}
    </>
  )
}
