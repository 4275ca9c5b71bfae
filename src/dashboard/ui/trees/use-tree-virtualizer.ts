import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useState, type RefObject } from 'react'
import { useFastScroll } from '../layout/fast-scroll.ts'
import type { TreeNode, TreeRow } from './tree-rows.ts'

const rowHeight = (): number => (matchMedia('(pointer: coarse)').matches ? 44 : 32)

/** Renders only the rows in view and the active one, wherever the tree is scrolled. */
export const useTreeVirtualizer = <Node extends TreeNode>(
  frame: RefObject<HTMLElement | null>,
  rows: readonly TreeRow<Node>[],
  activeIndex: number,
) => {
  // A change of these lays out every row again, so they must not change while scrolling.
  const [height] = useState(rowHeight)
  const estimateSize = useCallback(() => height, [height])
  const getItemKey = useCallback((index: number) => rows[index]?.node.id ?? index, [rows])
  const { isFast, onOffset } = useFastScroll()
  // The virtualizer's functions change on every scroll; the React compiler, which this rule is about, is not used.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize,
    getItemKey,
    overscan: 12,
    onChange: ({ scrollOffset }) => onOffset(scrollOffset ?? 0),
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(rows.length === 0 ? [] : [activeIndex])])].sort(
        (a, b) => a - b,
      ),
  })
  return { virtualizer, isFast }
}
