import { useCallback, useMemo, useState } from 'react'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import type { EntryStatus } from '../../change-requests/entries/change-entries.ts'
import { useEntries } from '../../change-requests/entries/use-entries.ts'

const edited: readonly EntryStatus[] = ['edited']
const nothing: readonly EntryStatus[] = []

/**
 * What a change request changes about each page. Compared at `revision`, which does not follow saves that change only
 * text; the pages that were written since are passed to `markWritten`.
 */
export const useChangedPages = (change: ChangeRequest, revision: string) => {
  const { entries } = useEntries({ ...change, revision })
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set())
  const compared = useMemo(
    () =>
      new Map(
        (entries ?? []).flatMap((entry) => (entry.kind === 'page' ? [[entry.id, entry.statuses]] : [])),
      ),
    [entries],
  )
  return {
    statusesOf: (page: string): readonly EntryStatus[] => {
      const known = compared.get(page) ?? nothing
      return known.length === 0 && written.has(page) ? edited : known
    },
    markWritten: useCallback(
      (page: string) => setWritten((before) => (before.has(page) ? before : new Set([...before, page]))),
      [],
    ),
  }
}
