import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getSpaceDocDebtOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { DocDebt } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { counted } from '../../ui/counted.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { languageName } from '../../ui/language-name.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import type { ChangeActionProps } from './change-action.tsx'
import { ChangeAction } from './change-action.tsx'
import type { DebtChange } from './debt-change.ts'
import { brokenLinkChange, linkText, pictureChange, unhelpfulChange, untouchedChange } from './debt-change.ts'
import type { DebtSectionProps } from './debt-section.tsx'
import { DebtSection } from './debt-section.tsx'
import { EmptySearches } from './empty-searches.tsx'

interface SpacePath {
  readonly org: string
  readonly space: string
}

export type DocDebtProps = Omit<ChangeActionProps, 'change'>

/** What a space owes its readers, by kind, each with where the work is done. */
export function DocDebtScreen(props: DocDebtProps) {
  const { org, space } = props
  const { data, error, isFetching, refetch } = useQuery(getSpaceDocDebtOptions({ path: { spaceId: space } }))
  const onRetry = () => void refetch()
  const action = (change: DebtChange): ReactNode => <ChangeAction {...props} change={change} />
  const section = { org, space, onRetry, retrying: isFetching }
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-8">
      <div>
        <h1 className="text-title font-strong">Doc debt</h1>
        <p className="mt-0.5 max-w-measure text-ink-soft">What this space owes its readers.</p>
      </div>
      {data === undefined && error !== null ? (
        <ErrorNote {...processError(error)} onRetry={onRetry} retrying={isFetching} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-2">
          <BrokenLinks {...section} debt={data?.brokenLinks} action={action} />
          <EmptySearches {...section} debt={data?.emptySearches} action={action} />
          <UnansweredClusters {...section} debt={data?.unansweredClusters} />
          <UnhelpfulPages {...section} debt={data?.unhelpfulPages} action={action} />
          <SilentPictures {...section} debt={data?.picturesWithoutAlt} action={action} />
          <StaleTranslations {...section} debt={data?.staleTranslations} />
          <ApiFindings {...section} debt={data?.apiFindings} />
          <UntouchedPages {...section} debt={data?.untouchedPages} action={action} />
        </div>
      )}
    </div>
  )
}

type KindProps<Kind extends Exclude<keyof DocDebt, 'object'>> = SpacePath &
  Pick<DebtSectionProps<DocDebt[Kind]['items'][number]>, 'debt' | 'onRetry' | 'retrying'>

/** What is repaired in the space itself. */
type RepairedProps<Kind extends Exclude<keyof DocDebt, 'object'>> = KindProps<Kind> & {
  readonly action: (change: DebtChange) => ReactNode
}

const workLink = 'text-accent underline'
const noSpaceAccess = 'You no longer have access to this part of the space. Ask one of its administrators.'
const onlySiteEditors = 'Only people who can edit a site with this space see what its readers rate.'

interface PageLinkProps extends SpacePath {
  readonly page: string
  readonly children: ReactNode
}

function PageLink({ org, space, page, children }: PageLinkProps) {
  return (
    <Link to="/o/$org/s/$space/p/$page" params={{ org, space, page }} className="hover:underline">
      {children === '' ? 'Untitled' : children}
    </Link>
  )
}

function BrokenLinks({ org, space, action, ...section }: RepairedProps<'brokenLinks'>) {
  return (
    <DebtSection
      {...section}
      title="Broken links"
      lead="Readers who follow them see an error."
      row={(link, at) => ({
        key: String(at),
        name:
          link.page === undefined ? (
            linkText(link)
          ) : (
            <PageLink org={org} space={space} page={link.page}>
              {linkText(link)}
            </PageLink>
          ),
        detail: link.brokenSince !== undefined && (
          <>
            Broken <RelativeTime at={link.brokenSince} />
          </>
        ),
        action: action(brokenLinkChange(link)),
      })}
      nothing="Every link leads somewhere."
      forbidden={noSpaceAccess}
      more={
        <Link
          to="/o/$org/s/$space/links"
          params={{ org, space }}
          search={{ status: 'broken' }}
          className={workLink}
        >
          Fix links
        </Link>
      }
    />
  )
}

function UnansweredClusters({ org, space: _space, ...section }: KindProps<'unansweredClusters'>) {
  return (
    <DebtSection
      {...section}
      title="Clusters without an answer"
      lead="Customers of the organization ask this again and again, and no change request answers it."
      row={({ id, label, issues }) => ({
        key: id,
        name: (
          <Link
            to="/o/$org/conversations/clusters/$cluster"
            params={{ org, cluster: id }}
            className="hover:underline"
          >
            {label}
          </Link>
        ),
        detail: counted(issues, 'issue'),
      })}
      nothing="Every open cluster has a change request."
      forbidden="Only administrators of the organization see conversations. Ask one of them."
      more={
        <Link to="/o/$org/conversations" params={{ org }} className={workLink}>
          Open clusters
        </Link>
      }
    />
  )
}

function UnhelpfulPages({ org, space, action, ...section }: RepairedProps<'unhelpfulPages'>) {
  const [first] = section.debt?.items ?? []
  return (
    <DebtSection
      {...section}
      title="Pages that did not help"
      lead="More readers rated them bad than good."
      row={(item) => ({
        key: `${item.site.id} ${item.page.id}`,
        name: (
          <PageLink org={org} space={space} page={item.page.id}>
            {item.page.title}
          </PageLink>
        ),
        detail: (
          <>
            {counted(item.bad, 'bad rating')} · {item.site.title} · <RelativeTime at={item.lastAt} />
          </>
        ),
        action: action(unhelpfulChange(item)),
      })}
      nothing="No page was rated bad more often than good."
      forbidden={onlySiteEditors}
      more={
        first !== undefined && (
          <Link to="/o/$org/sites/$site/feedback" params={{ org, site: first.site.id }} className={workLink}>
            Open feedback
          </Link>
        )
      }
    />
  )
}

function SilentPictures({ org, space, action, ...section }: RepairedProps<'picturesWithoutAlt'>) {
  return (
    <DebtSection
      {...section}
      title="Images without alt text"
      lead="Readers with a screen reader do not learn what they show."
      row={(item) => ({
        key: item.page.id,
        name: (
          <PageLink org={org} space={space} page={item.page.id}>
            {item.page.title}
          </PageLink>
        ),
        detail: counted(item.pictures, 'image'),
        action: action(pictureChange(item)),
      })}
      nothing="Every image has alt text."
      forbidden={noSpaceAccess}
      more={
        <Link
          to="/o/$org/s/$space/files"
          params={{ org, space }}
          search={{ show: 'silent' }}
          className={workLink}
        >
          Add alt text
        </Link>
      }
    />
  )
}

function StaleTranslations({ org, space, ...section }: KindProps<'staleTranslations'>) {
  return (
    <DebtSection
      {...section}
      title="Stale translations"
      lead="Readers in these languages see old text, or another language."
      row={({ id, language, stale, missing }) => ({
        key: id,
        name: (
          <Link
            to="/o/$org/translations/$translation"
            params={{ org, translation: id }}
            search={{ state: 'stale' }}
            className="hover:underline"
          >
            {languageName(language)}
          </Link>
        ),
        detail: `${counted(stale, 'stale unit')}, ${missing.toLocaleString('en')} missing`,
      })}
      nothing="No translation is behind."
      forbidden="You cannot see the translations of this space. Ask one of its administrators."
      more={
        <Link to="/o/$org/translations/coverage" params={{ org }} search={{ space }} className={workLink}>
          Open coverage
        </Link>
      }
    />
  )
}

function ApiFindings({ org, space: _space, ...section }: KindProps<'apiFindings'>) {
  return (
    <DebtSection
      {...section}
      title="Pages affected by API versions"
      lead="They show, link to or mention what the latest version changed."
      row={({ slug, title, pages }) => ({
        key: slug,
        name: (
          <Link to="/o/$org/specs/$spec/pages" params={{ org, spec: slug }} className="hover:underline">
            {title}
          </Link>
        ),
        detail: counted(pages, 'page'),
      })}
      nothing="No page is affected by the latest versions."
      forbidden="You cannot see the API specifications. Ask an administrator of the organization."
      more={
        <Link to="/o/$org/specs" params={{ org }} className={workLink}>
          Open API specifications
        </Link>
      }
    />
  )
}

function UntouchedPages({ org, space, action, ...section }: RepairedProps<'untouchedPages'>) {
  return (
    <DebtSection
      {...section}
      title="Pages untouched for a year"
      lead="Check that they are still true."
      row={(item) => ({
        key: item.page.id,
        name: (
          <PageLink org={org} space={space} page={item.page.id}>
            {item.page.title}
          </PageLink>
        ),
        detail: (
          <>
            Changed <RelativeTime at={item.changedAt} />
          </>
        ),
        action: action(untouchedChange(item)),
      })}
      nothing="Every page changed within the last year."
      forbidden={noSpaceAccess}
      more={
        <Link to="/o/$org/s/$space/pages" params={{ org, space }} className={workLink}>
          Open pages
        </Link>
      }
    />
  )
}
