/** Which strings in the data of blocks and inlines are translated, and what texts are called. */

type Fields = { readonly [type: string]: { readonly [field: string]: string } }

export const dataFields: Fields = {
  'tabs-item': { title: 'Tab title' },
  code: { title: 'Code title' },
  prompt: { description: 'Prompt description' },
  image: { alt: 'Alternative text' },
}

export const inlineFields: Fields = {
  'inline-image': { alt: 'Alternative text', caption: 'Caption' },
  button: { label: 'Button' },
  link: { title: 'Link tooltip' },
}

/** By type of a text, of the nearest block around a paragraph, or of its fragment. */
export const blockLabels: { readonly [type: string]: string } = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`heading-${level}`, `Heading ${level}`])),
  'list-item': 'List item',
  blockquote: 'Quote',
  hint: 'Hint',
  caption: 'Caption',
  'expandable-title': 'Expandable title',
}
