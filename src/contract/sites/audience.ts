/** Who reaches what a published site shows, from the fewest to all. */
import type { z } from 'zod'
import type { SiteVisibility } from './schemas.ts'

export type Audience = z.output<typeof SiteVisibility>

/** From the narrowest to the widest; the rank of one is its place, counted from 1. */
export const audiences: readonly Audience[] = ['visitor-auth', 'share-link', 'unlisted', 'public']

/** 1 for the narrowest, 4 for everybody with search engines. */
export const audienceRank = (audience: Audience): number => audiences.indexOf(audience) + 1

/** The audience of a rank; undefined for 0: published nowhere. */
export const audienceOfRank = (rank: number): Audience | undefined => audiences[rank - 1]
