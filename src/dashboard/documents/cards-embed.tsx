import type { Card, Embed } from '../../content/render/render-node.ts'
import { isExternal, safeLink } from '../../content/render/safe-url.ts'
import { blockMarks, type Drawing } from './document-context.ts'
import { Picture } from './picture.tsx'

type CardsOf = Extract<Embed, { kind: 'cards' }>

export interface CardsEmbedProps {
  readonly cards: CardsOf
  readonly block: string | undefined
  readonly drawing: Drawing
}

/** Rows as cards. A card's link covers it; links inside its cells stay clickable above it. */
export function CardsEmbed({ cards, block, drawing }: CardsEmbedProps) {
  return (
    <div
      className="doc-cards"
      data-size={cards.size}
      data-full-width={cards.fullWidth ? '' : undefined}
      {...blockMarks(block, drawing)}
    >
      {cards.cards.map((card) => (
        <section key={card.id} className="doc-card">
          <Cover card={card} drawing={drawing} />
          <div className="doc-card-body">
            {card.cells.map((cell, index) => {
              const column = cards.columns[index]
              if (cell.length === 0) return null
              return (
                <div key={column?.id ?? index} className="doc-flow">
                  {!cards.hideColumnTitle && column !== undefined && column.title !== '' && (
                    <p className="doc-cell-title">{column.title}</p>
                  )}
                  {drawing.draw(cell)}
                </div>
              )
            })}
            <CardLink card={card} />
          </div>
        </section>
      ))}
    </div>
  )
}

function Cover({ card, drawing }: { readonly card: Card; readonly drawing: Drawing }) {
  if (card.cover === undefined) return null
  const themed = card.coverDark !== undefined
  return (
    <div className="doc-cover">
      <Picture
        attributes={{ src: card.cover, alt: '', ...(themed ? { 'data-theme': 'light' } : {}) }}
        size={drawing.context.picture(card.cover)}
      />
      {card.coverDark !== undefined && (
        <Picture
          attributes={{ src: card.coverDark, alt: '', 'data-theme': 'dark' }}
          size={drawing.context.picture(card.coverDark)}
        />
      )}
    </div>
  )
}

function CardLink({ card }: { readonly card: Card }) {
  const { target } = card
  if (target === undefined) return null
  const href = target.state === 'ok' ? safeLink(target.href) : undefined
  if (href === undefined) return <p className="doc-note">Broken link</p>
  return (
    <a
      href={href}
      className="doc-card-link"
      {...(isExternal(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {target.title}
    </a>
  )
}
