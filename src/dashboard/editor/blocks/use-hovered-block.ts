import type { EditorView } from '@tiptap/pm/view'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { Gripped } from '../schema/block-at-position.ts'
import { blockUnder } from './block-layout.ts'

/** The block under the mouse; the last one while paused. */
export const useHoveredBlock = (
  view: EditorView,
  frame: RefObject<HTMLElement | null>,
  isPaused: boolean,
) => {
  const [hovered, setHovered] = useState<Gripped>()
  const pointAt = useEffectEvent((x: number, y: number) => {
    if (isPaused) return
    const found = blockUnder(view, x, y)
    const isSame = found?.at === hovered?.at && found?.node === hovered?.node
    if (found !== undefined && !isSame) setHovered(found)
  })
  useEffect(() => {
    let isWaiting = false
    const area = frame.current?.closest('article') ?? frame.current
    const move = (event: Event): void => {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse' || isWaiting) return
      if (event.target instanceof Element && event.target.closest('[data-grip]') !== null) return
      isWaiting = true
      requestAnimationFrame(() => {
        isWaiting = false
        pointAt(event.clientX, event.clientY)
      })
    }
    area?.addEventListener('pointermove', move)
    return () => area?.removeEventListener('pointermove', move)
  }, [frame])
  return [hovered, setHovered] as const
}
