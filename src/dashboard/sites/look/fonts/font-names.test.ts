import { describe, expect, it } from 'vitest'
import { fontFileName, weightText } from './font-names.ts'

describe('font file names', () => {
  it.each([
    ['SourceSans3-SemiBold.ttf', { family: 'Source Sans 3', weight: 600 }],
    ['Inter-ExtraLight.woff2', { family: 'Inter', weight: 200 }],
    ['IBMPlexSerif-Bold.otf', { family: 'IBMPlex Serif', weight: 700 }],
    ['Lato.woff', { family: 'Lato', weight: 400 }],
    ['merriweather-latin-700-normal.woff2', { family: 'Merriweather', weight: 700 }],
    ['Recursive[wght].ttf', { family: 'Recursive', weight: 100, weightTo: 900 }],
    ['inter-latin-wght-normal.woff2', { family: 'Inter', weight: 100, weightTo: 900 }],
    ['House-Variable.woff2', { family: 'House', weight: 100, weightTo: 900 }],
    ['Blackout.ttf', { family: 'Out', weight: 900 }],
    ['.woff2', { family: '', weight: 400 }],
  ])('%s', (file, expected) => {
    expect(fontFileName(file)).toEqual(expected)
  })

  it('truncates the family to the limit of the service', () => {
    expect(fontFileName(`${'Long'.repeat(30)}.woff2`).family).toHaveLength(50)
  })

  it('names the common weights', () => {
    expect(weightText({ weight: 600 })).toBe('Semibold')
    expect(weightText({ weight: 350 })).toBe('350')
    expect(weightText({ weight: 100, weightTo: 900 })).toBe('100 to 900')
  })
})
