import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Organization } from '../../../client/types.gen.ts'
import {
  getAgentInstructionsOptions,
  getOrganizationOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import { LastChange } from '../../forms/last-change.tsx'
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
import { ForbiddenNote } from '../../shell/failures/forbidden-note.tsx'
import { MissingScreen } from '../../shell/failures/lazy-missing-screen.ts'
import { EnginesScreen } from '../../translations/engines/engines-screen.tsx'
import { enginesOptions } from '../../translations/translation-queries.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LazyInstructionsEditor } from '../-editor/lazy-instructions-editor.tsx'
import { OrganizationRules } from '../-settings/organization-rules.tsx'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

/** The settings in each section, as the audit log names them. */
const sectionFields: Readonly<Partial<Record<SettingsSection, readonly string[]>>> = {
  general: ['title', 'hostname', 'logo', 'ai'],
  joining: ['emailDomains', 'defaultRole', 'defaultContent', 'inviteLinks'],
  'merge-rules': ['mergeRules', 'defaultMergeRules'],
  'sign-on': ['sso'],
}

/** Search parameters of the sections; parsed by hand, because the schema library is not in the initial bundle. */
const settingsSearch = (given: Record<string, unknown>): AuditSearch & SignOnSearch => ({
  ...auditSearch(given),
  ...(typeof given['provider'] === 'string' && { provider: given['provider'].slice(0, 64) }),
  ...(typeof given['test'] === 'string' && { test: given['test'].slice(0, 64) }),
})

export const Route = createFileRoute('/o/$org/settings/$section')({
  validateSearch: settingsSearch,
  // Only what the loader reads: any other dependency would mount the screen anew, and lose what is typed in it.
  loaderDeps: ({ search }) => auditSearch({ ...search }),
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
        ? queryClient.ensureInfiniteQueryData(auditOptions(org, deps))
        : undefined,
      section === 'translation-engines' && permissions.admin
        ? queryClient.ensureQueryData(enginesOptions(org))
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
})

const leads: Readonly<Record<SettingsSection, string>> = {
  general: 'Name, logo, and hostname of the organization.',
  joining: 'Who can join without an invite, and with which role.',
  'merge-rules': 'Apply to spaces without their own rules.',
  'translation-engines':
    'Services that translations may send text to. Without one, nothing leaves this server.',
  'sign-on': 'Let people sign in with the identity provider of your organization.',
  audit: 'Who changed what, when, and from where.',
  danger: 'These actions cannot be undone.',
  agents: 'Instructions for every agent that writes for the organization. All members can read them.',
}

const needsAdministrator = 'You need the Administrator role. Ask an administrator of the organization.'

interface SectionContentProps {
  readonly org: string
  readonly organization: Organization
  readonly section: SettingsSection
}

/** What stands below the heading of a section. */
function SectionContent({ org, organization, section }: SectionContentProps) {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { admin } = organization.permissions
  const formProps = { organization, disabledReason: admin ? undefined : needsAdministrator }
  const content: Readonly<Record<SettingsSection, () => ReactNode>> = {
    general: () => <GeneralForm {...formProps} />,
    joining: () => <JoiningForm {...formProps} />,
    'merge-rules': () => <OrganizationRules {...formProps} />,
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
    'translation-engines': () =>
      admin ? (
        <EnginesScreen org={org} />
      ) : (
        <ForbiddenNote action="manage translation engines" needs="Administrator" helpers={[]} />
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
        <p>Deletes the organization and all of its content for everyone.</p>
        <DeleteOrganization
          organization={organization}
          demo={false}
          disabledReason={formProps.disabledReason}
        />
      </div>
    ),
    agents: () => (
      <AgentInstructionsForm
        org={org}
        disabledReason={formProps.disabledReason}
        edit={(editing) => <LazyInstructionsEditor {...editing} readOnly={!admin} />}
      />
    ),
  }
  return content[section]()
}

function Settings() {
  const { org, section } = Route.useParams()
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  const current: SettingsSection = isSettingsSection(section) ? section : 'general'
  return (
    <OrganizationSettings
      key={org}
      org={org}
      current={current}
      lead={leads[current]}
      wide={current === 'audit' || current === 'sign-on'}
    >
      <SectionContent key={current} org={org} organization={organization} section={current} />
      {current === 'agents' && (
        <LastChange
          {...{ org, of: 'organization', id: org }}
          action="organization.agent-instructions-updated"
        />
      )}
      {sectionFields[current] !== undefined && (
        <LastChange
          {...{ org, of: 'organization', id: org }}
          action="organization.updated"
          fields={sectionFields[current]}
        />
      )}
    </OrganizationSettings>
  )
}
