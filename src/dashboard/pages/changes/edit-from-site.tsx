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
  /** Whether main can be changed only through change requests. */
  readonly locked: boolean
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
  const { org, space, page, title, spaceTitle, locked, allowed, others, onCreated } = props
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <h1 dir="auto" className="text-display font-strong">
          Edit “{title}”
        </h1>
        <p className="text-ink-soft">
          The page is part of {spaceTitle}. What you change waits in a change request until somebody merges
          it; readers see it from then on.
        </p>
        <span className="flex flex-wrap gap-2 pt-2">
          <EditPage space={space} title={title} locked={locked} allowed={allowed} onCreated={onCreated} />
        </span>
      </div>
      {allowed && others.length > 0 && (
        <Section title="Or go on with one of yours" lead="The change to this page becomes a part of it.">
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
                    {subject === '' ? 'Without a subject' : subject}
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
