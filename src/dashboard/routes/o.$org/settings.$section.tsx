import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  getAgentInstructionsOptions,
  getOrganizationOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import { AgentInstructionsForm } from '../../organizations/agent-instructions.tsx'
import { AuditLog } from '../../organizations/audit-log.tsx'
import { auditOptions } from '../../organizations/audit-queries.ts'
import { auditSearch, type AuditSearch } from '../../organizations/audit-search.ts'
import { DeleteOrganization } from '../../organizations/delete-organization.tsx'
import { GeneralForm } from '../../organizations/general-form.tsx'
import { JoiningForm } from '../../organizations/joining-form.tsx'
import { OrganizationSettings } from '../../organizations/organization-settings.tsx'
import { isSettingsSection, type SettingsSection } from '../../organizations/settings-sections.ts'
import { providersOptions, signOnSettingsOptions } from '../../people/sign-on/sign-on-queries.ts'
import { SignOnScreen, type SignOnSearch } from '../../people/sign-on/sign-on-screen.tsx'
import { FailureScreen } from '../../shell/failures/failure-screen.tsx'
import { ForbiddenNote } from '../../shell/failures/forbidden-note.tsx'
import { MissingScreen } from '../../shell/failures/missing-screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { InstructionsEditor } from '../-editor/instructions-editor.tsx'
import { OrganizationRules } from '../-settings/organization-rules.tsx'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

/** Search parameters of the sections; parsed by hand, because the schema library is not in the initial bundle. */
const settingsSearch = (given: Record<string, unknown>): AuditSearch & SignOnSearch => ({
  ...auditSearch(given),
  ...(typeof given['provider'] === 'string' && { provider: given['provider'].slice(0, 64) }),
  ...(typeof given['test'] === 'string' && { test: given['test'].slice(0, 64) }),
})

export const Route = createFileRoute('/o/$org/settings/$section')({
  validateSearch: settingsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { org, section }, deps }) => {
    if (!isSettingsSection(section)) throw notFound()
    const { permissions } = await queryClient.ensureQueryData(organizationOptions(org))
    await Promise.all([
      ...(section === 'sign-on' && permissions.admin
        ? [
            queryClient.ensureQueryData(providersOptions(org)),
            queryClient.ensureQueryData(signOnSettingsOptions(org)),
          ]
        : []),
      section === 'audit' && permissions.admin
        ? queryClient.ensureInfiniteQueryData(auditOptions(org, auditSearch({ ...deps })))
        : undefined,
      section === 'agents'
        ? queryClient.ensureQueryData(getAgentInstructionsOptions({ path: { organizationId: org } }))
        : undefined,
    ])
  },
  staticData: { crumb: 'Settings' },
  component: Settings,
  pendingComponent: () => <Skeleton shape="lines" count={8} label="Loading the settings" />,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

const leads: Readonly<Record<SettingsSection, string>> = {
  general: 'What the organization is called, and where it is found.',
  joining: 'Who comes in without an invite of their own, and with which role.',
  'merge-rules': 'They hold in every space that has none of its own.',
  'sign-on': 'People come in through the identity provider of the organization.',
  audit: 'Who did what, when and from where, with what it was before and after.',
  danger: 'What cannot be undone.',
  agents: 'What every agent is told before it writes for the organization. All members can read it.',
}

const needsAdministrator =
  'It takes the role Administrator. An administrator of the organization can give it.'

function Settings() {
  const { org, section } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  const shown: SettingsSection = isSettingsSection(section) ? section : 'general'
  const { admin } = organization.permissions
  const part = { organization, refused: admin ? undefined : needsAdministrator }
  const content: Readonly<Record<SettingsSection, () => ReactNode>> = {
    general: () => <GeneralForm {...part} />,
    joining: () => <JoiningForm {...part} />,
    'merge-rules': () => <OrganizationRules {...part} />,
    'sign-on': () =>
      admin ? (
        <SignOnScreen
          org={org}
          search={search}
          onSearch={(next) => void navigate({ search: next, replace: true })}
        />
      ) : (
        <ForbiddenNote action="set up single sign-on" needs="Administrator" helpers={[]} />
      ),
    audit: () =>
      admin ? (
        <AuditLog
          org={org}
          search={auditSearch({ ...search })}
          onSearch={(next) => void navigate({ search: next, replace: true })}
        />
      ) : (
        <ForbiddenNote action="read the audit log" needs="Administrator" helpers={[]} />
      ),
    danger: () => (
      <div className="grid justify-items-start gap-3">
        <p>Deleting the organization takes away all that is in it, for everybody.</p>
        <DeleteOrganization organization={organization} demo={false} refused={part.refused} />
      </div>
    ),
    agents: () => (
      <AgentInstructionsForm
        org={org}
        refused={part.refused}
        edit={(editing) => <InstructionsEditor {...editing} readOnly={!admin} />}
      />
    ),
  }
  return (
    <OrganizationSettings
      key={org}
      org={org}
      shown={shown}
      lead={leads[shown]}
      wide={shown === 'audit' || shown === 'sign-on'}
    >
      {content[shown]()}
    </OrganizationSettings>
  )
}
