import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getSiteReachOptions, unpublishSiteMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Site, SiteReach } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { counted } from '../../ui/counted.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { countedSpaces, plainAddress, readersLost } from '../site-text.ts'

export interface UnpublishSiteProps {
  readonly org: string
  readonly site: Site
  readonly onDone: (after: Site) => unknown
  readonly onClose: () => void
}

/** Number of referring places listed; more are counted. */
const mostNamed = 5

const linkClass = 'text-accent underline'

/** Places that link to the site, each with a link. */
function LeadsThere({
  org,
  links,
  redirects,
}: { readonly org: string } & Pick<SiteReach, 'links' | 'redirects'>) {
  const hidden = Math.max(0, links.length - mostNamed) + Math.max(0, redirects.length - mostNamed)
  return (
    <>
      {links.slice(0, mostNamed).map(({ space, links: count }) => (
        <li key={space.id}>
          {counted(count, 'link')} in{' '}
          <Link to="/o/$org/s/$space" params={{ org, space: space.id }} className={linkClass}>
            {space.title || 'Untitled'}
          </Link>{' '}
          {count === 1 ? 'leads' : 'lead'} nowhere.
        </li>
      ))}
      {redirects.slice(0, mostNamed).map(({ site, redirects: count }) => (
        <li key={site.id}>
          {counted(count, 'redirect')} of{' '}
          <Link to="/o/$org/sites/$site/redirects" params={{ org, site: site.id }} className={linkClass}>
            {site.title || 'Untitled'}
          </Link>{' '}
          {count === 1 ? 'leads' : 'lead'} nowhere.
        </li>
      ))}
      {hidden > 0 && <li>So it is in {counted(hidden, 'other space or site', 'other spaces or sites')}.</li>}
    </>
  )
}

/** Takes a site offline, after listing who loses access and which links break. */
export function UnpublishSite({ org, site, onDone, onClose }: UnpublishSiteProps) {
  const path = { organizationId: org, siteId: site.id }
  const { data: reach, error } = useQuery({ ...getSiteReachOptions({ path }), staleTime: 0 })
  const unpublish = useMutation({ ...unpublishSiteMutation(), onSuccess: onDone })
  const failed = unpublish.error ?? error
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Take the site offline"
      confirmLabel="Take it offline"
      danger
      busy={unpublish.isPending}
      error={<FormError error={failed === null ? undefined : processError(failed)} />}
      onConfirm={() => unpublish.mutate({ path })}
    >
      <div className="grid gap-3">
        {reach === undefined ? (
          error === null && <Skeleton shape="lines" count={3} label="Asking who reads it" />
        ) : (
          <ul aria-label="What is lost" className="grid list-disc gap-1 pl-4">
            <li>
              {readersLost[reach.visibility]}{' '}
              {reach.addresses.length > 0 && (
                <>Nothing is found at {reach.addresses.map(plainAddress).join(', ')} from then on.</>
              )}
            </li>
            {reach.shareLinks > 0 && (
              <li>
                {counted(reach.shareLinks, 'share link')} {reach.shareLinks === 1 ? 'opens' : 'open'} nothing
                until the site is published again.
              </li>
            )}
            <LeadsThere org={org} links={reach.links} redirects={reach.redirects} />
            {reach.links.length + reach.redirects.length === 0 && (
              <li>No other space or site of the organization that you see links to it.</li>
            )}
          </ul>
        )}
        <p>
          The {countedSpaces(site.siteSpaces)}, the structure, the look and the share links stay; publishing
          again opens the same addresses.
        </p>
      </div>
    </ConfirmDialog>
  )
}
