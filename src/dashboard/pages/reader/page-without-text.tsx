import type { Page } from '../../../client/types.gen.ts'
import { safeLink } from '../../../content/render/safe-url.ts'
import { ChildPages } from './child-pages.tsx'

export interface PageWithoutTextProps {
  readonly page: Page
  readonly org: string
  readonly space: string
  readonly revision: string | undefined
}

/** Content of an entry without a document: its kind and its child pages. */
export function PageWithoutText({ page, org, space, revision }: PageWithoutTextProps) {
  if (page.type === 'link') return <LinkEntry address={page.href} />
  if (page.type === 'computed')
    return <p className="text-ink-soft">The content of this page is generated when readers open it.</p>
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">
        {page.pages.length === 0
          ? 'This page has no content yet.'
          : 'This page has no content of its own. Its subpages:'}
      </p>
      <ChildPages pages={page.pages} org={org} space={space} revision={revision} />
    </div>
  )
}

/** An unsafe URL is shown as text, so that its author can correct it. */
function LinkEntry({ address }: { readonly address: string | undefined }) {
  const href = address === undefined ? undefined : safeLink(address)
  return (
    <p>
      A link in the navigation to {address === undefined && 'another location'}
      {address !== undefined && href === undefined && (
        <>
          <code className="break-all">{address}</code>, which is not a valid URL
        </>
      )}
      {href !== undefined && (
        <a href={href} rel="noopener noreferrer" className="break-all text-accent underline">
          {href}
        </a>
      )}
      .
    </p>
  )
}
