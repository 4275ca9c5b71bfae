/** Formulas as MathML, made on the server: no script and no font of its own is needed to read them. */
import { mathMarkup } from '../../content/render/math.ts'
import type { Html } from '../html.ts'
import { markup, trusted } from '../html.ts'

/** The formula, or its source as code when it is not one. */
export const printMath = (formula: string, display: boolean): Html => {
  const made = mathMarkup(formula, display)
  if (made === undefined) return markup`<code class="formula">${formula}</code>`
  return display
    ? markup`<div class="math" tabindex="0" role="group" aria-label="${formula}">${trusted(made)}</div>`
    : trusted(made)
}
