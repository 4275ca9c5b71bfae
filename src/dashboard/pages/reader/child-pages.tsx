import { Link } from '@tanstack/react-router'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { PageIcon } from '../../ui/page-icon.tsx'

export interface ChildPagesProps {
  readonly pages: readonly Pick<TreePage, 'id' | 'type' | 'title' | 'emoji' | 'computed' | 'generatedBy'>[]
  readonly org: string
  readonly space: string
  readonly revision: string | undefined
}

/** Links to child pages, for a page or group without its own content. */
export function ChildPages({ pages, org, space, revision }: ChildPagesProps) {
  return (
    <ul className="grid gap-1">
      {pages.map((page) => (
        <li key={page.id}>
          <Link
            to="/o/$org/s/$space/p/$page"
            params={{ org, space, page: page.id }}
            search={revision === undefined ? {} : { rev: revision }}
            className="flex touch-row items-center gap-2 rounded-base px-2 hover:bg-hover"
          >
            <PageIcon page={page} />
            <span className="min-w-0 truncate">{page.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
