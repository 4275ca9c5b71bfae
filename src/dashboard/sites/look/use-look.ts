import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  getSiteCustomizationOptions,
  getSiteLookDraftOptions,
  getSiteSpaceCustomizationOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import { deleteSiteLookDraft, publishSiteLookDraft, updateSiteLookDraft } from '../../../client/sdk.gen.ts'
import type { SiteLookDraft, SiteLookDraftUpdate } from '../../../client/types.gen.ts'
import type { SiteCustomization } from '../../../contract/sites/look/schemas.ts'
import {
  changedOverride,
  effectiveCustomization,
  type CustomizationOverride,
} from '../../../contract/sites/look/default-look.ts'
import { showToast } from '../../ui/toast.ts'
import { keptAs, noSteps, stepped, steppedBack, steppedForward, type Steps } from './look-history.ts'
import { alike, apartChange, apartReset, lookProblems, unitOf, withSetting } from './look-values.ts'

/** The look of the site, or the override of a site space. */
type Part = SiteCustomization | CustomizationOverride

// The types of the client and the contract are structurally the same.
const asLook = (look: unknown): SiteCustomization => look as SiteCustomization
const asOverride = (override: unknown): CustomizationOverride => override as CustomizationOverride

export const lookOptions = (org: string, site: string) =>
  getSiteCustomizationOptions({ path: { organizationId: org, siteId: site } })

/** The pending draft of the look. */
export const lookDraftOptions = (org: string, site: string) =>
  getSiteLookDraftOptions({ path: { organizationId: org, siteId: site } })

/** Debounce of the autosave, in milliseconds. */
const pause = 400

export interface LookOf {
  readonly org: string
  readonly site: string
  /** A site space; undefined: the whole site. */
  readonly scope: string | undefined
  /** Whether edits may be saved. */
  readonly allowed: boolean
}

/**
 * The look of a site or one of its site spaces: edited on top of the pending draft, autosaved to the draft,
 * which readers do not see, and published with all other pending changes. Neither an invalid look is saved,
 * nor one that would overwrite another user's changes (`overtakenBy`). Key the component by the scope.
 */
export const useLook = ({ org, site, scope, allowed }: LookOf) => {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site }
  const { data: stored } = useSuspenseQuery(lookOptions(org, site))
  const { data: draft } = useSuspenseQuery(lookDraftOptions(org, site))
  const overrideOptions = getSiteSpaceCustomizationOptions({ path: { ...path, siteSpaceId: scope ?? '' } })
  const apart = useQuery({ ...overrideOptions, enabled: scope !== undefined })
  const base = asLook(draft.site ?? stored)
  const live: Part = scope === undefined ? asLook(stored) : asOverride(apart.data ?? {})
  const kept: Part = scope === undefined ? base : asOverride(draft.siteSpaces[scope] ?? apart.data ?? {})
  const [steps, setSteps] = useState<Steps<Part>>(noSteps)
  const part = steps.now ?? kept
  const lookOf = (of: Part): SiteCustomization =>
    scope === undefined ? asLook(of) : effectiveCustomization(base, asOverride(of))
  const look = lookOf(part)
  const dirty = steps.now !== undefined && !alike(steps.now, kept)
  const put = (after: SiteLookDraft): void =>
    void client.setQueryData(lookDraftOptions(org, site).queryKey, after)
  /** An edit equal to the live look removes the pending one. */
  const bodyOf = (of: Part): Omit<SiteLookDraftUpdate, 'version'> => {
    const waits = alike(of, live) ? null : (of as never)
    return scope === undefined ? { site: waits } : { siteSpaces: { [scope]: waits } }
  }
  const keep = useMutation({
    mutationFn: async ({ of, over }: { readonly of: Part; readonly over: number }) =>
      (await updateSiteLookDraft({ path, body: { version: over, ...bodyOf(of) }, throwOnError: true })).data,
    onSuccess: (after, { of }) => {
      put(after)
      setSteps((at) => keptAs(at, of, after.version))
    },
  })
  const overtaken = dirty && !keep.isPending && steps.over !== draft.version
  const sound = lookProblems(look).size === 0
  const { now: edited, over } = steps
  // A failed save is retried after another edit or on request.
  const failed = keep.isError && keep.variables.of === edited
  const due = dirty && allowed && sound && !overtaken && !keep.isPending && !failed
  const { mutate } = keep
  useEffect(() => {
    if (!due || edited === undefined) return undefined
    const waiting = setTimeout(() => mutate({ of: edited, over }), pause)
    return () => clearTimeout(waiting)
  }, [due, edited, over, mutate])
  // Saves immediately on unmount during the debounce.
  const flush = useRef<() => void>(undefined)
  useEffect(() => {
    flush.current = () => {
      if (due && edited !== undefined) mutate({ of: edited, over })
    }
  })
  useEffect(() => () => flush.current?.(), [])
  const onItsWay = keep.isPending && keep.variables.of === edited
  const publish = useMutation({
    mutationFn: async (overtake: boolean) => {
      const waiting = dirty ? await keep.mutateAsync({ of: part, over }) : draft
      const body = { version: waiting.version, overtake }
      return (await publishSiteLookDraft({ path, body, throwOnError: true })).data
    },
    onSuccess: async (after) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: lookOptions(org, site).queryKey }),
        ...(scope === undefined ? [] : [client.invalidateQueries({ queryKey: overrideOptions.queryKey })]),
      ])
      put(after)
      // Edits made during publishing are now based on the published version.
      setSteps((at) => (at.now === undefined ? noSteps : { ...at, over: after.version }))
      void showToast({ text: 'Readers get this look now' })
    },
  })
  const discard = useMutation({
    mutationFn: async () => void (await deleteSiteLookDraft({ path, throwOnError: true })),
    onSuccess: () => {
      setSteps(noSteps)
      return client.invalidateQueries({ queryKey: lookDraftOptions(org, site).queryKey })
    },
  })
  const step = (next: Part, unit: string, at: number): void =>
    setSteps((before) => stepped(before, { next, unit, at }, kept, draft.version))
  return {
    look,
    override: scope === undefined ? {} : asOverride(part),
    dirty,
    draft,
    loading: scope !== undefined && apart.isPending,
    saving: keep.isPending || discard.isPending,
    publishing: publish.isPending,
    error: keep.error ?? publish.error ?? discard.error,
    set: (at: string, value: unknown, now: number): void => {
      const next = withSetting(look, at, value)
      step(
        scope === undefined ? next : changedOverride(asOverride(part), apartChange(look, next)),
        unitOf(at),
        now,
      )
    },
    /** Replaces the whole look. */
    replace: (next: SiteCustomization, now: number): void =>
      step(scope === undefined ? next : changedOverride(asOverride(part), apartChange(look, next)), '', now),
    /** Resets a part to that of the site. */
    reset: (at: string, now: number): void => {
      if (scope !== undefined) step(changedOverride(asOverride(part), apartReset(at)), '', now)
    },
    undo: steps.past.length === 0 ? undefined : () => setSteps((at) => steppedBack(at, kept, draft.version)),
    redo:
      steps.future.length === 0 ? undefined : () => setSteps((at) => steppedForward(at, kept, draft.version)),
    /** Saves immediately, without the debounce. */
    keep: (): void => {
      if (dirty && allowed && sound && !keep.isPending) mutate({ of: part, over })
    },
    /** Whether leaving would lose edits that cannot be saved as they are. */
    lost: dirty && !due && !onItsWay,
    /** Who saved another version in the meantime. */
    overtakenBy: overtaken ? (draft.updatedBy?.displayName ?? 'Somebody else') : undefined,
    /** Overwrites the other user's version with these edits. */
    takeOver: (): void => setSteps((at) => ({ ...at, over: draft.version })),
    /** Publishes all pending changes, including these edits. */
    publish: (overtake: boolean): void => publish.mutate(overtake),
    /** Discards all pending changes and these edits. */
    discard: (): void => discard.mutate(),
    /** Discards the unsaved edits. */
    leave: (): void => setSteps(noSteps),
  }
}
export type EditedLook = ReturnType<typeof useLook>
