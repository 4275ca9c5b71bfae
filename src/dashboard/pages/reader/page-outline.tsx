import { useEffect, useRef, useState } from 'react'
import type { OutlineItem } from '../../../content/document/heading-anchors.ts'
import { cx } from '../../ui/class-names.ts'

/** A heading becomes current within this many pixels of the top, below the sticky header. */
const nearTop = 120

/** The anchor of the current section: the last heading above the line. */
const useCurrentAnchor = (items: readonly OutlineItem[]): string | undefined => {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let frame = 0
    const update = (): void => {
      frame = 0
      let last: string | undefined
      for (const { anchor } of items) {
        const element = document.getElementById(anchor)
        if (element === null) continue
        if (element.getBoundingClientRect().top > nearTop) break
        last = anchor
      }
      // The last sections may be too short to reach the top.
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2
      setCurrent(isAtEnd ? items.at(-1)?.anchor : (last ?? items[0]?.anchor))
    }
    const scheduleUpdate = (): void => {
      if (frame === 0) frame = requestAnimationFrame(update)
    }
    scheduleUpdate()
    addEventListener('scroll', scheduleUpdate, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', scheduleUpdate)
    }
  }, [items])
  return current
}

/** Scrolls the outline, and nothing else, so that the link of the current section is visible. */
const showLink = (outline: HTMLElement | null): void => {
  const link = outline?.querySelector('[aria-current]')
  const frame = outline?.parentElement
  if (link === null || link === undefined || frame === null || frame === undefined) return
  const [inside, around] = [link.getBoundingClientRect(), frame.getBoundingClientRect()]
  if (inside.top < around.top || inside.bottom > around.bottom)
    frame.scrollTop += inside.top - around.top - (around.height - inside.height) / 2
}

const indents: Readonly<Record<number, string>> = { 1: 'pl-3', 2: 'pl-3', 3: 'pl-6' }

/** The outline of a page with the current section highlighted. */
export function PageOutline({ items }: { readonly items: readonly OutlineItem[] }) {
  const current = useCurrentAnchor(items)
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    if (current !== undefined) showLink(list.current)
  }, [current])
  return (
    <nav ref={list} aria-label="On this page" className="grid gap-1.5 text-base">
      <p className="text-caption text-ink-soft">On this page</p>
      <ul className="border-l border-line">
        {items.map(({ anchor, title, level }) => (
          <li key={anchor}>
            <a
              href={`#${encodeURIComponent(anchor)}`}
              aria-current={anchor === current ? 'location' : undefined}
              className={cx(
                '-ml-px block border-l-2 py-1 pr-1 hover:text-ink',
                indents[level],
                anchor === current
                  ? 'border-accent font-strong text-ink'
                  : 'border-transparent text-ink-soft',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
