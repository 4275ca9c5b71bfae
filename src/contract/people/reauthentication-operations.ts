/** Reauthentication in an older session, and changing the password. */
import { operation } from '../operation/operation.ts'
import { PasswordChange, Proof, ProofStart } from './reauthentication-schemas.ts'

const own = { noun: 'people', right: { on: 'self' }, scope: 'admin', extension: true } as const

export const beginProof = operation({
  ...own,
  id: 'beginProof',
  method: 'POST',
  path: '/user/proof-options',
  summary: 'Tells how the caller can show who they are, and asks their passkeys.',
  status: 200,
  result: ProofStart,
  errors: [],
})

export const giveProof = operation({
  ...own,
  id: 'giveProof',
  method: 'POST',
  path: '/user/proof',
  summary: 'Shows by password, code or passkey who the caller is; it counts for ten minutes of this session.',
  body: Proof,
  status: 204,
  errors: ['state-forbids'],
})

export const changePassword = operation({
  ...own,
  id: 'changePassword',
  method: 'PUT',
  path: '/user/password',
  summary:
    'Changes the password of the caller and ends their other sessions and, unless they are kept, tokens.',
  body: PasswordChange,
  status: 204,
  errors: ['proof-needed'],
})

export const proofOperations = { beginProof, giveProof, changePassword }
