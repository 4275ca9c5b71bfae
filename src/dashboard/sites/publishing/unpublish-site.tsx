import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getSiteReachOptions, unpublishSiteMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Site, SiteReach } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { counted } from '../../ui/counted.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { displayUrl, keptCopies, unpublishConsequences } from '../site-text.ts'

export interface UnpublishSiteProps {
  readonly org: string
  readonly site: Site
  readonly onDone: (after: Site) => unknown
  readonly onClose: () => void
}

/** Number of referring places listed; more are counted. */
const maxListed = 5

const linkClass = 'text-accent underline'

/** Places that link to the site, each with a link. */
function BrokenReferences({
  org,
  links,
  redirects,
}: { readonly org: string } & Pick<SiteReach, 'links' | 'redirects'>) {
  const hidden = Math.max(0, links.length - maxListed) + Math.max(0, redirects.length - maxListed)
  return (
    <>
      {links.slice(0, maxListed).map(({ space, links: count }) => (
        <li key={space.id}>
          {counted(count, 'link')} in{' '}
          <Link to="/o/$org/s/$space" params={{ org, space: space.id }} className={linkClass}>
            {space.title || 'Untitled'}
          </Link>{' '}
          will break.
        </li>
      ))}
      {redirects.slice(0, maxListed).map(({ site, redirects: count }) => (
        <li key={site.id}>
          {counted(count, 'redirect')} in{' '}
          <Link to="/o/$org/sites/$site/redirects" params={{ org, site: site.id }} className={linkClass}>
            {site.title || 'Untitled'}
          </Link>{' '}
          will break.
        </li>
      ))}
      {hidden > 0 && (
        <li>So will links in {counted(hidden, 'other space or site', 'other spaces or sites')}.</li>
      )}
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
      title="Unpublish site"
      confirmLabel="Unpublish"
      danger
      busy={unpublish.isPending}
      error={<FormError error={failed} />}
      onConfirm={() => unpublish.mutate({ path })}
    >
      <div className="grid gap-3">
        {reach === undefined ? (
          error === null && <Skeleton shape="lines" count={3} label="Checking what is affected" />
        ) : (
          <ul aria-label="Consequences" className="grid list-disc gap-1 pl-4">
            <li>
              {unpublishConsequences[reach.visibility]}{' '}
              {reach.addresses.length > 0 && (
                <>{reach.addresses.map(displayUrl).join(', ')} will stop working.</>
              )}
            </li>
            {reach.keptSeconds !== undefined && <li>{keptCopies(reach.keptSeconds)}</li>}
            {reach.shareLinks > 0 && (
              <li>
                {counted(reach.shareLinks, 'share link')} will not work until you publish the site again.
              </li>
            )}
            <BrokenReferences org={org} links={reach.links} redirects={reach.redirects} />
            {reach.links.length + reach.redirects.length === 0 && (
              <li>No other spaces or sites that you can see link to it.</li>
            )}
          </ul>
        )}
        <p>
          The spaces, structure, look and share links are kept. When you publish the site again, its URL is
          the same.
        </p>
      </div>
    </ConfirmDialog>
  )
}
