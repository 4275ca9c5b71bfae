import type { Caller } from '../access/caller.ts'

/** A person of the demo world as the caller of operations, with all rights of that person. */
export const demoCaller = (person: string, displayName: string): Caller => ({
  person,
  email: '',
  displayName,
  operator: false,
  signOn: '',
  scope: 'admin',
  credential: { kind: 'session', id: '' },
})
