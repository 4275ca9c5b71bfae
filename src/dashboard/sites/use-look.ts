import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  getSiteCustomizationOptions,
  getSiteSpaceCustomizationOptions,
} from '../../client/@tanstack/react-query.gen.ts'
import { updateSiteCustomization, updateSiteSpaceCustomization } from '../../client/sdk.gen.ts'
import type { SiteCustomization as WireLook } from '../../client/types.gen.ts'
import type { SiteCustomization } from '../../contract/customization.ts'
import { effectiveCustomization, type CustomizationOverride } from '../../contract/site-look.ts'
import { showToast } from '../ui/toast.ts'
import { apartChange, apartReset, sameLook, unitOf, withSetting } from './look-values.ts'

// The client and the contract spell one type in two ways; the wire is the same.
const asLook = (look: WireLook): SiteCustomization => look as SiteCustomization
const asWire = (look: SiteCustomization): WireLook => look as WireLook
const asOverride = (override: unknown): CustomizationOverride => override as CustomizationOverride

export const lookOptions = (org: string, site: string) =>
  getSiteCustomizationOptions({ path: { organizationId: org, siteId: site } })

/** Within this time what is typed into one field is one step back. */
const oneStep = 1000

/**
 * The look of a site, or of one of its site spaces (`scope`): what is edited, taken back step by step, and saved whole.
 * A component that uses it is keyed by the scope.
 */
export const useLook = (org: string, site: string, scope: string | undefined) => {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site }
  const { data: stored } = useSuspenseQuery(lookOptions(org, site))
  const overrideOptions = getSiteSpaceCustomizationOptions({ path: { ...path, siteSpaceId: scope ?? '' } })
  const apart = useQuery({ ...overrideOptions, enabled: scope !== undefined })
  const override = asOverride(scope === undefined ? {} : (apart.data ?? {}))
  const saved = effectiveCustomization(asLook(stored), scope === undefined ? undefined : override)
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
  const change = useMutation({
    mutationFn: async (body: CustomizationOverride) =>
      (
        await updateSiteSpaceCustomization({
          path: { ...path, siteSpaceId: scope ?? '' },
          body: body as never,
          throwOnError: true,
        })
      ).data,
    onSuccess: (after) => client.setQueryData(overrideOptions.queryKey, after),
  })
  const replace = useMutation({
    mutationFn: async (body: SiteCustomization) =>
      (await updateSiteCustomization({ path, body: asWire(body), throwOnError: true })).data,
    onSuccess: (after) => client.setQueryData(lookOptions(org, site).queryKey, after),
  })
  return {
    look,
    override,
    dirty,
    loading: scope !== undefined && apart.isPending,
    loadError: apart.error,
    saving: change.isPending || replace.isPending,
    error: change.error ?? replace.error,
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
    /** Calls back once what is edited is what readers get. */
    save: (onSaved: () => void): void => {
      if (edited === undefined) return
      const done = {
        onSuccess: () => {
          clear()
          void showToast({ text: 'The look is saved' })
          onSaved()
        },
      }
      if (scope === undefined) replace.mutate(edited, done)
      else change.mutate(apartChange(saved, edited), done)
    },
    reset: (at: string, onSaved: () => void): void =>
      change.mutate(apartReset(at), {
        onSuccess: () => {
          clear()
          onSaved()
        },
      }),
    leave: clear,
  }
}
