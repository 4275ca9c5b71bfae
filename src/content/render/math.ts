/** Formulas as MathML, which browsers display without a script or a custom font. */
import temml from 'temml'
import { definesCommands } from './math-cost.ts'

const longest = 5000
/** For a formula that defines commands, each use of which can cost as much as the whole formula. */
const longestDefining = 500

/**
 * A TeX formula as one `math` element; undefined if it is invalid or too long. The library writes `style` attributes,
 * which our content security policies block; what they add beyond the structure is lost. The result contains only
 * MathML elements, without links and event handlers, and is escaped.
 */
export const mathMarkup = (formula: string, display: boolean): string | undefined => {
  const defining = definesCommands(formula)
  if (formula.length > (defining ? longestDefining : longest)) return undefined
  try {
    const written = temml.renderToString(formula, {
      displayMode: display,
      throwOnError: true,
      trust: false,
      strict: false,
      maxSize: [50, 50],
      maxExpand: defining ? 50 : 500,
    })
    const plain = written.replace(/(<[^<>]*?) style="[^"<>]*"/g, '$1')
    // Rejects anything else, whatever the library lets through.
    const strange = /<(?!\/?(?:m[a-z]+|semantics|annotation)[\s>])|\s(?:on\w+|href|src)=/i
    return strange.test(plain) ? undefined : plain
  } catch {
    return undefined
  }
}
