/** The installation, the caller, sessions, tokens and jobs. All of them are extensions. */
import { z } from 'zod'
import { Job } from './job-schemas.ts'
import { OrganizationTitle } from '../organizations/schemas.ts'
import { operation } from '../operation/operation.ts'
import {
  DisplayName,
  Email,
  MadeToken,
  NewToken,
  Password,
  Session,
  SignIn,
  Token,
  User,
  UserUpdate,
  SignedIn,
} from '../people/schemas.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'

export const getSetup = operation({
  id: 'getSetup',
  noun: 'system',
  method: 'GET',
  path: '/setup',
  summary: 'Tells whether somebody runs this installation already.',
  status: 200,
  result: z
    .object({
      done: z.boolean(),
      dataPath: z.string().optional().describe('Where data is kept; only until it is done.'),
    })
    .meta({ id: 'Setup' }),
  errors: [],
  right: { on: 'nothing' },
  scope: 'read',
  extension: true,
})

export const runSetup = operation({
  id: 'runSetup',
  noun: 'system',
  method: 'POST',
  path: '/setup',
  summary:
    'Makes the first person, who runs the installation, and the first organization; signs that person in.',
  body: z
    .strictObject({
      token: z.string().min(1).max(200).describe('The one-time value of the printed link.'),
      displayName: DisplayName,
      email: Email,
      password: Password,
      demo: z.boolean().describe('Fill in the two demo organizations.'),
      organization: z.string().max(255).describe('Title of the first organization; not read with `demo`.'),
    })
    .refine(({ demo, organization }) => demo || OrganizationTitle.safeParse(organization).success, {
      path: ['organization'],
      error: 'Must have at least 2 characters.',
    })
    .meta({ id: 'RunSetup' }),
  status: 201,
  result: User,
  errors: ['set-up-done', 'bad-credentials'],
  right: { on: 'nothing' },
  scope: 'read',
  extension: true,
})

export const createSession = operation({
  id: 'createSession',
  noun: 'system',
  method: 'POST',
  path: '/sessions',
  summary: 'Signs in and sets the session cookie of the dashboard, or asks for a second factor.',
  body: SignIn,
  status: 201,
  otherStatus: 202,
  result: SignedIn,
  errors: ['state-forbids'],
  right: { on: 'nothing' },
  scope: 'read',
  extension: true,
})

export const deleteCurrentSession = operation({
  id: 'deleteCurrentSession',
  noun: 'system',
  method: 'DELETE',
  path: '/sessions',
  summary: 'Ends the session that this request came with.',
  status: 204,
  errors: [],
  right: { on: 'self' },
  scope: 'read',
  extension: true,
})

export const getUser = operation({
  id: 'getUser',
  noun: 'system',
  method: 'GET',
  path: '/user',
  summary: 'Reads the profile of the caller.',
  status: 200,
  result: User,
  errors: ['not-found'],
  right: { on: 'self' },
  scope: 'read',
  extension: true,
})

export const updateUser = operation({
  id: 'updateUser',
  noun: 'system',
  method: 'PATCH',
  path: '/user',
  summary: 'Changes the profile of the caller.',
  body: UserUpdate,
  status: 200,
  result: User,
  errors: [],
  right: { on: 'self' },
  scope: 'write',
  extension: true,
})

export const getUserById = operation({
  id: 'getUserById',
  noun: 'system',
  method: 'GET',
  path: '/users/{userId}',
  summary: 'Reads the profile of somebody who is in an organization with the caller.',
  status: 200,
  result: User,
  errors: ['not-found'],
  right: { on: 'self' },
  scope: 'read',
  extension: true,
})

export const listSessions = operation({
  id: 'listSessions',
  noun: 'system',
  method: 'GET',
  path: '/user/sessions',
  summary: 'Lists the sessions of the caller that have not ended.',
  query: ListQuery,
  status: 200,
  result: listOf(Session),
  errors: ['bad-page-token'],
  right: { on: 'self' },
  scope: 'read',
  extension: true,
})

export const deleteSession = operation({
  id: 'deleteSession',
  noun: 'system',
  method: 'DELETE',
  path: '/user/sessions/{sessionId}',
  summary: 'Ends one session of the caller.',
  status: 204,
  errors: [],
  right: { on: 'self' },
  scope: 'admin',
  extension: true,
})

export const listTokens = operation({
  id: 'listTokens',
  noun: 'system',
  method: 'GET',
  path: '/user/tokens',
  summary: 'Lists the tokens of the caller, without their secrets.',
  query: ListQuery,
  status: 200,
  result: listOf(Token),
  errors: ['bad-page-token'],
  right: { on: 'self' },
  scope: 'read',
  extension: true,
})

export const createToken = operation({
  id: 'createToken',
  noun: 'system',
  method: 'POST',
  path: '/user/tokens',
  summary: 'Makes a token of the caller and shows it this once.',
  body: NewToken,
  status: 201,
  result: MadeToken,
  errors: ['proof-needed'],
  right: { on: 'self' },
  scope: 'admin',
  extension: true,
})

export const deleteToken = operation({
  id: 'deleteToken',
  noun: 'system',
  method: 'DELETE',
  path: '/user/tokens/{tokenId}',
  summary: 'Takes a token of the caller away.',
  status: 204,
  errors: [],
  right: { on: 'self' },
  scope: 'admin',
  extension: true,
})

export const getJob = operation({
  id: 'getJob',
  noun: 'system',
  method: 'GET',
  path: '/jobs/{jobId}',
  summary: 'Reads how far a long piece of work is.',
  status: 200,
  result: Job,
  errors: ['not-found'],
  right: { on: 'self' },
  scope: 'read',
  extension: true,
})

export const cancelJob = operation({
  id: 'cancelJob',
  noun: 'system',
  method: 'DELETE',
  path: '/jobs/{jobId}',
  summary: 'Cancels a long piece of work that has not ended.',
  status: 204,
  errors: [],
  right: { on: 'self' },
  scope: 'write',
  extension: true,
})

export const retryJob = operation({
  id: 'retryJob',
  noun: 'system',
  method: 'POST',
  path: '/jobs/{jobId}/retry',
  summary: 'Starts a long piece of work anew that has failed.',
  status: 202,
  result: Job,
  errors: ['not-found', 'state-forbids'],
  right: { on: 'self' },
  scope: 'write',
  extension: true,
})

export const systemOperations = {
  getSetup,
  runSetup,
  createSession,
  deleteCurrentSession,
  getUser,
  updateUser,
  getUserById,
  listSessions,
  deleteSession,
  listTokens,
  createToken,
  deleteToken,
  getJob,
  cancelJob,
  retryJob,
}
