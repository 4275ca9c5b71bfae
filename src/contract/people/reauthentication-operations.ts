/** Reauthentication in an older session, and the ways to a new password. */
import { operation, operationsOf } from '../operation/operation.ts'
import {
  FirstPassword,
  PasswordChange,
  PasswordReset,
  PasswordResetUse,
  Proof,
  ProofStart,
} from './reauthentication-schemas.ts'
import { User } from './schemas.ts'

const own = { right: { on: 'self' }, scope: 'admin', extension: true } as const

export const proofOperations = operationsOf('people', {
  beginProof: operation({
    ...own,
    method: 'POST',
    path: '/user/proof-options',
    summary: 'Returns how the caller can confirm their identity, with a challenge for their passkeys.',
    status: 200,
    result: ProofStart,
    errors: [],
  }),
  giveProof: operation({
    ...own,
    method: 'POST',
    path: '/user/proof',
    summary:
      'Confirms the identity of the caller with a password, code or passkey, for ten minutes of this session.',
    body: Proof,
    status: 204,
    errors: ['state-forbids'],
  }),
  changePassword: operation({
    ...own,
    method: 'PUT',
    path: '/user/password',
    summary: 'Changes the password of the caller. Ends their other sessions and, unless kept, their tokens.',
    body: PasswordChange,
    status: 204,
    errors: ['proof-needed'],
  }),
  setFirstPassword: operation({
    ...own,
    method: 'POST',
    path: '/user/password',
    summary: 'Sets the password of a caller who has neither a password nor a second factor.',
    body: FirstPassword,
    status: 204,
    errors: ['state-forbids'],
  }),
  createPasswordReset: operation({
    method: 'POST',
    path: '/orgs/{organizationId}/members/{userId}/password-reset',
    summary: 'Creates a link with which a member chooses a new password. Earlier links to it stop working.',
    status: 201,
    result: PasswordReset,
    errors: ['not-found', 'role-too-low', 'state-forbids', 'proof-needed'],
    right: { on: 'organization', level: 'admin' },
    scope: 'admin',
    extension: true,
  }),
  usePasswordReset: operation({
    method: 'POST',
    path: '/password-resets',
    summary:
      'Sets a new password with the token of a link. Ends the sessions and tokens of the person, and does not sign in.',
    body: PasswordResetUse,
    status: 200,
    result: User,
    errors: ['bad-credentials'],
    right: { on: 'nothing' },
    scope: 'read',
    extension: true,
  }),
})
