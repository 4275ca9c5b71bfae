/** Second factors of the caller, and of the members of an organization. */
import { operation } from '../operation/operation.ts'
import {
  AddedFactor,
  MemberFactors,
  NewPasskey,
  PasskeyStart,
  RecoveryCodes,
  SecondFactors,
  TotpConfirmation,
  TotpStart,
} from './second-factor-schemas.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'

const own = { noun: 'people', right: { on: 'self' }, scope: 'admin', extension: true } as const

export const listSecondFactors = operation({
  ...own,
  scope: 'read',
  id: 'listSecondFactors',
  method: 'GET',
  path: '/user/second-factors',
  summary: 'Lists what proves the caller beside their password.',
  status: 200,
  result: SecondFactors,
  errors: [],
})

export const beginTotp = operation({
  ...own,
  id: 'beginTotp',
  method: 'POST',
  path: '/user/second-factors/totp',
  summary: 'Makes a secret for an app that shows codes; it counts when a code of it was given.',
  status: 201,
  result: TotpStart,
  errors: ['proof-needed'],
})

export const confirmTotp = operation({
  ...own,
  id: 'confirmTotp',
  method: 'POST',
  path: '/user/second-factors/{factorId}/confirmation',
  summary: 'Confirms an app by a code of it.',
  body: TotpConfirmation,
  status: 200,
  result: AddedFactor,
  errors: ['proof-needed', 'not-found', 'bad-content', 'state-forbids'],
})

export const beginPasskey = operation({
  ...own,
  id: 'beginPasskey',
  method: 'POST',
  path: '/user/second-factors/passkey-options',
  summary: 'Begins to add a passkey.',
  status: 200,
  result: PasskeyStart,
  errors: ['proof-needed', 'state-forbids'],
})

export const addPasskey = operation({
  ...own,
  id: 'addPasskey',
  method: 'POST',
  path: '/user/second-factors/passkeys',
  summary: 'Adds the passkey that the browser made.',
  body: NewPasskey,
  status: 201,
  result: AddedFactor,
  errors: ['proof-needed', 'bad-content', 'already-taken'],
})

export const deleteSecondFactor = operation({
  ...own,
  id: 'deleteSecondFactor',
  method: 'DELETE',
  path: '/user/second-factors/{factorId}',
  summary: 'Takes a second factor away; with the last one the recovery codes go too.',
  status: 204,
  errors: ['proof-needed'],
})

export const renewRecoveryCodes = operation({
  ...own,
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/user/recovery-codes',
  summary: 'Makes ten new recovery codes; the ones before stop working.',
  status: 200,
  result: RecoveryCodes,
  errors: ['proof-needed', 'state-forbids'],
})

export const beginPasskeySession = operation({
  noun: 'people',
  id: 'beginPasskeySession',
  method: 'POST',
  path: '/sessions/passkey',
  summary: 'Begins to sign in with a passkey alone.',
  status: 200,
  result: PasskeyStart,
  errors: ['state-forbids'],
  right: { on: 'nothing' },
  scope: 'read',
  extension: true,
})

export const listMemberFactors = operation({
  noun: 'people',
  id: 'listMemberFactors',
  method: 'GET',
  path: '/orgs/{organizationId}/second-factors',
  summary: 'Lists the members who have a second factor.',
  query: ListQuery,
  status: 200,
  result: listOf(MemberFactors),
  errors: ['not-found', 'role-too-low', 'bad-page-token'],
  right: { on: 'organization', level: 'admin' },
  scope: 'read',
  extension: true,
})

export const secondFactorOperations = {
  listSecondFactors,
  beginTotp,
  confirmTotp,
  beginPasskey,
  addPasskey,
  deleteSecondFactor,
  renewRecoveryCodes,
  beginPasskeySession,
  listMemberFactors,
}
