import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { getSpaceFileReportOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { Link as BrokenLink, Translation } from '../../../client/types.gen.ts'
import { pageTreeOptions, type TreePage } from '../../api/pages/page-tree.ts'
import { counted } from '../../ui/counted.ts'
import { languageName } from '../../ui/language-name.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { DebtSection, mostRows } from './debt-section.tsx'
import {
  apiFindingsOptions,
  brokenLinksOptions,
  translationsOptions,
  unansweredOptions,
  untouchedOptions,
} from './doc-debt-queries.ts'

export interface DocDebtProps {
  readonly org: string
  readonly space: string
}

const workLink = 'text-accent underline'

/** What a space owes its readers, by kind, each with where the work is done. */
export function DocDebtScreen(props: DocDebtProps) {
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-8">
      <div>
        <h1 className="text-title font-strong">Doc debt</h1>
        <p className="mt-0.5 max-w-measure text-ink-soft">What this space owes its readers.</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <BrokenLinks {...props} />
        <SilentPictures {...props} />
        <StaleTranslations {...props} />
        <ApiFindings {...props} />
        <UnansweredClusters {...props} />
        <UntouchedPages {...props} />
      </div>
    </div>
  )
}

const noSpaceAccess = 'You no longer have access to this part of the space. Ask one of its administrators.'

/** A link to a page of the space. */
function PageLink({
  org,
  space,
  page,
  title,
}: DocDebtProps & { readonly page: string; readonly title: string }) {
  return (
    <Link to="/o/$org/s/$space/p/$page" params={{ org, space, page }} className="hover:underline">
      {title === '' ? 'Untitled' : title}
    </Link>
  )
}

const linkText = ({ occurrences }: BrokenLink): string => {
  const text = occurrences.find((place) => place.text !== undefined && place.text !== '')?.text
  return text ?? 'Link without text'
}

function BrokenLinks({ org, space }: DocDebtProps) {
  const query = useQuery({
    ...brokenLinksOptions(space),
    select: ({ count, items }) => ({
      count,
      rows: items.map((link, at) => ({
        key: String(at),
        name:
          link.source.kind === 'page' ? (
            <PageLink org={org} space={space} page={link.source.id} title={linkText(link)} />
          ) : (
            linkText(link)
          ),
        detail: link.brokenSince !== undefined && (
          <>
            Broken <RelativeTime at={link.brokenSince.at} />
          </>
        ),
      })),
    }),
  })
  return (
    <DebtSection
      title="Broken links"
      lead="Readers who follow them see an error."
      query={query}
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

function SilentPictures({ org, space }: DocDebtProps) {
  const query = useQuery({
    ...getSpaceFileReportOptions({ path: { spaceId: space } }),
    select: ({ withoutAltText }) => {
      const byPage = [...Map.groupBy(withoutAltText, ({ page }) => page.id).values()]
      return {
        count: withoutAltText.length,
        rows: byPage.slice(0, mostRows).flatMap((places) => {
          const [first] = places
          return first === undefined
            ? []
            : [
                {
                  key: first.page.id,
                  name: <PageLink org={org} space={space} page={first.page.id} title={first.page.title} />,
                  detail: counted(places.length, 'picture'),
                },
              ]
        }),
      }
    },
  })
  return (
    <DebtSection
      title="Pictures without alternative text"
      lead="Readers with a screen reader do not learn what they show."
      query={query}
      nothing="Every picture has alternative text."
      forbidden={noSpaceAccess}
      more={
        <Link
          to="/o/$org/s/$space/files"
          params={{ org, space }}
          search={{ show: 'silent' }}
          className={workLink}
        >
          Add alternative text
        </Link>
      }
    />
  )
}

const staleRow = (org: string, { id, language, units }: Translation) => ({
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
  detail: `${counted(units.stale, 'stale unit')}, ${units.missing.toLocaleString('en')} missing`,
})

function StaleTranslations({ org, space }: DocDebtProps) {
  const query = useQuery({
    ...translationsOptions(org, space),
    select: ({ items }) => {
      const behind = items.filter(({ units }) => units.stale + units.missing > 0)
      return {
        count: behind.reduce((sum, { units }) => sum + units.stale + units.missing, 0),
        rows: behind
          .toSorted((one, other) => other.units.stale - one.units.stale)
          .slice(0, mostRows)
          .map((translation) => staleRow(org, translation)),
      }
    },
  })
  return (
    <DebtSection
      title="Stale translations"
      lead="Readers in these languages see old text, or another language."
      query={query}
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

function ApiFindings({ org, space }: DocDebtProps) {
  const query = useQuery({
    ...apiFindingsOptions(org, space),
    select: (specs) => ({
      count: specs.reduce((sum, { pages }) => sum + pages, 0),
      rows: specs.slice(0, mostRows).map(({ spec, pages }) => ({
        key: spec.slug,
        name: (
          <Link to="/o/$org/specs/$spec/pages" params={{ org, spec: spec.slug }} className="hover:underline">
            {spec.title ?? spec.slug}
          </Link>
        ),
        detail: counted(pages, 'page'),
      })),
    }),
  })
  return (
    <DebtSection
      title="Pages affected by API versions"
      lead="They show, link to or mention what the latest version changed."
      query={query}
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

function UnansweredClusters({ org }: DocDebtProps) {
  const query = useQuery({
    ...unansweredOptions(org),
    select: ({ count, items }) => ({
      count,
      rows: items.map(({ id, label, stats }) => ({
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
        detail: counted(stats.issues, 'issue'),
      })),
    }),
  })
  return (
    <DebtSection
      title="Clusters without an answer"
      lead="Customers of the organization ask this again and again, and no change request answers it."
      query={query}
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

/** Titles of the documents of a tree by id. */
const titlesIn = (pages: readonly TreePage[], found = new Map<string, string>()): Map<string, string> => {
  for (const page of pages) {
    if (page.type === 'document') found.set(page.id, page.title)
    titlesIn(page.pages, found)
  }
  return found
}

function UntouchedPages({ org, space }: DocDebtProps) {
  const [now] = useState(() => Date.now())
  const tree = useQuery(pageTreeOptions({ space }))
  const titles = useMemo(() => (tree.data === undefined ? undefined : titlesIn(tree.data)), [tree.data])
  const report = useQuery(untouchedOptions(space, now))
  const { error, isFetching } = report.error === null ? tree : report
  const documents = titles && report.data?.filter(({ page }) => titles.has(page))
  return (
    <DebtSection
      title="Pages untouched for a year"
      lead="Check that they are still true."
      query={{
        data: documents && {
          count: documents.length,
          rows: documents.slice(0, mostRows).map(({ page, changedAt }) => ({
            key: page,
            name: <PageLink org={org} space={space} page={page} title={titles.get(page) ?? ''} />,
            detail: changedAt !== undefined && (
              <>
                Changed <RelativeTime at={changedAt} />
              </>
            ),
          })),
        },
        error,
        isFetching,
        refetch: () => Promise.all([tree.refetch(), report.refetch()]),
      }}
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
