/** How a site looks and which features it offers to readers. */
import { z } from 'zod'
import { ContentReference } from '../../documents/schemas.ts'
import { Emoji, Expression, text, Url } from '../../wire/shapes.ts'

export const SiteTitle = text({ min: 2, max: 128 })

/** `#rgb` or `#rrggbb`. */
const Color = z.string().regex(/^#(?:[0-9a-fA-F]{3}){1,2}$/, { error: 'Enter a color such as #1a2b3c.' })

const ThemedColor = z.strictObject({ light: Color, dark: Color }).meta({ id: 'ThemedColor' })
const ThemedUrl = z.strictObject({ light: Url, dark: Url }).meta({ id: 'ThemedUrl' })

/** An image, an emoji, or the default. */
export const Favicon = z
  .union([z.strictObject({ icon: ThemedUrl }), z.strictObject({ emoji: Emoji }), z.strictObject({})])
  .meta({ id: 'Favicon' })

const FontFace = z.strictObject({
  weight: z.int().min(1).max(1000),
  sources: z
    .array(z.strictObject({ url: Url, format: z.enum(['woff2', 'woff']).optional() }))
    .min(1)
    .max(10),
})
const CustomFont = z
  .strictObject({
    id: text({ min: 1, max: 64 }),
    custom: z.boolean(),
    fontFamily: text({ min: 1, max: 50 }),
    fontFaces: z.array(FontFace).min(1).max(100),
  })
  .meta({ id: 'CustomFont' })

const fonts = [
  'ABCFavorit',
  'Inter',
  'Roboto',
  'RobotoSlab',
  'OpenSans',
  'SourceSansPro',
  'Lato',
  'Ubuntu',
  'Raleway',
  'Merriweather',
  'Overpass',
  'NotoSans',
  'IBMPlexSerif',
  'Poppins',
  'FiraSans',
] as const
const monospaceFonts = [
  'FiraCode',
  'IBMPlexMono',
  'JetBrainsMono',
  'SourceCodePro',
  'RobotoMono',
  'SpaceMono',
  'DMMono',
  'Inconsolata',
] as const

const Styling = z
  .strictObject({
    theme: z.enum(['clean', 'muted', 'bold', 'gradient']),
    primaryColor: ThemedColor,
    tint: z.strictObject({ color: ThemedColor }).optional(),
    infoColor: ThemedColor,
    successColor: ThemedColor,
    warningColor: ThemedColor,
    dangerColor: ThemedColor,
    corners: z.enum(['straight', 'rounded', 'circular']),
    depth: z.enum(['subtle', 'flat']),
    links: z.enum(['default', 'accent']),
    font: z.union([z.enum(fonts), CustomFont]).describe('`ABCFavorit` is accepted and shown as Inter.'),
    monospaceFont: z.union([z.enum(monospaceFonts), CustomFont]),
    background: z
      .enum(['plain', 'match'])
      .optional()
      .describe('Deprecated. Kept for older clients, without effect.'),
    icons: z.enum(['regular', 'solid', 'duotone', 'light', 'thin']),
    sidebar: z.strictObject({
      background: z.enum(['default', 'filled']),
      list: z.enum(['default', 'pill', 'line']),
    }),
    search: z.enum(['prominent', 'subtle']),
  })
  .meta({ id: 'SiteStyling' })

/** Maximum number of links in one list, and of link groups. */
const mostLinks = 100

const ContentLink = z
  .strictObject({ title: text({ max: 64 }), to: ContentReference })
  .meta({ id: 'ContentLink' })

const HeaderLink = z
  .strictObject({
    title: text({ max: 64 }),
    style: z.enum(['link', 'button-primary', 'button-secondary']).optional(),
    to: ContentReference.nullable(),
    links: z.array(ContentLink).max(mostLinks).describe('Paths below the source.'),
    condition: Expression.optional(),
  })
  .meta({ id: 'HeaderLink' })

const FooterGroup = z
  .strictObject({ title: text({ max: 64 }), links: z.array(ContentLink).max(mostLinks) })
  .meta({ id: 'FooterGroup' })

const Announcement = z
  .strictObject({
    enabled: z.boolean(),
    message: text({ min: 2, max: 128 }),
    link: ContentLink.optional(),
    style: z.enum(['info', 'warning', 'danger', 'success']),
  })
  .meta({ id: 'Announcement' })

const Switch = z.strictObject({ enabled: z.boolean() })

/**
 * The complete customization: an update replaces the previous one. Members marked for older clients are stored and have
 * no effect.
 */
export const SiteCustomization = z
  .strictObject({
    title: SiteTitle.optional(),
    styling: Styling,
    internationalization: z
      .strictObject({ locale: z.enum(['en', 'fr', 'es', 'zh', 'ja', 'de', 'nl', 'no', 'pt-br', 'ru']) })
      .optional()
      .describe('Deprecated. Kept for older clients.'),
    favicon: Favicon,
    header: z.strictObject({
      preset: z
        .enum(['default', 'bold', 'contrast', 'custom', 'none'])
        .optional()
        .describe('Deprecated. Kept for older clients, without effect.'),
      logo: ThemedUrl.optional(),
      backgroundColor: ThemedColor.optional(),
      linkColor: ThemedColor.optional(),
      links: z.array(HeaderLink).max(mostLinks),
    }),
    footer: z.strictObject({
      logo: ThemedUrl.optional(),
      groups: z.array(FooterGroup).max(mostLinks),
      copyright: text({ max: 300 }).optional(),
    }),
    announcement: Announcement.optional(),
    themes: z.strictObject({
      default: z.enum(['light', 'dark', 'system']).describe('`system`: the theme of the reader’s device.'),
      toggeable: z.boolean().describe('Whether readers can switch between light and dark.'),
    }),
    pdf: Switch,
    feedback: Switch,
    ai: z.strictObject({
      mode: z.enum(['none', 'search', 'assistant']).describe('Stored, without effect on the site.'),
    }),
    advancedCustomization: Switch.describe('Stored, without effect on the site.'),
    git: z.strictObject({ showEditLink: z.boolean() }),
    pageActions: z.strictObject({
      externalAI: z
        .boolean()
        .describe('Links that open the page in an AI assistant, on sites that search engines may index.'),
      markdown: z.boolean(),
      mcp: z.boolean().describe('Stored, without effect on the site.'),
    }),
    externalLinks: z.strictObject({ target: z.enum(['self', 'blank']) }),
    pagination: Switch,
    trademark: Switch.describe('Whether the footer says what the site is made with.'),
    privacyPolicy: z.strictObject({ url: Url.optional() }),
    socialPreview: z.strictObject({ url: Url.optional() }),
    insights: z.strictObject({
      trackingCookie: z.boolean().describe('Stored, without effect on the site.'),
    }),
  })
  .meta({ id: 'SiteCustomization' })
export type SiteCustomization = z.infer<typeof SiteCustomization>
