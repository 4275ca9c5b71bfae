/** The comment or suggestion being written in a diff. */
import { useCallback, useState } from 'react'
import type { SelectedText } from '../../comments/quotes/selected-text.ts'
import type { Writing } from './block-discussion.tsx'

export const useOpenComposer = () => {
  const [writing, setWriting] = useState<Writing>()
  const key = writing?.key
  // Returns the focus to the block, so that the next shortcut continues there.
  const finish = useCallback((): void => {
    setWriting(undefined)
    if (key !== undefined)
      requestAnimationFrame(() => document.getElementById(`b-${key}`)?.focus({ preventScroll: true }))
  }, [key])
  const writeAboutSelection = useCallback(({ page, node, quote, cell }: SelectedText): void => {
    if (page !== undefined) setWriting({ page, key: node, quote, ...(cell && { cell }) })
  }, [])
  return { writing, write: setWriting, writeAboutSelection, finish }
}
