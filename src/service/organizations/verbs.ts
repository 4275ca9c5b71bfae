/** The verbs of organizations. */
import type { Verb } from '../http/verb.ts'
import { getAgentInstructions, updateAgentInstructions } from './agent-instructions.ts'
import { auditEvents } from './audit-events.ts'
import { deleteOrganization } from './delete-organization.ts'
import { firstSteps } from './first-steps.ts'
import {
  getSubdomain,
  joinOrganization,
  listOrganizationsOfDomain,
  listOrganizationsOfDomainAlias,
} from './join-organization.ts'
import { listOrganizations, createOrganization, getOrganization } from './organizations.ts'
import { streamEvents } from './stream-events.ts'
import { updateOrganization } from './update-organization.ts'

export const organizationVerbs: readonly Verb[] = [
  listOrganizations,
  createOrganization,
  getOrganization,
  updateOrganization,
  streamEvents,
  ...auditEvents,
  getAgentInstructions,
  updateAgentInstructions,
  getSubdomain,
  joinOrganization,
  listOrganizationsOfDomain,
  listOrganizationsOfDomainAlias,
  ...firstSteps,
  deleteOrganization,
]
