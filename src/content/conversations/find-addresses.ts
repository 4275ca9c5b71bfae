/** Postal addresses: a street with its number or a post box, and the postal code and town after it. */
import type { MaskSpan } from './masked-text.ts'

/** Not an abbreviation, as in "Via API 2". */
const word = "\\p{Lu}(?!\\p{Lu})[\\p{L}'’.-]{0,30}"
const small =
  "(?:de |du |des |de la |de l['’]|d['’]|del |della |dei |da |do |dos |das |di |la |le |les |los |las )"
const number = '\\d{1,5}(?:[ -]?[a-zA-Z])?(?![\\p{L}\\p{N}])'

/** "Unter den Linden" needs its town; a name that ends in a kind of street does not. */
const streets = [
  // Hauptstraße 12, Lange Gasse 3, Keizersgracht 100, Storgatan 5.
  `(?:${word} ){0,2}\\p{Lu}[\\p{L}-]{1,30}(?:straße|strasse|str\\.|weg|platz|allee|gasse|damm|ufer|chaussee|straat|laan|plein|kade|gracht|dijk|gatan|vägen|gade)\\s${number}`,
  `(?:${word} ){1,2}(?:Straße|Strasse|Str\\.|Weg|Platz|Allee|Gasse|Damm|Ufer|Chaussee)\\s${number}`,
  // 221 Baker Street; 12 bis, rue de la Paix.
  `\\d{1,5}[a-zA-Z]? (?:${word} ){1,3}(?:Street|Avenue|Road|Boulevard|St\\.?|Ave\\.?|Rd\\.?|Blvd\\.?)(?![\\p{L}\\p{N}])`,
  `\\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|chemin|impasse|quai|route) ${small}{0,2}${word}(?: ${small}{0,1}${word}){0,2}`,
  // Calle de Alcalá, 45; Via Roma 7; Rua Augusta, nº 100.
  `(?:Calle|Avenida|Avda\\.|Paseo|Carrer|Via|Viale|Corso|Rua|Travessa|Praça|Estrada|Alameda) ${small}{0,2}${word}(?: ${small}{0,1}${word}){0,2},?(?: n[.º°]{1,2})? ${number}`,
  `(?:P\\.? ?O\\.? Box|Postfach|Apartado(?: de Correos)?|Boîte postale|Casella postale|Caixa postal|Postbus) \\d{1,3}(?: ?\\d{1,3}){0,2}`,
]
/** Kinds of streets that are common words, too: only with the town. */
const doubtful = `\\d{1,5}[a-zA-Z]? (?:${word} ){1,3}(?:Lane|Drive|Court|Square|Terrace|Way|Place|Parkway|Highway|Close|Crescent)`

const town = `${word}(?: ${word}){0,2}`
/** 10115 Berlin, 1012 AB Amsterdam, 28014 Madrid; Springfield, IL 62704; London NW1 6XE. */
const place = `(?:(?:[A-Z]{1,2}-)?\\d{4,5}(?:-\\d{3,4})?(?: [A-Z]{2}(?= ))? ${town}|${town},? (?:[A-Z]{2},? \\d{5}(?:-\\d{4})?|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}))(?![\\p{L}\\p{N}])`
const apartment = '(?:,? (?:apt|apartment|suite|unit|floor|flat|app|appartement|bus|piso)\\.? ?#?\\w{1,5})?'
const between = '[ \\t]{0,3}(?:,[ \\t]{0,3}\\n?|\\n)[ \\t]{0,3}'

const expression = new RegExp(
  `(?<![\\p{L}\\p{N}./\\\\_#-])(?:(?:${streets.join('|')})${apartment}(?:${between}${place})?|${doubtful}${apartment}${between}${place})`,
  'gu',
)

export function* addresses(text: string): Generator<MaskSpan> {
  for (const match of text.matchAll(expression)) {
    const [found] = match
    const value = found.toLowerCase().replace(/[\s,]{1,9}/g, ' ')
    yield { start: match.index, end: match.index + found.length, kind: 'address', value }
  }
}
