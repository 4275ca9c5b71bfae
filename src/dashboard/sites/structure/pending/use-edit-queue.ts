import { useMutation } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { extendSiteDraft, updateSiteDraft } from '../../../../client/sdk.gen.ts'
import type { SiteEdit } from '../../../../content/site-tree/site-edits.ts'
import { assignedIds, fromWireEdit, replaceIds, toWireEdit } from '../edits/draft-edits.ts'
import { addEdit } from '../edits/pending-edits.ts'
import { draftScope, type StructureDraft } from './use-structure-draft.ts'

interface QueuedEdit {
  readonly key: number
  readonly edit: SiteEdit
}

export interface EditQueue {
  /** The edits that the service has not stored yet. */
  readonly edits: readonly SiteEdit[]
  readonly add: (edit: SiteEdit) => void
}

/** Sends edits to the draft one after another. `userId` is the user whose last edit may be replaced. */
export const useEditQueue = (
  { org, site, latest, store, fail }: StructureDraft,
  userId: string,
): EditQueue => {
  const path = { organizationId: org, siteId: site }
  const [queue, setQueue] = useState<readonly QueuedEdit[]>([])
  const ids = useRef(new Map<string, string>())
  const lastKey = useRef(0)
  const { mutate: send } = useMutation({
    scope: draftScope(site),
    mutationFn: async ({ edit: queued }: QueuedEdit) => {
      const edit = replaceIds(queued, ids.current)
      const { edits, version } = latest()
      const last = edits.at(-1)
      // An edit of the same field replaces the user's previous one.
      const isReplacement =
        last?.createdBy?.id === userId && addEdit([fromWireEdit(last.edit)], edit).length === 1
      const response = isReplacement
        ? await updateSiteDraft({
            path,
            body: { version, keep: edits.slice(0, -1).map(({ id }) => id), edits: [toWireEdit(edit)] },
            throwOnError: true,
          })
        : await extendSiteDraft({ path, body: { edits: [toWireEdit(edit)] }, throwOnError: true })
      return response.data
    },
    onSuccess: (after, { key, edit }) => {
      const last = after.edits.at(-1)
      for (const [from, to] of assignedIds(edit, last && fromWireEdit(last.edit))) ids.current.set(from, to)
      store(after)
      setQueue((queued) =>
        queued
          .filter((one) => one.key !== key)
          .map((one) => ({ ...one, edit: replaceIds(one.edit, ids.current) })),
      )
    },
    onError: (error, { key }) => {
      setQueue((queued) => queued.filter((one) => one.key !== key))
      return fail('The change was not saved', error)
    },
  })
  // Edits stored by the service are safe; only those in flight could be lost.
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => queue.length > 0 })
  const edits = useMemo(() => queue.map(({ edit }) => edit), [queue])
  return {
    edits,
    add: (edit) => {
      lastKey.current += 1
      const queued = { key: lastKey.current, edit }
      setQueue((before) => [...before, queued])
      send(queued)
    },
  }
}
