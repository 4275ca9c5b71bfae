import { defineConfig } from 'vitest/config'

const long = process.env['RECTO_LONG'] === '1'

/**
 * Two projects, so that a run of pure code starts no PostgreSQL: Vitest runs a project's global setup only when
 * one of its files is to run. Browser journeys (`*.e2e.ts`) belong to Playwright and are never taken from here.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // Forks, not threads: the embedded store is a native module, and a test that kills or leaks stays alone.
    pool: 'forks',
    maxWorkers: 2,
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
          globalSetup: ['src/testing/stores/postgres-setup.ts'],
        },
      },
    ],
  },
})
