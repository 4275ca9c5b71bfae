/** The policy of an operation, built from the right that its contract declares. */
import type { Right } from '../../../contract/operation/operation.ts'
import type { Caller } from '../../access/caller.ts'
import {
  organizationForIntegration,
  siteForIntegration,
  spaceForIntegration,
} from '../../access/integration-access.ts'
import type { SiteSubject } from '../../access/load-site.ts'
import { siteFor } from '../../access/load-site.ts'
import type { CollectionSubject, OrganizationSubject, SpaceSubject } from '../../access/load-resource.ts'
import { collectionFor, organizationFor, spaceFor } from '../../access/load-resource.ts'
import type { Db } from '../../storage/store.ts'
import { Failure } from '../failure.ts'

export type Policy = (db: Db, caller: Caller, params: Readonly<Record<string, string>>) => Promise<unknown>

/** Of an operation, what decides about its policy. */
interface Guarded {
  readonly right: Right
  /** The scope that an integration needs; absent if the operation is closed to integrations. */
  readonly integrations?: string
}

export const policyOf = (operation: Guarded, inTrash: boolean): Policy => {
  const { right } = operation
  switch (right.on) {
    case 'space':
      return (db, caller, { spaceId = '' }) =>
        caller.integration
          ? spaceForIntegration(db, operation, caller.integration, { id: spaceId, level: right.level })
          : spaceFor(db, caller, spaceId, { level: right.level, inTrash })
    case 'collection':
      return (db, caller, { collectionId = '' }) => collectionFor(db, caller, collectionId, right)
    case 'site':
      return (db, caller, { organizationId = '', siteId = '' }) =>
        caller.integration
          ? siteForIntegration(db, operation, caller.integration, {
              organization: organizationId,
              id: siteId,
              level: right.level,
            })
          : siteFor(db, caller, { organization: organizationId, id: siteId }, right)
    case 'organization':
      return (db, caller, { organizationId = '' }) =>
        caller.integration
          ? organizationForIntegration(db, operation, caller.integration, {
              id: organizationId,
              level: right.level,
            })
          : organizationFor(db, caller, organizationId, right)
    case 'installation':
      return (_db, caller) =>
        caller.operator
          ? Promise.resolve(undefined)
          : Promise.reject(new Failure('role-too-low', 'Only an operator of this installation can do this.'))
    case 'self':
    case 'nothing':
      return () => Promise.resolve(undefined)
  }
}

/** Subjects of verbs that lock the organization. */
export type Lockable = SpaceSubject | CollectionSubject | SiteSubject | OrganizationSubject

export const organizationOf = (subject: Lockable): string => {
  switch (subject.kind) {
    case 'space':
      return subject.space.organization
    case 'collection':
      return subject.collection.organization
    case 'site':
      return subject.site.organization
    case 'organization':
      return subject.organization.id
  }
}

/** The path parameter that a right needs; the binder rejects an operation whose path lacks it. */
export const parameterOf = (right: Right): string | undefined =>
  right.on === 'space' || right.on === 'collection' || right.on === 'site' || right.on === 'organization'
    ? `${right.on}Id`
    : undefined
