import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { getSiteStructureQueryKey, getUserOptions } from '../../../client/@tanstack/react-query.gen.ts'
import {
  deleteSiteDraft,
  extendSiteDraft,
  publishSiteDraft,
  updateSiteDraft,
} from '../../../client/sdk.gen.ts'
import type { SiteDraft } from '../../../client/types.gen.ts'
import { concealedTitle, isConcealedId } from '../../../contract/sites/concealed-spaces.ts'
import { applySiteEdit, sameItem } from '../../../content/site-tree/apply-site-edit.ts'
import type { SiteEdit } from '../../../content/site-tree/site-edits.ts'
import type { SiteTree } from '../../../content/site-tree/site-tree.ts'
import { processError } from '../../api/process-error.ts'
import { showToast } from '../../ui/toast.ts'
import { givenIds, keptEdit, sentEdit, withIds } from './edits/draft-edits.ts'
import { replayed, withEdit, type Replayed } from './edits/pending-edits.ts'
import { draftOptions, siteOptions, structureOptions } from '../site-queries.ts'
import { isConcealed, spacesOfStructure, treeOfStructure } from './edits/structure-tree-model.ts'

export interface PendingStructure extends Replayed {
  /** The published structure. */
  readonly base: SiteTree
  /** Ids of the items that differ from it. */
  readonly changed: ReadonlySet<string>
  /** Names of other users with pending edits. */
  readonly others: readonly string[]
  /** Whether the site was ever live, so that changed URLs need redirects. */
  readonly everLive: boolean
  /** Adds an edit; returns an error message if it is not possible. */
  readonly push: (edit: SiteEdit) => string | undefined
  /** Undefined if the user has no pending edit. */
  readonly undo: (() => void) | undefined
  readonly discard: () => void
  readonly publish: () => void
  /** Removes the edits that are no longer possible. */
  readonly dropRefused: () => void
  readonly publishing: boolean
  readonly error: unknown
  /** The title of a space, from the structure. */
  readonly spaceTitle: (id: string) => string
  /** Whether the site shows a space that exists but is not visible to the user. */
  readonly conceals: (id: string) => boolean
}

interface Waiting {
  readonly key: number
  readonly edit: SiteEdit
}

/**
 * The pending structure of a site. Edits are applied optimistically and sent one after another; the service
 * stores them, shared by all editors of the site, until they are published or discarded.
 */
export const usePendingStructure = (org: string, site: string): PendingStructure => {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site }
  const { data: structure } = useSuspenseQuery(structureOptions(org, site))
  const { data: draft } = useSuspenseQuery(draftOptions(org, site))
  const { data: shown } = useSuspenseQuery(siteOptions(org, site))
  const { data: person } = useSuspenseQuery(getUserOptions())
  const [queue, setQueue] = useState<readonly Waiting[]>([])
  const ids = useRef(new Map<string, string>())
  const keys = useRef(0)
  const draftKey = draftOptions(org, site).queryKey

  const base = useMemo(() => treeOfStructure(structure), [structure])
  const spaces = useMemo(() => spacesOfStructure(structure), [structure])
  // Edits that the service reports as impossible, for instance because a space is in the trash, are not
  // applied here.
  const kept = useMemo(
    () => draft.edits.flatMap(({ edit, problem }) => (problem === undefined ? [keptEdit(edit)] : [])),
    [draft],
  )
  const impossible = draft.edits.flatMap(({ edit, problem }) =>
    problem === undefined ? [] : [{ edit: keptEdit(edit), message: problem.message }],
  )
  const now = useMemo(() => replayed(base, [...kept, ...queue.map(({ edit }) => edit)]), [base, kept, queue])
  const changed = useMemo(
    () =>
      new Set(
        [...now.tree.byId.values()]
          .filter((item) => !sameItem(base.byId.get(item.id), item))
          .map(({ id }) => id),
      ),
    [base, now],
  )
  const known = (): SiteDraft => client.getQueryData(draftKey) ?? draft
  const refresh = (): Promise<unknown> =>
    Promise.all([
      client.invalidateQueries({ queryKey: draftKey }),
      client.invalidateQueries({ queryKey: structureOptions(org, site).queryKey }),
    ])
  const failed = (title: string) => (error: unknown) => {
    const said = processError(error)
    void showToast({ text: title, detail: `${said.title}. ${said.what}`, tone: 'failure' })
    return refresh()
  }

  // Sequential: each edit applies to the result of the previous ones.
  const { mutate: send } = useMutation({
    scope: { id: `site-draft ${site}` },
    mutationFn: async ({ edit }: Waiting) => {
      const sent = withIds(edit, ids.current)
      const { edits, version } = known()
      const last = edits.at(-1)
      const mine = last?.createdBy?.id === person.id ? last : undefined
      // An edit of the same field replaces the previous one.
      const again = mine !== undefined && withEdit([keptEdit(mine.edit)], sent).length === 1
      const answer = again
        ? await updateSiteDraft({
            path,
            body: { version, keep: edits.slice(0, -1).map(({ id }) => id), edits: [sentEdit(sent)] },
            throwOnError: true,
          })
        : await extendSiteDraft({ path, body: { edits: [sentEdit(sent)] }, throwOnError: true })
      return answer.data
    },
    onSuccess: (after, { key, edit }) => {
      const last = after.edits.at(-1)
      for (const [from, to] of givenIds(edit, last && keptEdit(last.edit))) ids.current.set(from, to)
      client.setQueryData(draftKey, after)
      setQueue((waiting) =>
        waiting
          .filter((one) => one.key !== key)
          .map((one) => ({ ...one, edit: withIds(one.edit, ids.current) })),
      )
    },
    onError: (error, { key }) => {
      setQueue((waiting) => waiting.filter((one) => one.key !== key))
      return failed('The change was not kept')(error)
    },
  })
  const { mutate: keepOnly } = useMutation({
    scope: { id: `site-draft ${site}` },
    mutationFn: async (stays: (edit: SiteDraft['edits'][number]) => boolean) => {
      const { edits, version } = known()
      const keep = edits.filter(stays).map(({ id }) => id)
      return (await updateSiteDraft({ path, body: { version, keep, edits: [] }, throwOnError: true })).data
    },
    onSuccess: (after) => client.setQueryData(draftKey, after),
    onError: failed('Nothing was taken back'),
  })
  const discard = useMutation({
    scope: { id: `site-draft ${site}` },
    mutationFn: async () => {
      await deleteSiteDraft({ path, throwOnError: true })
    },
    onSuccess: () => {
      void showToast({ text: 'The pending structure is discarded' })
      return refresh()
    },
  })
  const publish = useMutation({
    scope: { id: `site-draft ${site}` },
    mutationFn: async () => {
      const { version } = known()
      return (await publishSiteDraft({ path, body: { version }, throwOnError: true })).data
    },
    onSuccess: async (after) => {
      client.setQueryData(structureOptions(org, site).queryKey, after)
      const before = known()
      client.setQueryData(draftKey, { ...before, version: 0, edits: [], urlChanges: [] })
      void showToast({
        text: 'The structure is published',
        ...(!shown.published && { detail: 'Nobody reads it before the site itself is published.' }),
      })
      await refresh()
      await client.invalidateQueries({ queryKey: getSiteStructureQueryKey({ path }) })
      await client.invalidateQueries({ queryKey: siteOptions(org, site).queryKey })
    },
    onError: refresh,
  })
  // Edits stored by the service are safe; only those in flight could be lost.
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => queue.length > 0 })

  const mine = draft.edits.findLast(({ createdBy }) => createdBy?.id === person.id)
  const problems = new Set(draft.edits.filter(({ problem }) => problem !== undefined).map(({ id }) => id))
  return {
    ...now,
    refused: [...impossible, ...now.refused],
    base,
    changed,
    others: [
      ...new Set(
        draft.edits.flatMap(({ createdBy }) =>
          createdBy === null || createdBy.id === person.id ? [] : [createdBy.displayName],
        ),
      ),
    ],
    everLive: shown.published || draft.urlChanges.some(({ redirect }) => redirect),
    push: (edit) => {
      const outcome = applySiteEdit(now.tree, edit)
      if ('problem' in outcome) return outcome.problem.message
      if (outcome.tree === now.tree) return undefined
      keys.current += 1
      const waiting = { key: keys.current, edit }
      setQueue((before) => [...before, waiting])
      send(waiting)
      return undefined
    },
    undo: mine === undefined || queue.length > 0 ? undefined : () => keepOnly(({ id }) => id !== mine.id),
    discard: () => discard.mutate(),
    publish: () => publish.mutate(),
    dropRefused: () => keepOnly(({ id }) => !problems.has(id)),
    publishing: publish.isPending || discard.isPending,
    error: publish.error ?? discard.error,
    spaceTitle: (id) => spaces.get(id)?.title ?? concealedTitle,
    conceals: (id) => isConcealed(spaces.get(id)) || (isConcealedId(id) && !spaces.has(id)),
  }
}
