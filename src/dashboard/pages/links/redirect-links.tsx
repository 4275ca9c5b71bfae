import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  listSiteRedirectsQueryKey,
  listSitesOptions,
  listSiteSpacesOptions,
  listSpaceLinksQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { fixLinks, putSiteRedirects } from '../../../client/sdk.gen.ts'
import type { ContentReference, Link } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { fixesFor } from './link-choice.ts'
import { formerAddresses, formerPaths, redirectTo, type FormerAddress } from './site-redirects.ts'
import { TargetField } from './target-field.tsx'
import { useOpening } from '../../shell/use-open-action.ts'

export interface RedirectLinksProps {
  readonly org: string
  readonly space: string
  /** All of them point to deleted pages of the space. */
  readonly links: readonly Link[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The former URLs on every published site that shows the space, and whether the user may redirect them. */
const useFormerAddresses = (org: string, space: string, links: readonly Link[]) => {
  const paths = formerPaths(links) ?? []
  const sites = useQuery(listSitesOptions({ path: { organizationId: org }, query: { space, limit: 20 } }))
  const shown = useQueries({
    queries: (sites.data?.items ?? []).map(({ id }) =>
      listSiteSpacesOptions({ path: { organizationId: org, siteId: id }, query: { limit: 200 } }),
    ),
  })
  const pairs = (sites.data?.items ?? []).map((site, at) => ({
    site,
    addresses: formerAddresses(site, shown[at]?.data?.items ?? [], space, paths),
  }))
  return {
    pending: sites.isPending || shown.some(({ isPending }) => isPending),
    error: sites.error ?? shown.find(({ error }) => error !== null)?.error ?? null,
    addresses: pairs.flatMap(({ site, addresses }) => (site.permissions.publish ? addresses : [])),
    forbidden: pairs.flatMap(({ site, addresses }) =>
      site.permissions.publish || addresses.length === 0 ? [] : [site.title],
    ),
  }
}

class RedirectsRefused extends Error {}

/** Redirects the former URLs of deleted pages; the links get the same target in a change request. */
export function RedirectLinks({ org, space, links, onClose, onDone }: RedirectLinksProps) {
  const client = useQueryClient()
  const opening = useOpening(org, space)
  const [to, setTo] = useState<ContentReference | null>(null)
  const [mending, setMending] = useState(true)
  const { pending, error, addresses, forbidden } = useFormerAddresses(org, space, links)
  const redirects = to === null ? [] : addresses.flatMap((from) => redirectTo(from, to) ?? [])
  const save = useMutation({
    mutationFn: async (target: ContentReference) => {
      for (const [site, some] of Map.groupBy(addresses, (from: FormerAddress) => from.site)) {
        const { data } = await putSiteRedirects({
          path: { organizationId: org, siteId: site },
          body: { redirects: some.flatMap((from) => redirectTo(from, target) ?? []) },
          throwOnError: true,
        })
        const refused = data.items.find(({ result }) => result === 'refused')
        if (refused !== undefined)
          throw new RedirectsRefused(`/${refused.source}: ${refused.problem ?? 'The site refused it.'}`)
      }
      return mending
        ? (
            await fixLinks({
              path: { spaceId: space },
              body: { fixes: fixesFor(links, target) },
              throwOnError: true,
            })
          ).data.changeRequest.number
        : undefined
    },
    onSuccess: (number) => {
      onDone()
      for (const siteId of new Set(addresses.map(({ site }) => site)))
        void client.invalidateQueries({
          queryKey: listSiteRedirectsQueryKey({ path: { organizationId: org, siteId } }),
        })
      void client.invalidateQueries({ queryKey: listSpaceLinksQueryKey({ path: { spaceId: space } }) })
      void showToast({
        text: addresses.length === 1 ? 'The address is led on' : `${addresses.length} addresses are led on`,
        ...(number !== undefined && {
          detail: `The links themselves change with #${number}, once it is merged.`,
          action: opening(number),
        }),
      })
    },
  })
  return (
    <Dialog
      wide
      open
      onOpenChange={(next) => {
        if (!next && !save.isPending) onClose()
      }}
      title="Redirect old addresses"
      description="Readers who come by the old address are led on at once. A page that stands there again goes before it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabledReason={
              addresses.length === 0
                ? 'There is no address that you can redirect.'
                : to === null
                  ? 'Choose where it leads first.'
                  : redirects.length === 0
                    ? 'An address can lead to a page or to another address.'
                    : undefined
            }
            onClick={() => {
              if (to !== null) save.mutate(to)
            }}
          >
            Redirect
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {error !== null && <FormError error={processError(error)} />}
        {pending ? (
          <Skeleton shape="rows" count={2} label="Looking for addresses on sites" />
        ) : (
          <section aria-label="Old addresses">
            <h3 className="mb-1 font-strong">
              {addresses.length === 0 ? 'No address to redirect' : 'Old addresses'}
            </h3>
            <ul className="grid gap-1">
              {addresses.map(({ address, siteSpace }) => (
                <li key={`${siteSpace} ${address}`} className="wrap-anywhere text-ink-soft">
                  {address}
                </li>
              ))}
            </ul>
            {addresses.length === 0 && forbidden.length === 0 && (
              <p className="text-ink-soft">No published site shows this space.</p>
            )}
            {forbidden.length > 0 && (
              <Note>
                On {forbidden.join(', ')} it takes the role Creator. Whoever administers the site can give it
                to you.
              </Note>
            )}
          </section>
        )}
        {addresses.length > 0 && (
          <>
            <TargetField space={space} value={to} onChange={setTo} />
            <Checkbox
              label="Give the links that target too, in a change request"
              hint="Without it they stay broken in the text."
              checked={mending}
              onCheckedChange={setMending}
            />
          </>
        )}
        {save.error instanceof RedirectsRefused ? (
          <ErrorNote title="A redirect was refused" what={save.error.message} />
        ) : (
          save.error !== null && <FormError error={processError(save.error)} />
        )}
      </div>
    </Dialog>
  )
}
