import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getSiteCustomizationOptions,
  getSiteLookDraftOptions,
  getSiteSpaceCustomizationOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import { deleteSiteLookDraft, publishSiteLookDraft, updateSiteLookDraft } from '../../../client/sdk.gen.ts'
import type { SiteLookDraft } from '../../../client/types.gen.ts'
import type { SiteCustomization } from '../../../contract/sites/look/schemas.ts'
import {
  changedOverride,
  effectiveCustomization,
  type CustomizationOverride,
} from '../../../contract/sites/look/default-look.ts'
import { showToast } from '../../ui/toast.ts'
import { addStep, emptyHistory, markSaved, redoStep, undoStep, type EditHistory } from './look-history.ts'
import {
  isDeepEqual,
  lookProblems,
  overrideChange,
  overrideReset,
  unitOf,
  withSetting,
} from './look-values.ts'
import { useAutosave } from './use-autosave.ts'

/** The look of the site, or the override of a site space. */
type LookPart = SiteCustomization | CustomizationOverride

// The types of the client and the contract are structurally the same.
const asLook = (look: unknown): SiteCustomization => look as SiteCustomization
const asOverride = (override: unknown): CustomizationOverride => override as CustomizationOverride

export const lookOptions = (org: string, site: string) =>
  getSiteCustomizationOptions({ path: { organizationId: org, siteId: site } })

/** The pending draft of the look. */
const lookDraftOptions = (org: string, site: string) =>
  getSiteLookDraftOptions({ path: { organizationId: org, siteId: site } })

export interface LookScope {
  readonly org: string
  readonly site: string
  /** A site space; undefined: the whole site. */
  readonly scope: string | undefined
  /** Whether edits may be saved. */
  readonly allowed: boolean
}

/** The published and the saved look, and the edits on top of it. */
const useLookState = ({ org, site, scope }: LookScope) => {
  const client = useQueryClient()
  const { data: published } = useSuspenseQuery(lookOptions(org, site))
  const { data: draft } = useSuspenseQuery(lookDraftOptions(org, site))
  const overrideOptions = getSiteSpaceCustomizationOptions({
    path: { organizationId: org, siteId: site, siteSpaceId: scope ?? '' },
  })
  const override = useQuery({ ...overrideOptions, enabled: scope !== undefined })
  const [history, setHistory] = useState<EditHistory<LookPart>>(emptyHistory)
  const base = asLook(draft.site ?? published)
  const live: LookPart = scope === undefined ? asLook(published) : asOverride(override.data ?? {})
  const saved: LookPart =
    scope === undefined ? base : asOverride(draft.siteSpaces[scope] ?? override.data ?? {})
  const part = history.current ?? saved
  return {
    ...{ scope, draft, live, saved, part, history, setHistory },
    look: scope === undefined ? asLook(part) : effectiveCustomization(base, asOverride(part)),
    dirty: history.current !== undefined && !isDeepEqual(history.current, saved),
    loading: scope !== undefined && override.isPending,
    storeDraft: (after: SiteLookDraft): void =>
      void client.setQueryData(lookDraftOptions(org, site).queryKey, after),
    refetchDraft: () => client.invalidateQueries({ queryKey: lookDraftOptions(org, site).queryKey }),
    refetchPublished: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: lookOptions(org, site).queryKey }),
        ...(scope === undefined ? [] : [client.invalidateQueries({ queryKey: overrideOptions.queryKey })]),
      ]),
  }
}
type LookState = ReturnType<typeof useLookState>

/** Saves a look to the draft, publishes the draft and discards it. */
const useLookWrites = ({ org, site, scope }: LookScope, state: LookState) => {
  const { draft, live, part, dirty, history, setHistory, storeDraft, refetchDraft, refetchPublished } = state
  const path = { organizationId: org, siteId: site }
  const save = useMutation({
    mutationFn: async (edit: { readonly state: LookPart; readonly baseVersion: number }) => {
      // An edit equal to the published look removes the pending one.
      const pending = isDeepEqual(edit.state, live) ? null : (edit.state as never)
      const change = scope === undefined ? { site: pending } : { siteSpaces: { [scope]: pending } }
      const body = { version: edit.baseVersion, ...change }
      return (await updateSiteLookDraft({ path, body, throwOnError: true })).data
    },
    onSuccess: (after, edit) => {
      storeDraft(after)
      setHistory((latest) => markSaved(latest, edit.state, after.version))
    },
  })
  const publish = useMutation({
    mutationFn: async (overtake: boolean) => {
      const { version } = dirty
        ? await save.mutateAsync({ state: part, baseVersion: history.baseVersion })
        : draft
      return (await publishSiteLookDraft({ path, body: { version, overtake }, throwOnError: true })).data
    },
    onSuccess: async (after) => {
      await refetchPublished()
      storeDraft(after)
      // Edits made during publishing are now based on the published version.
      setHistory((latest) =>
        latest.current === undefined ? emptyHistory : { ...latest, baseVersion: after.version },
      )
      void showToast({ text: 'Look published' })
    },
  })
  const discard = useMutation({
    mutationFn: async () => void (await deleteSiteLookDraft({ path, throwOnError: true })),
    onSuccess: () => {
      setHistory(emptyHistory)
      return refetchDraft()
    },
  })
  return { save, publish, discard }
}

/** Changes settings of a look, with undo and redo. */
const lookActions = ({ scope, look, part, saved, draft, history, setHistory }: LookState) => {
  const step = (next: LookPart, unit: string, at: number): void =>
    setHistory((latest) => addStep(latest, { next, unit, at }, saved, draft.version))
  const partOf = (next: SiteCustomization): LookPart =>
    scope === undefined ? next : changedOverride(asOverride(part), overrideChange(look, next))
  return {
    set: (path: string, value: unknown, now: number): void =>
      step(partOf(withSetting(look, path, value)), unitOf(path), now),
    /** Replaces the whole look. */
    replace: (next: SiteCustomization, now: number): void => step(partOf(next), '', now),
    /** Resets a setting to that of the site. */
    reset: (path: string, now: number): void => {
      if (scope !== undefined) step(changedOverride(asOverride(part), overrideReset(path)), '', now)
    },
    undo:
      history.past.length === 0
        ? undefined
        : () => setHistory((latest) => undoStep(latest, saved, draft.version)),
    redo:
      history.future.length === 0
        ? undefined
        : () => setHistory((latest) => redoStep(latest, saved, draft.version)),
    /** Overwrites another user's version with these edits. */
    overwrite: (): void => setHistory((latest) => ({ ...latest, baseVersion: draft.version })),
    /** Discards the unsaved edits. */
    discardUnsaved: (): void => setHistory(emptyHistory),
  }
}

/**
 * The look of a site or one of its site spaces: edited on top of the pending draft, autosaved to the draft,
 * which readers do not see, and published with all other pending changes. Neither an invalid look is saved,
 * nor one that would overwrite another user's changes (`conflictingEditor`). Key the component by the scope.
 */
export const useLook = (lookScope: LookScope) => {
  const { scope, allowed } = lookScope
  const state = useLookState(lookScope)
  const { look, dirty, draft, part, history } = state
  const { save, publish, discard } = useLookWrites(lookScope, state)
  const { current, baseVersion } = history
  const isSavingCurrent = save.isPending && save.variables.state === current
  const hasConflict = dirty && !save.isPending && baseVersion !== draft.version
  const isValid = lookProblems(look).size === 0
  // A failed save is retried after another edit or on request.
  const hasFailed = save.isError && save.variables.state === current
  const isDue = dirty && allowed && isValid && !hasConflict && !save.isPending && !hasFailed
  useAutosave(isDue, current, baseVersion, save.mutate)
  return {
    ...lookActions(state),
    ...{ look, dirty, draft, loading: state.loading },
    override: scope === undefined ? {} : asOverride(part),
    saving: save.isPending || discard.isPending,
    publishing: publish.isPending,
    error: save.error ?? publish.error ?? discard.error,
    /** Saves immediately, without the debounce. */
    save: (): void => {
      if (dirty && allowed && isValid && !save.isPending) save.mutate({ state: part, baseVersion })
    },
    /** Whether leaving would lose edits that cannot be saved as they are. */
    wouldLoseEdits: dirty && !isDue && !isSavingCurrent,
    /** Who saved another version in the meantime. */
    conflictingEditor: hasConflict ? (draft.updatedBy?.displayName ?? 'Someone else') : undefined,
    /** Publishes all pending changes, including these edits. */
    publish: (overtake: boolean): void => publish.mutate(overtake),
    /** Discards all pending changes and these edits. */
    discard: (): void => discard.mutate(),
  }
}
export type EditedLook = ReturnType<typeof useLook>
