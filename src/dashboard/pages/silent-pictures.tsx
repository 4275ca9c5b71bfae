import { Link } from '@tanstack/react-router'
import type { ContentFile, FileReport } from '../../client/types.gen.ts'
import { EmptyState } from '../ui/empty-state.tsx'

export interface SilentPicturesProps {
  readonly org: string
  readonly space: string
  readonly pictures: FileReport['withoutAltText']
  readonly files: readonly ContentFile[]
}

/** Pictures without alternative text, each with the page on which it can be written. */
export function SilentPictures({ org, space, pictures, files }: SilentPicturesProps) {
  if (pictures.length === 0)
    return (
      <EmptyState title="Every picture has an alternative text">
        Whoever cannot see the pictures of this space is told what is on them.
      </EmptyState>
    )
  const names = new Map(files.map(({ id, name }) => [id, name]))
  return (
    <ul className="divide-y divide-line border-y border-line">
      {pictures.map(({ page, block, file }, at) => (
        <li key={`${page.id} ${block} ${at}`} className="flex flex-wrap items-baseline gap-x-3 py-2">
          <Link
            to="/o/$org/s/$space/p/$page"
            params={{ org, space, page: page.id }}
            className="text-accent underline"
          >
            {page.title === '' ? 'Untitled' : page.title}
          </Link>
          <span className="min-w-0 truncate text-ink-soft">
            {file === undefined ? 'A picture by its address' : (names.get(file) ?? 'A file that is gone')}
          </span>
        </li>
      ))}
    </ul>
  )
}
