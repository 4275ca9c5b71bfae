import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  getSiteCustomizationOptions,
  getSiteLookDraftOptions,
  getSiteSpaceCustomizationOptions,
} from '../../client/@tanstack/react-query.gen.ts'
import { deleteSiteLookDraft, publishSiteLookDraft, updateSiteLookDraft } from '../../client/sdk.gen.ts'
import type { SiteLookDraft, SiteLookDraftUpdate } from '../../client/types.gen.ts'
import type { SiteCustomization } from '../../contract/customization.ts'
import {
  changedOverride,
  effectiveCustomization,
  type CustomizationOverride,
} from '../../contract/site-look.ts'
import { showToast } from '../ui/toast.ts'
import { apartChange, apartReset, sameLook, unitOf, withSetting } from './look-values.ts'

// The client and the contract spell one type in two ways; the wire is the same.
const asLook = (look: unknown): SiteCustomization => look as SiteCustomization
const asOverride = (override: unknown): CustomizationOverride => override as CustomizationOverride

export const lookOptions = (org: string, site: string) =>
  getSiteCustomizationOptions({ path: { organizationId: org, siteId: site } })

/** What waits of the look. */
export const lookDraftOptions = (org: string, site: string) =>
  getSiteLookDraftOptions({ path: { organizationId: org, siteId: site } })

/** Within this time what is typed into one field is one step back. */
const oneStep = 1000

/**
 * The look of a site, or of one of its site spaces (`scope`): what is edited over what waits, taken back step by step,
 * kept for later, and published with everything else that waits. A component that uses it is keyed by the scope.
 */
export const useLook = (org: string, site: string, scope: string | undefined) => {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site }
  const { data: stored } = useSuspenseQuery(lookOptions(org, site))
  const { data: draft } = useSuspenseQuery(lookDraftOptions(org, site))
  const overrideOptions = getSiteSpaceCustomizationOptions({ path: { ...path, siteSpaceId: scope ?? '' } })
  const apart = useQuery({ ...overrideOptions, enabled: scope !== undefined })
  const override = asOverride(scope === undefined ? {} : (draft.siteSpaces[scope] ?? apart.data ?? {}))
  const base = asLook(draft.site ?? stored)
  const saved = effectiveCustomization(base, scope === undefined ? undefined : override)
  const [edited, setEdited] = useState<SiteCustomization>()
  const [past, setPast] = useState<readonly (SiteCustomization | undefined)[]>([])
  const last = useRef({ unit: '', at: 0 })
  const look = edited ?? saved
  const dirty = edited !== undefined && !sameLook(edited, saved)
  const clear = (): void => {
    setEdited(undefined)
    setPast([])
    last.current = { unit: '', at: 0 }
  }
  const put = (after: SiteLookDraft): void =>
    void client.setQueryData(lookDraftOptions(org, site).queryKey, after)
  const send = async (body: Omit<SiteLookDraftUpdate, 'version'>): Promise<SiteLookDraft> =>
    (await updateSiteLookDraft({ path, body: { version: draft.version, ...body }, throwOnError: true })).data
  /** What is edited here, as it is kept. */
  const parts = (): Omit<SiteLookDraftUpdate, 'version'> => {
    if (scope === undefined) return { site: look as never }
    return { siteSpaces: { [scope]: changedOverride(override, apartChange(saved, look)) as never } }
  }
  const keep = useMutation({
    mutationFn: send,
    onSuccess: (after) => {
      put(after)
      clear()
    },
  })
  const publish = useMutation({
    mutationFn: async (overtake: boolean) => {
      const waiting = dirty ? await send(parts()) : draft
      put(waiting)
      clear()
      const body = { version: waiting.version, overtake }
      return (await publishSiteLookDraft({ path, body, throwOnError: true })).data
    },
    onSuccess: async (after) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: lookOptions(org, site).queryKey }),
        ...(scope === undefined ? [] : [client.invalidateQueries({ queryKey: overrideOptions.queryKey })]),
      ])
      put(after)
      void showToast({ text: 'Readers get this look now' })
    },
  })
  const discard = useMutation({
    mutationFn: async () => void (await deleteSiteLookDraft({ path, throwOnError: true })),
    onSuccess: () => {
      clear()
      return client.invalidateQueries({ queryKey: lookDraftOptions(org, site).queryKey })
    },
  })
  return {
    look,
    override,
    dirty,
    draft,
    loading: scope !== undefined && apart.isPending,
    loadError: apart.error,
    saving: keep.isPending || discard.isPending,
    publishing: publish.isPending,
    error: keep.error ?? publish.error ?? discard.error,
    set: (at: string, value: unknown, now: number): void => {
      const unit = unitOf(at)
      if (unit !== last.current.unit || now - last.current.at > oneStep) setPast([...past, edited])
      last.current = { unit, at: now }
      setEdited(withSetting(look, at, value))
    },
    undo:
      past.length === 0
        ? undefined
        : (): void => {
            setEdited(past.at(-1))
            setPast(past.slice(0, -1))
            last.current = { unit: '', at: 0 }
          },
    /** Keeps what is edited where readers do not get it; the preview shows it. */
    keep: (): void => {
      if (edited !== undefined) keep.mutate(parts())
    },
    /** Gives readers all that waits, with what is edited here. */
    publish: (overtake: boolean): void => publish.mutate(overtake),
    /** Forgets all that waits, and what is edited here. */
    discard: (): void => discard.mutate(),
    reset: (at: string): void => {
      if (scope === undefined) return
      keep.mutate({ siteSpaces: { [scope]: changedOverride(override, apartReset(at)) as never } })
    },
    leave: clear,
  }
}
