/**
 * The style sheets of published sites. What differs between sites is in custom properties and attributes of the root
 * element (`theme.ts`); the service prepends fonts and icons and serves everything as one file. Logical properties
 * throughout, so that right-to-left languages need no second sheet. No rule depends on a script, except those that
 * start with `.js`.
 */

/**
 * The files of `sheets/` in order: the first declares the layers; of rules with equal specificity the later one wins.
 */
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
