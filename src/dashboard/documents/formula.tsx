import { createElement, Fragment, type ReactNode, useEffect, useMemo, useState } from 'react'

type Maker = (formula: string, display: boolean) => string | undefined

// Loaded once, by the first formula that is shown.
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
      // Without a connection the source stays, which can be read too.
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [made])
  return made
}

const elements = /^(?:m[a-z]+|semantics|annotation)$/

/** An element of MathML as React's, element by element: no text becomes markup on the way. */
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

/** A formula as it reads; its source until the maker of formulas is there, and where that cannot read it. */
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
