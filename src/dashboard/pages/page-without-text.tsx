import type { Page } from '../../client/types.gen.ts'
import { PageList } from './page-list.tsx'

export interface PageWithoutTextProps {
  readonly page: Page
  readonly org: string
  readonly space: string
  readonly revision: string | undefined
}

/** What stands on a page that has no document: what kind of entry it is, and the pages below it. */
export function PageWithoutText({ page, org, space, revision }: PageWithoutTextProps) {
  if (page.type === 'link')
    return (
      <p>
        An entry of the table of contents that leads to{' '}
        {page.href === undefined ? (
          'another place'
        ) : (
          <a href={page.href} rel="noopener noreferrer" className="break-all text-accent underline">
            {page.href}
          </a>
        )}
        .
      </p>
    )
  if (page.type === 'computed')
    return <p className="text-ink-soft">The text of this page is made from a source when readers open it.</p>
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">
        {page.pages.length === 0
          ? 'There is no text here yet.'
          : 'There is no text here, but these pages lie below:'}
      </p>
      <PageList pages={page.pages} org={org} space={space} revision={revision} />
    </div>
  )
}
