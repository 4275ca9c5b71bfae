/** Formulas as MathML, made on the server: no script and no font of its own is needed to read them. */
import { definesCommands } from '../../content/render/math-cost.ts'
import type { Html } from '../html.ts'
import { markup, trusted } from '../html.ts'

/** Makes MathML of TeX, or undefined of what is none; `content/render/math.ts`, which is large and so loaded late. */
export type Formulas = (formula: string, display: boolean) => string | undefined

/** The formula, or its source as code when it is not one. */
export const printMath = (formula: string, display: boolean, formulas: Formulas | undefined): Html => {
  const made = formulas?.(formula, display)
  if (made === undefined) return markup`<code class="formula">${formula}</code>`
  return display
    ? markup`<div class="math" tabindex="0" role="group" aria-label="${formula}">${trusted(made)}</div>`
    : trusted(made)
}

/** Characters of MathML on one page, at most; formulas that come after them are shown as their source. */
const longestMath = 8_000_000
/** What a formula that defines commands counts: how long it takes, its length does not tell. */
const definingWeight = 800_000

/** The same maker for the formulas of one page, which gives up after so many that a reader would wait too long. */
export const boundedFormulas = (formulas: Formulas): Formulas => {
  let left = longestMath
  return (formula, display) => {
    if (left <= 0) return undefined
    const made = formulas(formula, display)
    left -= Math.max(made?.length ?? formula.length * 20, definesCommands(formula) ? definingWeight : 0)
    return made
  }
}
