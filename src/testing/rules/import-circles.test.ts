import { expect, test } from 'vitest'
import { importCircles } from './import-circles.ts'
import { sourceFiles } from './source-files.ts'

test('no files import each other in a circle', () => {
  const files = new Map([...sourceFiles()].filter(([path]) => !path.startsWith('src/client/')))
  expect(importCircles(files)).toEqual([])
})

test('finds circles through several files, and those of types', () => {
  const files = new Map([
    ['src/a.ts', "import { b } from './b.ts'\nexport const a = b"],
    ['src/b.ts', "import type { C } from './c/c.ts'\nexport const b: C = 1"],
    ['src/c/c.ts', "import type { a } from '../a.ts'\nexport type C = typeof a"],
    ['src/d.ts', "import { a } from './a.ts'\nexport const e = () => import('./late.ts')\nexport default a"],
    ['src/late.ts', "import { e } from './d.ts'\nexport const late = e"],
  ])
  expect(importCircles(files)).toEqual([['src/a.ts', 'src/b.ts', 'src/c/c.ts']])
})
