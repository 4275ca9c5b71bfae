import { Section } from '../ui/section.tsx'
import { AdaptiveSchema } from './adaptive-schema.tsx'
import { TokenDebugger } from './token-debugger.tsx'
import { VisibilityChoice, type SitePartProps } from './visibility-choice.tsx'
import { WhoSees } from './who-sees.tsx'

/** Who reads the site, how they come in, and what each of them sees. */
export function AudienceScreen(props: SitePartProps) {
  const { org, site } = props
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-10">
      <h1 className="sr-only">Audience</h1>
      <Section title="Who reads it">
        <VisibilityChoice key={site.visibility} {...props} />
      </Section>
      <Section title="A visitor’s token" lead="What a token says, and what this site would say to it.">
        <TokenDebugger
          audiences={[site.id, site.basename, site.hostname].filter((name) => name !== undefined)}
          signingKey={undefined}
        />
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
