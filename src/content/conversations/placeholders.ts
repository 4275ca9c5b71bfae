/** What stands for masked data: `[email 1]`. */

/** In order of display. */
export const maskKinds = [
  'name',
  'email',
  'phone',
  'address',
  'card',
  'iban',
  'ip',
  'credentials',
  'secret',
] as const
export type MaskKind = (typeof maskKinds)[number]

export const placeholder = /\[(name|email|phone|address|card|iban|ip|credentials|secret) (\d{1,6})\]/g

export const placeholderOf = (kind: MaskKind, number: number): string => `[${kind} ${number}]`
