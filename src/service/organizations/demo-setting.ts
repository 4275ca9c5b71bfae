/** The name of the setting that marks an organization as one of the examples. */
export const demoSetting = (organization: string): string => `demo/${organization}`
