/** Loads the script of blocks of integrations, on pages that have some. */
if (document.querySelector('[data-block]') !== null) void import('./blocks/start.ts')
export {}
