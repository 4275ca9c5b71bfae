/** Loads the script of diagrams, on pages that have some. */
if (document.body.dataset['diagrams'] !== undefined) void import('./diagrams/start.ts')
export {}
