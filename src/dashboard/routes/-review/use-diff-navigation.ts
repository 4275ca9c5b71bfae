/** The ways through the difference of a change request: each keeps what the others put into the address. */
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { SearchSet } from '../../change-requests/diff/diff-search.ts'
import type { PanelSet } from '../../comments/threads/discussion-search.ts'

/** `open` shows another entry, `setSearch` sets parts of the address, `aim` points it at a block. */
export const useDiffNavigation = (org: string, space: string, number: string) => {
  const navigate = useNavigate({ from: '/o/$org/s/$space/changes/$number/diff' })
  const router = useRouter()
  const open = useCallback(
    (id: string): void =>
      void navigate({
        to: '/o/$org/s/$space/changes/$number/diff/$page',
        params: { org, space, number, page: id },
        search: (before) => before,
        resetScroll: false,
      }),
    [navigate, org, space, number],
  )
  const setSearch = useCallback(
    (set: SearchSet & PanelSet): void =>
      void navigate({
        // Where the router is going, which may be another page than the one still drawn.
        to: router.latestLocation.pathname as '/',
        search: ((before: Record<string, unknown>) => ({ ...before, ...set })) as never,
        hash: true,
        replace: true,
        resetScroll: false,
      }),
    [navigate, router],
  )
  const aim = useCallback(
    (key: string, set: SearchSet & PanelSet = {}): void =>
      void navigate({
        to: router.latestLocation.pathname as '/',
        search: ((before: Record<string, unknown>) => ({ ...before, ...set })) as never,
        hash: `b-${key}`,
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      }),
    [navigate, router],
  )
  return { open, setSearch, aim }
}
