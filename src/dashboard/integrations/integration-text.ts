/** Labels of integrations, their installations and scopes. */
import type {
  InstallationStatus,
  IntegrationCategory,
  IntegrationScope,
  IntegrationTarget,
  IntegrationVisibility,
} from '../../client/types.gen.ts'
import { scopeMeanings } from '../../contract/integrations/scopes.ts'

export const categoryLabels: Readonly<Record<IntegrationCategory, string>> = {
  analytics: 'Analytics',
  collaboration: 'Collaboration',
  content: 'Content',
  gitsync: 'Git Sync',
  marketing: 'Marketing',
  'visitor-auth': 'Visitor authentication',
  other: 'Other',
}

export const targetLabels: Readonly<Record<IntegrationTarget, string>> = {
  all: 'Spaces and sites',
  space: 'Spaces',
  site: 'Sites',
  organization: 'Organization',
}

export const visibilityLabels: Readonly<
  Record<IntegrationVisibility, { readonly label: string; readonly hint: string }>
> = {
  private: { label: 'Private', hint: 'Only this organization can install it.' },
  unlisted: { label: 'Unlisted', hint: 'Any organization with the link can install it.' },
  public: { label: 'Public', hint: 'Listed for every organization on this server.' },
}

export const statusLabels: Readonly<Record<InstallationStatus, string>> = {
  active: 'Active',
  pending: 'Waiting for set-up',
  paused: 'Paused',
}

/** What a scope allows, as an item of a list: "Read the content of …". */
export const scopeLabel = (scope: IntegrationScope): string => {
  const meaning = scopeMeanings[scope]
  return meaning.charAt(0).toUpperCase() + meaning.slice(1)
}

/** Scopes that change something or act on readers; told first. */
const isStrong = (scope: IntegrationScope): boolean => !scope.endsWith(':read')

/** Scopes with those first that a person should think about. */
export const scopesByWeight = (scopes: readonly IntegrationScope[]): readonly IntegrationScope[] => [
  ...scopes.filter(isStrong),
  ...scopes.filter((scope) => !isStrong(scope)),
]

/** Whether an integration can be installed in spaces or in sites. */
export const targetsOf = (
  target: IntegrationTarget,
): { readonly space: boolean; readonly site: boolean } => ({
  space: target === 'all' || target === 'space',
  site: target === 'all' || target === 'site',
})

export const needsInstaller =
  'You need the Administrator role in the organization. Ask an administrator of the organization.'
