/** The sections of the installation's screen, in order. The URL names the current one. */
export const installationSections = {
  overview: { label: 'Overview', lead: 'Whether this installation is healthy, and what runs it.' },
  jobs: { label: 'Jobs', lead: 'Background work of all organizations in the last 30 days.' },
  backups: { label: 'Backups', lead: 'Copies of the whole installation. Each is tested by restoring it.' },
  storage: { label: 'Storage', lead: 'How large each organization is.' },
  operations: {
    label: 'Slow operations',
    lead: 'Requests that took the most time since this process started.',
  },
  network: { label: 'Network', lead: 'Where this installation is reached, and what it may reach.' },
} as const

export type InstallationSection = keyof typeof installationSections

export const installationSectionNames = Object.keys(installationSections) as readonly InstallationSection[]

export const isInstallationSection = (name: string): name is InstallationSection =>
  Object.hasOwn(installationSections, name)
