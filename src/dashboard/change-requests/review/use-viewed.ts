/** What the user has viewed: pages and blocks are stored by the service, the rest in this browser. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { markChangeRequestViewedMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest, Viewed, ViewedUpdate } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { showToast } from '../../ui/toast.ts'
import type { BlockMarks } from '../diff/block-notes.ts'
import type { EntryMarks } from './diff-screen-props.ts'
import type { ChangeEntry } from '../entries/change-entries.ts'
import type { TreePage } from '../entries/change-nodes.ts'
import { useLocalMarks } from './viewed-marks.local.ts'
import { changePath, viewedOptions } from '../review-queries.ts'

/** The expected state after an update. */
export const withUpdate = (viewed: Viewed, { pages = [], blocks = [] }: ViewedUpdate): Viewed => {
  const changed = new Set(pages.map(({ page }) => page))
  const same = (one: { page: string; block: string }, other: { page: string; block: string }): boolean =>
    one.page === other.page && one.block === other.block
  return {
    ...viewed,
    pages: [
      ...viewed.pages.filter((id) => !changed.has(id)),
      ...pages.filter((one) => one.viewed).map(({ page }) => page),
    ],
    blocks: [
      ...viewed.blocks.filter((one) => !blocks.some((other) => same(one, other))),
      ...blocks.filter((one) => one.viewed).map(({ page, block }) => ({ page, block })),
    ],
    changedSince: viewed.changedSince.filter((id) => !changed.has(id)),
  }
}

export interface ViewedMarks {
  /** Undefined until loaded. */
  readonly entries: EntryMarks | undefined
  /** Pages that changed after the user had viewed them. */
  readonly changedSince: ReadonlySet<string>
  /** The same object for a page until a mark changes. */
  readonly blocksOf: (page: string) => BlockMarks | undefined
  readonly lastReview: Viewed['lastReview']
}

const nothing: ReadonlySet<string> = new Set()

/** The marks by page, computed once per page. */
const marksByPage = (
  viewed: Viewed | undefined,
  send: (update: ViewedUpdate) => void,
): ((page: string) => BlockMarks | undefined) => {
  const cached = new Map<string, BlockMarks>()
  return (page) => {
    if (viewed === undefined) return undefined
    const known = cached.get(page)
    if (known !== undefined) return known
    const keys = new Set(viewed.blocks.filter((one) => one.page === page).map(({ block }) => block))
    const marks: BlockMarks = {
      has: (key) => keys.has(key),
      set: (key, now) => send({ blocks: [{ page, block: key, viewed: now }] }),
    }
    cached.set(page, marks)
    return marks
  }
}

/** Marks are updated optimistically, and rolled back with a message if the service refuses. */
export const useViewed = (
  change: ChangeRequest,
  person: string,
  entries: readonly ChangeEntry[] | undefined,
  pages: readonly TreePage[] | undefined,
): ViewedMarks => {
  const client = useQueryClient()
  const options = viewedOptions(change)
  const { queryKey } = options
  const { data } = useQuery(options)
  const localMarks = useLocalMarks(person, change.id, pages)
  const { mutate } = useMutation({
    ...markChangeRequestViewedMutation(),
    onMutate: async ({ body }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Viewed>(queryKey)
      if (before !== undefined) client.setQueryData(queryKey, withUpdate(before, body ?? {}))
      return before
    },
    onError: (error, _variables, before) => {
      if (before !== undefined) client.setQueryData(queryKey, before)
      const { title, what } = processError(error)
      void showToast({ text: title, detail: what, tone: 'failure' })
    },
    onSuccess: (now) => client.setQueryData(queryKey, now),
  })
  const { space, id } = change
  const send = useCallback(
    // The request survives leaving the page immediately.
    (body: ViewedUpdate): void => mutate({ path: changePath({ space, id }), body, keepalive: true }),
    [mutate, space, id],
  )
  const set = useCallback(
    (entry: string, viewed: boolean): void => {
      const known = entries?.find((one) => one.id === entry)
      if (known !== undefined && known.kind !== 'page') localMarks.set(known, viewed)
      else send({ pages: [{ page: entry, viewed }] })
    },
    [entries, localMarks, send],
  )
  const marked = useMemo((): EntryMarks | undefined => {
    if (data === undefined) return undefined
    const others = (entries ?? []).flatMap((entry) =>
      entry.kind !== 'page' && localMarks.has(entry) ? [entry.id] : [],
    )
    return { viewed: new Set([...data.pages, ...others]), set }
  }, [data, entries, localMarks, set])
  const blocksOf = useMemo(() => marksByPage(data, send), [data, send])
  const changedSince = useMemo(() => (data === undefined ? nothing : new Set(data.changedSince)), [data])
  return { entries: marked, changedSince, blocksOf, lastReview: data?.lastReview }
}
