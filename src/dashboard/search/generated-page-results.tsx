import { Command } from 'cmdk'
import { FileCog } from 'lucide-react'
import type { FoundThings } from '../../client/types.gen.ts'
import { Icon } from '../ui/icon.tsx'
import { HighlightedText, Snippet } from './highlighted-text.tsx'
import { pathOf, resultHeading, resultRow, type Go } from './result-row.ts'

export interface GeneratedPageResultsProps {
  readonly pages: FoundThings['generatedPages']
  readonly onGo: Go
}

/** Pages that content sources generate, such as those of an API reference, in all spaces. */
export function GeneratedPageResults({ pages, onGo }: GeneratedPageResultsProps) {
  if (pages.length === 0) return null
  return (
    <Command.Group heading="Generated pages" className={resultHeading}>
      {pages.map(({ id, title, space, marks, ancestors, excerpt, urls }) => (
        <Command.Item
          key={`${space.id} ${id}`}
          value={`generated page ${space.id} ${id}`}
          onSelect={() => onGo(pathOf(urls.app), title)}
          className={resultRow}
        >
          <Icon of={FileCog} className="mt-0.5 text-ink-soft" />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-baseline gap-x-2">
              <HighlightedText text={title} marks={marks} />
              <span className="truncate text-caption text-ink-soft">
                {[space.title, ...ancestors.map((above) => above.title)].join(' / ')}
              </span>
            </span>
            {excerpt !== undefined && <Snippet text={excerpt.text} marks={excerpt.marks} />}
          </span>
        </Command.Item>
      ))}
    </Command.Group>
  )
}
