import { defineConfig } from 'vitest/config'

const long = process.env['RECTO_LONG'] === '1'

/**
 * Each has a process of its own: they replace a module for the whole process (`vi.mock`), or measure how long it is
 * blocked, where a heap that earlier files have filled is collected too.
 */
const alone = [
  'src/service/computing/standstill.test.ts',
  'src/service/jobs/job-limits.test.ts',
  'src/service/people/sign-on/confirm-domain.test.ts',
  'src/service/sites/custom-hostnames.test.ts',
  'src/service/sites/serving/large-pages.test.ts',
]

const onStores = {
  globalSetup: ['src/testing/stores/postgres-setup.ts'],
  setupFiles: ['src/testing/stores/cheap-passwords.ts', 'src/testing/stores/compile-cache.ts'],
}

/**
 * Pure code and stores apart, so that a run of pure code starts no PostgreSQL: Vitest runs a project's global setup only
 * when one of its files is to run. Browser journeys (`*.e2e.ts`) belong to Playwright and are never taken from here.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // Forks, not threads: the embedded store is a native module.
    pool: 'forks',
    maxWorkers: 2,
    // The files of a worker share its modules: to load the service again for each file takes as long as its tests. What
    // a test changes in a module or in the process it restores at its end.
    isolate: false,
    // Where a test counts as hung. No test measures time, and the machine may be busy with other work.
    testTimeout: long ? 1_800_000 : 60_000,
    hookTimeout: long ? 600_000 : 120_000,
    // A rejection that nobody awaits is a fault of the program, also when every assertion passed.
    dangerouslyIgnoreUnhandledErrors: false,
    allowOnly: false,
    coverage: {
      provider: 'custom',
      customProviderModule: '@vitest/coverage-v8',
      include: ['src/content/**/*.ts', 'src/service/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['json-summary', 'html'],
      reportsDirectory: '.cache/coverage',
      reportOnFailure: true,
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          exclude: [
            'src/service/**',
            'src/testing/stores/postgres.test.ts',
            'src/testing/stores/database-pool.test.ts',
            '**/node_modules/**',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'stores',
          include: [
            'src/service/**/*.test.ts',
            'src/testing/stores/postgres.test.ts',
            'src/testing/stores/database-pool.test.ts',
          ],
          exclude: [...alone, '**/node_modules/**'],
          ...onStores,
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone, isolate: true, ...onStores },
      },
    ],
  },
})
