import { Command } from 'cmdk'
import { Globe, UserRound } from 'lucide-react'
import type { FoundThings } from '../../client/types.gen.ts'
import { Icon } from '../ui/icon.tsx'
import { HighlightedText } from './highlighted-text.tsx'
import { pathOf, resultHeading, resultRow, type Go } from './result-row.ts'

export interface SiteAndMemberResultsProps {
  readonly found: Pick<FoundThings, 'sites' | 'members'>
  readonly onGo: Go
}

/** Sites and members, each under its own heading. */
export function SiteAndMemberResults({ found: { sites, members }, onGo }: SiteAndMemberResultsProps) {
  return (
    <>
      {sites.length > 0 && (
        <Command.Group heading="Sites" className={resultHeading}>
          {sites.map(({ id, title, published, marks, urls }) => (
            <Command.Item
              key={id}
              value={`site ${id}`}
              onSelect={() => onGo(pathOf(urls.app), title)}
              className={resultRow}
            >
              <Icon of={Globe} className="mt-0.5 text-ink-soft" />
              <span className="min-w-0 flex-1">
                <HighlightedText text={title} marks={marks} />
                {!published && <span className="block text-caption text-ink-soft">Not published</span>}
              </span>
            </Command.Item>
          ))}
        </Command.Group>
      )}
      {members.length > 0 && (
        <Command.Group heading="Members" className={resultHeading}>
          {members.map(({ id, displayName, marks, urls }) => (
            <Command.Item
              key={id}
              value={`member ${id}`}
              onSelect={() => onGo(pathOf(urls.app), displayName)}
              className={resultRow}
            >
              <Icon of={UserRound} className="mt-0.5 text-ink-soft" />
              <HighlightedText text={displayName} marks={marks} />
            </Command.Item>
          ))}
        </Command.Group>
      )}
    </>
  )
}
