import { Section } from '../../ui/layout/section.tsx'
import { AdaptiveSchema } from './adaptive-schema.tsx'
import { ShareLinks } from './share-links.tsx'
import { VisibilityChoice, type SitePartProps } from './visibility-choice.tsx'
import { VisitorAuth } from './visitor-auth.tsx'
import { WhoSees } from './audience-check.tsx'

/** Who can read the site, how they get access, and what each of them sees. */
export function AudienceScreen(props: SitePartProps) {
  const { org, site } = props
  const { visibility } = site
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-10">
      <h1 className="sr-only">Audience</h1>
      <Section title="Audience">
        <VisibilityChoice key={visibility} {...props} />
      </Section>
      <Section
        title="Share links"
        lead={
          visibility === 'share-link'
            ? 'Each opens the site for whoever has it.'
            : 'They open the site once its audience is “Share links”.'
        }
      >
        <ShareLinks {...props} />
      </Section>
      <Section
        title="Signed-in visitors"
        lead={
          visibility === 'visitor-auth'
            ? 'Only those read the site who come with a token of yours.'
            : 'Whoever reads the site anyway can come with a token too, and is shown what is meant for them.'
        }
      >
        <VisitorAuth {...props} />
      </Section>
      <Section
        title="What the site knows of visitors"
        lead="With it, sections, variants and pages are shown to some visitors only."
      >
        <AdaptiveSchema {...props} />
      </Section>
      <Section
        title="Who sees what"
        lead="The claims of a visitor’s token, and which parts of the site that visitor sees."
      >
        <WhoSees org={org} site={site.id} />
      </Section>
    </div>
  )
}
