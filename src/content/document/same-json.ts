/** Equality of JSON values. */

/** Whether two JSON values are equal; the order of members does not count. */
export const sameJson = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [first, second] = [
    a as { readonly [name: string]: unknown },
    b as { readonly [name: string]: unknown },
  ]
  const names = Object.keys(first)
  return (
    names.length === Object.keys(second).length &&
    names.every((name) => Object.hasOwn(second, name) && sameJson(first[name], second[name]))
  )
}
