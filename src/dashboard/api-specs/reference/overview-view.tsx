import type { ReactNode } from 'react'
import type { ReferenceOverview } from '../../../content/api-reference/api-reference.ts'
import { safeLink } from '../../../content/render/safe-url.ts'
import { Security, Servers } from './operation-view.tsx'
import { ReferenceText } from './reference-text.tsx'

/** What a document says of the whole API. */
export function OverviewView({ overview }: { readonly overview: ReferenceOverview }) {
  const { title, version, description, servers, security, contact, license } = overview
  return (
    <>
      <h2 className="text-title font-strong [overflow-wrap:anywhere]">
        {title} {version !== '' && <span className="figures font-normal text-ink-soft">{version}</span>}
      </h2>
      <ReferenceText text={description} />
      {servers.length > 0 && (
        <Fact label="Servers">
          <Servers servers={servers} />
        </Fact>
      )}
      {security.length > 0 && (
        <Fact label="Authentication">
          <Security security={security} />
        </Fact>
      )}
      {contact !== undefined && (
        <Fact label="Contact">
          <Linked
            text={contact.name === '' ? (contact.email ?? contact.url ?? '') : contact.name}
            url={contact.url}
          />
          {contact.name !== '' && contact.email !== undefined && ` (${contact.email})`}
        </Fact>
      )}
      {license !== undefined && (
        <Fact label="License">
          <Linked text={license.name} url={license.url} />
        </Fact>
      )}
    </>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section aria-label={label} className="grid gap-1">
      <h3 className="font-strong">{label}</h3>
      <div className="[overflow-wrap:anywhere]">{children}</div>
    </section>
  )
}

function Linked({ text, url }: { readonly text: string; readonly url: string | undefined }) {
  const href = safeLink(url ?? '')
  if (href === undefined) return text
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="underline underline-offset-2">
      {text}
    </a>
  )
}
