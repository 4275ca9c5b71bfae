import { defineConfig } from '@hey-api/openapi-ts'

export default defineConfig({
  input: './openapi.json',
  output: {
    path: './src/client',
    importFileExtension: '.ts',
    // The generator's runtime was not written for `exactOptionalPropertyTypes`; its types still reach its users.
    header: ['// Generated from openapi.json by `npm run generate`.', '// @ts-nocheck', ''],
  },
  plugins: [
    { name: '@hey-api/client-fetch', throwOnError: true },
    { name: '@hey-api/typescript', comments: false },
    { name: '@hey-api/sdk', comments: false },
    { name: '@tanstack/react-query', comments: false },
  ],
})
