import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../processes/programs.ts'
import { misplacedPackages, unusedPackages, type Manifest } from './dependencies.ts'
import { repositoryFiles } from './source-files.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const manifest = JSON.parse(read('package.json')) as Manifest

test('what the service needs is a dependency, and nothing else is', () => {
  expect(misplacedPackages(manifest)).toEqual([])
})

test('every package is needed', () => {
  const texts = repositoryFiles()
    .filter((path) => /^(src|e2e)\/.*\.(tsx?|css)$|^[^/]*\.(ts|json)$/.test(path))
    .filter((path) => !/^package(-lock)?\.json$/.test(path) && !/rules\/(imports|dependencies)/.test(path))
    .map(read)
  expect(unusedPackages(manifest, texts)).toEqual([])
})

test('a package in the wrong group and one that nobody names are found', () => {
  const made: Manifest = {
    scripts: { generate: 'tsr generate' },
    dependencies: { react: '1.0.0', pg: '1.0.0' },
    devDependencies: { fastify: '1.0.0', '@tanstack/router-cli': '1.0.0', '@types/pg': '1.0.0' },
  }
  expect(misplacedPackages(made)).toEqual(['react', 'fastify'])
  expect(unusedPackages(made, [`import 'react'; import 'fastify/types'`])).toEqual(['pg'])
})
