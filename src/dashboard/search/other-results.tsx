import { Command } from 'cmdk'
import { GitPullRequest, MessageSquare } from 'lucide-react'
import type { FoundThings as Found } from '../../client/types.gen.ts'
import { Icon } from '../ui/icon.tsx'
import { spaceEmoji } from '../ui/space-emoji.ts'
import { GeneratedPageResults } from './generated-page-results.tsx'
import { HighlightedText, Snippet } from './highlighted-text.tsx'
import { pathOf, resultHeading, resultRow, type Go } from './result-row.ts'
import { SiteAndMemberResults } from './site-and-member-results.tsx'

export interface OtherResultsProps {
  readonly found: Found
  readonly onGo: Go
}

/** Spaces, sites, members, generated pages, change requests and comments, each under its own heading. */
export function OtherResults({ found, onGo }: OtherResultsProps) {
  const { spaces, generatedPages, changeRequests, comments } = found
  return (
    <>
      {spaces.length > 0 && (
        <Command.Group heading="Spaces" className={resultHeading}>
          {spaces.map(({ id, title, emoji, marks, urls }) => (
            <Command.Item
              key={id}
              value={`space ${id}`}
              onSelect={() => onGo(pathOf(urls.app), title)}
              className={resultRow}
            >
              <span aria-hidden="true" className="w-4 text-center">
                {spaceEmoji(emoji)}
              </span>
              <HighlightedText text={title} marks={marks} />
            </Command.Item>
          ))}
        </Command.Group>
      )}
      <SiteAndMemberResults found={found} onGo={onGo} />
      <GeneratedPageResults pages={generatedPages} onGo={onGo} />
      {changeRequests.length > 0 && (
        <Command.Group heading="Change requests" className={resultHeading}>
          {changeRequests.map(({ id, number, subject, status, space, marks, urls }) => (
            <Command.Item
              key={id}
              value={`change request ${id}`}
              onSelect={() => onGo(pathOf(urls.app), `#${number} ${subject}`)}
              className={resultRow}
            >
              <Icon of={GitPullRequest} className="mt-0.5 text-ink-soft" />
              <span className="min-w-0 flex-1">
                <span className="figures text-ink-soft">#{number}</span>{' '}
                <HighlightedText
                  text={subject === '' ? 'Untitled' : subject}
                  marks={subject === '' ? [] : marks}
                />
                <span className="block text-caption text-ink-soft">
                  {status} in {space.title}
                </span>
              </span>
            </Command.Item>
          ))}
        </Command.Group>
      )}
      {comments.length > 0 && (
        <Command.Group heading="Comments" className={resultHeading}>
          {comments.map(({ id, body, marks, resolved, changeRequest, space, urls }) => (
            <Command.Item
              key={id}
              value={`comment ${id}`}
              onSelect={() => onGo(pathOf(urls.app), body)}
              className={resultRow}
            >
              <Icon of={MessageSquare} className="mt-0.5 text-ink-soft" />
              <span className="min-w-0 flex-1">
                <Snippet text={body} marks={marks} />
                <span className="block text-caption text-ink-soft">
                  {resolved ? 'resolved, ' : ''}
                  {changeRequest === undefined
                    ? 'on a page'
                    : `on #${changeRequest.number} ${changeRequest.subject}`}
                  {' in '}
                  {space.title}
                </span>
              </span>
            </Command.Item>
          ))}
        </Command.Group>
      )}
    </>
  )
}
