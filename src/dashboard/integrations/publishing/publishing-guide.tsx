import { Link } from '@tanstack/react-router'
import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { Section } from '../../ui/layout/section.tsx'

/** Commands that point the command line of the public platform at this server. */
const commands = (origin: string): string =>
  [
    `export GITBOOK_ENDPOINT=${origin}`,
    'export GITBOOK_TOKEN=<your token>',
    'npx @gitbook/cli new my-integration',
    'cd my-integration',
    'npx @gitbook/cli publish',
  ].join('\n')

/** How to publish an integration from the command line. */
export function PublishingGuide() {
  return (
    <Section
      title="Publish from the command line"
      lead={
        <>
          Integrations written for the public platform run unchanged. Create a token with the admin scope in{' '}
          <Link to="/me" className="text-accent underline">
            your account
          </Link>
          , then run:
        </>
      }
    >
      <CodeBlock label="Commands" code={commands(window.location.origin)} />
    </Section>
  )
}
