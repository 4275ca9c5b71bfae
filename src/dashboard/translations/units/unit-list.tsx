import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Translation } from '../../../client/types.gen.ts'
import { useRowKeys } from '../../shell/commands/use-row-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RunButton } from '../run-button.tsx'
import { unitsOptions } from '../translation-queries.ts'
import { withParameters } from '../../api/search-parameters.ts'
import type { UnitSearch } from '../translation-search.ts'
import { UnitBulk } from './unit-bulk.tsx'
import type { UnitRights } from './unit-editor.tsx'
import { UnitRow } from './unit-row.tsx'

export interface UnitListProps {
  readonly org: string
  readonly translation: Translation
  readonly search: UnitSearch
  readonly onSearch: (search: UnitSearch) => void
  readonly rights: UnitRights
}

/** More units are fetched when the open one is this near to the end. */
const nearEnd = 10

/** The units that match the filters, in reading order. */
export function UnitList(props: UnitListProps) {
  const { org, translation, search, onSearch, rights } = props
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    unitsOptions(org, translation.id, search),
  )
  const units = data.pages.flatMap(({ items }) => items)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const rows = useRef<HTMLUListElement>(null)
  useRowKeys(rows)
  const openAt = units.findIndex(({ id }) => id === search.unit)
  const fetchMore = useEffectEvent(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  })
  useEffect(() => {
    if (openAt >= 0 && openAt + nearEnd > units.length) fetchMore()
  }, [openAt, units.length])
  const step = (by: 1 | -1): void => {
    const next = units[openAt < 0 ? (by === 1 ? 0 : units.length - 1) : openAt + by]
    if (next !== undefined) onSearch(withParameters(search, { unit: next.id }))
  }
  useStepKeys(step)
  const { latestStep, latestClose } = useLatest(step, () => {
    onSearch(withParameters(search, { unit: undefined }))
    focusRow(rows.current, search.unit)
  })
  const select = useCallback(
    (unit: string, isSelected: boolean): void => {
      setSelected((now) => {
        const next = new Set(now)
        if (isSelected) next.add(unit)
        else next.delete(unit)
        return next
      })
    },
    [setSelected],
  )
  const chosen = new Set(units.filter(({ id }) => selected.has(id)).map(({ id }) => id))
  if (units.length === 0) return <NoUnits {...props} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <UnitBulk
        org={org}
        translation={translation}
        rights={rights}
        selected={chosen}
        onDone={() => setSelected(new Set())}
      />
      <ul ref={rows} aria-label="Units" className="grid grid-cols-[minmax(0,1fr)] border-t border-line">
        {units.map((unit) => {
          const isOpen = unit.id === search.unit
          return (
            <UnitRow
              key={unit.id}
              org={org}
              translation={translation}
              unit={unit}
              search={search}
              isOpen={isOpen}
              isSelected={selected.has(unit.id)}
              onSelect={select}
              rights={rights}
              onStep={latestStep}
              onClose={latestClose}
            />
          )
        })}
      </ul>
      {hasNextPage && (
        <span>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more units
          </Button>
        </span>
      )}
    </div>
  )
}

/** Alt with an arrow opens the next or the previous unit, in the field and outside of it. */
const useStepKeys = (step: (by: 1 | -1) => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    step(event.key === 'ArrowDown' ? 1 : -1)
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

/** Callbacks that stay the same, so that rows are not drawn again. */
const useLatest = (step: (by: 1 | -1) => void, close: () => void) => {
  const latest = useRef({ step, close })
  useEffect(() => {
    latest.current = { step, close }
  })
  return {
    latestStep: useCallback((by: 1 | -1) => latest.current.step(by), []),
    latestClose: useCallback(() => latest.current.close(), []),
  }
}

/** Focuses the link of a row once its editor is closed. */
const focusRow = (rows: HTMLElement | null, unit: string | undefined): void => {
  if (rows === null || unit === undefined) return
  const observer = new MutationObserver(() => {
    const row = [...rows.querySelectorAll<HTMLElement>('[data-row]')].find(
      (candidate) => candidate.dataset['row'] === unit,
    )
    const link = row?.querySelector<HTMLElement>('a[href]')
    if (link === null || link === undefined) return
    observer.disconnect()
    link.focus({ preventScroll: true })
  })
  observer.observe(rows, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), 2000)
}

function NoUnits({ org, translation, search, onSearch }: UnitListProps) {
  const { state, check, minor, q, page } = search
  if (state !== undefined || check !== undefined || minor !== undefined || q !== undefined)
    return (
      <EmptyState
        title="No matching units"
        action={<Button onClick={() => onSearch(page === undefined ? {} : { page })}>Clear filters</Button>}
      >
        No unit of {page === undefined ? 'this translation' : 'this page'} matches the filters.
      </EmptyState>
    )
  if (translation.result === undefined)
    return (
      <EmptyState
        title="Nothing is translated yet"
        action={<RunButton org={org} translation={translation} primary />}
      >
        The first run makes the translated space. Its units appear here to be edited and approved.
      </EmptyState>
    )
  return (
    <EmptyState title="No units">
      {page === undefined ? 'The source has no text to translate.' : 'This page has no text to translate.'}
    </EmptyState>
  )
}
