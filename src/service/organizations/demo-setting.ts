/** The setting that marks an organization as a demo. */
export const demoSetting = (organization: string): string => `demo/${organization}`
