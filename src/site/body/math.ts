/** Formulas as MathML, rendered on the server: no script or font is needed to read them. */
import { definesCommands } from '../../content/render/math-cost.ts'
import type { Html } from '../html.ts'
import { markup, trusted } from '../html.ts'

/**
 * Renders TeX as MathML, or undefined for invalid TeX; from `content/render/math.ts`, which is large and so loaded
 * lazily.
 */
export type Formulas = (formula: string, display: boolean) => string | undefined

/** The formula, or its source as code if it is invalid. */
export const printMath = (formula: string, display: boolean, formulas: Formulas | undefined): Html => {
  const made = formulas?.(formula, display)
  if (made === undefined) return markup`<code class="formula">${formula}</code>`
  return display
    ? markup`<div class="math" tabindex="0" role="group" aria-label="${formula}">${trusted(made)}</div>`
    : trusted(made)
}

/** Maximum number of MathML characters on one page; later formulas are shown as source. */
const longestMath = 8_000_000
/** The cost charged for a formula that defines commands, since its length does not predict its rendering time. */
const definingWeight = 800_000

/** A formula renderer for one page, which stops after a limit so that the reader does not wait too long. */
export const boundedFormulas = (formulas: Formulas): Formulas => {
  let left = longestMath
  return (formula, display) => {
    if (left <= 0) return undefined
    const made = formulas(formula, display)
    left -= Math.max(made?.length ?? formula.length * 20, definesCommands(formula) ? definingWeight : 0)
    return made
  }
}
