import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { findThingsOptions, searchOrganizationOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { peopleOptions } from '../../api/space-people.ts'
import { useSettled } from '../../ui/fields/use-debounced.ts'
import {
  addressTarget,
  foundTargets,
  inOrder,
  ownSections,
  ownTargets,
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
  readonly ground: ReferenceContext
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
export const useTargets = ({ ground, typed, open, sections, kinds = targetKinds }: TargetsAsked) => {
  const query = useSettled(typed.trim(), pause)
  const offered = (kind: TargetKind): boolean => open && kinds.includes(kind)
  // A text outside of a space has nothing else to refer to.
  const known = ground.organization !== ''
  const asks = known && query.length > 1 && addressTarget(query) === undefined
  const path = { organizationId: ground.organization }
  const pages = useQuery({
    ...searchOrganizationOptions({ path, query: { query, limit: 5 } }),
    enabled: asks && (offered('page') || offered('section')),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const things = useQuery({
    ...findThingsOptions({ path, query: { query, limit: 5 } }),
    enabled: asks && offered('space'),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const people = useQuery({ ...peopleOptions(ground.space, query), enabled: known && offered('person') })
  const own = useMemo(() => ownTargets(ground, typed), [ground, typed])
  const targets = useMemo(() => {
    const address = addressTarget(typed)
    const asked = typed.trim() !== ''
    return inOrder(
      [
        ...(address === undefined ? [] : [address]),
        ...own,
        ...(asked || kinds[0] === 'section' ? ownSections(sections, typed) : []),
        ...(asked && pages.data !== undefined ? foundTargets(pages.data, ground.space) : []),
        ...(asked && things.data !== undefined ? spaceTargets(things.data) : []),
        ...(asked || kinds[0] === 'person' ? (people.data?.items ?? []).map(personTarget) : []),
      ],
      kinds,
    )
  }, [typed, own, sections, pages.data, things.data, people.data, ground.space, kinds])
  const searching =
    query !== typed.trim() || [pages, things, people].some(({ fetchStatus }) => fetchStatus === 'fetching')
  return { targets, searching: open && searching }
}
