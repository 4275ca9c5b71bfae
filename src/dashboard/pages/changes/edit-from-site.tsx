import { Link } from '@tanstack/react-router'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { Section } from '../../ui/layout/section.tsx'
import { EditPage } from './edit-page.tsx'

export interface EditFromSiteProps {
  readonly org: string
  readonly space: string
  readonly page: string
  readonly title: string
  readonly spaceTitle: string
  readonly allowed: boolean
  /** The user's other open change requests in the space, which do not touch the page. */
  readonly others: readonly Pick<ChangeRequest, 'id' | 'number' | 'subject'>[]
  readonly onCreated: (number: number) => void
}

/**
 * Leads from a published page to a change request. Opening the URL has no side effect, because any page on
 * the web can link to it; the user must press the button.
 */
export function EditFromSite(props: EditFromSiteProps) {
  const { org, space, page, title, spaceTitle, allowed, others, onCreated } = props
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <h1 dir="auto" className="text-display font-strong">
          Edit “{title}”
        </h1>
        <p className="text-ink-soft">
          This page is part of {spaceTitle}. Your edits go into a change request. Readers see them once it is
          merged.
        </p>
        <span className="flex flex-wrap gap-2 pt-2">
          <EditPage space={space} title={title} allowed={allowed} onCreated={onCreated} />
        </span>
      </div>
      {allowed && others.length > 0 && (
        <Section title="Or continue one of your change requests">
          <ul aria-label="Your change requests">
            {others.map(({ id, number, subject }) => (
              <li key={id} className="border-b border-line">
                <Link
                  to="/o/$org/s/$space/changes/$number/edit/$page"
                  params={{ org, space, number: String(number), page }}
                  className="flex touch-row items-center gap-2 px-1 hover:bg-hover"
                >
                  <span className="figures text-ink-soft">#{number}</span>
                  <span dir="auto" className="min-w-0 truncate">
                    {subject === '' ? 'Untitled' : subject}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}
