import { useEffect, useState } from 'react'
import type { OutlineItem } from '../../../content/document/heading-anchors.ts'
import { cx } from '../../ui/class-names.ts'

/** A heading becomes current within this many pixels of the top, below the sticky header. */
const nearTop = 120

/** The anchor of the current section: the last heading above the line. */
const useCurrentAnchor = (items: readonly OutlineItem[]): string | undefined => {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let asked = 0
    const look = (): void => {
      asked = 0
      let last: string | undefined
      for (const { anchor } of items) {
        const element = document.getElementById(anchor)
        if (element === null) continue
        if (element.getBoundingClientRect().top > nearTop) break
        last = anchor
      }
      setCurrent(last ?? items[0]?.anchor)
    }
    const ask = (): void => {
      if (asked === 0) asked = requestAnimationFrame(look)
    }
    ask()
    addEventListener('scroll', ask, { passive: true })
    return () => {
      cancelAnimationFrame(asked)
      removeEventListener('scroll', ask)
    }
  }, [items])
  return current
}

const indents: Readonly<Record<number, string>> = { 1: 'pl-3', 2: 'pl-3', 3: 'pl-6' }

/** The outline of a page with the current section highlighted. */
export function PageOutline({ items }: { readonly items: readonly OutlineItem[] }) {
  const current = useCurrentAnchor(items)
  return (
    <nav aria-label="On this page" className="grid gap-1.5 text-base">
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
