/** Every operation of the contract with the verb that serves it, and the list of those that none serves yet. */
import { operations } from '../contract/operations.ts'
import { comments } from './comments/comment-verbs.ts'
import { replies } from './comments/reply-verbs.ts'
import type { Binding } from './http/binder.ts'
import { createOrganization, getOrganization, listOrganizations } from './organizations/organizations.ts'
import { streamEvents } from './organizations/stream-events.ts'
import { updateOrganization } from './organizations/update-organization.ts'
import { endSession, listSessions, signOut } from './people/sessions.ts'
import { signIn } from './people/sign-in.ts'
import { createToken, deleteToken, listTokens } from './people/tokens.ts'
import { getUser, updateUser } from './people/user.ts'
import { contentReads } from './pages/read-content.ts'
import { createSpace } from './spaces/create-space.ts'
import { getSpace, listCollectionSpaces, listOrganizationSpaces } from './spaces/read-spaces.ts'
import {
  createCollection,
  deleteCollection,
  getCollection,
  listCollections,
  updateCollection,
} from './spaces/collections.ts'
import { moveCollection, moveSpace } from './spaces/move.ts'
import { deleteSpace, restoreSpace, updateSpace } from './spaces/update-space.ts'
import { cancelJob, getJob } from './system/jobs.ts'
import { getSetup, runSetup } from './system/set-up-verbs.ts'
import { notBuilt } from './not-built.ts'

export const binding: Binding = {
  operations: Object.values(operations),
  verbs: [
    getSetup,
    runSetup,
    signIn,
    signOut,
    getUser,
    updateUser,
    listSessions,
    endSession,
    listTokens,
    createToken,
    deleteToken,
    getJob,
    cancelJob,
    listOrganizations,
    createOrganization,
    getOrganization,
    updateOrganization,
    streamEvents,
    listOrganizationSpaces,
    listCollectionSpaces,
    createSpace,
    getSpace,
    ...contentReads,
    updateSpace,
    deleteSpace,
    restoreSpace,
    listCollections,
    createCollection,
    getCollection,
    updateCollection,
    deleteCollection,
    moveSpace,
    moveCollection,
    ...comments,
    ...replies,
  ],
  notBuilt,
}
