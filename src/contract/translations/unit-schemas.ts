/** The units of a translation: what is translated as one piece, its state, and what the checks say of it. */
import { z } from 'zod'
import { User } from '../people/schemas.ts'
import { Id, ListQuery, text, Timestamp } from '../wire/shapes.ts'

/** `stale`: the source changed since the translation was made. */
const unitStates = ['missing', 'machine', 'edited', 'reviewed', 'stale'] as const
const UnitState = z.enum(unitStates).meta({ id: 'TranslationUnitState' })

export const UnitCounts = z
  .object({
    missing: z.int(),
    machine: z.int(),
    edited: z.int(),
    reviewed: z.int(),
    stale: z.int(),
  })
  .meta({ id: 'TranslationUnitCounts' })

/**
 * `PAGE:KEY` or `PAGE:KEY:SLOT`: the page, the key of the block (or `page` for the page's own title and description),
 * and the part of the block where it has several.
 */
export const UnitId = z
  .string()
  .regex(/^[\w-]{1,64}:[\w.-]{1,128}(?::[\w.-]{1,255})?$/, { error: 'Must be the id of a unit.' })
  .describe('The id of a unit, `PAGE:KEY` or `PAGE:KEY:SLOT`.')

/** Characters of a translation with its tags. */
export const longestUnit = 100_000

const UnitCheck = z
  .object({
    kind: z.enum([
      'tags',
      'expressions',
      'code',
      'title-limit',
      'control-characters',
      'numbers',
      'glossary',
      'length',
      'unchanged',
      'punctuation',
      'spaces',
      'consistency',
    ]),
    severity: z.enum(['error', 'warning']).describe('A unit with an error cannot be reviewed.'),
    message: z.string(),
  })
  .meta({ id: 'TranslationUnitCheck' })

const taggedText =
  'Text with numbered tags: `<g id="1">…</g>` around what has marks or is a link, `<x id="2"/>` for what is not translated. `&`, `<` and `>` in the text are escaped as `&amp;`, `&lt;` and `&gt;`.'

export const TranslationUnit = z
  .object({
    object: z.literal('translation-unit'),
    id: z.string(),
    page: z.object({ id: Id, title: z.string() }),
    kind: z
      .enum(['text', 'cell', 'label', 'page-title', 'page-description', 'page-link-title'])
      .describe(
        '`label` is a string in the data of a block: the title of a tab, alternative text, a caption.',
      ),
    block: z
      .object({ key: z.string().optional(), type: z.string() })
      .optional()
      .describe('The block that holds it; absent for fields of the page itself.'),
    label: z.string().describe('What it is, in words: "Heading 2", "Table cell", "Tab title".'),
    source: z.string().describe(taggedText),
    tags: z
      .array(z.object({ id: z.int(), label: z.string() }))
      .describe('What each numbered tag stands for, in words.'),
    target: z.string().optional().describe(`Absent while it is missing. ${taggedText}`),
    state: UnitState,
    minor: z
      .boolean()
      .describe('Whether a stale unit differs from its former source by case, space or punctuation only.'),
    formerSource: z.string().optional().describe('With `stale`: the source that the target was made from.'),
    origin: z.enum(['machine', 'memory', 'person', 'import']).optional(),
    by: User.optional(),
    at: Timestamp.optional(),
    suggestions: z
      .array(
        z.object({
          target: z.string(),
          origin: z.enum(['machine', 'memory']),
          likeness: z.number().describe('How alike the sources are, from 0 to 1.'),
          source: z.string().optional().describe('The source in the memory, where it differs.'),
        }),
      )
      .describe('At most five, best first. Lists leave them empty.'),
    terms: z
      .array(
        z.object({
          entry: Id,
          source: z.string(),
          target: z.string().optional(),
          doNotTranslate: z.boolean(),
        }),
      )
      .describe('Terms of the glossary in the source.'),
    checks: z.array(UnitCheck),
    problem: z.string().optional().describe('Why the last run left it missing.'),
  })
  .meta({ id: 'TranslationUnit' })
export type TranslationUnit = z.output<typeof TranslationUnit>

export const UnitListQuery = ListQuery.extend({
  pageId: Id.optional().describe('Only units of this page.'),
  state: UnitState.optional(),
  check: z.enum(['error', 'warning']).optional().describe('Only units with such a check.'),
  minor: z
    .stringbool()
    .optional()
    .describe('Only stale units whose source changed by case, space or punctuation.'),
  search: text({ max: 255 })
    .optional()
    .describe('Only units whose source or target contains this, in any case.'),
})

/** What a person types. */
export const UnitUpdate = z
  .strictObject({
    target: text({ max: longestUnit }).describe(taggedText),
    state: z.enum(['edited', 'reviewed']).default('edited'),
    ifTarget: text({ max: longestUnit })
      .nullable()
      .optional()
      .describe(
        'The target that was edited, null for none; the update is refused if it is another one by now.',
      ),
  })
  .meta({ id: 'TranslationUnitUpdate' })

const UnitIds = z.array(UnitId).min(1).max(1000)

/** Which stale units to keep as they are. */
export const UnitsToKeep = z
  .union([z.strictObject({ units: UnitIds }), z.strictObject({ minor: z.literal(true) })])
  .meta({ id: 'TranslationUnitsToKeep' })

export const UnitsToApprove = z.strictObject({ units: UnitIds }).meta({ id: 'TranslationUnitsToApprove' })

export const UnitsChanged = z
  .object({
    changed: z.int(),
    refused: z
      .array(z.object({ unit: z.string(), message: z.string() }))
      .describe('Units that were left alone, with the reason.'),
  })
  .meta({ id: 'TranslationUnitsChanged' })

export const TranslationPage = z
  .object({
    page: z.object({ id: Id, title: z.string(), path: z.string() }),
    units: UnitCounts,
    words: z.int().describe('Words of the source.'),
    checks: z
      .object({ errors: z.int(), warnings: z.int() })
      .describe('Of each unit by itself: without `consistency`, which compares units.'),
  })
  .meta({ id: 'TranslationPage' })

export const TranslationExportQuery = z.object({
  format: z.enum(['xliff', 'po']).default('xliff'),
  pageId: Id.optional().describe('Only units of this page.'),
  state: UnitState.optional(),
})

export const TranslationImportQuery = z.object({
  format: z.enum(['xliff', 'po']).optional().describe('Default: found out from the file.'),
  dryRun: z.stringbool().default(false).describe('Only tell what an import would change.'),
})

export const TranslationImport = z
  .object({
    format: z.enum(['xliff', 'po']),
    changed: z.int(),
    unchanged: z.int(),
    skipped: z.int().describe('Units without a translation in the file.'),
    problems: z
      .array(z.object({ line: z.int().optional(), unit: z.string().optional(), message: z.string() }))
      .describe('At most 100. What has a problem is not imported.'),
    problemCount: z.int(),
    changes: z
      .array(z.object({ unit: z.string(), before: z.string().optional(), after: z.string() }))
      .describe('At most 100.'),
    revision: Id.optional().describe('The revision that the import wrote.'),
    changeRequest: Id.optional(),
  })
  .meta({ id: 'TranslationImport' })
