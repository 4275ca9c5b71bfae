import { ExternalLink } from 'lucide-react'
import { type ReactNode } from 'react'
import type { Integration } from '../../../client/types.gen.ts'
import { safeLink } from '../../../content/render/safe-url.ts'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/loading/later.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { categoryLabels, targetLabels, visibilityLabels } from '../integration-text.ts'
import { PreviewPictures } from './preview-pictures.tsx'
import { ScopeList } from './scope-list.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

const MarkdownText = lazyComponent(
  async () => (await import('../../documents/markdown-text.tsx')).MarkdownText,
)

/** What an integration is, what it adds, and what it asks for. */
export function Overview({ integration }: { readonly integration: Integration }) {
  const { title, summary = '', previewImages, scopes, contentSecurityPolicy } = integration
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8">
        {previewImages.length > 0 && <PreviewPictures title={title} urls={previewImages} />}
        {summary.trim() !== '' && (
          <section
            aria-label="Summary"
            className="min-h-20 max-w-measure rounded-base bg-paper px-5 py-4 font-serif text-page"
          >
            <Later>
              <MarkdownText text={summary} className="" />
            </Later>
          </section>
        )}
        <Section title="What it can do" lead="An administrator agrees to this when installing it.">
          <ScopeList label="Permissions" scopes={scopes} />
        </Section>
        <Additions integration={integration} />
        {contentSecurityPolicy !== undefined && (
          <Section
            title="Content security policy"
            lead="What pages and frames of this integration can load in the browsers of readers."
          >
            <pre className="overflow-x-auto rounded-base bg-paper p-3 font-mono ring-1 ring-line ring-inset">
              {policyText(contentSecurityPolicy)}
            </pre>
          </Section>
        )}
      </div>
      <Facts integration={integration} />
    </div>
  )
}

const policyText = (policy: NonNullable<Integration['contentSecurityPolicy']>): string =>
  typeof policy === 'string'
    ? policy
        .split(';')
        .map((directive) => directive.trim())
        .filter((directive) => directive !== '')
        .join('\n')
    : Object.entries(policy)
        .map(([name, value]) => `${name} ${value.replaceAll(';', '').trim()}`)
        .join('\n')

/** Its blocks and content sources. */
function Additions({
  integration: { blocks = [], contentSources = [] },
}: {
  readonly integration: Integration
}) {
  return (
    <>
      {blocks.length > 0 && (
        <Section title="Blocks" lead="Available in the editor of the spaces where it is installed.">
          <DeclaredItems label="Blocks" items={blocks} />
        </Section>
      )}
      {contentSources.length > 0 && (
        <Section title="Content sources" lead="Pages that it generates.">
          <DeclaredItems label="Content sources" items={contentSources} />
        </Section>
      )}
    </>
  )
}

interface DeclaredItem {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly urlUnfurl?: readonly string[]
  readonly markdown?: { readonly codeblock: string }
}

interface DeclaredItemsProps {
  readonly label: string
  readonly items: readonly DeclaredItem[]
}

function DeclaredItems({ label, items }: DeclaredItemsProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {items.map(({ id, title, description = '', urlUnfurl = [], markdown }) => (
        <li key={id} className="grid gap-0.5 py-2">
          <span className="font-strong">{title}</span>
          {description !== '' && <span className="text-ink-soft">{description}</span>}
          {urlUnfurl.length > 0 && (
            <span className="text-caption break-all text-ink-soft">
              Pasted links: <code className="font-mono">{urlUnfurl.join(', ')}</code>
            </span>
          )}
          {markdown !== undefined && (
            <span className="text-caption text-ink-soft">
              In Markdown: <code className="font-mono">```{markdown.codeblock}</code>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-caption text-ink-soft">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

function Facts({ integration }: { readonly integration: Integration }) {
  const { owner, categories, target, externalLinks, name, version, visibility, verified } = integration
  return (
    <dl className="grid content-start gap-4 lg:border-l lg:border-line lg:pl-6">
      <Fact term="Published by">{verified ? 'Recto' : owner.title}</Fact>
      <Fact term="Name">
        <code className="font-mono break-all">{name}</code>
      </Fact>
      <Fact term="Newest version">
        <span className="figures">{version}</span>
      </Fact>
      <Fact term="Installs in">{targetLabels[target]}</Fact>
      {categories.length > 0 && (
        <Fact term="Categories">{categories.map((category) => categoryLabels[category]).join(', ')}</Fact>
      )}
      <Fact term="Visibility">{visibilityLabels[visibility].label}</Fact>
      {externalLinks.length > 0 && (
        <Fact term="Links">
          <ul className="grid gap-1">
            {externalLinks.map(({ url, label }) => (
              <li key={`${url} ${label}`}>
                <a
                  href={safeLink(url)}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex max-w-full min-h-6 items-center gap-1 text-accent underline"
                >
                  <span className="truncate">{label === '' ? url : label}</span>
                  <Icon of={ExternalLink} />
                  <span className="sr-only">, opens in a new tab</span>
                </a>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  )
}
