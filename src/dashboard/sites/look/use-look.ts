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

/** The look of the site, or what a site space sets apart from it. */
type Part = SiteCustomization | CustomizationOverride

// The client and the contract spell one type in two ways; the wire is the same.
const asLook = (look: unknown): SiteCustomization => look as SiteCustomization
const asOverride = (override: unknown): CustomizationOverride => override as CustomizationOverride

export const lookOptions = (org: string, site: string) =>
  getSiteCustomizationOptions({ path: { organizationId: org, siteId: site } })

/** What waits of the look. */
export const lookDraftOptions = (org: string, site: string) =>
  getSiteLookDraftOptions({ path: { organizationId: org, siteId: site } })

/** What is edited is kept after a pause of so many milliseconds. */
const pause = 400

export interface LookOf {
  readonly org: string
  readonly site: string
  /** A site space; undefined: the whole site. */
  readonly scope: string | undefined
  /** Whether what is edited may be kept. */
  readonly allowed: boolean
}

/**
 * The look of a site, or of one of its site spaces: edited step by step over what waits, kept by itself where readers
 * do not get it, and published with everything else that waits. Nothing is kept while it is unsound, nor over what
 * somebody else kept meanwhile (`overtakenBy`). A component that uses it is keyed by the scope.
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
  /** Of what readers have already nothing waits. */
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
  // What failed is tried again when it changed, or when somebody asks for it.
  const failed = keep.isError && keep.variables.of === edited
  const due = dirty && allowed && sound && !overtaken && !keep.isPending && !failed
  const { mutate } = keep
  useEffect(() => {
    if (!due || edited === undefined) return undefined
    const waiting = setTimeout(() => mutate({ of: edited, over }), pause)
    return () => clearTimeout(waiting)
  }, [due, edited, over, mutate])
  // Whoever leaves before the pause is over has it kept at once.
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
      // What was edited while it was published goes on over what readers have now.
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
    /** Puts a whole look in the place of the one that is edited. */
    replace: (next: SiteCustomization, now: number): void =>
      step(scope === undefined ? next : changedOverride(asOverride(part), apartChange(look, next)), '', now),
    /** Gives a part back to the site. */
    reset: (at: string, now: number): void => {
      if (scope !== undefined) step(changedOverride(asOverride(part), apartReset(at)), '', now)
    },
    undo: steps.past.length === 0 ? undefined : () => setSteps((at) => steppedBack(at, kept, draft.version)),
    redo:
      steps.future.length === 0 ? undefined : () => setSteps((at) => steppedForward(at, kept, draft.version)),
    /** Keeps what is edited now, without waiting for a pause. */
    keep: (): void => {
      if (dirty && allowed && sound && !keep.isPending) mutate({ of: part, over })
    },
    /** Whether leaving would lose what is edited: it cannot be kept as it is. */
    lost: dirty && !due && !onItsWay,
    /** Who kept something else while this was edited. */
    overtakenBy: overtaken ? (draft.updatedBy?.displayName ?? 'Somebody else') : undefined,
    /** Keeps what is edited in the place of what the other kept. */
    takeOver: (): void => setSteps((at) => ({ ...at, over: draft.version })),
    /** Gives readers all that waits, with what is edited here. */
    publish: (overtake: boolean): void => publish.mutate(overtake),
    /** Forgets all that waits, and what is edited here. */
    discard: (): void => discard.mutate(),
    /** Forgets what is edited here and is not kept. */
    leave: (): void => setSteps(noSteps),
  }
}
export type EditedLook = ReturnType<typeof useLook>
