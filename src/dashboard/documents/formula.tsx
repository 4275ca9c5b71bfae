import { createElement, Fragment, type ReactNode, useEffect, useMemo, useState } from 'react'

type Maker = (formula: string, display: boolean) => string | undefined

// Loaded once, by the first rendered formula.
let maker: Maker | undefined

const useMaker = (): Maker | undefined => {
  const [made, setMade] = useState(() => maker)
  useEffect(() => {
    if (made !== undefined) return undefined
    let wanted = true
    import('../../content/render/math.ts').then(
      ({ mathMarkup }) => {
        maker = mathMarkup
        if (wanted) setMade(() => mathMarkup)
      },
      // Offline the source stays visible.
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [made])
  return made
}

const elements = /^(?:m[a-z]+|semantics|annotation)$/

/** Converts MathML to React elements one by one, so that text never becomes markup. */
const drawn = (node: Element, key: number): ReactNode => {
  if (!elements.test(node.localName)) return null
  const attributes: Record<string, string | number> = { key }
  for (const { name, value } of node.attributes) {
    if (/^(?:on|style$|href$|src$|xmlns)/.test(name)) continue
    attributes[name === 'class' ? 'className' : name] = value
  }
  const inside = [...node.childNodes].map((child, at) =>
    child instanceof Element ? drawn(child, at) : <Fragment key={at}>{child.textContent}</Fragment>,
  )
  return createElement(node.localName, attributes, ...inside)
}

export interface FormulaProps {
  /** TeX. */
  readonly formula: string
  readonly display: boolean
}

/** A rendered formula; its source until the renderer is loaded, or if it cannot be parsed. */
export function Formula({ formula, display }: FormulaProps) {
  const make = useMaker()
  const math = useMemo(() => {
    const markup = make?.(formula, display)
    if (markup === undefined) return null
    const found = new DOMParser().parseFromString(markup, 'text/html').querySelector('math')
    return found === null ? null : drawn(found, 0)
  }, [make, formula, display])
  return math ?? <code className={display ? undefined : 'doc-formula'}>{formula}</code>
}
