import { LastChange } from '../../forms/last-change.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { AdaptiveSchema } from './adaptive-schema.tsx'
import { ShareLinks } from './share-links.tsx'
import { VisibilityChoice, type SiteSettingsProps } from './visibility-choice.tsx'
import { VisitorAuth } from './visitor-auth.tsx'
import { VisibilityTable } from './audience-check.tsx'

/** Who can read the site, how they get access, and what each of them sees. */
export function AudienceScreen(props: SiteSettingsProps) {
  const { org, site } = props
  const { visibility } = site
  const changed = { org, of: 'site', id: site.id } as const
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-10">
      <h1 className="sr-only">Audience</h1>
      <Section title="Audience">
        <VisibilityChoice key={visibility} {...props} />
        <LastChange {...changed} action="site.updated" fields={['visibility']} />
      </Section>
      <Section
        title="Share links"
        lead={
          visibility === 'share-link'
            ? 'Anyone with a share link can read the site.'
            : 'Share links work once the audience is “Share links”.'
        }
      >
        <ShareLinks {...props} />
        <LastChange {...changed} action="site.share-links-changed" />
      </Section>
      <Section
        title="Signed-in visitors"
        lead={
          visibility === 'visitor-auth'
            ? 'Only visitors who sign in can read the site.'
            : 'Visitors who sign in can see content that is meant for them.'
        }
      >
        <VisitorAuth {...props} />
        <LastChange {...changed} action="site.publishing-auth-changed" />
      </Section>
      <Section
        title="Visitor schema"
        lead="Describe the claims in your visitors’ tokens to show sections, variants and pages to some visitors only."
      >
        <AdaptiveSchema {...props} />
        <LastChange {...changed} action="site.adaptive-schema-changed" />
      </Section>
      <Section
        title="Who sees what"
        lead="Enter the claims of a visitor’s token to check which sections and variants that visitor sees."
      >
        <VisibilityTable org={org} site={site.id} />
      </Section>
    </div>
  )
}
