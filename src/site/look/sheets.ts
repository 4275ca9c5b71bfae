/**
 * The look of published sites, in parts. What differs between sites are custom properties of the root and attributes of
 * the root element (`theme.ts`); faces and icons are put before the sheets by whoever serves them, all as one file.
 * Logical sides throughout, so that right-to-left languages need no second sheet. No rule depends on a script, but for
 * what `.js` begins.
 */

/** The sheets of `sheets/` in their order: the first names the layers, a later rule of equal weight wins. */
export const sheets = [
  'base',
  'bar',
  'columns',
  'page',
  'finder',
  'narrow',
  'text',
  'notes',
  'tables',
  'blocks',
  'operations',
  'conditions',
] as const
