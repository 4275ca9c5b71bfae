/** The timeline of a change request as events of its discussion. Combines the areas reviews and comments. */
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, type ReactNode } from 'react'
import type { ChangeRequest, TimelineEntry } from '../../../client/types.gen.ts'
import { timelineGroup } from '../../change-requests/timeline/timeline-groups.ts'
import { timelineOptions } from '../../change-requests/timeline/timeline-queries.ts'
import { TimelineRow } from '../../change-requests/timeline/timeline-row.tsx'
import type { StreamEvent } from '../../comments/threads/stream.ts'

interface TimelineEvent extends StreamEvent {
  readonly entry: TimelineEntry
}

export const useTimeline = (org: string, { space, id, number }: ChangeRequest) => {
  const { data } = useQuery(timelineOptions({ space, id }))
  const events = useMemo(
    () =>
      data?.flatMap((entry): readonly TimelineEvent[] => {
        const group = timelineGroup(entry.kind)
        return group === undefined ? [] : [{ id: entry.id, at: entry.createdAt, group, entry }]
      }),
    [data],
  )
  const drawEvent = useCallback(
    ({ entry }: TimelineEvent): ReactNode => (
      <TimelineRow org={org} space={space} number={String(number)} entry={entry} />
    ),
    [org, space, number],
  )
  return { events, drawEvent }
}
