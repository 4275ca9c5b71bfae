/** Formulas as MathML, made on the server: no script and no font of its own is needed to read them. */
import temml from 'temml'
import type { Html } from '../html.ts'
import { markup, trusted } from '../html.ts'

const longest = 5000

/**
 * The formula, or its source as code when it is not one. The maker writes `style` attributes, which the policy of the
 * page refuses; what they say beyond the structure is lost.
 */
export const printMath = (formula: string, display: boolean): Html => {
  const source = markup`<code class="formula">${formula}</code>`
  if (formula.length > longest) return source
  try {
    const written = temml.renderToString(formula, {
      displayMode: display,
      throwOnError: true,
      trust: false,
      strict: false,
      maxSize: [50, 50],
      maxExpand: 500,
    })
    const plain = written.replace(/(<[^<>]*?) style="[^"<>]*"/g, '$1')
    // Whatever the maker lets through, formulas have no scripts, no links and no handlers.
    if (/<(?!\/?(?:m[a-z]+|semantics|annotation)[\s>])|\s(?:on\w+|href|src)=/i.test(plain)) return source
    return display
      ? markup`<div class="math" tabindex="0" role="group" aria-label="${formula}">${trusted(plain)}</div>`
      : trusted(plain)
  } catch {
    return source
  }
}
