import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  listSiteRedirectsQueryKey,
  listSpaceLinksQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { fixLinks, putSiteRedirects } from '../../../client/sdk.gen.ts'
import type { ContentReference, Link } from '../../../client/types.gen.ts'
import { useOpenAction } from '../../shell/use-open-action.ts'
import { counted } from '../../ui/counted.ts'
import { showToast } from '../../ui/toast.ts'
import { fixesFor } from './link-choice.ts'
import { redirectTo, type FormerAddress } from './site-redirects.ts'

/** A site did not accept a redirect; the message says which and why. */
export class RedirectRejected extends Error {}

const saveRedirects = async (
  org: string,
  addresses: readonly FormerAddress[],
  target: ContentReference,
): Promise<void> => {
  for (const [site, some] of Map.groupBy(addresses, (from) => from.site)) {
    const { data } = await putSiteRedirects({
      path: { organizationId: org, siteId: site },
      body: { redirects: some.flatMap((from) => redirectTo(from, target) ?? []) },
      throwOnError: true,
    })
    const rejected = data.results.find(({ status }) => status === 'error')
    if (rejected !== undefined)
      throw new RedirectRejected(`/${rejected.source}: ${rejected.error ?? 'The site rejected it.'}`)
  }
}

export interface RedirectRequest {
  readonly addresses: readonly FormerAddress[]
  readonly target: ContentReference
  /** Also gives the links the new target, in a change request. */
  readonly fixesLinks: boolean
}

/** Saves redirects, and gives the links the same target in a change request. */
export const useRedirectLinks = (org: string, space: string, links: readonly Link[], onDone: () => void) => {
  const client = useQueryClient()
  const openAction = useOpenAction(org, space)
  const path = { spaceId: space }
  return useMutation({
    mutationFn: async ({ addresses, target, fixesLinks }: RedirectRequest) => {
      await saveRedirects(org, addresses, target)
      if (!fixesLinks) return undefined
      const { data } = await fixLinks({ path, body: { fixes: fixesFor(links, target) }, throwOnError: true })
      return data.changeRequest.number
    },
    onSuccess: (number, { addresses }) => {
      onDone()
      for (const siteId of new Set(addresses.map(({ site }) => site)))
        void client.invalidateQueries({
          queryKey: listSiteRedirectsQueryKey({ path: { organizationId: org, siteId } }),
        })
      void client.invalidateQueries({ queryKey: listSpaceLinksQueryKey({ path }) })
      void showToast({
        text: `${counted(addresses.length, 'redirect')} created`,
        ...(number !== undefined && {
          detail: `The links change when #${number} is merged.`,
          action: openAction(number),
        }),
      })
    },
  })
}
