/** Formulas as MathML, made on the server: no script and no font of its own is needed to read them. */
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
