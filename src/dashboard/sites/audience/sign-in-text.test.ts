import { describe, expect, test } from 'vitest'
import type { SitePublishingAuth } from '../../../client/types.gen.ts'
import {
  choiceRefusal,
  currentChoice,
  memberSignIn,
  ownSignIn,
  signInConsequence,
  signInOptions,
  signInTitle,
  signInUpdate,
  signInWarning,
} from './sign-in-text.ts'

const auth = (more: Partial<SitePublishingAuth> = {}): SitePublishingAuth => ({
  ...{ object: 'publishing-auth', backend: 'custom', integrations: [], algorithm: 'HS256' },
  ...{ keyId: 'k', audience: 's', keyCreatedAt: '2026-01-01T00:00:00.000Z' },
  ...more,
})
const harbour = { name: 'harbour-id', title: 'Harbour ID' }

describe('what signs visitors in', () => {
  test('is a program of the user until an integration is chosen', () => {
    expect(currentChoice(auth())).toBe(ownSignIn)
    expect(signInOptions(auth()).map(({ label }) => label)).toEqual([
      'Members of the organization',
      'Your own sign-in',
    ])
    expect(signInWarning(auth())).toBeUndefined()
    const chosen = auth({ backend: 'integration', integration: 'harbour-id', integrations: [harbour] })
    expect(signInTitle(chosen, currentChoice(chosen))).toBe('Harbour ID')
    expect(signInWarning(chosen)).toBeUndefined()
  })

  test('can be the organization itself', () => {
    const members = auth({ backend: 'members' })
    expect(currentChoice(members)).toBe(memberSignIn)
    expect(signInTitle(members, memberSignIn)).toBe('Members of the organization')
    expect(choiceRefusal(members, memberSignIn)).toBeUndefined()
    expect(signInConsequence(members, memberSignIn)).toContain('Guests cannot sign in')
  })

  test('is changed to what was chosen', () => {
    expect([memberSignIn, ownSignIn, 'harbour-id'].map(signInUpdate)).toEqual([
      { backend: 'members' },
      { backend: 'custom' },
      { backend: 'integration', integration: 'harbour-id' },
    ])
  })

  test('cannot be an integration that is paused or not configured', () => {
    const { integrations } = auth({ integrations: [{ ...harbour, problem: 'paused' }] })
    expect(choiceRefusal(auth({ integrations }), 'harbour-id')).toBe('Harbour ID is paused. Resume it first.')
    expect(choiceRefusal(auth({ integrations }), ownSignIn)).toBeUndefined()
    const unfinished = auth({ integrations: [{ ...harbour, problem: 'not-configured' }] })
    expect(choiceRefusal(unfinished, 'harbour-id')).toContain('Fill in its settings first')
    expect(choiceRefusal(auth({ integrations: [harbour] }), 'harbour-id')).toBeUndefined()
  })

  test('says who is affected when it cannot', () => {
    const warningOf = (problem: NonNullable<SitePublishingAuth['problem']>) =>
      signInWarning(
        auth({
          ...{ backend: 'integration', integration: 'harbour-id', problem },
          integrations: [{ ...harbour, problem }],
        }),
      )
    expect(warningOf('paused')).toContain('stay signed in')
    expect(warningOf('not-configured')).toContain('stay signed in')
    expect(warningOf('not-installed')).toContain('Harbour ID is no longer installed on this site')
    expect(warningOf('not-granted')).toContain('no longer allowed')
  })
})
