/** Navigation in the diff of a change request; each function keeps the other search parameters. */
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { SearchSet } from '../../change-requests/diff/diff-search.ts'
import type { PanelSet } from '../../comments/threads/discussion-search.ts'

/** `open` shows another entry, `setSearch` sets search parameters, `aim` selects a block in the URL. */
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
        // The target of a pending navigation, which may differ from the page still rendered.
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
