/** Joins class names; false, undefined and empty ones are left out. */
export const cx = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => name !== false && name !== undefined && name !== '').join(' ')
