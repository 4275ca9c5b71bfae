import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getUserOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { updateSiteDraft } from '../../../../client/sdk.gen.ts'
import type { SiteDraft } from '../../../../client/types.gen.ts'
import { concealedTitle, isConcealedId } from '../../../../contract/sites/concealed-spaces.ts'
import { applySiteEdit, sameItem } from '../../../../content/site-tree/apply-site-edit.ts'
import type { SiteEdit } from '../../../../content/site-tree/site-edits.ts'
import type { SiteTree } from '../../../../content/site-tree/site-tree.ts'
import { siteOptions, structureOptions } from '../../site-queries.ts'
import { fromWireEdit } from '../edits/draft-edits.ts'
import { replayEdits, type ReplayResult } from '../edits/pending-edits.ts'
import { isConcealed, spacesOfStructure, treeOfStructure } from '../edits/structure-tree-model.ts'
import { useEditQueue } from './use-edit-queue.ts'
import { usePublishStructure } from './use-publish-structure.ts'
import { draftScope, useStructureDraft, type StructureDraft } from './use-structure-draft.ts'

export interface PendingStructure extends ReplayResult {
  /** The published structure. */
  readonly base: SiteTree
  /** Ids of the items that differ from it. */
  readonly changedIds: ReadonlySet<string>
  /** Names of other users with pending edits. */
  readonly otherEditors: readonly string[]
  /** Whether the site was ever live, so that changed URLs need redirects. */
  readonly everLive: boolean
  /** Adds an edit; returns an error message if it is not possible. */
  readonly addEdit: (edit: SiteEdit) => string | undefined
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
  readonly isConcealedSpace: (id: string) => boolean
}

/** Removes stored edits: keeps those for which a function returns true. */
const useKeepEdits = ({ org, site, latest, store, fail }: StructureDraft) => {
  const { mutate } = useMutation({
    scope: draftScope(site),
    mutationFn: async (isKept: (edit: SiteDraft['edits'][number]) => boolean) => {
      const { edits, version } = latest()
      const body = { version, keep: edits.filter(isKept).map(({ id }) => id), edits: [] }
      const path = { organizationId: org, siteId: site }
      return (await updateSiteDraft({ path, body, throwOnError: true })).data
    },
    onSuccess: store,
    onError: (error) => fail('The change was not undone', error),
  })
  return mutate
}

/** Stored edits that still apply, and those that the service reports as impossible, such as when a space is in the trash. */
const splitEdits = ({ edits }: SiteDraft) => ({
  possible: edits.flatMap(({ edit, problem }) => (problem === undefined ? [fromWireEdit(edit)] : [])),
  refused: edits.flatMap(({ edit, problem }) =>
    problem === undefined ? [] : [{ edit: fromWireEdit(edit), message: problem.message }],
  ),
})

/** Names of the other users with edits in a draft. */
const otherEditorsOf = ({ edits }: SiteDraft, userId: string): readonly string[] => [
  ...new Set(
    edits.flatMap(({ createdBy }) =>
      createdBy === null || createdBy.id === userId ? [] : [createdBy.displayName],
    ),
  ),
]

const changedItemIds = (base: SiteTree, tree: SiteTree): ReadonlySet<string> =>
  new Set(
    [...tree.byId.values()].filter((item) => !sameItem(base.byId.get(item.id), item)).map(({ id }) => id),
  )

/**
 * The pending structure of a site. Edits are applied optimistically and sent one after another; the service
 * stores them, shared by all editors of the site, until they are published or discarded.
 */
export const usePendingStructure = (org: string, site: string): PendingStructure => {
  const { data: structure } = useSuspenseQuery(structureOptions(org, site))
  const { data: siteData } = useSuspenseQuery(siteOptions(org, site))
  const { data: user } = useSuspenseQuery(getUserOptions())
  const stored = useStructureDraft(org, site)
  const { draft } = stored
  const queue = useEditQueue(stored, user.id)
  const keepEdits = useKeepEdits(stored)
  const publishing = usePublishStructure(stored, siteData.published)

  const base = useMemo(() => treeOfStructure(structure), [structure])
  const spaces = useMemo(() => spacesOfStructure(structure), [structure])
  const { possible, refused } = useMemo(() => splitEdits(draft), [draft])
  const replay = useMemo(
    () => replayEdits(base, [...possible, ...queue.edits]),
    [base, possible, queue.edits],
  )
  const changedIds = useMemo(() => changedItemIds(base, replay.tree), [base, replay])
  const ownLastEdit = draft.edits.findLast(({ createdBy }) => createdBy?.id === user.id)
  return {
    ...replay,
    ...publishing,
    refused: [...refused, ...replay.refused],
    base,
    changedIds,
    otherEditors: otherEditorsOf(draft, user.id),
    everLive: siteData.published || draft.urlChanges.some(({ redirect }) => redirect),
    addEdit: (edit) => {
      const outcome = applySiteEdit(replay.tree, edit)
      if ('problem' in outcome) return outcome.problem.message
      if (outcome.tree !== replay.tree) queue.add(edit)
      return undefined
    },
    undo:
      ownLastEdit === undefined || queue.edits.length > 0
        ? undefined
        : () => keepEdits(({ id }) => id !== ownLastEdit.id),
    dropRefused: () => {
      const problems = new Set(draft.edits.filter(({ problem }) => problem !== undefined).map(({ id }) => id))
      keepEdits(({ id }) => !problems.has(id))
    },
    spaceTitle: (id) => spaces.get(id)?.title ?? concealedTitle,
    isConcealedSpace: (id) => isConcealed(spaces.get(id)) || (isConcealedId(id) && !spaces.has(id)),
  }
}
