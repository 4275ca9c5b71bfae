import { checkSteps, runSteps } from './steps.ts'

/** `npm run check`: types, lint, format and every test that needs no browser. */
process.exit(await runSteps(checkSteps))
