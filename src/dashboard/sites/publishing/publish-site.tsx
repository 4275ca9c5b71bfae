import { useMutation, useQueries, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleDashed, CircleX, Radio, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import {
  listSitesQueryKey,
  listSpaceLinksOptions,
  listSpacePagesOptions,
  publishSiteMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { Site } from '../../../client/types.gen.ts'
import { allSiteSpaces, defaultSiteSpace } from '../../../content/site-tree/site-tree.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { showToast } from '../../ui/toast.ts'
import { CustomHostname } from './custom-hostname.tsx'
import { publishChecks, type PublishCheck } from './publish-checks.ts'
import { spacesRefusal } from '../publish-permission-text.ts'
import { draftOptions, siteOptions, structureOptions } from '../site-queries.ts'
import { plainAddress, visibilityLabels } from '../site-text.ts'
import { UnpublishSite } from './unpublish-site.tsx'
import { isConcealed, spacesOfStructure, treeOfStructure } from '../structure/edits/structure-tree-model.ts'

export interface PublishSiteProps {
  readonly org: string
  readonly site: Site
  /** Why not; undefined if the user may. */
  readonly refused: string | undefined
}

const signs: Record<
  PublishCheck['state'],
  { readonly icon: LucideIcon; readonly ink: string; readonly word: string }
> = {
  good: { icon: CircleCheck, ink: 'text-moss', word: 'Good' },
  warns: { icon: TriangleAlert, ink: 'text-ochre', word: 'To look at' },
  stops: { icon: CircleX, ink: 'text-rust', word: 'To mend first' },
  unknown: { icon: CircleDashed, ink: 'text-ink-soft', word: 'Not known yet' },
}

/** Broken links are counted for at most this many spaces. */
const mostCounted = 30

const mendClass = 'text-accent underline whitespace-nowrap'

function Mend({
  org,
  site,
  at,
}: {
  readonly org: string
  readonly site: string
  readonly at: PublishCheck['at']
}) {
  if (at === undefined) return null
  if (at === 'structure')
    return (
      <Link to="/o/$org/sites/$site/structure" params={{ org, site }} className={mendClass}>
        Structure
      </Link>
    )
  if (at === 'audience')
    return (
      <Link to="/o/$org/sites/$site/audience" params={{ org, site }} className={mendClass}>
        Audience
      </Link>
    )
  return 'links' in at ? (
    <Link
      to="/o/$org/s/$space/links"
      params={{ org, space: at.links }}
      search={{ status: 'broken' }}
      className={mendClass}
    >
      Look at them
    </Link>
  ) : (
    <Link to="/o/$org/s/$space/pages" params={{ org, space: at.pages }} className={mendClass}>
      Its pages
    </Link>
  )
}

/** Publishes a site or takes it offline, with its audience and the checks before publishing. */
export function PublishSite({ org, site, refused }: PublishSiteProps) {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site.id }
  const { data: structure } = useSuspenseQuery(structureOptions(org, site.id))
  const { data: draft } = useSuspenseQuery(draftOptions(org, site.id))
  const [closing, setClosing] = useState(false)
  const tree = useMemo(() => treeOfStructure(structure), [structure])
  const titles = useMemo(() => spacesOfStructure(structure), [structure])
  const shown = [...new Set(allSiteSpaces(tree).map(({ space }) => space))]
  const concealed = new Set(shown.filter((id) => isConcealed(titles.get(id))))
  const trashed = new Set(shown.filter((id) => titles.get(id)?.deletedAt !== undefined))
  const spaces = shown.filter((id) => !concealed.has(id) && !trashed.has(id)).slice(0, mostCounted)
  const first = defaultSiteSpace(tree)
  const home = useQuery({
    ...listSpacePagesOptions({ path: { spaceId: first?.space ?? '' } }),
    enabled: first !== undefined && !concealed.has(first.space) && !trashed.has(first.space),
  })
  const links = useQueries({
    queries: spaces.map((space) =>
      listSpaceLinksOptions({ path: { spaceId: space }, query: { limit: 1, status: 'broken' } }),
    ),
  })
  const done = (title: string, detail: string) => (after: Site) => {
    client.setQueryData(siteOptions(org, site.id).queryKey, after)
    setClosing(false)
    void showToast({ text: title, detail })
    return client.invalidateQueries({ queryKey: listSitesQueryKey({ path: { organizationId: org } }) })
  }
  const { label, hint } = visibilityLabels[site.visibility]
  const publish = useMutation({
    ...publishSiteMutation(),
    onSuccess: done('The site is live', hint),
  })
  const checks = publishChecks({
    tree,
    visibility: site.visibility,
    pendingEdits: draft.edits.length,
    homePages: home.data?.pages.length,
    concealed,
    trashed,
    spaceName: (id) => titles.get(id)?.title || 'Untitled',
    brokenLinks: spaces.map((space, index) => ({ space, count: links[index]?.data?.stats.broken.total })),
  })
  const unpublishable = spacesRefusal([...titles.values()])
  const stopped = checks.filter(({ state }) => state === 'stops').length
  const url = site.urls.published
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-10">
      <h1 className="sr-only">Publish</h1>
      <Section title={site.published ? 'What readers find' : 'Before it goes online'}>
        <ul aria-label="Checklist" className="grid">
          {checks.map(({ key, state, text, at }) => {
            const { icon, ink, word } = signs[state]
            return (
              <li key={key} className="flex items-start gap-2 border-b border-line py-2">
                <Icon of={icon} className={`mt-0.5 ${ink}`} />
                <span className="sr-only">{word}: </span>
                <span className="min-w-0 flex-1">{text}</span>
                {state !== 'good' && <Mend org={org} site={site.id} at={at} />}
              </li>
            )
          })}
        </ul>
      </Section>
      <Section
        title={site.published ? 'It is live' : 'Put it online'}
        lead={
          <>
            {label}: {hint}{' '}
            <Link
              to="/o/$org/sites/$site/audience"
              params={{ org, site: site.id }}
              className="text-accent underline"
            >
              Change the audience
            </Link>
          </>
        }
      >
        {url !== undefined && (
          <p className="flex flex-wrap items-center gap-2">
            <a href={url} target="_blank" rel="noreferrer" className="min-w-0 truncate text-accent underline">
              {plainAddress(url)}
              <span className="sr-only">, opens in another tab</span>
            </a>
            <CopyButton text={url} what="address" />
          </p>
        )}
        {!site.published && refused === undefined && unpublishable !== undefined && (
          <Note tone="warning">{unpublishable}</Note>
        )}
        <FormError error={publish.error === null ? undefined : processError(publish.error)} />
        <span>
          {site.published ? (
            <Button variant="danger" disabledReason={refused} onClick={() => setClosing(true)}>
              Take it offline
            </Button>
          ) : (
            <Button
              variant="primary"
              icon={Radio}
              busy={publish.isPending}
              disabledReason={
                refused ??
                unpublishable ??
                (stopped > 0 ? 'Mend what the list above says has to be mended first.' : undefined)
              }
              onClick={() => publish.mutate({ path })}
            >
              Publish the site
            </Button>
          )}
        </span>
      </Section>
      <Section
        title="A host name of its own"
        lead="The site is then served at the root of that host as well; it has to lead to this service."
      >
        <CustomHostname org={org} site={site} refused={refused} />
      </Section>
      {closing && (
        <UnpublishSite
          org={org}
          site={site}
          onDone={done('The site is offline', 'Nobody can read it until it is published again.')}
          onClose={() => setClosing(false)}
        />
      )}
    </div>
  )
}
