import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { findThingsOptions, searchOrganizationOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { peopleOptions } from '../../api/space-people.ts'
import { useSettled } from '../../ui/fields/use-debounced.ts'
import {
  addressTarget,
  foundTargets,
  inOrder,
  matchingSections,
  localTargets,
  personTarget,
  spaceTargets,
  targetKinds,
  type ReferenceContext,
  type Target,
  type TargetKind,
} from './targets.ts'

/** Debounce of requests, in milliseconds. */
const pause = 150

export interface TargetsAsked {
  readonly references: ReferenceContext
  readonly typed: string
  /** False while the picker is closed: no requests are sent. */
  readonly open: boolean
  /** Sections of the edited page. */
  readonly sections: readonly Target[]
  /** The order of kinds; omitted ones are not offered. */
  readonly kinds?: readonly TargetKind[]
}

/**
 * Link targets that match the query. Pages and files of the change request appear immediately; other spaces, sections
 * inside of pages and people follow from the service, below the existing ones.
 */
export const useTargets = ({ references, typed, open, sections, kinds = targetKinds }: TargetsAsked) => {
  const query = useSettled(typed.trim(), pause)
  const offered = (kind: TargetKind): boolean => open && kinds.includes(kind)
  // A text outside of a space has nothing else to refer to.
  const known = references.organization !== ''
  const asks = known && query.length > 1 && addressTarget(query) === undefined
  const path = { organizationId: references.organization }
  const pages = useQuery({
    ...searchOrganizationOptions({ path, query: { query, limit: 5 } }),
    enabled: asks && (offered('page') || offered('section')),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const spaces = useQuery({
    ...findThingsOptions({ path, query: { query, limit: 5 } }),
    enabled: asks && offered('space'),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const people = useQuery({ ...peopleOptions(references.space, query), enabled: known && offered('person') })
  const local = useMemo(() => localTargets(references, typed), [references, typed])
  const targets = useMemo(() => {
    const address = addressTarget(typed)
    const isTyped = typed.trim() !== ''
    return inOrder(
      [
        ...(address === undefined ? [] : [address]),
        ...local,
        ...(isTyped || kinds[0] === 'section' ? matchingSections(sections, typed) : []),
        ...(isTyped && pages.data !== undefined ? foundTargets(pages.data, references.space) : []),
        ...(isTyped && spaces.data !== undefined ? spaceTargets(spaces.data) : []),
        ...(isTyped || kinds[0] === 'person' ? (people.data?.items ?? []).map(personTarget) : []),
      ],
      kinds,
    )
  }, [typed, local, sections, pages.data, spaces.data, people.data, references.space, kinds])
  const searching =
    query !== typed.trim() || [pages, spaces, people].some(({ fetchStatus }) => fetchStatus === 'fetching')
  return { targets, searching: open && searching }
}
