/** Who can read a published site, from narrowest to widest. */
import type { z } from 'zod'
import type { SiteVisibility } from './schemas.ts'

export type Audience = z.output<typeof SiteVisibility>

/** From narrowest to widest; the rank is the position, counted from 1. */
export const audiences: readonly Audience[] = ['visitor-auth', 'share-link', 'unlisted', 'public']

/** 1 for the narrowest, 4 for everybody including search engines. */
export const audienceRank = (audience: Audience): number => audiences.indexOf(audience) + 1

/** The audience with this rank; undefined for 0: not published. */
export const audienceOfRank = (rank: number): Audience | undefined => audiences[rank - 1]
