import type { Scope } from '../../../contract/operation/operation.ts'

/** What a token may do, in ascending order; each scope includes those before it. */
export const scopeLabels: Record<Scope, { readonly label: string; readonly hint: string }> = {
  read: { label: 'Read', hint: 'Everything you can see, except secrets such as invite links.' },
  write: { label: 'Write', hint: 'Also edit, comment, and open change requests.' },
  merge: { label: 'Merge', hint: 'Also review and merge.' },
  admin: { label: 'Full access', hint: 'Also manage people and settings, delete, and read secrets.' },
}
