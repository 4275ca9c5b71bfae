/** Loads the scripts of integrations, on sites that have some. */
if (document.body.dataset['scripts'] !== undefined) void import('./scripts/start.ts')
export {}
