/** The XML that an S3 API answers: a result with fields, and items that repeat. */
import { SaxesParser } from 'saxes'
import type { StoredObject } from './file-storage.ts'

export type Fields = Readonly<Record<string, string | undefined>>

/** The texts of the fields of the element `root`, and of each `item` in it. Throws if the text is not XML. */
export const readResult = (
  xml: string,
  root: string,
  item: string,
): { readonly fields: Fields; readonly items: readonly Fields[] } => {
  const parser = new SaxesParser()
  const path: string[] = []
  const fields: Record<string, string> = {}
  const items: Fields[] = []
  let current: Record<string, string> = {}
  let text = ''
  parser.on('opentag', ({ name }) => {
    path.push(name)
    text = ''
  })
  parser.on('text', (some) => (text += some))
  parser.on('closetag', ({ name }) => {
    path.pop()
    const parent = path.join('/')
    if (parent === `${root}/${item}`) current[name] = text
    else if (parent === root && name === item) {
      items.push(current)
      current = {}
    } else if (parent === root) fields[name] = text
  })
  parser.write(xml).close()
  return { fields, items }
}

/** A page of a listing: its items, and the fields that ask for the next one; undefined if it is the last. */
export interface ListedPage {
  readonly items: readonly Fields[]
  readonly next: Fields | undefined
}

/** Throws if the text is no such listing. */
export const readListedPage = (
  xml: string,
  {
    root,
    item,
    markers,
  }: { readonly root: string; readonly item: string; readonly markers: readonly string[] },
): ListedPage => {
  const { fields, items } = readResult(xml, root, item)
  const isTruncated = fields['IsTruncated']
  if (isTruncated !== 'true' && isTruncated !== 'false')
    throw new Error('The object storage answered a listing with something else.')
  if (isTruncated === 'false') return { items, next: undefined }
  if (markers.some((marker) => (fields[marker] ?? '') === ''))
    throw new Error('The object storage answered a part of a listing without saying how it goes on.')
  return { items, next: fields }
}

export interface Listing {
  readonly objects: readonly StoredObject[]
  /** The token of the next page; undefined if this is the last one. */
  readonly next: string | undefined
}

/** Reads an answer to `ListObjectsV2`. Throws if the text is none. */
export const readListing = (xml: string): Listing => {
  const { items, next } = readListedPage(xml, {
    ...{ root: 'ListBucketResult', item: 'Contents', markers: ['NextContinuationToken'] },
  })
  return {
    objects: items.map(({ Key = '', Size = '' }) => ({ key: Key, size: Number(Size) })),
    next: next?.['NextContinuationToken'],
  }
}
