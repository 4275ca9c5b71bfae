import { describe, expect, it } from 'vitest'
import { changesText, failureText, sourceLabel, specName, specState, versionLabel } from './api-spec-text.ts'

describe('text of API specifications', () => {
  it.each([
    ['waiting', { processingState: 'pending', problems: 0 }],
    ['processing', { processingState: 'progress', problems: 2, lastProcessErrorCode: 'PARSE_ERROR' }],
    ['failed', { processingState: 'complete', problems: 2, lastProcessErrorCode: 'PARSE_ERROR' }],
    ['problems', { processingState: 'complete', problems: 2 }],
    ['ready', { processingState: 'complete', problems: 0 }],
  ] as const)('is %s', (state, spec) => {
    expect(specState(spec)).toBe(state)
  })

  it('says why processing failed', () => {
    const sourceURL = 'https://api.example.org/openapi.json'
    expect(failureText({ sourceURL })).toBeUndefined()
    expect(failureText({ sourceURL, lastProcessErrorCode: 'FETCH_TIMEOUT' })).toBe(
      'api.example.org did not answer in 30 seconds from this server.',
    )
    expect(failureText({ lastProcessErrorCode: 'PARSE_ERROR' })).toBe('The document could not be read.')
  })

  it('names specifications, sources and versions', () => {
    expect(specName({ slug: 'pets', title: '' })).toBe('pets')
    expect(specName({ slug: 'pets', title: 'Pet store' })).toBe('Pet store')
    expect(sourceLabel({ sourceURL: 'https://a.test:8443/x' })).toBe('a.test:8443')
    expect(sourceLabel({})).toBe('Uploaded')
    expect(versionLabel({ number: 3, apiVersion: '1.4.0' })).toBe('Version 3 (1.4.0)')
    expect(versionLabel({ number: 3, apiVersion: '' })).toBe('Version 3')
  })

  it('counts changes', () => {
    const none = { breaking: 0, review: 0, safe: 0, accepted: 0, wordsOnly: 0 }
    expect(changesText(none)).toBe('No changes')
    expect(changesText({ ...none, breaking: 2, safe: 5, wordsOnly: 1 })).toBe(
      '2 breaking, 5 safe, 1 operation reworded',
    )
  })
})
