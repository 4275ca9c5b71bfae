import { allSteps, runSteps, selections } from './steps.ts'

/**
 * `npm test`: everything at small sizes. `--long` for the big sizes (RECTO_LONG=1), `--only NAME` for one part; further
 * arguments go to the test runner of that part: `npm run e2e -- --grep merge`.
 */
const args = process.argv.slice(2)
if (args[0] === '--long') {
  process.env['RECTO_LONG'] = '1'
  args.shift()
}
let steps = allSteps
if (args[0] === '--only') {
  const chosen = selections[args[1] ?? '']
  if (chosen === undefined) {
    console.error(`--only takes one of: ${Object.keys(selections).join(', ')}`)
    process.exit(2)
  }
  steps = chosen
  args.splice(0, 2)
} else if (args.length > 0) {
  console.error(`unknown argument ${args[0] ?? ''}; arguments for a test runner come after --only NAME`)
  process.exit(2)
}
process.exit(await runSteps(steps, args))
