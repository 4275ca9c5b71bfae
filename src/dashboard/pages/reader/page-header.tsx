import { Link } from '@tanstack/react-router'
import type { Page } from '../../../client/types.gen.ts'
import type { PagePlace } from '../tree/page-nodes.ts'
import { spaceEmoji } from '../../ui/space-emoji.ts'

export interface PageHeaderProps {
  readonly page: Page
  /** From the root to the parent. */
  readonly above: PagePlace['above']
  readonly org: string
  readonly space: string
  readonly revision: string | undefined
}

/** Breadcrumbs, title and description of a page. */
export function PageHeader({ page, above, org, space, revision }: PageHeaderProps) {
  const description = 'description' in page ? page.description : undefined
  return (
    <header className="grid gap-2">
      {above.length > 0 && (
        <nav aria-label="Parent pages" className="text-base text-ink-soft">
          <ol className="flex flex-wrap gap-x-1.5">
            {above.map((one) => (
              <li key={one.id} className="flex gap-1.5">
                {one.type === 'document' ? (
                  <Link
                    to="/o/$org/s/$space/p/$page"
                    params={{ org, space, page: one.id }}
                    search={revision === undefined ? {} : { rev: revision }}
                    className="hover:text-ink hover:underline"
                  >
                    {one.title}
                  </Link>
                ) : (
                  one.title
                )}
                <span aria-hidden="true">/</span>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h1 className="font-serif text-[1.875rem] leading-[1.2] font-bold tracking-tight">
        {page.emoji !== undefined && page.emoji !== '' && (
          <span aria-hidden="true">{spaceEmoji(page.emoji)} </span>
        )}
        {page.title}
      </h1>
      {description !== undefined && description !== '' && (
        <p className="font-serif text-page text-ink-soft">{description}</p>
      )}
    </header>
  )
}
