/** Formulas as MathML, which browsers show without a script and without a font of ours. */
import temml from 'temml'
import { definesCommands } from './math-cost.ts'

const longest = 5000
/** Of a formula that defines commands, each use of which is as much work as the formula may be long. */
const longestDefining = 500

/**
 * A formula in TeX as one `math` element, or undefined when it cannot be read or is too long. The maker writes `style`
 * attributes, which the policies of our pages refuse; what they say beyond the structure is lost. The text holds
 * elements of MathML alone, without links and handlers, and is escaped.
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
    // Whatever the maker lets through.
    const strange = /<(?!\/?(?:m[a-z]+|semantics|annotation)[\s>])|\s(?:on\w+|href|src)=/i
    return strange.test(plain) ? undefined : plain
  } catch {
    return undefined
  }
}
