/** Custom fonts of a site: files that its pages load from the site itself. */
import { z } from 'zod'
import { Id, text, Timestamp } from '../../wire/shapes.ts'

/** Maximum size of one file in bytes. Enough for a complete Chinese font as woff2. */
export const largestFontFile = 5 * 1024 * 1024

/** Maximum number of font files of a site. */
export const mostFontFiles = 60

const FontFamily = text({ min: 1, max: 50 })

/** Font weight; 400 is regular, 700 bold. */
const FontWeight = z.int().min(1).max(1000)

export const SiteFontFormat = z.enum(['woff2', 'woff', 'truetype', 'opentype'])

/** One file. The members `weight` and `sources` are those of a font face in a customization. */
const SiteFontFace = z
  .object({
    weight: FontWeight,
    weightTo: FontWeight.optional().describe('The file holds all weights from `weight` to this one.'),
    format: SiteFontFormat,
    size: z.int().describe('The size in bytes.'),
    sources: z.array(
      z.object({
        url: z.string().describe('The URL of the font, for visitors who can see the site.'),
        format: z.enum(['woff2', 'woff']).optional(),
      }),
    ),
  })
  .meta({ id: 'SiteFontFace' })

export const SiteFont = z
  .object({
    object: z.literal('site-font'),
    id: Id,
    custom: z.literal(true),
    fontFamily: z.string(),
    fontFaces: z.array(SiteFontFace).describe('The files by weight, lightest first.'),
    used: z.boolean().describe('Whether the customization of the site or its draft uses it.'),
    createdAt: Timestamp,
  })
  .meta({ id: 'SiteFont' })

export const SiteFontUpload = z.object({
  family: FontFamily.describe('The font to add the file to. Replaces a file of the same weight.'),
  weight: FontWeight.default(400),
  weightTo: FontWeight.optional().describe('For a variable font: its last weight.'),
})
